import { Button } from '@mantine/core'
import type { Recipe } from '#core/recipes/recipe.ts'
import { focusIfLost } from './focus-if-lost.ts'
import css from './notice.module.css'
import { detailTexts, nutritionTexts as texts } from './texts.ts'
import { useGenerate } from './use-generate.ts'

type Props = {
  readonly recipe: Recipe
  /** Where the keyboard goes on when the notice is gone. */
  readonly headingId: string
  /** Saved again since it was analysed. */
  readonly changed: boolean
  /** The figures were typed or come from elsewhere: nothing is known of the single ingredients. */
  readonly withoutLines: boolean
}

/** The figures are older than the recipe, or bare: says so, and offers to make them anew. */
export function ChangedNotice({ recipe, headingId, changed, withoutLines }: Props) {
  const { generate, busy } = useGenerate(recipe.id)
  const press = async () => {
    if (await generate()) focusIfLost(headingId)
  }
  if (!changed && !withoutLines) return null
  return (
    <div className={css.notice} data-voice="amber" data-below-head>
      {changed && <p className={css.title}>{texts.changed}</p>}
      <p>{changed ? detailTexts.changedText : detailTexts.withoutLines}</p>
      <div className={css.actions}>
        <Button variant="default" onClick={() => void press()} aria-disabled={busy} data-disabled={busy}>
          {busy ? texts.generating : texts.regenerate}
        </Button>
      </div>
    </div>
  )
}

import { Button } from '@mantine/core'
import type { Recipe } from '#core/recipes/recipe.ts'
import { focusIfLost } from '#web/data/focus-if-lost.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { detailTexts, nutritionTexts as texts } from './texts.ts'
import { useGenerate } from './use-generate.ts'

type Props = {
  readonly recipe: Recipe
  /** Where the keyboard goes on when the notice is gone. */
  readonly headingId: string
  /** Why the figures are out of date; null: they are not. */
  readonly changed: 'recipe' | 'food' | null
  /** The figures were typed or come from elsewhere: nothing is known of the single ingredients. */
  readonly withoutLines: boolean
}

/** The figures are older than the recipe, or bare: says so, and offers to make them anew. */
export function ChangedNotice({ recipe, headingId, changed, withoutLines }: Props) {
  const { generate, busy } = useGenerate(recipe.id)
  const press = async () => {
    if (await generate()) focusIfLost(headingId)
  }
  if (changed === null && !withoutLines) return null
  return (
    <Notice
      voice="amber"
      {...(changed === null ? {} : { title: changed === 'recipe' ? texts.changed : texts.otherFood })}
      actions={
        <Button variant="default" onClick={() => void press()} aria-disabled={busy} data-disabled={busy}>
          {busy ? texts.generating : texts.regenerate}
        </Button>
      }
    >
      <p>{changed === null ? detailTexts.withoutLines : words[changed]}</p>
    </Notice>
  )
}

const words = { recipe: detailTexts.changedText, food: detailTexts.otherFoodText } as const

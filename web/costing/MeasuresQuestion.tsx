import { Button } from '@mantine/core'
import type { PreferencesPatch } from '#core/api/preferences.ts'
import type { RecipeCost } from '#core/costing/costs/cost.ts'
import { usePreferences } from '#web/stock/use-preferences.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { measuresTexts as texts } from './texts.ts'

type Props = { readonly cost: RecipeCost; readonly onChoose: (patch: PreferencesPatch) => void }

/** The first dish with a piece, a cup or a spoon asks how this kitchen counts them; whatever is answered, it asks no more. */
export function MeasuresQuestion({ cost, onChoose }: Props) {
  const { preferences, loaded } = usePreferences()
  if (!loaded || preferences.measures_chosen || cost.countedAsIs === 0) return null
  const choose = (household_to_grams: boolean) => onChoose({ household_to_grams, measures_chosen: true })
  return (
    <Notice
      title={texts.title}
      actions={
        <>
          <Button variant="default" onClick={() => choose(false)}>
            {texts.asIs}
          </Button>
          <Button variant="default" onClick={() => choose(true)}>
            {texts.weighed}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Notice>
  )
}

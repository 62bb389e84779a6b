import { Switch } from '@mantine/core'
import type { Preferences, PreferencesPatch } from '#core/api/preferences.ts'
import css from './sheet/merma.module.css'
import { mermaTexts } from './sheet/merma-texts.ts'
import { pageTexts as texts } from './texts.ts'
import { YieldTestsButton } from './yields/YieldTestsButton.tsx'

type Props = {
  readonly preferences: Preferences
  readonly onChoose: (patch: PreferencesPatch) => void
}

/** How this kitchen counts: what the specified arithmetic leaves to be chosen. */
export function CountingSwitches({ preferences, onChoose }: Props) {
  return (
    <div className={css.switches}>
      <Switch
        label={texts.household.label}
        description={texts.household.text}
        checked={preferences.household_to_grams}
        onChange={(event) => onChoose({ household_to_grams: event.currentTarget.checked })}
      />
      <Switch
        label={mermaTexts.switch.label}
        description={mermaTexts.switch.text}
        checked={preferences.count_merma}
        onChange={(event) => onChoose({ count_merma: event.currentTarget.checked })}
      />
      <YieldTestsButton />
    </div>
  )
}

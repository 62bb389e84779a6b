import { NativeSelect } from '@mantine/core'
import type { Preferences, PreferencesPatch } from '#core/api/preferences.ts'
import { roundings, targetWords } from '#core/costing/prices/price-words.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { KeptInput } from '#web/costing/sheet/KeptInput.tsx'
import css from './pricing.module.css'
import { termsOf } from './target-terms.ts'
import { policyTexts as texts } from './texts.ts'
import type { Targets } from './use-targets.ts'

type Props = {
  readonly category: string
  readonly targets: Targets
  readonly preferences: Preferences
  readonly onChoose: (patch: PreferencesPatch) => void
}

/** What the house aims at, for the kitchen, a category and this dish, and how its prices end. */
export function PricePolicy({ category, targets: { said, say }, preferences, onChoose }: Props) {
  const { shown, kept, minimum, maximum } = termsOf(preferences.target_as)
  const orNull = (value: number | null, through: (percent: number) => number) =>
    value === null ? null : through(value)
  const percent = (value: number) => `${formatDecimal(shown(value))}`
  const bounds = { minimum, maximum }
  return (
    <div className={css.policy}>
      <KeptInput
        {...bounds}
        label={texts.kitchen}
        value={shown(said.kitchen)}
        onChange={(value) => say('kitchen', orNull(value, kept))}
      />
      {category.trim() !== '' && (
        <KeptInput
          {...bounds}
          label={texts.category(category)}
          value={orNull(said.category, shown)}
          inherited={percent(said.kitchen)}
          onChange={(value) => say('category', orNull(value, kept))}
        />
      )}
      <KeptInput
        {...bounds}
        label={texts.dish}
        value={orNull(said.dish, shown)}
        inherited={percent(said.category ?? said.kitchen)}
        onChange={(value) => say('dish', orNull(value, kept))}
      />
      <NativeSelect
        label={texts.as}
        data={targetWords.map((value) => ({ value, label: texts.words[value] }))}
        value={preferences.target_as}
        onChange={({ currentTarget: { value } }) => {
          const target_as = targetWords.find((word) => word === value)
          if (target_as !== undefined) onChoose({ target_as })
        }}
      />
      <NativeSelect
        label={texts.rounding}
        data={roundings.map((value) => ({ value, label: texts.roundings[value] }))}
        value={preferences.price_rounding}
        onChange={({ currentTarget: { value } }) => {
          const price_rounding = roundings.find((rounding) => rounding === value)
          if (price_rounding !== undefined) onChoose({ price_rounding })
        }}
      />
      <p className={css.hint}>{texts.hint}</p>
    </div>
  )
}

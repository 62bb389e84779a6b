import { NativeSelect } from '@mantine/core'
import { type HiddenCostsRow, hiddenFromRow } from '#core/api/dishes.ts'
import type { Preferences, PreferencesPatch } from '#core/api/preferences.ts'
import { fullCost } from '#core/costing/menu/full-cost.ts'
import { KeptInput } from '#web/costing/sheet/KeptInput.tsx'
import css from './pricing.module.css'
import { fullCostTexts as texts } from './texts.ts'

type Props = {
  readonly said: HiddenCostsRow
  readonly onSay: (change: Partial<HiddenCostsRow>) => void
  readonly preferences: Preferences
  readonly onChoose: (patch: PreferencesPatch) => void
  /** € of the food of a serving, and whether a price is missing in it. */
  readonly food: number | null
  readonly isPartial: boolean
  readonly servings: number
  /** The cook's own PVP, else the suggested one. */
  readonly grossPrice: number | null
  readonly isSuggested: boolean
}

/** What a serving costs beyond its food, line by line, and what is left of its price then. The food cost knows none of it. */
export function FullCost(props: Props) {
  const { said, onSay, preferences, onChoose, food, isPartial, servings, grossPrice, isSuggested } = props
  const { labour_rate: labourRate, vat_rate: vatPercent } = preferences
  const cost = fullCost(hiddenFromRow(said), { food, servings, grossPrice, vatPercent, labourRate })
  const isWhole = cost?.lines.every(({ euros }) => euros !== null) === true && !isPartial
  const field = { minimum: 0, maximum: 10_000, inherited: '' }
  return (
    <>
      <div className={css.policy}>
        <KeptInput
          {...field}
          label={texts.packaging}
          value={said.packaging}
          onChange={(packaging) => onSay({ packaging })}
        />
        <KeptInput {...field} label={texts.energy} value={said.energy} onChange={(energy) => onSay({ energy })} />
        <KeptInput
          {...field}
          maximum={100_000}
          label={texts.minutes}
          value={said.labour_minutes}
          onChange={(labour_minutes) => onSay({ labour_minutes })}
        />
        <NativeSelect
          label={texts.per}
          data={[
            { value: 'serving', label: texts.perServing },
            { value: 'recipe', label: texts.perRecipe },
          ]}
          value={said.labour_per}
          onChange={({ currentTarget: { value } }) => onSay({ labour_per: value === 'recipe' ? 'recipe' : 'serving' })}
        />
        <KeptInput
          {...field}
          minimum={0.01}
          maximum={1000}
          label={texts.rate}
          value={labourRate}
          onChange={(labour_rate) => onChoose({ labour_rate })}
        />
        <KeptInput
          {...field}
          maximum={100}
          label={texts.commission}
          value={said.commission_percent}
          onChange={(commission_percent) => onSay({ commission_percent })}
        />
      </div>
      {cost !== null && (
        <dl className={css.full} aria-label={texts.title}>
          <dt>{texts.food}</dt>
          <dd>{texts.euros(food)}</dd>
          {cost.lines.map(({ kind, euros }) => (
            <div key={kind} className={css.fullLine}>
              <dt>{texts.lines[kind]}</dt>
              <dd>{euros === null ? texts.missing[kind] : texts.euros(euros)}</dd>
            </div>
          ))}
          <dt className={css.fullTotal}>{texts.title}</dt>
          <dd className={css.fullTotal}>{texts.total(cost.total, isWhole)}</dd>
          <dt>{isSuggested ? texts.marginSuggested : texts.margin}</dt>
          <dd>{texts.left(isPartial ? null : cost.margin, cost.marginPercent)}</dd>
        </dl>
      )}
      <p className={css.hint}>{texts.hint}</p>
    </>
  )
}

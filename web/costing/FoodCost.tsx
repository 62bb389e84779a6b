import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { Preferences, PreferencesPatch } from '#core/api/preferences.ts'
import { foodCostPercent, type SuggestedPrice } from '#core/costing/food-cost.ts'
import { formatEuros } from '#core/format/money.ts'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import type { RecipeToCost } from './costing-requests.ts'
import { useSaveDishPrice } from './history/use-history.ts'
import { PriceInput } from './PriceInput.tsx'
import css from './sheet.module.css'
import { sheetTexts } from './texts.ts'

const { foodCost: texts } = sheetTexts

type Props = {
  readonly recipe: RecipeToCost
  readonly perServing: number | null
  readonly price: SuggestedPrice | null
  readonly preferences: Preferences
  readonly onChoose: (patch: PreferencesPatch) => void
}

/**
 * From the cost of a serving to its price on the menu, and back. Target and IVA are kept for every recipe, the PVP with its
 * dish once the field is left.
 */
export function FoodCost({ recipe, perServing, price, preferences, onChoose }: Props) {
  const { food_cost_target: target, vat_rate: vat } = preferences
  const [own, setOwn] = useState(recipe.grossPrice)
  const [kept, setKept] = useState(recipe.grossPrice)
  const [isEmpty, setIsEmpty] = useState(recipe.grossPrice === null)
  const { save } = useSaveDishPrice(recipe.id)
  const keep = async () => {
    // What is no price takes none away; an emptied field does.
    const isOne = own === null ? isEmpty : own > 0
    if (!isOne || own === kept) return
    if ((await save(own)).ok) setKept(own)
  }
  const percent = own === null ? null : foodCostPercent(perServing, own, vat)
  return (
    <section className={css.foodCost} aria-labelledby="food-cost">
      <h3 id="food-cost" className={css.subheading}>
        {texts.title}
      </h3>
      <div className={css.foodCostFields}>
        <Percent
          label={texts.target}
          value={target}
          minimum={1}
          onChange={(food_cost_target) => onChoose({ food_cost_target })}
        />
        <Percent label={texts.vat} value={vat} minimum={0} onChange={(vat_rate) => onChoose({ vat_rate })} />
        <dl className={css.suggested}>
          <dt>{texts.net}</dt>
          <dd>{price === null ? texts.unknown : formatEuros(price.net)}</dd>
          <dt>{texts.withVat}</dt>
          <dd className={css.gross}>{price === null ? texts.unknown : formatEuros(price.gross)}</dd>
        </dl>
      </div>
      <div className={css.own}>
        <PriceInput
          className={css.ownInput}
          label={texts.your}
          value={own}
          onChange={(next, text) => {
            setOwn(next)
            setIsEmpty(text.trim() === '')
          }}
          onBlur={() => void keep()}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          enterKeyHint="done"
        />
        {percent !== null && (
          <output className={css.ownResult} data-voice={percent > target ? 'amber' : 'herb'}>
            {percent > target ? (
              <IconAlertTriangle size="1.125rem" stroke={1.5} aria-hidden />
            ) : (
              <IconCheck size="1.125rem" stroke={1.5} aria-hidden />
            )}
            {texts.result(percent, percent > target)}
          </output>
        )}
      </div>
    </section>
  )
}

type PercentProps = {
  readonly label: string
  readonly value: number
  readonly minimum: number
  readonly onChange: (value: number) => void
}

/** A percentage that is kept once it has been typed: on leaving the field or Enter. What is none is put back. */
function Percent({ label, value, minimum, onChange }: PercentProps) {
  // Undefined: nobody is typing.
  const [typed, setTyped] = useState<number | null>()
  const keep = () => {
    const isOne = typed !== undefined && typed !== null && typed >= minimum && typed <= 100
    if (isOne && typed !== value) onChange(typed)
    setTyped(undefined)
  }
  return (
    <DecimalInput
      className={css.percent}
      label={label}
      value={typed === undefined ? value : typed}
      min={minimum}
      max={100}
      onChange={(next) => setTyped(next)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      enterKeyHint="done"
    />
  )
}

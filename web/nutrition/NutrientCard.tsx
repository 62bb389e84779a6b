import type { ReactNode } from 'react'
import { nutrientNames } from '#core/nutrition/format-nutrient.ts'
import type { Amounts, Nutrient } from '#core/nutrition/nutrients.ts'
import { amountText } from './amounts.ts'
import css from './detail.module.css'
import { nutritionTexts } from './texts.ts'

type Props = {
  readonly id: string
  readonly title: string
  readonly nutrients: readonly Nutrient[]
  readonly perServing: Amounts
  readonly lowerBounds: readonly Nutrient[]
  /** Below the figures: what they count. */
  readonly note?: ReactNode
}

/** A card of nutrients per portion; nothing at all while none of them is known (specification §2). */
export function NutrientCard({ id, title, nutrients, perServing, lowerBounds, note }: Props) {
  if (nutrients.every((nutrient) => perServing[nutrient] === null)) return null
  return (
    <section className={css.block} aria-labelledby={id}>
      <div className={css.headline}>
        <h2 id={id} className={css.heading}>
          {title}
        </h2>
        <span className={css.aside}>{nutritionTexts.perPortion}</span>
      </div>
      <dl className={css.values}>
        {nutrients.map((nutrient) => (
          <div key={nutrient} className={css.value}>
            <dt>{nutrientNames[nutrient]}</dt>
            <dd data-missing={perServing[nutrient] === null || undefined}>
              {amountText(nutrient, perServing[nutrient], lowerBounds.includes(nutrient))}
            </dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className={css.note}>{note}</p>}
    </section>
  )
}

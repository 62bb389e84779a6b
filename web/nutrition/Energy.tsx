import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { type Nutrient, nutrients } from '#core/nutrition/nutrients.ts'
import { amountText } from './amounts.ts'
import css from './detail.module.css'
import { detailTexts, portionsLabel, nutritionTexts as texts } from './texts.ts'

type Props = {
  /** kcal */
  readonly portion: number | null
  readonly total: number | null
  readonly servings: number
  readonly lowerBounds: readonly Nutrient[]
  /** How many ingredients had data; null where that was not kept. */
  readonly completeness: { readonly with_data: number; readonly total: number } | null
}

/** The figure one comes for, in the size one comes for it, and how far it can be trusted. */
export function Energy({ portion, total, servings, lowerBounds, completeness }: Props) {
  const lowerBound = lowerBounds.includes('calories')
  return (
    <section className={css.block} aria-label={detailTexts.energy}>
      <p>
        <span className={css.kcal}>{amountText('calories', portion, lowerBound)}</span>{' '}
        <span className={css.per}>{texts.perPortion}</span>
      </p>
      <p className={css.total}>
        {amountText('calories', total, lowerBound)} {texts.inTotal} · {portionsLabel(servings)}
      </p>
      {completeness !== null && (
        <p className={css.complete} data-partial={completeness.with_data < completeness.total || undefined}>
          {completeness.with_data < completeness.total ? (
            <IconAlertTriangle aria-hidden />
          ) : (
            <IconCircleCheck aria-hidden />
          )}
          {texts.withData(completeness.with_data, completeness.total)}
        </p>
      )}
      {lowerBounds.some((nutrient) => shown.includes(nutrient)) && <p className={css.note}>{detailTexts.atLeast}</p>}
    </section>
  )
}

/** Saturates and kilojoules stand on the label only, which has words of its own. */
const shown: readonly Nutrient[] = nutrients.filter((nutrient) => nutrient !== 'saturated' && nutrient !== 'kilojoules')

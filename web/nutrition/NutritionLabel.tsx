import { formatFixed } from '#core/format/decimal.ts'
import { type Label, type LabelCell, type LabelRow, labelDisclaimers } from '#core/nutrition/label.ts'
import { type LabelRowName, labelRowTexts } from '#core/nutrition/label-rows.ts'
import css from './label.module.css'
import { nutritionTexts, labelTexts as texts } from './texts.ts'

type Props = { readonly recipeName: string; readonly label: Label; readonly servings: number }

/** 'de las cuales …' stands indented below the row it is part of. */
const parts: readonly LabelRowName[] = ['saturated', 'sugar']

/** The nutrition declaration as annex XV orders it, black on white as it will be printed, by day and by night. */
export function NutritionLabel({ recipeName, label, servings }: Props) {
  const { rows, weight, servingGrams } = label
  const servingText = servingGrams === null || weight?.complete === false ? null : texts.portionGrams(servingGrams)
  return (
    <div className={css.label}>
      <p className={css.recipe}>{recipeName}</p>
      <table className={css.table}>
        <caption className={css.caption}>{texts.heading}</caption>
        <thead>
          <tr>
            <td />
            {weight !== null && <th scope="col">{texts.per100}</th>}
            <th scope="col">
              {texts.perPortion} {servingText !== null && <span>{servingText}</span>}
            </th>
            <th scope="col">{texts.reference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-part={parts.includes(row.name) || undefined}>
              <th scope="row">{labelRowTexts[row.name]}</th>
              {weight !== null && (
                <td>
                  <Cell row={row} cell={row.per100g} weightKnown={weight.complete} />
                </td>
              )}
              <td>
                <Cell row={row} cell={row.perServing} weightKnown />
              </td>
              <td>{referenceText(row.perServing)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.small}>
        <p>{texts.portions(servings)}</p>
        <p>{texts.referenceNote(labelDisclaimers.reference)}</p>
        {disclaimersOf(label).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  )
}

type CellProps = { readonly row: LabelRow; readonly cell: LabelCell; readonly weightKnown: boolean }

/**
 * Where some ingredient's figure is missing the value is 'al menos'; not so per 100 g while weights are missing too, because
 * then nothing is known about what it is divided by. kJ stand above kcal, as they fit on a label.
 */
function Cell({ row: { lowerBound }, cell: { text }, weightKnown }: CellProps) {
  if (text === null) return nutritionTexts.noData
  const [first = '', second] = text.split(' / ')
  return (
    <>
      {weightKnown && lowerBound && <span className={css.atLeast}>{texts.atLeast} </span>}
      {weightKnown ? '' : '≈ '}
      {second === undefined ? first : `${first} /`}
      {second !== undefined && <span className={css.kcal}> {second}</span>}
    </>
  )
}

const referenceText = ({ reference }: LabelCell): string =>
  reference === null ? '—' : `${formatFixed(reference * 100, 0)} %`

const disclaimersOf = ({ rows, weight }: Label): string[] => [
  labelDisclaimers.estimate,
  weight?.basis === 'final' ? labelDisclaimers.final : labelDisclaimers.raw,
  ...(weight?.complete === false ? [labelDisclaimers.unweighed] : []),
  ...(weight === null ? [texts.noWeight] : []),
  ...(rows.some(({ lowerBound }) => lowerBound) ? [labelDisclaimers.incomplete] : []),
  labelDisclaimers.oilAndAlcohol,
  labelDisclaimers.salt,
]

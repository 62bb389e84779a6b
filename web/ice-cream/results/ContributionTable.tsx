import { formatDecimal } from '#core/format/decimal.ts'
import { type Contribution, contributionsOf } from '#core/ice-cream/balance/contributions.ts'
import type { FormulaIngredient } from '#core/ice-cream/composition/formula.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import { rowTexts, contributionTexts as texts } from '#web/ice-cream/texts.ts'
import css from './tables.module.css'

type Column = { readonly name: keyof Contribution; readonly decimals: number }

const columns: readonly Column[] = [
  { name: 'grams', decimals: 1 },
  { name: 'share', decimals: 1 },
  { name: 'pac', decimals: 0 },
  { name: 'pod', decimals: 0 },
  { name: 'fat', decimals: 1 },
  { name: 'msnf', decimals: 1 },
  { name: 'sugars', decimals: 1 },
  { name: 'totalSolids', decimals: 1 },
  { name: 'water', decimals: 1 },
]

type Props = { readonly pantry: IcePantry; readonly rows: readonly FormulaIngredient[] }

/** What each ingredient brings to the mix, live: why a value is what it is. The most of each column stands out. */
export function ContributionTable({ pantry, rows }: Props) {
  const contributions = contributionsOf(pantry, rows)
  if (contributions === null) return null
  const most = (name: keyof Contribution): number => Math.max(...contributions.map((one) => one[name]))
  const whole = (name: keyof Contribution): number => contributions.reduce((sum, one) => sum + one[name], 0)
  return (
    <>
      <h3 className={css.heading}>{texts.title}</h3>
      <p className={css.lead}>{texts.lead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <section className={css.scroll} aria-label={texts.title} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{texts.ingredient}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {texts.columns[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name: own }, index) => (
              <tr key={id}>
                <th scope="row">{rowTexts.row(index + 1, own)}</th>
                {columns.map(({ name, decimals }) => {
                  const value = contributions[index]?.[name] ?? 0
                  const isMost = rows.length > 1 && value > 0 && value === most(name)
                  return (
                    <td key={name} data-most={isMost || undefined} data-nothing={Math.abs(value) < 0.05 || undefined}>
                      {formatDecimal(value, decimals)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.whole}</th>
              {columns.map(({ name, decimals }) => (
                <td key={name}>{formatDecimal(whole(name), decimals)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  )
}

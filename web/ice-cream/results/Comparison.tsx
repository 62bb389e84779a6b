import { formatDecimal } from '#core/format/decimal.ts'
import type { BandReading, FormulaAnalysis } from '#core/ice-cream/judging/analysis.ts'
import { comparisonTexts as texts, verdictWords } from '#web/ice-cream/texts.ts'
import css from './tables.module.css'

type Compared = { readonly name: string; readonly analysis: FormulaAnalysis }

/** Two formulas value by value, each against the range of its own kind. */
export function Comparison({ own, other }: { readonly own: Compared; readonly other: Compared }) {
  const labels = new Map(
    [...own.analysis.bands, ...other.analysis.bands]
      .filter(({ name }) => name !== 'freezingPoint')
      .map(({ name, label, unit }) => [name, { label, unit }]),
  )
  const both = [own, other]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <section className={css.scroll} aria-label={texts.title} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{texts.value}</th>
            {both.map(({ name }, at) => (
              <th key={at === 0 ? 'own' : 'other'} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...labels].map(([name, { label, unit }]) => (
            <tr key={name}>
              <th scope="row">
                {label} <small>{unit}</small>
              </th>
              {both.map(({ analysis }, at) => (
                <Cell key={at === 0 ? 'own' : 'other'} band={analysis.bands.find((band) => band.name === name)} />
              ))}
            </tr>
          ))}
          {texts.facts.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {both.map(({ analysis }, at) => (
                <td key={at === 0 ? 'own' : 'other'}>{of(analysis)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ band }: { readonly band: BandReading | undefined }) {
  if (band === undefined) return <td>{texts.missing}</td>
  const { value, unit, verdict } = band
  return (
    <td>
      {formatDecimal(value, unit === 'pts/kg' ? 0 : 1)}
      <small data-verdict={verdict}>{verdictWords[verdict]}</small>
    </td>
  )
}

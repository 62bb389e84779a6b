import { Button } from '@mantine/core'
import { formatDecimal } from '#core/format/decimal.ts'
import { type Contribution, mainContributor } from '#core/ice-cream/balance/contributions.ts'
import type { FormulaIngredient } from '#core/ice-cream/composition/formula.ts'
import type { BandReading, FormulaAnalysis } from '#core/ice-cream/judging/analysis.ts'
import { subStyleLabels } from '#core/ice-cream/judging/kinds.ts'
import { rowTexts, liveTexts as texts, verdictWords } from '#web/ice-cream/texts.ts'
import type { usePantry } from '#web/ice-cream/use-lab.ts'
import css from './live.module.css'

type Props = {
  readonly live: FormulaAnalysis | null
  readonly pantry: ReturnType<typeof usePantry>
  readonly rows: readonly FormulaIngredient[]
  /** Judged where its type is usually served; else at the temperature the cook gave. */
  readonly isUsual: boolean
  readonly contributions: readonly Contribution[] | null
}

/** What the rows come to at every keystroke, each figure against the range of its kind. */
export function LiveValues({ live, pantry, rows, isUsual, contributions }: Props) {
  if (pantry.error !== null && pantry.data === undefined) {
    return (
      <div className={css.notice}>
        <p>{texts.failed}</p>
        <Button variant="default" onClick={() => void pantry.refetch()}>
          {texts.retry}
        </Button>
      </div>
    )
  }
  if (rows.length === 0) return null
  const mainly = (band: BandReading): string | null => {
    const found = contributions === null || band.side !== 'high' ? null : mainContributor(contributions, band.name)
    return found === null ? null : texts.mostly(rowTexts.row(found.row + 1, rows[found.row]?.name ?? ''), found.percent)
  }
  return (
    <section className={css.live} aria-label={texts.title}>
      {pantry.data === undefined && <p className={css.quiet}>{texts.loading}</p>}
      {pantry.data !== undefined && live === null && <p className={css.quiet}>{texts.weighNothing}</p>}
      {live !== null && (
        <>
          <p className={css.head}>
            <strong>{subStyleLabels[live.subStyle]}</strong>
            {live.freezing !== null && (
              <span>{(isUsual ? texts.serving : texts.ideal)(live.freezing.servingTemperature)}</span>
            )}
            {live.freezing !== null && <span>{texts.freezing(live.freezing.freezingPoint)}</span>}
            {live.firmness !== null && <span>{texts.firmness(live.firmness.label, live.firmness.temperature)}</span>}
            <span>{texts.litres(live.litres, live.overrun)}</span>
          </p>
          <ul className={css.bands}>
            {live.bands.map((band) => (
              <BandGauge key={band.name} band={band} mainly={mainly(band)} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** A figure, its range, and where in it: the word says the same as mark and colour. */
function BandGauge({ band, mainly }: { readonly band: BandReading; readonly mainly: string | null }) {
  const { label, value, unit, min, max, verdict, side } = band
  const decimals = unit === 'pts/kg' ? 0 : 1
  const shown = (one: number): string => formatDecimal(one, decimals)
  // The range takes the middle half of the gauge; what is beyond its ends stops there.
  const span = Math.max(max - min, 0.1)
  const at = Math.min(100, Math.max(0, 25 + (50 * (value - min)) / span))
  return (
    <li className={css.band} data-verdict={verdict}>
      <span className={css.label}>{label}</span>
      <span className={css.value}>
        {shown(value)} <small>{unit}</small>
      </span>
      <span className={css.gauge} aria-hidden>
        <span className={css.range} />
        <span className={css.needle} style={{ left: `${at}%` }} />
      </span>
      <span className={css.verdict}>
        {verdictWords[verdict]}
        {side !== null && `, ${texts.side[side]}`}
        <small>{texts.range(shown(min), shown(max), min < 0)}</small>
      </span>
      {mainly !== null && <span className={css.mainly}>{mainly}</span>}
    </li>
  )
}

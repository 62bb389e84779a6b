import { formatDecimal } from '#core/format/decimal.ts'
import type { FormulaAnalysis } from '#core/ice-cream/judging/analysis.ts'
import { essentialTexts as texts } from '#web/ice-cream/texts.ts'
import css from './live.module.css'

/** The live values in a line, for where their panel does not stay in sight. Readers have the panel itself. */
export function Essentials({ live: { totals, freezing, bands } }: { readonly live: FormulaAnalysis }) {
  const count = (wanted: 'near' | 'out'): number => bands.filter(({ verdict }) => verdict === wanted).length
  const [out, near] = [count('out'), count('near')]
  return (
    <p className={css.essentials} aria-hidden>
      <span>
        {texts.pac} <b>{formatDecimal(totals.netPac, 0)}</b>
      </span>
      <span>
        {texts.pod} <b>{formatDecimal(totals.pod, 0)}</b>
      </span>
      {freezing !== null && <b>{texts.degrees(freezing.servingTemperature)}</b>}
      <span className={css.state} data-verdict={out > 0 ? 'out' : near > 0 ? 'near' : 'ok'}>
        {texts.state(out, near)}
      </span>
    </p>
  )
}

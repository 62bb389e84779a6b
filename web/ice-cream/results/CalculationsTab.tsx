import { Button } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import type { FormulaIngredient, FormulaResults } from '#core/ice-cream/composition/formula.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import type { FormulaAnalysis } from '#core/ice-cream/judging/analysis.ts'
import { calculationTexts as texts } from '#web/ice-cream/texts.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ContributionTable } from './ContributionTable.tsx'
import css from './results.module.css'
import { StaleNotice } from './StaleNotice.tsx'

type Props = {
  readonly results: FormulaResults | null
  readonly stale: boolean
  readonly busy: boolean
  readonly onAnalyze: () => void
  readonly pantry: IcePantry | undefined
  readonly rows: readonly FormulaIngredient[]
  readonly live: FormulaAnalysis | null
}

/** What the last analysis saved, as the specification has it shown (§9), and where it comes from, live. */
export function CalculationsTab({ pantry, rows, live, ...saved }: Props) {
  return (
    <>
      <Results {...saved} />
      {live !== null && <Details live={live} />}
      {pantry !== undefined && <ContributionTable pantry={pantry} rows={rows} />}
    </>
  )
}

function Results({ results, stale, busy, onAnalyze }: Omit<Props, 'pantry' | 'rows' | 'live'>) {
  if (results === null) {
    return (
      <EmptyState title={texts.prompt} text={texts.promptText} icon={IconCalculator}>
        <Button loading={busy} onClick={onAnalyze}>
          {texts.generate}
        </Button>
      </EmptyState>
    )
  }
  const { meltingPoint } = results
  return (
    <>
      {stale && <StaleNotice />}
      <h3 className={css.heading}>{texts.freezing}</h3>
      <dl className={css.bars}>
        <Bar label={texts.pac} value={results.pacValue} share={results.pacValue / 4} />
        <Bar label={texts.pod} value={results.podValue} share={results.podValue / 1.5} />
      </dl>
      <h3 className={css.heading}>{texts.composition}</h3>
      <dl className={css.figures}>
        <Figure label={texts.fat} value={texts.percent(results.fatPercentage)} />
        <Figure label={texts.sugar} value={texts.percent(results.sugarPercentage)} />
        <Figure label={texts.solids} value={texts.percent(results.nonFatSolidsPercentage)} />
        <Figure label={texts.freeWater} value={texts.percent(results.freeWaterPercentage)} />
      </dl>
      <h3 className={css.heading}>{texts.behaviour}</h3>
      <dl className={css.figures}>
        <Figure label={texts.overrun} value={texts.overrunValue(results.overrunPercentage)} note={texts.overrunNote} />
        <Figure
          label={texts.meltingPoint}
          value={meltingPoint === null ? texts.notApplicable : texts.degrees(meltingPoint)}
        />
        <Figure label={texts.firmness} value={results.firmnessLevel} />
      </dl>
      <h3 className={css.heading}>{texts.texture}</h3>
      <p className={css.texture}>{results.texturePrediction}</p>
    </>
  )
}

/** What a formulator looks at besides and the columns do not keep (docs/ciencia/helado.md §0, §3.4). */
function Details({ live: { totals, composition, freezing } }: { readonly live: FormulaAnalysis }) {
  const liquid = (value: number | undefined): string =>
    value === undefined ? texts.notApplicable : texts.percent(value)
  return (
    <>
      <h3 className={css.heading}>{texts.details}</h3>
      <dl className={css.figures}>
        <Figure label={texts.msnf} value={texts.percent(composition.msnf)} />
        <Figure
          label={texts.lactose}
          value={texts.percent(totals.lactose)}
          note={texts.lactoseInWater(totals.lactoseInWater)}
        />
        <Figure label={texts.totalSolids} value={texts.percent(totals.totalSolids)} />
        <Figure label={texts.netPac} value={texts.whole(totals.netPac)} note={texts.hardening(totals.hardening)} />
        <Figure label={texts.waterPac} value={texts.whole(totals.absolutePac)} />
        <Figure label={texts.freeWaterAt12} value={liquid(freezing?.freeWaterAt12)} />
        <Figure
          label={texts.freeWaterAtServing}
          value={liquid(freezing?.freeWaterAtServing)}
          {...(freezing === null ? {} : { note: texts.degrees(freezing.servingTemperature) })}
        />
      </dl>
    </>
  )
}

type FigureProps = { readonly label: string; readonly value: string; readonly note?: string }

function Figure({ label, value, note }: FigureProps) {
  return (
    <div className={css.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {note !== undefined && <dd className={css.note}>{note}</dd>}
    </div>
  )
}

function Bar({ label, value, share }: { readonly label: string; readonly value: number; readonly share: number }) {
  const width = Math.min(100, Math.max(0, share))
  return (
    <div className={css.bar}>
      <dt>{label}</dt>
      <dd>
        <span className={css.barValue}>{texts.whole(value)}</span>
        <meter className={css.meter} aria-label={label} value={width} min={0} max={100} />
      </dd>
    </div>
  )
}

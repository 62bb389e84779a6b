import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { formatFixed } from '#core/format/decimal.ts'
import type { Formula } from '#core/ice-cream/composition/formula.ts'
import { curveSamples, type FreezingCurves } from '#core/ice-cream/freezing/curve.ts'
import type { FormulaAnalysis } from '#core/ice-cream/judging/analysis.ts'
import { analyzeFormula } from '#core/ice-cream/judging/analyze-formula.ts'
import { fetchRows } from '#web/ice-cream/ice-requests.ts'
import { curveTexts as texts } from '#web/ice-cream/texts.ts'
import { iceKeys, useFormulas, usePantry } from '#web/ice-cream/use-lab.ts'
import { Comparison } from './Comparison.tsx'
import { CurveDrawing, isHardened } from './CurveDrawing.tsx'
import css from './curve.module.css'

type Props = { readonly formula: Formula; readonly live: FormulaAnalysis }

/** How the water of the formula freezes, as a drawing and as a table, beside another formula if wanted. */
export function FreezingCurve({ formula, live }: Props) {
  const curves = useMemo(() => curveSamples(live), [live])
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useFormulas()
  const formulas = data?.pages.flatMap(({ items }) => items) ?? []
  const [choosing, setChoosing] = useState(false)
  // Whoever looks for one to compare with wants to see them all.
  const wantsMore = choosing && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (wantsMore) void fetchNextPage()
  }, [wantsMore, fetchNextPage])
  const [otherId, setOtherId] = useState('')
  const other = formulas.find(({ id }) => id === otherId && id !== formula.id)
  const otherAnalysis = useAnalysisOf(other)
  const compared = useMemo(() => (otherAnalysis === null ? null : curveSamples(otherAnalysis)), [otherAnalysis])
  if (curves === null) return <p className={css.quiet}>{texts.noWater}</p>
  const choices = formulas.filter(({ id }) => id !== formula.id).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <section aria-label={texts.title} className={css.section}>
      <div className={css.head}>
        <h3 className={css.heading}>{texts.title}</h3>
        {choices.length > 0 && (
          <NativeSelect
            className={css.choice}
            label={texts.compare}
            value={other?.id ?? ''}
            data={[{ value: '', label: texts.noComparison }, ...choices]}
            onFocus={() => setChoosing(true)}
            onChange={(event) => setOtherId(event.currentTarget.value)}
          />
        )}
      </div>
      <CurveDrawing name={formula.name} curves={curves} compared={other === undefined ? null : compared} />
      <ul className={css.legend}>
        <li data-line="own">{texts.own(formula.name, curves.serving.temperature)}</li>
        {isHardened(curves) && <li data-line="hard">{texts.hardness}</li>}
        {other !== undefined && compared !== null && (
          <li data-line="other">{texts.own(other.name, compared.serving.temperature)}</li>
        )}
      </ul>
      {live.freezing !== null && live.freezing.thermodynamicServing !== null && (
        <p className={css.cross}>
          {texts.crossCheck(live.freezing.thermodynamicServing, live.freezing.servingTemperature)}
        </p>
      )}
      {other !== undefined && otherAnalysis !== null && (
        <Comparison
          own={{ name: formula.name, analysis: live }}
          other={{ name: other.name, analysis: otherAnalysis }}
        />
      )}
      <CurveTable curves={curves} own={formula.name} compared={compared} other={other?.name} />
    </section>
  )
}

/** Another formula as it is saved now. */
const useAnalysisOf = (formula: Formula | undefined): FormulaAnalysis | null => {
  const pantry = usePantry().data
  const { data: rows } = useQuery({
    queryKey: iceKeys.rows(formula?.id ?? ''),
    queryFn: ({ signal }) => fetchRows(formula?.id ?? '', signal),
    enabled: formula !== undefined,
  })
  return useMemo(() => {
    if (formula === undefined || pantry === undefined || rows === undefined) return null
    const { type, servingTemperature } = formula
    return analyzeFormula(pantry, { type, rows, servingTemperature: servingTemperature ?? undefined })
  }, [formula, pantry, rows])
}

const tableTemperatures = [-2, -4, -6, -8, -10, -12, -14, -16, -18, -20] as const

type TableProps = {
  readonly curves: FreezingCurves
  readonly own: string
  readonly compared: FreezingCurves | null
  readonly other: string | undefined
}

function CurveTable({ curves, own, compared, other }: TableProps) {
  const shareAt = ({ frozen }: FreezingCurves, temperature: number): string => {
    const found = frozen.find((point) => point.temperature === temperature)
    return found === undefined ? texts.missing : `${formatFixed(100 * found.frozen, 0)} %`
  }
  return (
    <details className={css.table}>
      <summary>{texts.asTable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.temperature}</th>
            <th scope="col">{own}</th>
            {compared !== null && other !== undefined && <th scope="col">{other}</th>}
          </tr>
        </thead>
        <tbody>
          {tableTemperatures.map((temperature) => (
            <tr key={temperature}>
              <th scope="row">{texts.degrees(temperature)}</th>
              <td>{shareAt(curves, temperature)}</td>
              {compared !== null && other !== undefined && <td>{shareAt(compared, temperature)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { formatDecimal, formatFixed } from '#core/format/decimal.ts'
import type { CurvePoint, FormulaAnalysis } from '#core/ice-cream/analysis.ts'
import { analyzeFormula } from '#core/ice-cream/analyze-formula.ts'
import { curveSamples, type FreezingCurves } from '#core/ice-cream/curve.ts'
import type { Formula } from '#core/ice-cream/formula.ts'
import css from './curve.module.css'
import { fetchRows } from './ice-requests.ts'
import { curveTexts as texts } from './texts.ts'
import { iceKeys, useFormulas, usePantry } from './use-lab.ts'

type Props = { readonly formula: Formula; readonly live: FormulaAnalysis }

/** How the water of the formula freezes, as a drawing and as a table, beside another formula if wanted. */
export function FreezingCurve({ formula, live }: Props) {
  const curves = useMemo(() => curveSamples(live), [live])
  const formulas = useFormulas().data?.pages.flatMap(({ items }) => items) ?? []
  const [otherId, setOtherId] = useState('')
  const other = formulas.find(({ id }) => id === otherId && id !== formula.id)
  const compared = useCurvesOf(other)
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
            onChange={(event) => setOtherId(event.currentTarget.value)}
          />
        )}
      </div>
      <Drawing name={formula.name} curves={curves} compared={other === undefined ? null : compared} />
      <ul className={css.legend}>
        <li data-line="own">{texts.own(formula.name, curves.serving.temperature)}</li>
        {isHardened(curves) && <li data-line="hard">{texts.hardness}</li>}
        {other !== undefined && compared !== null && (
          <li data-line="other">{texts.own(other.name, compared.serving.temperature)}</li>
        )}
      </ul>
      <CurveTable curves={curves} own={formula.name} compared={compared} other={other?.name} />
    </section>
  )
}

/** Cocoa and nuts make it feel harder than it is frozen. */
const isHardened = ({ frozen, hardness }: FreezingCurves): boolean =>
  hardness.some((point, at) => Math.abs(point.frozen - (frozen[at]?.frozen ?? 0)) > 0.002)

const useCurvesOf = (formula: Formula | undefined): FreezingCurves | null => {
  const pantry = usePantry().data
  const { data: rows } = useQuery({
    queryKey: iceKeys.rows(formula?.id ?? ''),
    queryFn: ({ signal }) => fetchRows(formula?.id ?? '', signal),
    enabled: formula !== undefined,
  })
  return useMemo(() => {
    if (formula === undefined || pantry === undefined || rows === undefined) return null
    const analysis = analyzeFormula(pantry, { type: formula.type, rows })
    return analysis === null ? null : curveSamples(analysis)
  }, [formula, pantry, rows])
}

const area = { left: 64, top: 12, width: 536, height: 240 } as const
const coldest = -20
const x = (temperature: number): number => area.left + (area.width * temperature) / coldest
const y = (frozen: number): number => area.top + area.height * (1 - frozen)
const pathOf = (points: readonly CurvePoint[]): string =>
  points
    .filter(({ temperature }) => temperature >= coldest)
    .map(({ temperature, frozen }, at) => `${at === 0 ? 'M' : 'L'}${x(temperature).toFixed(1)} ${y(frozen).toFixed(1)}`)
    .join('')

type DrawingProps = {
  readonly name: string
  readonly curves: FreezingCurves
  readonly compared: FreezingCurves | null
}

function Drawing({ name, curves, compared }: DrawingProps) {
  const { serving, freezingPoint } = curves
  const servingX = x(Math.max(coldest, serving.temperature))
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 640 290"
      role="img"
      aria-label={texts.described(name, freezingPoint, serving.temperature, 100 * serving.frozen)}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <line className={css.grid} x1={area.left} x2={area.left + area.width} y1={y(share)} y2={y(share)} />
          <text className={css.tick} x={area.left - 6} y={y(share) + 4} textAnchor="end">
            {formatDecimal(100 * share, 0)} %
          </text>
        </g>
      ))}
      {[0, -5, -10, -15, -20].map((temperature) => (
        <text
          key={temperature}
          className={css.tick}
          x={x(temperature)}
          y={area.top + area.height + 20}
          textAnchor="middle"
        >
          {texts.degrees(temperature)}
        </text>
      ))}
      <line className={css.serving} x1={servingX} x2={servingX} y1={area.top} y2={area.top + area.height} />
      {compared !== null && <path className={css.other} d={pathOf(compared.frozen)} />}
      {isHardened(curves) && <path className={css.hard} d={pathOf(curves.hardness)} />}
      <path className={css.own} d={pathOf(curves.frozen)} />
      <circle className={css.point} cx={servingX} cy={y(serving.frozen)} r={5} />
      <text
        className={css.mark}
        x={servingX + (serving.temperature < -13 ? -8 : 8)}
        y={area.top + area.height - 10}
        textAnchor={serving.temperature < -13 ? 'end' : 'start'}
      >
        {texts.servedAt(serving.temperature)}
      </text>
    </svg>
  )
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

import { formatDecimal } from '#core/format/decimal.ts'
import type { FreezingCurves } from '#core/ice-cream/freezing/curve.ts'
import type { CurvePoint } from '#core/ice-cream/judging/analysis.ts'
import { curveTexts as texts } from '#web/ice-cream/texts.ts'
import css from './curve.module.css'

/** Cocoa and nuts make it feel harder than it is frozen. */
export const isHardened = ({ frozen, hardness }: FreezingCurves): boolean =>
  hardness.some((point, at) => Math.abs(point.frozen - (frozen[at]?.frozen ?? 0)) > 0.002)

const area = { left: 64, top: 12, width: 536, height: 240 } as const
const coldest = -20
const x = (temperature: number): number => area.left + (area.width * temperature) / coldest
const y = (frozen: number): number => area.top + area.height * (1 - frozen)
const pathOf = (points: readonly CurvePoint[]): string =>
  points
    .filter(({ temperature }) => temperature >= coldest)
    .map(({ temperature, frozen }, at) => `${at === 0 ? 'M' : 'L'}${x(temperature).toFixed(1)} ${y(frozen).toFixed(1)}`)
    .join('')

type Props = {
  readonly name: string
  readonly curves: FreezingCurves
  readonly compared: FreezingCurves | null
}

/** Frozen water between 0 and −20 °C, with the serving temperature; described in words for who does not see it. */
export function CurveDrawing({ name, curves, compared }: Props) {
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

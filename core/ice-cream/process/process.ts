import { formatDecimal, formatFixed } from '#core/format/decimal.ts'
import type { FormulaType, ProcessParameters } from '#core/ice-cream/composition/formula.ts'
import { servingShare } from '#core/ice-cream/freezing/serving.ts'
import type { CurvePoint, FreezingReading } from '#core/ice-cream/judging/analysis.ts'

/** What the machine is set to (§11): by type, with yolk colder and longer. `hasYolk`: 2 % or more. */
export const processOf = (type: FormulaType, hasYolk: boolean, freezing: FreezingReading | null): ProcessParameters => {
  const isYolk = type === 'helado' && hasYolk
  const usualDraw = type === 'granizado' ? -2.5 : -7
  return {
    pasteurizationTemp: isYolk ? 84 : 85,
    pasteurizationTime: isYolk ? 2 : 1,
    maturationTemp: 4,
    maturationTime: type === 'helado' ? (isYolk ? 8 : 6) : type === 'sorbete' ? 4 : 1,
    churningTemp: freezing === null ? usualDraw : drawTemperature(type, freezing),
    recommendedStorageTemp: type === 'granizado' ? -3 : -18,
    freezingCurve: freezing === null ? 'No aplicable: la mezcla no tiene agua.' : freezingCurveText(type, freezing),
  }
}

/** T55 within what a batch freezer gives, −9…−6 °C; of a granizado T45 within −4…−1.5 °C. To the tenth of a degree. */
const drawTemperature = (type: FormulaType, { drawTemperature: draw }: FreezingReading): number => {
  const [lowest, highest] = type === 'granizado' ? [-4, -1.5] : [-9, -6]
  return Math.round(10 * Math.min(highest, Math.max(lowest, draw))) / 10
}

/** Temperatures that stand in the text of the curve (§11). */
const curveTemperatures: ReadonlySet<number> = new Set([-5, -6, -7, -8, -10, -12, -14, -16, -18])
const granizadoTemperatures: ReadonlySet<number> = new Set([-3, -4, -5, -6, -8])

/** One line in the fixed form of §11; `readFreezingCurve` reads it again. */
const freezingCurveText = (
  type: FormulaType,
  { freezingPoint, points, servingTemperature }: FreezingReading,
): string => {
  const listed = type === 'granizado' ? granizadoTemperatures : curveTemperatures
  const shares = points
    .filter(({ temperature }) => listed.has(temperature))
    .map(({ temperature, frozen }) => `${temperature} °C: ${formatFixed(100 * frozen, 0)} %`)
    .join(' · ')
  const serving = `${formatDecimal(servingTemperature, 1)} °C (${formatFixed(100 * servingShare(type), 0)} %)`
  return `Punto de congelación: ${formatFixed(freezingPoint, 1)} °C | ${shares} de agua congelada | Servicio recomendado: ${serving}`
}

export type WrittenCurve = {
  readonly freezingPoint: number
  readonly points: readonly CurvePoint[]
  readonly servingTemperature: number
}

const numberAt = (text: string): number => Number(text.replace(',', '.'))

/** What the `freezing_curve` of a saved process says; null for a text that is not of that form. */
export const readFreezingCurve = (text: string): WrittenCurve | null => {
  const point = /^Punto de congelación: (-?[\d,]+) °C \|/.exec(text)?.[1]
  const serving = /\| Servicio recomendado: (-?[\d,]+) °C/.exec(text)?.[1]
  if (point === undefined || serving === undefined) return null
  const points = [...text.matchAll(/(-\d+) °C: (\d+) %/g)].map(([, temperature = '', share = '']) => ({
    temperature: numberAt(temperature),
    frozen: numberAt(share) / 100,
  }))
  return { freezingPoint: numberAt(point), points, servingTemperature: numberAt(serving) }
}

import type { HistoryAnswer } from '#core/api/price-history.ts'
import { isSameBasis } from '#core/costing/price-change.ts'

type Point = HistoryAnswer['points'][number]

/** The day a price is of: the invoice's where it says a day, else the day it was saved. */
export const dayOf = ({ price_date, saved_at }: Pick<Point, 'price_date' | 'saved_at'>): string =>
  price_date !== null && /^\d{4}-\d\d-\d\d$/.test(price_date) ? price_date : saved_at.slice(0, 10)

/** Those that can stand in one drawing with the newest that counts: per the same thing, in the order they were saved. */
export const drawable = (points: readonly Point[]): Point[] => {
  const last = points.findLast(({ counted }) => counted)
  return last === undefined ? [] : points.filter((point) => isSameBasis(point, last))
}

/** For a list: an offer that counted has been kept twice, as itself and as what counts. It is told once. */
export const withoutRepeats = (points: readonly Point[]): Point[] => {
  const counted = new Set(points.filter((point) => point.counted).map(identity))
  return points.filter((point) => point.counted || !counted.has(identity(point)))
}

const identity = ({ price_per_unit, unit, source, price_date }: Point): string =>
  JSON.stringify([price_per_unit, unit, source, price_date])

/** The size of the drawing, in its own units. */
export const size = { width: 600, height: 160, margin: 10 } as const

export type Drawing = {
  /** The price that counted, as steps: it holds until the next. */
  readonly line: string
  readonly dots: readonly { readonly x: number; readonly y: number; readonly counted: boolean; readonly key: string }[]
}

/**
 * Places prices between their first and last day, and between the lowest and the highest; null for nothing to draw. Offers
 * stand at the day of their invoice. What counted stands in the order in which it counted: an older invoice that is saved
 * later counts from then on, not from its own day.
 */
export const draw = (points: readonly Point[]): Drawing | null => {
  if (!points.some(({ counted }) => counted)) return null
  const days = daysOf(points)
  const values = points.map(({ price_per_unit }) => price_per_unit)
  const x = scale(Math.min(...days), Math.max(...days), size.margin, size.width - size.margin)
  const y = scale(Math.min(...values), Math.max(...values), size.height - size.margin, size.margin)
  const dots = points.map((point, index) => ({
    ...{ x: x(days[index] ?? 0), y: y(point.price_per_unit), counted: point.counted },
    key: `${point.saved_at} ${point.counted} ${point.price_per_unit} ${point.source}`,
  }))
  const [first, ...rest] = dots.filter((dot) => dot.counted)
  const steps = rest.map((dot) => `H${dot.x}V${dot.y}`).join('')
  const line = first === undefined ? '' : `M${first.x} ${first.y}${steps}H${size.width - size.margin}`
  // Filled dots over hollow ones.
  return { line, dots: dots.toSorted((one, other) => Number(one.counted) - Number(other.counted)) }
}

const daysOf = (points: readonly Point[]): number[] => {
  let counting = Number.NEGATIVE_INFINITY
  return points.map((point) => {
    const day = Date.parse(dayOf(point))
    if (!point.counted) return day
    counting = Math.max(counting, day)
    return counting
  })
}

/** From one span onto another; what does not vary stands in the middle. */
const scale = (from: number, to: number, low: number, high: number) => (value: number) =>
  Math.round((from === to ? (low + high) / 2 : low + ((value - from) / (to - from)) * (high - low)) * 10) / 10

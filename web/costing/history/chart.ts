import type { HistoryAnswer } from '#core/api/price-history.ts'
import { isSameBasis } from '#core/costing/history/price-change.ts'

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
 * stand at the day of their invoice; what counted, in the order in which it counted.
 */
export const draw = (points: readonly Point[]): Drawing | null => {
  const counted = inOrder(points.filter((point) => point.counted))
  const offers = points.filter((point) => !point.counted).map((point) => ({ point, day: timeOf(point) }))
  const all = [...offers, ...counted]
  if (counted.length === 0) return null
  const days = all.map(({ day }) => day)
  const values = all.map(({ point }) => point.price_per_unit)
  const x = scale(Math.min(...days), Math.max(...days), size.margin, size.width - size.margin)
  const y = scale(Math.min(...values), Math.max(...values), size.height - size.margin, size.margin)
  const dots = all.map(({ point, day }) => ({
    ...{ x: x(day), y: y(point.price_per_unit), counted: point.counted },
    key: `${point.saved_at} ${point.counted} ${point.price_per_unit} ${point.source}`,
  }))
  const [first, ...rest] = dots.filter((dot) => dot.counted)
  const steps = rest.map((dot) => `H${dot.x}V${dot.y}`).join('')
  return { line: first === undefined ? '' : `M${first.x} ${first.y}${steps}H${size.width - size.margin}`, dots }
}

type Placed = { readonly point: Point; readonly day: number }

const timeOf = (point: Point): number => Date.parse(dayOf(point))

/**
 * What counted, from left to right. An older invoice that is saved later counts from then on and not from its own day;
 * but of invoices typed in on one day, the older ones after the younger, each stands at its own, and what they took the
 * place of is not drawn.
 */
const inOrder = (points: readonly Point[]): readonly Placed[] => {
  const placed: Placed[] = []
  for (const point of points) {
    const day = timeOf(point)
    let last = placed.at(-1)
    while (last !== undefined && last.day > day && savedOn(last.point) === savedOn(point)) {
      placed.pop()
      last = placed.at(-1)
    }
    placed.push({ point, day: Math.max(day, last?.day ?? day) })
  }
  return placed
}

const savedOn = ({ saved_at }: Point): string => saved_at.slice(0, 10)

/** From one span onto another; what does not vary stands in the middle. */
const scale = (from: number, to: number, low: number, high: number) => (value: number) =>
  Math.round((from === to ? (low + high) / 2 : low + ((value - from) / (to - from)) * (high - low)) * 10) / 10

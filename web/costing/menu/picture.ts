import type { JudgedDish } from './judge.ts'

/** Where a dish stands in the picture, in % of its width and height from the top left. */
export type Dot = { readonly dish: JudgedDish; readonly x: number; readonly y: number }

export type Picture = {
  readonly dots: readonly Dot[]
  /** The two lines between the quadrants. */
  readonly popular: number
  readonly profitable: number
}

/** Room beside the outermost dots, and above and below them, where the quadrants have their names. */
const edge = { x: 6, y: 13 } as const

/** More dots than this hide each other's numbers. */
export const mostNumbered = 40

/** Sales to the right from 0, margins upwards. */
export const drawMenu = (
  dishes: readonly JudgedDish[],
  { popularFrom, meanMargin }: { readonly popularFrom: number; readonly meanMargin: number },
): Picture => {
  const judged = dishes.flatMap((dish) =>
    dish.quadrant === null || dish.margin === null || dish.row.units === null
      ? []
      : [{ dish, units: dish.row.units, margin: dish.margin }],
  )
  const margins = [...judged.map(({ margin }) => margin), meanMargin]
  const x = scale(0, Math.max(...judged.map(({ units }) => units), popularFrom), edge.x)
  const y = scale(Math.min(...margins), Math.max(...margins), edge.y)
  return {
    dots: judged.map(({ dish, units, margin }) => ({ dish, x: x(units), y: 100 - y(margin) })),
    popular: x(popularFrom),
    profitable: 100 - y(meanMargin),
  }
}

/** Onto the picture; what does not vary stands in the middle. */
const scale = (low: number, high: number, room: number) => (value: number) =>
  low === high ? 50 : Math.round((room + ((value - low) / (high - low)) * (100 - 2 * room)) * 10) / 10

import type { MenuRow } from '#core/api/sales.ts'
import { decimal, minus, toNumber } from '#core/costing/decimal.ts'
import { netPrice } from '#core/costing/menu/food-cost.ts'
import { type MenuMatrix, menuMatrix, type Quadrant } from '#core/costing/menu/menu-engineering.ts'

/** Why a dish is not judged. */
export const reasons = ['no_units', 'no_price', 'no_cost', 'partial_cost'] as const

export type Reason = (typeof reasons)[number]

/** A dish of the menu with what it leaves and where it stands. */
export type JudgedDish = {
  readonly row: MenuRow
  /** € without IVA; null where PVP or cost is not known, or not wholly. */
  readonly margin: number | null
  readonly quadrant: Quadrant | null
  /** Null: it is judged, or there is nothing to compare it with. */
  readonly reason: Reason | null
  /** By which the picture names it, from 1; null: it is not in it. */
  readonly number: number | null
}

export type JudgedMenu = {
  readonly dishes: readonly JudgedDish[]
  /** Null: there is nothing to compare. */
  readonly matrix: MenuMatrix | null
}

/** The dishes of a menu, or of one family of it, against each other. */
export const judge = (rows: readonly MenuRow[], vatPercent: number): JudgedMenu => {
  const known = rows.map((row) => ({ row, margin: marginOf(row, vatPercent), reason: reasonOf(row) }))
  const sold = known.flatMap(({ row: { recipe_id, units }, margin }) =>
    units === null ? [] : [{ id: recipe_id, units, margin }],
  )
  const matrix = menuMatrix(sold)
  const places = new Map(sold.map(({ id }, at) => [id, matrix?.quadrants[at] ?? null]))
  let number = 0
  const dishes = known.map(({ row, margin, reason }) => {
    const quadrant = places.get(row.recipe_id) ?? null
    if (quadrant !== null) number += 1
    return { row, margin, quadrant, reason, number: quadrant === null ? null : number }
  })
  return { dishes, matrix }
}

/** With a price missing the cost is a lower bound, and what is left would look better than it is. */
const marginOf = ({ gross_price, per_serving, without_price }: MenuRow, vatPercent: number): number | null =>
  gross_price === null || per_serving === null || without_price > 0
    ? null
    : toNumber(minus(decimal(netPrice(gross_price, vatPercent)), decimal(per_serving)))

const reasonOf = ({ units, gross_price, per_serving, without_price }: MenuRow): Reason | null => {
  if (gross_price === null) return 'no_price'
  if (per_serving === null) return 'no_cost'
  if (without_price > 0) return 'partial_cost'
  return units === null ? 'no_units' : null
}

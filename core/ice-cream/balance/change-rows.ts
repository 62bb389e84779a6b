import type { FormulaRow, FormulaType } from '#core/ice-cream/composition/formula.ts'
import { type IcePantry, rowFromIngredient } from '#core/ice-cream/composition/match-ingredient.ts'
import { mixRows } from '#core/ice-cream/composition/mix.ts'
import type { FormulaFix } from '#core/ice-cream/judging/analysis.ts'
import type { BalancedRow } from './balance-report.ts'
import { tidy } from './trade.ts'

/** Ways to change a formula as a whole. Rows keep their order; what is added comes last, so that indices stay true. */

export type FormulaContent<Row extends FormulaRow> = { readonly type: FormulaType; readonly rows: readonly Row[] }
export type ChangedFormula<Row extends FormulaRow> = {
  readonly type: FormulaType
  /** The rows there were, changed where the change says so; their own fields (id, position) are kept. */
  readonly rows: readonly Row[]
  /** New rows, without id. */
  readonly additions: readonly FormulaRow[]
}

/** The formula after one tap on a warning's correction. To undo, keep the rows there were. */
export const applyFix = <Row extends FormulaRow>(
  pantry: IcePantry,
  { type, rows }: FormulaContent<Row>,
  fix: FormulaFix,
): ChangedFormula<Row> => {
  if (fix.kind === 'type') return { type: fix.type, rows, additions: [] }
  if (fix.kind === 'fields') {
    return {
      type,
      rows: rows.map((row, index) => (index === fix.row ? { ...row, ...fix.fields } : row)),
      additions: [],
    }
  }
  const quantities = new Map(fix.changes.map(({ row, quantity }) => [row, quantity]))
  return {
    type,
    rows: rows.map((row, index) => ({ ...row, quantity: quantities.get(index) ?? row.quantity })),
    additions: fix.additions.flatMap(({ ingredientId, grams }) => {
      const ingredient = pantry.byId.get(ingredientId)
      return ingredient === undefined ? [] : [rowFromIngredient(ingredient, grams)]
    }),
  }
}

/** The rows with the amounts of a balance. */
export const applyBalance = <Row extends FormulaRow>(
  rows: readonly Row[],
  balanced: readonly BalancedRow[],
): readonly Row[] => rows.map((row, index) => ({ ...row, quantity: balanced[index]?.quantity ?? row.quantity }))

/** All rows in proportion, to weigh `grams` together. As they are when they weigh nothing or the yield is not above 0. */
export const scaleToYield = <Row extends FormulaRow>(
  pantry: IcePantry,
  rows: readonly Row[],
  grams: number,
): readonly Row[] => {
  const mass = mixRows(pantry, rows).reduce((sum, row) => sum + row.grams, 0)
  return scaled(rows, grams / mass)
}

/** All rows in proportion, so that one comes to `quantity` in its own unit: 'tengo 2 kg de fresas'. */
export const scaleToRow = <Row extends FormulaRow>(
  rows: readonly Row[],
  index: number,
  quantity: number,
): readonly Row[] => scaled(rows, quantity / (rows[index]?.quantity ?? 0))

const scaled = <Row extends FormulaRow>(rows: readonly Row[], factor: number): readonly Row[] =>
  Number.isFinite(factor) && factor > 0 ? rows.map((row) => ({ ...row, quantity: tidy(row.quantity * factor) })) : rows

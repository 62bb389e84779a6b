import fc from 'fast-check'
import { type FormulaRow, formulaTypes, formulaUnits, ingredientTypes } from '#core/ice-cream/composition/formula.ts'
import { rowFromIngredient } from '#core/ice-cream/composition/match-ingredient.ts'
import type { FormulaInput } from '#core/ice-cream/judging/analyze-formula.ts'
import { loadIcePantry } from '#server/pantry/load-ice-cream.ts'

/** Formulas for the tests of the ice-cream lab, on the product's own table. */

const pantry = loadIcePantry()

/** Rows from the table: id → grams. */
export const rowsOf = (grams: Readonly<Record<string, number>>): FormulaRow[] =>
  Object.entries(grams).map(([id, amount]) => {
    const ingredient = pantry.byId.get(id)
    if (ingredient === undefined) throw new Error(`no such ingredient: ${id}`)
    return rowFromIngredient(ingredient, amount)
  })

/** Milligrams: no balance of a kitchen shows less. What else a cell may hold, `anyRow` tries. */
const tableRow: fc.Arbitrary<FormulaRow> = fc
  .record({ ingredient: fc.constantFrom(...pantry.ingredients), milligrams: fc.integer({ min: 0, max: 900_000 }) })
  .map(({ ingredient, milligrams }) => rowFromIngredient(ingredient, milligrams / 1000))

/** A formula of up to 12 rows of the table, and a few whose numbers were changed. */
export const anyFormula: fc.Arbitrary<FormulaInput> = fc.record({
  type: fc.constantFrom(...formulaTypes),
  rows: fc.array(
    fc.oneof(
      { weight: 5, arbitrary: tableRow },
      {
        weight: 1,
        arbitrary: fc
          .record({ row: tableRow, waterContent: fc.double({ min: 0, max: 100, noNaN: true }) })
          .map(({ row, waterContent }) => ({ ...row, waterContent })),
      },
    ),
    { maxLength: 12 },
  ),
})

const anyNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -5, 100, 101, 250, 1e9, 1e300, Number.NaN, Number.POSITIVE_INFINITY, -0),
)

/** What a form may hold for a moment: anything at all. */
export const anyRow: fc.Arbitrary<FormulaRow> = fc.record({
  name: fc.oneof(
    fc.constantFrom(
      '',
      'Leche entera',
      'ron',
      'licor de bellota',
      'yogur de oveja',
      'leche de avena',
      'piña',
      '½ 🍨',
      '()',
    ),
    fc.constantFrom(...pantry.ingredients.map(({ name }) => name)),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  ),
  quantity: anyNumber,
  unit: fc.constantFrom(...formulaUnits),
  ingredientType: fc.constantFrom(...ingredientTypes),
  fatContent: anyNumber,
  sugarContent: anyNumber,
  waterContent: anyNumber,
  nonFatSolids: anyNumber,
  pacContribution: anyNumber,
  podContribution: anyNumber,
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formulaTypes } from '#core/ice-cream/composition/formula.ts'
import { rowFromIngredient } from '#core/ice-cream/composition/match-ingredient.ts'
import { curveSamples } from '#core/ice-cream/freezing/curve.ts'
import { icePantry as pantry } from '#testing/food-table.ts'
import { anyFormula, rowsOf } from '#testing/ice-cream-samples.ts'
import type { FormulaAnalysis } from './analysis.ts'
import { analyzeFormula, type FormulaInput, formulaResults } from './analyze-formula.ts'

/** The size of a batch changes how much there is and nothing else: neither what is measured nor what is judged. */

const scaled = ({ rows, ...rest }: FormulaInput, factor: number): FormulaInput => ({
  ...rest,
  rows: rows.map((row) => ({ ...row, quantity: row.quantity * factor })),
})

/**
 * What must not change: the whole analysis but for the mass, the litres (here per kg) and the grams of the corrections,
 * which are what a scale shows of a batch of that size.
 */
const ofOneKilo = (analysis: FormulaAnalysis) => {
  const { mass, litres, warnings, ...rest } = analysis
  return {
    ...rest,
    litresOfAKilo: (1000 * litres) / mass,
    warnings: warnings.map(({ fix: _, ...warning }) => warning),
    written: formulaResults(analysis),
    curve: curveSamples(analysis),
  }
}

/** Paths at which two values differ by more than the last digits of a float. */
const differences = (one: unknown, other: unknown, path = ''): string[] => {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= 1e-7 * Math.max(1, Math.abs(one)) ? [] : [`${path}: ${one} ≠ ${other}`]
  if (typeof one === 'object' && one !== null && typeof other === 'object' && other !== null) {
    const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))]
    if (mine.length !== theirs.size) return [`${path}: ${mine.length} ≠ ${theirs.size} parts`]
    return mine.flatMap(([key, value]) => differences(value, theirs.get(key), `${path}.${key}`))
  }
  return Object.is(one, other) ? [] : [`${path}: ${String(one)} ≠ ${String(other)}`]
}

const factors = fc.oneof(
  fc.double({ min: 0.013, max: 40, noNaN: true }),
  fc.constantFrom(0.013, 0.1, 0.3, 0.7, 1 / 3, 1.1, 3, 7, 40),
)

const expectUnchanged = (input: FormulaInput, factor: number): void => {
  const analysis = analyzeFormula(pantry, input)
  fc.pre(analysis !== null && analysis.mass > 1)
  const other = analyzeFormula(pantry, scaled(input, factor))
  if (analysis === null || other === null) throw new Error('a batch without a result')
  expect(differences(ofOneKilo(analysis), ofOneKilo(other))).toEqual([])
  expect(other.mass / analysis.mass).toBeCloseTo(factor, 9)
}

/** Grams of a kilo as recipes have them: its percentages are round, as the limits they are compared with. */
const roundFormula: fc.Arbitrary<FormulaInput> = fc
  .record({
    type: fc.constantFrom(...formulaTypes),
    parts: fc.array(
      fc.record({
        ingredient: fc.constantFrom(...pantry.ingredients),
        grams: fc.oneof(
          fc.constantFrom(1, 2, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50, 80, 100, 150, 200, 300),
          fc.integer({ min: 1, max: 150 }).map((tenths) => tenths / 10),
        ),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    liquid: fc.constantFrom('agua', 'leche_entera', 'leche_desnatada'),
  })
  .map(({ type, parts, liquid }) => {
    const taken = parts.reduce((sum, { grams }) => sum + grams, 0)
    const rows = parts.map(({ ingredient, grams }) => rowFromIngredient(ingredient, grams))
    return { type, rows: [...rows, ...rowsOf({ [liquid]: Math.max(1, 1000 - taken) })] }
  })

describe('el tamaño de la tanda', () => {
  const milk = { leche_entera: 560, nata_35: 170, sacarosa: 140, dextrosa: 40, lpd: 40, glucosa_polvo_38: 44 }

  test.each(['garrofin', 'guar', 'neutro_crema_5'])('6 g/kg de %s dan el mismo overrun en cualquier tanda', (id) => {
    const input = { type: 'helado', rows: rowsOf({ ...milk, [id]: 6 }) } as const
    const overruns = [0.013, 0.1, 0.3, 0.7, 1, 1.1, 3, 7, 40].map(
      (factor) => analyzeFormula(pantry, scaled(input, factor))?.overrun,
    )
    expect(new Set(overruns).size, overruns.join(', ')).toBe(1)
  })

  test('ningún valor del análisis cambia, con los gramos redondos de una receta', () => {
    fc.assert(fc.property(roundFormula, factors, expectUnchanged), { numRuns: 1500 })
  })

  test('ni con cualesquiera', () => {
    fc.assert(fc.property(anyFormula, factors, expectUnchanged), { numRuns: 400 })
  })
})

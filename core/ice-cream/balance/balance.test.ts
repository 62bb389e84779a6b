import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FormulaRow } from '#core/ice-cream/composition/formula.ts'
import { analyzeFormula } from '#core/ice-cream/judging/analyze-formula.ts'
import { icePantry as pantry } from '#testing/food-table.ts'
import { anyFormula, rowsOf } from '#testing/ice-cream-samples.ts'
import { type BalanceInput, type BalanceResult, balanceFormula } from './balance.ts'
import { applyBalance } from './change-rows.ts'
import { leastSquares } from './least-squares.ts'

const balanced = (input: BalanceInput): BalanceResult => {
  const result = balanceFormula(pantry, input)
  if (result === null) throw new Error('nothing to balance')
  return result
}

const grams = (result: BalanceResult): number[] => result.rows.map((row) => row.grams)
const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

describe('las plantillas resueltas del documento', () => {
  // §15: palettes, bounds and results of the worked examples.
  test('sorbete de limón', () => {
    const rows = rowsOf({
      zumo_limon: 200,
      agua: 230,
      sacarosa: 150,
      dextrosa: 55,
      glucosa_polvo_38: 35,
      inulina: 15,
      piel_limon: 2,
      neutro_sorbete_5: 5,
    })
    const free = [
      [0, 600],
      [60, 260],
      [0, 110],
      [0, 80],
      [0, 40],
    ].map(([min = 0, max = 0]) => ({ min, max }))
    const result = balanced({ type: 'sorbete', rows, mass: 1000, bounds: [null, ...free, null, null] })
    // Within a gram: ours then exchanges single grams until the rounding costs nothing.
    for (const [index, wanted] of [200, 494, 145, 68, 69, 17, 2, 5].entries())
      expect(Math.abs((grams(result)[index] ?? 0) - wanted)).toBeLessThanOrEqual(1)
  })

  test('granizado de limón, al gramo', () => {
    const rows = rowsOf({ zumo_limon: 140, agua: 690, sacarosa: 150, dextrosa: 10, piel_limon: 2 })
    const bounds = [null, { min: 400, max: 850 }, { min: 60, max: 220 }, { min: 0, max: 40 }, null]
    expect(grams(balanced({ type: 'granizado', rows, mass: 1000, bounds }))).toEqual([140, 704, 142, 12, 2])
  })

  test('helado de vainilla: todos los objetivos, y no peor que la fórmula impresa', () => {
    const rows = rowsOf({
      leche_entera: 573,
      nata_35: 160,
      lpd: 44,
      sacarosa: 124,
      dextrosa: 37,
      glucosa_polvo_38: 25,
      yema: 30,
      neutro_crema_5: 5,
      vainilla_vaina: 2,
    })
    const result = balanced({ type: 'helado', rows })
    expect(result.goals.every(({ isReached }) => isReached)).toBe(true)
    expect(result.badness.before).toBeCloseTo(0.133, 3)
    expect(result.badness.after).toBeLessThan(0.05)
    expect(result.after.freezing?.servingTemperature).toBeCloseTo(-12, 1)
  })
})

const sweetCream = { leche_entera: 560, nata_35: 180, lpd: 30, sacarosa: 200, dextrosa: 25, neutro_crema_5: 5 }

test('lo bloqueado no se mueve, y la masa se conserva', () => {
  const rows = rowsOf(sweetCream)
  const locks = [false, false, false, true, false, true]
  const result = balanced({ type: 'helado', rows, locks })
  expect(result.rows[3]).toMatchObject({ grams: 200, before: 200, isLocked: true, atBound: null })
  expect(total(grams(result))).toBeCloseTo(1000, 9)
  expect(result.goals.find(({ name }) => name === 'pod')?.reason).toContain('fija')
})

test('el objetivo del usuario manda: grasa 11 y servicio a -18 °C', () => {
  const result = balanced({ type: 'helado', rows: rowsOf(sweetCream), servingTemperature: -18, targets: { fat: 11 } })
  expect(result.after.composition.fat).toBeGreaterThan(10)
  expect(result.after.freezing?.servingTemperature ?? 0).toBeLessThan(-16.5)
})

test('con un PAC pedido, es el PAC lo que se busca', () => {
  const result = balanced({ type: 'helado', rows: rowsOf(sweetCream), targets: { pac: 240 } })
  expect(Math.abs(result.after.totals.netPac - 240)).toBeLessThan(6)
  expect(result.goals.map(({ name }) => name)).not.toContain('serving')
})

test('dice qué falta y qué límite lo impide', () => {
  const noPowder = balanced({ type: 'helado', rows: rowsOf({ leche_entera: 700, nata_35: 100, sacarosa: 200 }) })
  const msnf = noPowder.goals.find(({ name }) => name === 'msnf')
  expect(msnf).toMatchObject({ isReached: false, missing: 'lpd' })
  const bounds = [null, null, { min: 0, max: 10 }, null, null, null]
  const capped = balanced({ type: 'helado', rows: rowsOf(sweetCream), bounds }).goals.find(
    ({ name }) => name === 'msnf',
  )
  expect(capped?.reason).toBe(
    'SNGL 7,3: no llega a 8 porque «leche en polvo desnatada 1 %» ya está en su máximo (10 g).',
  )
})

test('con todo bloqueado, con una fila libre o sin sitio, no cambia nada y lo dice', () => {
  const rows = rowsOf(sweetCream)
  const all = balanced({ type: 'helado', rows, locks: rows.map(() => true) })
  expect(all).toMatchObject({ isChanged: false, notice: 'Todas las filas están bloqueadas: no hay nada que mover.' })
  const locks = rows.map((_, index) => index !== 0)
  expect(balanced({ type: 'helado', rows, locks }).notice).toContain('una fila libre')
  const small = balanced({ type: 'helado', rows, locks, mass: 100 })
  expect(small).toMatchObject({ isChanged: false, notice: 'Las filas bloqueadas pesan más que el total pedido.' })
})

test('sin masa no hay nada que equilibrar', () => {
  expect(balanceFormula(pantry, { type: 'helado', rows: [] })).toBeNull()
})

test('una fila en litros se equilibra en litros', () => {
  const rows = rowsOf(sweetCream).map(
    (row): FormulaRow => (row.name.startsWith('Leche entera') ? { ...row, unit: 'l', quantity: 0.5 } : row),
  )
  const result = balanced({ type: 'helado', rows })
  expect(result.rows[0]?.unit).toBe('l')
  expect((result.rows[0]?.quantity ?? 0) * 1028).toBeCloseTo(result.rows[0]?.grams ?? 0, 6)
})

describe('siempre', () => {
  const input = fc.record({
    formula: anyFormula,
    locks: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    fat: fc.option(fc.double({ min: 0, max: 30, noNaN: true }), { nil: undefined }),
    serving: fc.option(fc.double({ min: -20, max: -2, noNaN: true }), { nil: undefined }),
  })

  test('cotas, masa y bloqueos se respetan; nunca queda peor; dos veces da lo mismo', () => {
    fc.assert(
      fc.property(input, ({ formula, locks, fat, serving }) => {
        const asked: BalanceInput = { ...formula, locks, targets: { fat }, servingTemperature: serving }
        const result = balanceFormula(pantry, asked)
        if (result === null) return
        const again = balanceFormula(pantry, asked)
        expect(again).toEqual(result)
        expect(total(grams(result))).toBeCloseTo(result.before.mass, 6)
        expect(result.badness.after).toBeLessThanOrEqual(result.badness.before + 1e-9)
        for (const row of result.rows) {
          expect(row.grams).toBeGreaterThanOrEqual(Math.min(row.min, row.before) - 1e-9)
          expect(row.grams).toBeLessThanOrEqual(Math.max(row.max, row.before) + 1e-9)
          if (row.isLocked) expect(row.grams).toBe(row.before)
        }
        const after = analyzeFormula(pantry, { ...asked, rows: applyBalance(asked.rows, result.rows) })
        expect(after?.totals.pac).toBeCloseTo(result.after.totals.pac, 6)
      }),
      { numRuns: 200 },
    )
  })

  test('el doble de receta da el doble de gramos', () => {
    const once = balanced({ type: 'helado', rows: rowsOf(sweetCream) })
    const rows = rowsOf(sweetCream).map((row) => ({ ...row, quantity: row.quantity * 4 }))
    const big = balanced({ type: 'helado', rows })
    for (const [index, row] of big.rows.entries())
      expect(Math.abs(row.grams / 4 - (once.rows[index]?.grams ?? 0))).toBeLessThan(3)
  })

  test('mínimos cuadrados: dentro de cotas, y ningún punto cercano es mejor', () => {
    const problem = fc.record({
      terms: fc.array(
        fc.record({
          coefficients: fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 4, maxLength: 4 }),
          wanted: fc.double({ min: -5, max: 5, noNaN: true }),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      start: fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 4, maxLength: 4 }),
    })
    fc.assert(
      fc.property(problem, ({ terms, start }) => {
        const near = start.map((wanted, index) => ({
          coefficients: start.map((_, other) => (other === index ? 0.1 : 0)),
          wanted: 0.1 * wanted,
        }))
        const all = [...terms, ...near]
        const bounds = start.map(() => ({ min: -1, max: 1 }))
        const cost = (x: readonly number[]): number =>
          all.reduce(
            (sum, { coefficients, wanted }) =>
              sum + (coefficients.reduce((of, c, i) => of + c * (x[i] ?? 0), 0) - wanted) ** 2,
            0,
          )
        const found = leastSquares(all, start, bounds)
        expect(found.every((value) => value >= -1 && value <= 1)).toBe(true)
        for (const [index] of found.entries()) {
          for (const step of [-0.01, 0.01]) {
            const moved = found.map((value, at) => (at === index ? Math.min(1, Math.max(-1, value + step)) : value))
            expect(cost(moved)).toBeGreaterThanOrEqual(cost(found) - 1e-6)
          }
        }
      }),
    )
  })
})

test.each([
  ['pac', 1e308],
  ['pac', -1e308],
  ['fat', -5],
  ['fat', 1e6],
  ['totalSolids', 100],
  ['pod', Number.NaN],
  ['sugars', Number.POSITIVE_INFINITY],
] as const)('un objetivo imposible (%s a %d) da cantidades posibles y lo dice con números', (name, target) => {
  const rows = rowsOf({ leche_entera: 573, nata_35: 160, lpd: 44, sacarosa: 124, dextrosa: 37, yema: 30 })
  const result = balanceFormula(pantry, { type: 'helado', rows, targets: { [name]: target } })
  expect(result?.rows.every(({ grams }) => Number.isFinite(grams) && grams >= 0)).toBe(true)
  expect(result?.rows.reduce((sum, { grams }) => sum + grams, 0)).toBeCloseTo(968, 6)
  const said = result?.goals.map(({ reason, target: aimed }) => `${aimed} ${reason}`).join(' ') ?? ''
  expect(said).not.toMatch(/NaN|Infinity|\d{3}\.\d{3}/)
})

test('lo que falta por un pelo se dice con el pelo: nunca «8: no llega a 8»', () => {
  for (let fat = 12; fat <= 32; fat += 0.5) {
    const rows = rowsOf({ leche_entera: 573, nata_35: 160, lpd: 44, sacarosa: 124, dextrosa: 37, yema: 30 })
    const goals = balanceFormula(pantry, { type: 'helado', rows, targets: { fat } })?.goals ?? []
    for (const { reason } of goals) expect(reason ?? '').not.toMatch(/ ([\d,.-]+): (?:no llega a|se pasa de) \1 /)
  }
})

test('más caliente de lo que se puede es demasiado blando, no demasiado duro', () => {
  const rows = rowsOf({ leche_entera: 600, nata_35: 200, sacarosa: 80, dextrosa: 120 })
  const locks = [true, true, true, false]
  const goals = (servingTemperature: number) =>
    balanceFormula(pantry, { type: 'helado', rows, locks, servingTemperature })?.goals.find(
      ({ name }) => name === 'serving',
    )
  expect(goals(-1)?.reason).toMatch(/^El poder anticongelante: se pasa /)
  expect(goals(-25)?.reason).toMatch(/^El poder anticongelante: no llega /)
})

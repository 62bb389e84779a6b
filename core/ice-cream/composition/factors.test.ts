import { describe, expect, test } from 'vitest'
import { frozenShareAt } from '#core/ice-cream/freezing/curve.ts'
import { sucroseDepression } from '#core/ice-cream/freezing/sucrose-freezing.ts'
import { thermodynamicTemperature } from '#core/ice-cream/freezing/water-activity.ts'
import { analyzeFormula } from '#core/ice-cream/judging/analyze-formula.ts'
import { icePantry as pantry } from '#testing/food-table.ts'
import { blankRow, type FormulaRow } from './formula.ts'
import type { Composition } from './ingredient.ts'
import { rowFromIngredient } from './match-ingredient.ts'
import { mixOf, mixRows } from './mix.ts'

const ingredient = (id: string) => {
  const found = pantry.byId.get(id)
  if (found === undefined) throw new Error(`no such ingredient: ${id}`)
  return found
}

// §3.1: PAC = 342.3/M · 100 and the POD settled on, times the dry matter of the product (§3.1, §3.2).
test.each([
  ['sacarosa', 342.3, 100, 1],
  ['dextrosa_anhidra', 180.16, 75, 0.995],
  ['dextrosa', 180.16, 75, 0.92],
  ['fructosa', 180.16, 170, 1],
  ['lactosa', 342.3, 16, 0.95],
  ['trehalosa', 342.3, 45, 0.905],
  ['isomaltulosa', 342.3, 48, 0.95],
  ['eritritol', 122.12, 70, 1],
  ['xilitol', 152.15, 95, 1],
  ['sorbitol_polvo', 182.17, 55, 0.99],
  ['maltitol', 344.3, 90, 0.99],
] as const)('§3: %s, de masa molar %d, con POD %d y %d de materia seca', (id, molarMass, pod, dry) => {
  const { composition } = ingredient(id)
  expect(Math.abs(composition.pac - ((100 * 342.3) / molarMass) * dry)).toBeLessThan(0.6)
  expect(Math.abs(composition.pod - pod * dry)).toBeLessThan(0.15)
})

// §3.2: what the trade buys, as it comes.
test.each([
  ['dextrosa', 175, 69],
  ['azucar_invertido', 141, 95],
  ['miel', 154, 100],
  // §3.1, Hull: DE 42 has 80 and 50 on dry matter; atomised with 95 %, syrup with 80 %.
  ['glucosa_polvo_42', 76, 47.5],
  ['jarabe_glucosa_42', 64, 40],
  ['sal', 585, 0],
  ['sucralosa', 0, 60_000],
  ['stevia', 0, 22_500],
] as const)('§3.2: %s tal cual, PAC %d y POD %d', (id, pac, pod) => {
  const { composition } = ingredient(id)
  expect(Math.abs(composition.pac - pac)).toBeLessThan(0.5)
  expect(Math.abs(composition.pod - pod)).toBeLessThan(0.5)
})

test('§3.3: 1 % de SNGL son 5,45 puntos de PAC y 0,87 de POD, y sus sales no cuentan', () => {
  const { msnf, pac, pod } = ingredient('leche_desnatada').composition
  expect((10 * pac) / msnf).toBeCloseTo(5.45, 1)
  expect((10 * pod) / msnf).toBeCloseTo(0.87, 1)
})

test('§14.4: 1 g de azúcar por 1,45 g de dextrosa sube 1,53 puntos sin endulzar; por 0,57 g baja el dulzor 0,6', () => {
  const [sugar, dextrose] = [ingredient('sacarosa').composition, ingredient('dextrosa').composition]
  expect((1.45 * dextrose.pac - sugar.pac) / 100).toBeCloseTo(1.53, 2)
  expect((1.45 * dextrose.pod - sugar.pod) / 100).toBeCloseTo(0, 2)
  expect((0.57 * dextrose.pac - sugar.pac) / 100).toBeCloseTo(0, 2)
  expect((0.57 * dextrose.pod - sugar.pod) / 100).toBeCloseTo(-0.6, 1)
})

const mixed = (rows: readonly FormulaRow[]): Composition => {
  const mix = mixOf(mixRows(pantry, rows))
  if (mix === null) throw new Error('weighs nothing')
  return mix.composition
}
const inWater = (id: string, gramsPer100: number): Composition =>
  mixed([rowFromIngredient(ingredient(id), gramsPer100), rowFromIngredient(ingredient('agua'), 100)])

describe('§5.6: el contraste termodinámico', () => {
  test.each([
    [2, -0.81],
    [5, -2.09],
    [10, -4.38],
  ])('etanol, % en peso y °C: %d, %d', (percent, expected) => {
    const spirit = { ...blankRow, name: 'Vodka puro', quantity: 100, waterContent: 100 - percent }
    expect(mixed([spirit]).alcohol).toBeCloseTo(percent, 6)
    expect(Math.abs((thermodynamicTemperature(mixed([spirit]), 0) ?? 0) - expected)).toBeLessThan(0.012)
  })

  test('la sacarosa, frente a la tabla de Leighton, a menos de 0,3 °C hasta 150 g por 100 g', () => {
    for (let grams = 5; grams <= 150; grams += 5) {
      const cross = -(thermodynamicTemperature(inWater('sacarosa', grams), 0) ?? Number.NaN)
      expect(Math.abs(cross - sucroseDepression(grams)), `${grams} g`).toBeLessThanOrEqual(0.31)
    }
  })

  test('la glucosa concentrada congela menos de lo que dice su PAC: 1,75, 1,63 y 1,54 en vez de 1,90', () => {
    const sucroseLike = (depression: number): number => {
      let [low, high] = [0, 400]
      for (let round = 0; round < 50; round++) {
        const middle = (low + high) / 2
        if (-(thermodynamicTemperature(inWater('sacarosa', middle), 0) ?? -99) < depression) low = middle
        else high = middle
      }
      return low
    }
    for (const [depression, factor] of [
      [2.7, 1.75],
      [6.7, 1.63],
      [11.7, 1.54],
    ] as const) {
      let [low, high] = [0, 300]
      for (let round = 0; round < 50; round++) {
        const middle = (low + high) / 2
        if (-(thermodynamicTemperature(inWater('dextrosa_anhidra', middle), 0) ?? -99) < depression) low = middle
        else high = middle
      }
      expect(Math.abs(sucroseLike(depression) / low - factor), `${depression} °C`).toBeLessThan(0.05)
    }
  })

  test('fuera de 0 a −30 °C, o sin agua, no dice nada', () => {
    expect(thermodynamicTemperature(inWater('dextrosa_anhidra', 2000), 0)).toBeNull()
    expect(thermodynamicTemperature(mixed([rowFromIngredient(ingredient('sacarosa'), 10)]), 0)).toBeNull()
  })
})

test('§8: masa, agua e hielo cuadran con la curva, y los litros con densidad y overrun', () => {
  const rows = [
    rowFromIngredient(ingredient('leche_entera'), 640),
    rowFromIngredient(ingredient('nata_35'), 180),
    rowFromIngredient(ingredient('sacarosa'), 180),
  ]
  const analysis = analyzeFormula(pantry, { type: 'helado', rows })
  if (analysis === null) throw new Error('weighs nothing')
  const { freezing, composition, density, mixDensity, overrun, litres, mass } = analysis
  expect(freezing?.freeWaterAt18).toBeCloseTo(composition.water * (1 - frozenShareAt(analysis, -18)), 6)
  expect(density * (1 + overrun / 100)).toBeCloseTo(mixDensity, 9)
  expect(litres * density * 1000).toBeCloseTo(mass, 6)
})

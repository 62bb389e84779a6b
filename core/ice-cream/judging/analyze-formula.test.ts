import { describe, expect, test } from 'vitest'
import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import { readIceIngredients } from '#core/ice-cream/composition/read-ingredients.ts'
import { frozenShareAt, temperatureOfShare } from '#core/ice-cream/freezing/curve.ts'
import { iceTable, icePantry as pantry } from '#testing/food-table.ts'
import { rowsOf } from '#testing/ice-cream-samples.ts'
import { analyzeFormula, formulaResults } from './analyze-formula.ts'

const analysed = (type: FormulaType, grams: Readonly<Record<string, number>>) => {
  const analysis = analyzeFormula(pantry, { type, rows: rowsOf(grams) })
  if (analysis?.freezing == null || analysis.firmness === null) throw new Error('no analysis')
  return { ...analysis, freezing: analysis.freezing, firmness: analysis.firmness }
}

// The worked examples of docs/ciencia/helado.md §15, to the digits printed there.
describe('el ejemplo de vainilla', () => {
  const vanilla = analysed('helado', {
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
  const { composition, totals, freezing } = vanilla

  test('composición', () => {
    expect(vanilla.mass).toBe(1000)
    expect(composition.fat).toBeCloseTo(8.75, 2)
    expect(composition.sugars).toBeCloseTo(18.2, 2)
    expect(composition.msnf).toBeCloseTo(10.13, 2)
    expect(composition.nonFatSolids).toBeCloseTo(11.11, 2)
    expect(totals.totalSolids).toBeCloseTo(38.06, 2)
    expect(composition.water).toBeCloseTo(61.94, 2)
    expect(totals.lactose).toBeCloseTo(5.52, 2)
    expect(totals.lactoseInWater).toBeCloseTo(8.9, 1)
    expect(composition.sucroseEquivalent).toBeCloseTo(26.11, 2)
    expect(vanilla.mixDensity).toBeCloseTo(1.112, 3)
  })

  test('PAC, POD y congelación', () => {
    expect(formulaResults(vanilla)).toMatchObject({ pacValue: 261, podValue: 170, meltingPoint: -3 })
    expect(freezing.freezingPoint).toBeCloseTo(-3, 1)
    expect(freezing.drawTemperature).toBeCloseTo(-7.4, 1)
    expect(freezing.servingTemperature).toBeCloseTo(-12, 1)
    const shares = [-6, -12, -14, -18].map((temperature) => (100 * frozenShareAt(vanilla, temperature)).toFixed(1))
    expect(shares).toEqual(['46.1', '70.1', '74.2', '79.5'])
    expect(formulaResults(vanilla).freeWaterPercentage).toBe(12.71)
    // 'Pasos a 70 %': total 11,97.
    expect(temperatureOfShare(vanilla, 0.7)).toBeCloseTo(-11.97, 2)
  })

  test('firmeza, avisos y proceso', () => {
    expect(vanilla.firmness.label).toBe('Óptimo')
    expect(vanilla.warnings.map(({ code }) => code)).toEqual(['FORMULA_EQUILIBRADA'])
    expect(vanilla.process).toEqual({
      pasteurizationTemp: 84,
      pasteurizationTime: 2,
      maturationTemp: 4,
      maturationTime: 8,
      churningTemp: -7.4,
      recommendedStorageTemp: -18,
      freezingCurve:
        'Punto de congelación: -3,0 °C | -5 °C: 37 % · -6 °C: 46 % · -7 °C: 53 % · -8 °C: 58 % · -10 °C: 65 % · -12 °C: 70 % · -14 °C: 74 % · -16 °C: 77 % · -18 °C: 79 % de agua congelada | Servicio recomendado: -12 °C (70 %)',
    })
  })
})

test('el ejemplo de sorbete de limón', () => {
  const lemon = analysed('sorbete', {
    zumo_limon: 200,
    agua: 494,
    sacarosa: 145,
    dextrosa: 68,
    glucosa_polvo_38: 69,
    inulina: 17,
    piel_limon: 2,
    neutro_sorbete_5: 5,
  })
  expect(lemon.subStyle).toBe('sorbete_citrico')
  expect(lemon.composition.sugars).toBeCloseTo(27.97, 2)
  expect(lemon.totals.totalSolids).toBeCloseTo(31.01, 2)
  expect(formulaResults(lemon)).toMatchObject({ pacValue: 325, podValue: 230, meltingPoint: -2.9 })
  expect(lemon.freezing.servingTemperature).toBeCloseTo(-12, 1)
  expect(lemon.legalNames).toEqual(['sorbete', 'helado de agua'])
})

test('el ejemplo de granizado de limón', () => {
  const lemon = analysed('granizado', { zumo_limon: 140, agua: 704, sacarosa: 142, dextrosa: 12, piel_limon: 2 })
  expect(lemon.composition.sugars).toBeCloseTo(15.67, 2)
  expect(formulaResults(lemon)).toMatchObject({ pacValue: 169, podValue: 155, meltingPoint: -1.2 })
  expect(frozenShareAt(lemon, -2.5)).toBeCloseTo(0.5, 2)
  expect(lemon.firmness.label).toBe('Óptimo')
})

test('la tabla trae sus 258 ingredientes, cada uno con clave única', () => {
  expect(pantry.ingredients).toHaveLength(258)
  expect(pantry.byId.size).toBe(258)
})

test.each([
  ['una celda que no es número', /\t3\.6\t/, '\tmucho\t', /leche_entera.*mucho/],
  ['un balance que no suma 100', /\t87\.72\t/, '\t80\t', /leche_entera.*agua/],
  ['una categoría desconocida', /\tlacteo\t/, '\tmarciano\t', /categoria/],
])('una tabla con %s no se lee', (_, from, to, message) => {
  expect(() => readIceIngredients(iceTable.replace(from, to))).toThrow(message)
})

test('cada ingrediente se encuentra por su nombre', () => {
  const lost = pantry.ingredients.filter(({ name, id }) => pantry.match(name)?.id !== id)
  expect(lost.map(({ id }) => id)).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analysisRecordShape } from '#core/api/ice-cream.ts'
import { applyFix, scaleToRow, scaleToYield } from '#core/ice-cream/balance/change-rows.ts'
import { blankRow, type FormulaRow, formulaTypes } from '#core/ice-cream/composition/formula.ts'
import { sugarNames } from '#core/ice-cream/composition/ingredient.ts'
import { searchIngredients } from '#core/ice-cream/composition/match-ingredient.ts'
import { rowComposition } from '#core/ice-cream/composition/row-composition.ts'
import { curveSamples } from '#core/ice-cream/freezing/curve.ts'
import { analysisRecord, fullRecipe } from '#core/ice-cream/process/full-recipe.ts'
import { readFreezingCurve } from '#core/ice-cream/process/process.ts'
import { icePantry as pantry } from '#testing/food-table.ts'
import { anyFormula, anyRow, rowsOf } from '#testing/ice-cream-samples.ts'
import type { FormulaAnalysis, FormulaFix, FormulaWarning } from './analysis.ts'
import { analyzeFormula, type FormulaInput, formulaResults } from './analyze-formula.ts'

/** Every number anywhere in a value. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap(numbersIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

const messy = fc.record({ type: fc.constantFrom(...formulaTypes), rows: fc.array(anyRow, { maxLength: 8 }) })

describe('con lo que sea que haya en las celdas', () => {
  test('ningún resultado es NaN ni infinito, y lo que se guarda cumple su forma', () => {
    fc.assert(
      fc.property(messy, ({ type, rows }) => {
        const analysis = analyzeFormula(pantry, { type, rows })
        if (analysis === null) return
        const record = analysisRecord(pantry, { name: 'x', rows }, analysis)
        const all = numbersIn([analysis, record, curveSamples(analysis), formulaResults(analysis)])
        expect(all.filter((value) => !Number.isFinite(value))).toEqual([])
        expect(analysisRecordShape.safeParse(record).success).toBe(true)
        expect(
          JSON.stringify([record, analysis.texture, fullRecipe(pantry, { name: 'x', rows }, analysis)]),
        ).not.toMatch(/NaN|undefined|Infinity/)
      }),
      { numRuns: 400 },
    )
  })

  test('los porcentajes de cada fila quedan entre 0 y 100, y los azúcares suman el total', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const made = rowComposition(row, pantry.match(row.name))
        for (const name of ['fat', 'sugars', 'water', 'nonFatSolids', 'alcohol', 'msnf', 'salt', 'milkFat'] as const) {
          expect(made[name]).toBeGreaterThanOrEqual(0)
          expect(made[name]).toBeLessThanOrEqual(100.1)
        }
        expect(sugarNames.reduce((sum, name) => sum + made[name], 0)).toBeCloseTo(made.sugars, 1)
        expect(made.msnf + made.otherSolids).toBeCloseTo(made.nonFatSolids, 1)
      }),
      { numRuns: 400 },
    )
  })
})

test('sin filas, sin masa o con cantidades imposibles no hay resultado', () => {
  for (const rows of [
    [],
    [blankRow],
    [{ ...blankRow, quantity: -5, name: 'Agua' }],
    [{ ...blankRow, quantity: Number.NaN }],
  ])
    expect(analyzeFormula(pantry, { type: 'helado', rows })).toBeNull()
})

test('sin agua, lo que es del frío no es aplicable', () => {
  const analysis = analyzeFormula(pantry, { type: 'helado', rows: rowsOf({ sacarosa: 100 }) })
  expect(analysis).toMatchObject({ freezing: null, firmness: null })
  if (analysis === null) return
  expect(formulaResults(analysis)).toMatchObject({ meltingPoint: null, firmnessLevel: 'No aplicable' })
  expect(curveSamples(analysis)).toBeNull()
})

const essence = (analysis: FormulaAnalysis | null): unknown =>
  analysis === null
    ? null
    : [formulaResults(analysis), analysis.subStyle, analysis.warnings.map(({ code }) => code).sort()]

describe('siempre', () => {
  test('el tamaño de la tanda y el orden de las filas no cambian nada', () => {
    fc.assert(
      fc.property(anyFormula, fc.constantFrom(0.5, 2, 8), ({ type, rows }, factor) => {
        const analysis = analyzeFormula(pantry, { type, rows })
        fc.pre(analysis !== null && analysis.mass > 1)
        const larger = rows.map((row) => ({ ...row, quantity: row.quantity * factor }))
        expect(essence(analyzeFormula(pantry, { type, rows: larger }))).toEqual(essence(analysis))
        const reversed = analyzeFormula(pantry, { type, rows: [...rows].reverse() })
        expect(reversed?.totals.pac).toBeCloseTo(analysis?.totals.pac ?? 0, 6)
        expect(reversed?.freezing?.servingTemperature ?? 0).toBeCloseTo(analysis?.freezing?.servingTemperature ?? 0, 6)
        expect(reversed?.subStyle).toBe(analysis?.subStyle)
      }),
    )
  })

  test('con filas de la tabla, las partes suman 100 y los totales son la media de las filas', () => {
    const rows = fc.array(
      fc.record({ ingredient: fc.constantFrom(...pantry.ingredients), grams: fc.integer({ min: 1, max: 900 }) }),
      { minLength: 1, maxLength: 10 },
    )
    fc.assert(
      fc.property(rows, (chosen) => {
        const analysis = analyzeFormula(pantry, {
          type: 'helado',
          rows: chosen.map(({ ingredient, grams }) => ({
            ...blankRow,
            ...ingredient.fields,
            name: ingredient.name,
            quantity: grams,
          })),
        })
        const { fat = 0, sugars = 0, water = 0, alcohol = 0, nonFatSolids = 0 } = analysis?.composition ?? {}
        expect(Math.abs(fat + sugars + water + alcohol + nonFatSolids - 100)).toBeLessThan(0.06)
        const mass = chosen.reduce((sum, { grams }) => sum + grams, 0)
        const pac = chosen.reduce((sum, { ingredient, grams }) => sum + grams * ingredient.fields.pacContribution, 0)
        expect(analysis?.totals.pac).toBeCloseTo((10 * pac) / mass, 6)
      }),
    )
  })

  test('más azúcar baja el punto de congelación; el texto de la curva se vuelve a leer', () => {
    const base = { leche_entera: 700, nata_35: 150, lpd: 30 }
    const points = [100, 140, 180, 220].map((sacarosa) => {
      const { freezing = null, process } =
        analyzeFormula(pantry, { type: 'helado', rows: rowsOf({ ...base, sacarosa }) }) ?? {}
      const written = readFreezingCurve(process?.freezingCurve ?? '')
      expect(written?.points).toHaveLength(9)
      expect(written?.freezingPoint).toBeCloseTo(freezing?.freezingPoint ?? 0, 1)
      return freezing?.freezingPoint ?? 0
    })
    expect([...points].sort((one, other) => other - one)).toEqual(points)
  })
})

/** Applies a correction and analyses what comes out. */
const corrected = (input: FormulaInput, fix: FormulaFix): FormulaAnalysis | null => {
  const { type, rows, additions } = applyFix(pantry, input, fix)
  return analyzeFormula(pantry, { ...input, type, rows: [...rows, ...additions] })
}

const codesOf = (analysis: FormulaAnalysis | null): string[] => (analysis?.warnings ?? []).map(({ code }) => code)

describe('un toque', () => {
  const cases: readonly (readonly [
    code: string,
    type: FormulaInput['type'],
    grams: Readonly<Record<string, number>>,
  ])[] = [
    ['PAC_BAJO', 'helado', { leche_entera: 600, nata_35: 180, lpd: 45, sacarosa: 150, neutro_crema_5: 5 }],
    ['PAC_ALTO', 'helado', { leche_entera: 580, nata_35: 180, lpd: 40, dextrosa: 190, neutro_crema_5: 5 }],
    ['POD_ALTO', 'helado', { leche_entera: 560, nata_35: 180, lpd: 40, sacarosa: 215, neutro_crema_5: 5 }],
    [
      'POD_BAJO',
      'helado',
      {
        leche_entera: 580,
        nata_35: 180,
        lpd: 40,
        sacarosa: 5,
        dextrosa: 130,
        glucosa_polvo_38: 40,
        neutro_crema_5: 5,
      },
    ],
    [
      'MSNF_BAJO',
      'helado',
      { leche_entera: 550, nata_35: 230, sacarosa: 130, dextrosa: 40, glucosa_polvo_38: 45, neutro_crema_5: 5 },
    ],
    [
      'GRASA_BAJA',
      'helado',
      { leche_entera: 760, lpd: 50, sacarosa: 130, dextrosa: 40, glucosa_polvo_38: 30, neutro_crema_5: 5 },
    ],
    [
      'GRASA_ALTA',
      'helado',
      { leche_entera: 330, nata_35: 400, lpd: 60, sacarosa: 140, dextrosa: 40, neutro_crema_5: 5 },
    ],
    ['SOLIDOS_BAJOS', 'sorbete', { fresa: 500, agua: 300, sacarosa: 120, dextrosa: 60, neutro_sorbete_5: 5 }],
    [
      'SOLIDOS_ALTOS',
      'sorbete',
      { mango: 450, agua: 150, sacarosa: 150, dextrosa: 60, glucosa_polvo_38: 60, inulina: 50, neutro_sorbete_5: 5 },
    ],
    [
      'AZUCARES_BAJOS',
      'sorbete',
      { fresa: 500, agua: 330, sacarosa: 100, dextrosa: 50, inulina: 20, neutro_sorbete_5: 5 },
    ],
    [
      'LACTOSA_ALTA',
      'helado',
      { leche_entera: 560, nata_35: 180, lpd: 95, sacarosa: 130, dextrosa: 30, neutro_crema_5: 5 },
    ],
    [
      'ALCOHOL_ALTO',
      'helado',
      { leche_entera: 500, nata_35: 180, lpd: 40, sacarosa: 140, ron: 120, neutro_crema_5: 5 },
    ],
    [
      'FRUTA_INSUFICIENTE',
      'sorbete',
      { fresa: 100, agua: 580, sacarosa: 190, dextrosa: 60, glucosa_polvo_38: 60, neutro_sorbete_5: 5 },
    ],
    [
      'ESTABILIZANTE_BAJO',
      'helado',
      { leche_entera: 560, nata_35: 180, lpd: 40, sacarosa: 130, dextrosa: 40, glucosa_polvo_38: 20 },
    ],
    [
      'ESTABILIZANTE_ALTO',
      'helado',
      {
        leche_entera: 560,
        nata_35: 180,
        lpd: 40,
        sacarosa: 130,
        dextrosa: 40,
        glucosa_polvo_38: 20,
        neutro_crema_5: 12,
      },
    ],
    [
      'POLIOLES_ALTOS',
      'sorbete',
      { fresa: 450, agua: 350, maltitol: 80, eritritol: 60, glicerina: 10, neutro_sorbete_5: 5 },
    ],
    [
      'TIPO_NO_COINCIDE',
      'sorbete',
      { leche_entera: 560, nata_35: 180, lpd: 40, sacarosa: 130, dextrosa: 40, neutro_crema_5: 5 },
    ],
  ]

  test.each(cases)('%s: la corrección lo quita', (code, type, grams) => {
    const input = { type, rows: rowsOf(grams) }
    const before = analyzeFormula(pantry, input)
    const warning = before?.warnings.find((found) => found.code === code)
    expect(warning?.fix, codesOf(before).join()).not.toBeNull()
    expect(warning?.text).toMatch(/^[«A-ZÁÉÍÓÚ].*\.$/)
    if (warning?.fix == null) return
    const fixed = corrected(input, warning.fix)
    expect(codesOf(fixed)).not.toContain(code)
    expect(fixed?.mass).toBeCloseTo(before?.mass ?? 0, 6)
  })

  test('una fila con el nombre de la tabla y los números en blanco toma los de la tabla', () => {
    const rows: FormulaRow[] = [...rowsOf({ leche_entera: 800 }), { ...blankRow, name: 'azúcar', quantity: 150 }]
    const warning = analyzeFormula(pantry, { type: 'helado', rows })?.warnings.find(
      ({ code }) => code === 'BALANCE_INCOMPLETO',
    )
    expect(warning).toMatchObject({ row: 1, text: 'La composición de «azúcar» suma 0 %; revisa sus porcentajes.' })
    if (warning?.fix == null) throw new Error('no fix')
    const fixed = corrected({ type: 'helado', rows }, warning.fix)
    expect(fixed?.composition.sucrose).toBeCloseTo(15.79, 2)
    expect(codesOf(fixed)).not.toContain('BALANCE_INCOMPLETO')
  })

  test('ninguna corrección cambia la masa, deja negativos ni empeora su aviso', () => {
    const distance = (analysis: FormulaAnalysis | null, { code }: FormulaWarning): number => {
      const name = (
        {
          PAC_BAJO: 'pac',
          PAC_ALTO: 'pac',
          POD_BAJO: 'pod',
          POD_ALTO: 'pod',
          GRASA_ALTA: 'fat',
          GRASA_BAJA: 'fat',
        } as Record<string, string>
      )[code]
      const band = analysis?.bands.find((found) => found.name === name)
      return band === undefined || band.side === null ? 0 : Math.max(band.min - band.value, band.value - band.max)
    }
    fc.assert(
      fc.property(anyFormula, (input) => {
        const before = analyzeFormula(pantry, input)
        fc.pre(before !== null && before.mass > 100)
        for (const warning of before?.warnings ?? []) {
          if (warning.fix?.kind !== 'amounts') continue
          const fixed = corrected(input, warning.fix)
          expect(Math.abs((fixed?.mass ?? 0) - (before?.mass ?? 0))).toBeLessThan(1e-6 * (before?.mass ?? 1))
          for (const { grams } of [...warning.fix.changes, ...warning.fix.additions])
            expect(grams).toBeGreaterThanOrEqual(0)
          if (fixed?.subStyle === before?.subStyle)
            expect(distance(fixed, warning)).toBeLessThanOrEqual(distance(before, warning) + 1e-6)
        }
      }),
      { numRuns: 300 },
    )
  })
})

test('escalar a un rendimiento o a un ingrediente guarda las proporciones', () => {
  const rows = rowsOf({ fresa: 450, agua: 300, sacarosa: 200, neutro_sorbete_5: 5 })
  expect(scaleToRow(rows, 0, 900).map(({ quantity }) => quantity)).toEqual([900, 600, 400, 10])
  const scaled = scaleToYield(pantry, rows, 1910)
  expect(scaled.map(({ quantity }) => quantity)).toEqual([900, 600, 400, 10])
  expect(scaleToYield(pantry, rows, 0)).toBe(rows)
  expect(scaleToRow([blankRow], 0, 5)).toEqual([blankRow])
})

test('los nombres sin certeza se quedan sin casar; los conocidos casan con lo que son', () => {
  const found = (name: string) => pantry.match(name)?.id ?? null
  expect(['goma', 'leche de avellana', 'nata vegetal', 'azúcar de coco', 'ron con pasas', ''].map(found)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
  expect(['LECHE', 'Nata 35%', 'fresas congeladas', 'Leche entera Pascual', 'azúcar', 'limón'].map(found)).toEqual([
    'leche_entera',
    'nata_35',
    'fresa',
    'leche_entera',
    'sacarosa',
    'zumo_limon',
  ])
})

test('el autocompletado pone delante lo que empieza igual', () => {
  expect(searchIngredients(pantry, 'dex', 3).map(({ id }) => id)[0]).toBe('dextrosa')
  expect(searchIngredients(pantry, 'leche ent').map(({ id }) => id)).toContain('leche_entera')
  expect(searchIngredients(pantry, '   ')).toEqual([])
})

test('la receta completa da gramos y pasos en orden, con su sitio para cada cosa', () => {
  const rows = rowsOf({
    leche_entera: 480,
    nata_35: 160,
    lpd: 40,
    sacarosa: 140,
    dextrosa: 20,
    yema: 40,
    ron: 40,
    vainilla_vaina: 2,
    neutro_crema_5: 5,
  })
  const analysis = analyzeFormula(pantry, { type: 'helado', rows })
  if (analysis === null) throw new Error('no analysis')
  const { ingredients, steps, summary } = fullRecipe(pantry, { name: 'Ron', rows }, analysis)
  expect(ingredients[0]).toBe('Leche entera 3,6 %: 480 g · 51,8 %')
  expect(summary).toMatch(/^Helado con alcohol · 927 g, unos 1,\d l · servir a -\d+ °C$/)
  const order = [
    'Pesa',
    'Mezcla en seco',
    'Pasteuriza',
    'Enfría',
    'Madura',
    'ron justo antes de mantecar',
    'Manteca',
    'Sirve a',
  ]
  const places = order.map((word) => steps.findIndex((step) => step.includes(word)))
  expect(
    places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1)),
    places.join(),
  ).toBe(true)
  expect(steps.join(' ')).toContain('84 °C durante 2 min')
})

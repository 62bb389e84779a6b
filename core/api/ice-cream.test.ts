import { expect, test } from 'vitest'
import { blankRow } from '#core/ice-cream/composition/formula.ts'
import {
  analyzeFormulaBody,
  createFormulaBody,
  createFormulaIngredientsBody,
  type FormulaTableRow,
  formulaFromRow,
  formulaIngredientFromRow,
  resultsToRow,
  rowFromWire,
  rowToWire,
  updateFormulaIngredientBody,
} from './ice-cream.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

const row: FormulaTableRow = {
  id,
  name: 'Pistacho',
  type: 'helado',
  description: null,
  servings: 1000,
  serving_temperature: -13,
  created_at: '2026-11-21T08:00:00.000Z',
  fat_percentage: 9.05,
  sugar_percentage: 18.4,
  pac_value: 312,
  pod_value: 170,
  non_fat_solids_percentage: 14.2,
  free_water_percentage: 12.71,
  overrun_percentage: 38,
  melting_point: -3,
  firmness_level: 'Óptimo',
  texture_prediction: 'Textura óptima.',
}

test('una fórmula va y vuelve sin perder nada', () => {
  const formula = formulaFromRow(row)
  expect(formula).toMatchObject({
    name: 'Pistacho',
    description: '',
    createdAt: row.created_at,
    servingTemperature: -13,
  })
  if (formula.results === null) throw new Error('no results')
  expect({ ...row, ...resultsToRow(formula.results) }).toEqual(row)
})

test('sin porcentaje de grasa no está analizada', () => {
  expect(formulaFromRow({ ...row, fat_percentage: null }).results).toBeNull()
})

test('una fila va y vuelve; con sus identificadores también', () => {
  const wire = { ...rowToWire(blankRow), name: 'Ron', quantity: 35, pac_contribution: 248.2 }
  expect(rowToWire(rowFromWire(wire))).toEqual(wire)
  expect(formulaIngredientFromRow({ ...wire, id, formula_id: id, position: 3 })).toMatchObject({
    formulaId: id,
    position: 3,
    pacContribution: 248.2,
  })
})

test('lo que falta toma lo que dice la especificación: 1.000 g, PAC y POD 0', () => {
  expect(createFormulaBody.parse({ name: '', type: 'sorbete' })).toEqual({
    name: '',
    type: 'sorbete',
    description: '',
    servings: 1000,
    serving_temperature: null,
  })
  const { pac_contribution: _pac, pod_contribution: _pod, ...bare } = rowToWire(blankRow)
  const { items } = createFormulaIngredientsBody.parse({ formula_id: id, items: [bare] })
  expect(items).toEqual([rowToWire(blankRow)])
})

test.each([
  ['una grasa de más de 100', { fat_content: 101 }],
  ['un agua negativa', { water_content: -1 }],
  ['una unidad que no es de masa ni volumen', { unit: 'taza' }],
  ['una cantidad negativa', { quantity: -0.1 }],
  ['un número que no lo es', { pod_contribution: Number.NaN }],
])('no se admite %s', (_, patch) => {
  expect(updateFormulaIngredientBody.safeParse(patch).success).toBe(false)
})

test('el análisis acepta filas tal como se leen de la tabla y deja lo que no es suyo', () => {
  const asked = {
    formulaId: id,
    type: 'helado',
    ingredients: [{ ...rowToWire(blankRow), id, formula_id: id, position: 0 }],
  }
  expect(analyzeFormulaBody.parse(asked).ingredients).toEqual([rowToWire(blankRow)])
})

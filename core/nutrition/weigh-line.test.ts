import { expect, test } from 'vitest'
import { sampleResolve } from '#core/nutrition/sample-foods.ts'
import { weighLine } from '#core/nutrition/weigh-line.ts'
import type { Unit } from '#core/units/units.ts'

const weigh = (name: string, quantity: number, unit: Unit = 'g') => {
  const found = sampleResolve(name)
  if (found === null) throw new Error(`No food for ${name}`)
  return weighLine(quantity, unit, found)
}

// docs/ciencia/nutricion.md §7: net unless the food is weighed whole or the words say so.
test.each([
  ['merluza', 1000, 'neto'],
  ['merluza limpia', 1000, 'neto'],
  ['merluza entera', 600, 'bruto'],
  ['merluza con espinas', 600, 'bruto'],
  ['merluza sin limpiar', 600, 'bruto'],
  ['merluza en bruto', 600, 'bruto'],
  ['merluza entera sin espinas', 1000, 'neto'],
  ['mejillones', 300, 'bruto'],
  ['mejillones con concha', 300, 'bruto'],
  ['mejillones sin concha', 1000, 'neto'],
  ['mejillones limpios', 300, 'bruto'],
  ['mejillón, peso neto', 1000, 'neto'],
  ['gambas', 550, 'bruto'],
  ['gambas peladas', 1000, 'neto'],
  ['gambas limpias', 1000, 'neto'],
  ['nueces', 1000, 'neto'],
  ['nueces enteras', 1000, 'neto'],
  ['nueces con cáscara', 450, 'bruto'],
  ['harina en bruto', 1000, 'neto'],
] as const)('1 kg de %s son %d g de comer, leído en %s', (name, grams, reading) => {
  expect(weigh(name, 1, 'kg')).toEqual({ grams, writtenGrams: 1000, by: 'weight', reading })
})

test('una pieza ya es neta: la merma no se quita dos veces', () => {
  expect(weigh('huevos con cáscara', 2, 'unidad')).toMatchObject({ grams: 100, writtenGrams: 100, reading: 'neto' })
  expect(weigh('huevos con cáscara', 100)).toMatchObject({ grams: 88, writtenGrams: 100, reading: 'bruto' })
})

test('sin peso conocido no se inventa', () => {
  expect(weigh('mejillones', 3, 'unidad')).toBeNull()
  expect(weigh('harina', -1)).toBeNull()
})

import { expect, test } from 'vitest'
import { withAddedFood } from './with-added-food.ts'

const cake =
  'Precalentar el horno a 180 °C y forrar el molde.\nBatir el huevo con el azúcar.\nUnir la harina.\nHornear 40 min.\nEnfriar sobre rejilla.'
const stew = 'Pochar la cebolla en el aceite 15 min.\nMojar con el caldo y guisar 1 h.\nServir caliente.'
const gazpacho = 'Trocear los tomates.\nTriturar con el vinagre y el aceite.\nColar y enfriar a 4 ºC.'
const salad = 'Cortar la lechuga.\nAliñar con el aceite y el vinagre.\nServir al momento.'

test.each([
  [cake, 'Nueces', true, 4, /^Tostar las nueces .* incorporarlas a la mezcla/],
  [cake, 'Pepitas de chocolate', true, 4, /^Incorporar las pepitas de chocolate a la mezcla/],
  [stew, 'Zanahoria', false, 2, /^Añadir la zanahoria en trozos regulares y rehogar 8 min/],
  [stew, 'Patata', false, 3, /^Añadir la patata en trozos regulares y cocer 20-25 min/],
  [stew, 'Perejil', false, 3, /^Terminar el plato con el perejil/],
  [gazpacho, 'Fresas', false, 2, /^Incorporar las fresas/],
  [salad, 'Pepino', false, 3, /^Incorporar el pepino/],
])('su paso va donde le toca: %s + %s', (method, name, isSweet, at, expected) => {
  const before = method.split('\n')
  const after = withAddedFood(method, { name, quantity: 100, unit: 'g' }, isSweet).split('\n')
  expect(after[at - 1]).toMatch(expected)
  expect(after.toSpliced(at - 1, 1)).toEqual(before)
})

test('lo crudo que se añade llega con su temperatura', () => {
  expect(withAddedFood(salad, { name: 'Pollo', quantity: 500, unit: 'g' }, false)).toMatch(/74 °C/)
})

test('los pasos numerados se numeran de nuevo', () => {
  const numbered = '1. Pochar la cebolla.\n2. Guisar 1 h.\n3. Servir.'
  expect(withAddedFood(numbered, { name: 'Zanahoria', quantity: 100, unit: 'g' }, false)).toMatch(
    /^1\. Pochar.*\n2\. Añadir la zanahoria.*\n3\. Guisar 1 h\.\n4\. Servir\.$/,
  )
})

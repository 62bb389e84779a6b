import fc from 'fast-check'
import { expect, test } from 'vitest'
import { units } from '#core/units/units.ts'
import { pastedIngredients } from './pasted-ingredients.ts'

const rows = (text: string) =>
  pastedIngredients(text).map(({ name, quantity, unit }) => `${quantity} ${unit} | ${name}`)

test('una lista de un correo: cantidades y unidades leídas, línea a línea', () => {
  expect(rows('Ingredientes:\n\n- 500 g de harina\r\n- 1,5 l de leche\n3 huevos\n½ kg de patatas\n')).toEqual([
    '500 g | harina',
    '1.5 l | leche',
    '3 unidad | huevos',
    '0.5 kg | patatas',
  ])
})

test('las celdas de una hoja de cálculo, en cualquier orden', () => {
  expect(rows('Harina\t500\tg\n250\tml\tnata 35% MG')).toEqual(['500 g | harina', '250 ml | nata 35% MG'])
})

test('varios en una línea', () => {
  expect(rows('200 g de harina, 3 huevos y 20 g de sal')).toEqual(['200 g | harina', '3 unidad | huevos', '20 g | sal'])
})

test('lo que no dice cuánto, o no lo dice exacto, se queda como estaba y pide su cantidad', () => {
  expect(rows('Sal\nuna pizca de pimienta\nperejil al gusto\nPara la salsa:')).toEqual([
    '0 g | Sal',
    '0 g | una pizca de pimienta',
    '0 g | perejil al gusto',
    '0 g | Para la salsa:',
  ])
})

test('cómo va preparado no se pierde', () => {
  expect(rows('2 cebollas, picadas finas\n4 dientes de ajo')).toEqual([
    '2 unidad | cebollas (picadas finas)',
    '4 unidad | ajo (dientes)',
  ])
})

test('cualquier texto da filas que el formulario admite', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      for (const { name, quantity, unit } of pastedIngredients(text)) {
        expect(name.trim()).not.toBe('')
        expect(quantity).toBeGreaterThanOrEqual(0)
        expect(units).toContain(unit)
      }
    }),
  )
})

import { expect, test } from 'vitest'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { pantry, safety } from '#testing/kitchen-safety.ts'
import { gateMethod } from './gate-recipe.ts'

const g = (name: string, quantity: number): IngredientDraft => ({ name, quantity, unit: 'g' })
const gate = (name: string, method: string, ingredients: readonly IngredientDraft[]) =>
  gateMethod({ name, method, ingredients }, pantry, safety)

const cure =
  'Pesar la sal nitrificante en báscula de 0,1 g según su ficha y mezclarla con la sal.\nFrotar y curar 7 días a 4 °C.\nSecar a 12-14 °C con 75 % de humedad.'

test('una cura que se pesa y tiene sus días conserva sus pasos, y el exceso se dice', () => {
  const { method, warnings } = gate('Panceta curada', cure, [
    g('panceta', 2000),
    g('sal', 50),
    g('sal nitrificante', 50),
  ])
  expect(method).toContain('mezclarla con la sal')
  expect(method).not.toContain('frotar la carne')
  expect(warnings.join(' ')).toMatch(/límite legal es 80/)
  expect(gate('Panceta curada', method, [g('panceta', 2000), g('sal', 50), g('sal nitrificante', 50)]).method).toBe(
    method,
  )
})

test('la que sazona con ella pierde el gesto', () =>
  expect(
    gate('Bacon', 'Sazonar con la sal nitrificante.\nAsar.', [g('panceta', 1000), g('sal nitrificante', 20)]).method,
  ).not.toMatch(/Sazonar con la sal nitrificante/))

test('lo asado hasta su centro no se cuelga a secar', () =>
  expect(
    gate(
      'Panceta curada y asada',
      `${cure.split('\n').slice(0, 2).join('\n')}\nAsar a 100 °C hasta 70 °C en el centro.`,
      [g('panceta', 2000), g('sal', 50), g('sal nitrificante', 15)],
    ).method,
  ).not.toMatch(/Curar y secar/))

test('el pulpo que viene cocido no se congela', () =>
  expect(
    gate('Carpaccio de pulpo', 'Cortar el pulpo cocido en láminas.\nServir frío.', [g('pulpo cocido', 500)]).method,
  ).not.toMatch(/−20 °C/))

test('un glaseado a 35 °C y una mesa caliente a 63 °C no son el centro de lo relleno', () => {
  const eclairs = 'Rellenar por debajo a 4 °C.\nGlasear con el azúcar glas y unas gotas de agua a 35 °C; 24 h a 4 °C.'
  expect(gate('Éclairs de café', eclairs, [g('harina', 150), g('azúcar glas', 200)]).method).toContain('agua a 35 °C')
  const stuffed = 'Asar 2 h, hasta 74 °C en el centro del relleno.\nTrinchar; mantener por encima de 63 °C.'
  expect(gate('Pollo relleno', stuffed, [g('pollo', 2000), g('carne picada de cerdo', 400)]).method).toContain('63 °C')
})

test('el tomate triturado en conserva, con poco ácido, va a la nevera', () =>
  expect(
    gate('Tomate triturado en conserva', 'Llenar los tarros.\nGuardar 12 meses en sitio oscuro.', [
      g('tomate pera', 5000),
      g('zumo de limón', 75),
    ]).method,
  ).toMatch(/nevera, a 3 °C/))

test('el foie a la plancha se sirve: no se enfría ni se guarda', () =>
  expect(
    gate('Foie a la plancha', 'Marcar el foie 1 min por lado, hasta 70 °C en el centro.\nSalar y servir al momento.', [
      g('foie gras fresco', 400),
    ]).method,
  ).not.toMatch(/agua con hielo/))

test('la pulpa de una fruta no es un pulpo', () =>
  expect(
    gate('Bol de fruta', 'Triturar la pulpa de açaí.\nServir frío.', [g('pulpa de açaí', 400)]).method,
  ).not.toMatch(/68 °C/))

test('lo que pierde un tercio de su peso está curado, se llame como se llame', () =>
  expect(
    gate('Chorizo casero', 'Embutir.\nCurar a 12 °C con 75 % de humedad, hasta perder un 35 % de peso.', [
      g('magro de cerdo', 3000),
      g('sal', 75),
    ]).method,
  ).not.toMatch(/70 °C en el centro/))

test('una croqueta de cecina no se cuelga a secar', () =>
  expect(gate('Croquetas de cecina', 'Freír a 180 °C.', [g('cecina', 150), g('leche', 1000)]).method).not.toMatch(
    /Curar y secar/,
  ))

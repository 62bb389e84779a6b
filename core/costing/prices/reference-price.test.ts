import { expect, test } from 'vitest'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { foodWords } from '#core/pantry/food-words.ts'
import productWords from '#core/pantry/product-words.json' with { type: 'json' }
import { pantry } from '#testing/food-table.ts'
import { referencePrice } from './reference-price.ts'

const priceOf = (name: string) => referencePrice(name, resolverOf(pantry))

test.each([
  'arroz bomba',
  'Arroz bomba D.O. Valencia',
  'arroz carnaroli',
  'fabes',
  'faba asturiana',
  'judión de La Granja',
  'coquinas',
  'seta de cardo',
  'tomate rosa de Barbastro',
  'camarón',
])('«%s» no tiene el precio de lo que se le parece: no se sabe', (name) => {
  expect(pantry.match(name)).not.toBeNull()
  expect(priceOf(name)).toBeNull()
})

test.each(['arroz redondo', 'pechuga de pollo fileteada', 'arroz redondo saco 5 kg'])(
  '«%s» tiene el de la tabla',
  (name) => {
    expect(priceOf(name)?.kind).toBe('table')
  },
)

test.each(['jamón de Guijuelo', 'Chorizo Palacios', 'gambas rojas'])(
  '«%s» es de una casa o de una variedad: el precio es una estimación',
  (name) => {
    expect(priceOf(name)?.kind).toBe('estimate')
  },
)

/** The pastry shelf: what the table has read a price of, and what it frankly has none of. */
test.each([
  ['hojas de gelatina', 55],
  ['masa quebrada', 4.78],
  ['cacao en polvo', 17.93],
  ['azúcar glas', 5.2],
  ['pistacho', 29.5],
  ['harina de fuerza', 0.95],
  ['mascarpone', 11],
] as const)('«%s» tiene su precio de ejemplo', (name, price) => {
  expect(priceOf(name)?.eurPerKg).toBe(price)
})

test.each([
  'cobertura negra',
  'cobertura de chocolate negro 70 %',
  'cobertura con leche',
  'cobertura blanca',
  'harina de almendra',
  'praliné',
  'pasta de pistacho',
  'glucosa',
  'jarabe de glucosa',
  'trehalosa',
  'dextrosa',
  'azúcar invertido',
  'gelatina en polvo',
  'pectina NH',
  'vaina de vainilla',
  'extracto de vainilla',
  'isomalt',
  'fondant',
  'agar-agar',
  'manteca de cacao',
  'mazapán',
  'pistacho de Bronte',
  'queso parmesano',
  'queso comté',
  'flor de sal',
])('«%s» no tiene precio, y no se le presta otro', (name) => {
  expect(pantry.match(name)).not.toBeNull()
  expect(priceOf(name)).toBeNull()
})

test('el precio de un alimento sólo se alcanza por su propia fila, por cualquiera de sus nombres', () => {
  for (const { name, synonyms, price, id } of pantry.foods)
    for (const said of [name, ...synonyms]) {
      const found = priceOf(said)
      if (found === null) continue
      expect([said, pantry.match(said)?.food.id]).toEqual([said, id])
      expect([said, found.eurPerKg]).toEqual([said, price?.eurPerKg])
    }
})

test('ninguna variedad cara toma el precio de su clase', () => {
  const words = productWords['precio propio'].split(' ')
  for (const { id, name, price } of pantry.foods.filter((food) => food.price !== null))
    for (const word of words) {
      // 'Gallo cardo' is a cardoon of a house called so.
      if (pantry.match(`${name} ${word}`)?.food.id !== id) continue
      const found = priceOf(`${name} ${word}`)
      const read = foodWords(price?.source ?? '')
      if (found !== null) expect([name, word, read.includes(foodWords(word)[0] ?? '')]).toEqual([name, word, true])
    }
})

test('un mismo artículo leído no es el precio de dos alimentos distintos', () => {
  const articles = Map.groupBy(
    pantry.foods.filter(({ price }) => price !== null && /PVP \d/.test(price.source)),
    ({ price }) => price?.source ?? '',
  )
  const shared = [...articles.values()].filter((foods) => foods.length > 1).map((foods) => foods.map(({ id }) => id))
  expect(shared).toEqual([['huevo', 'huevo-l']])
})

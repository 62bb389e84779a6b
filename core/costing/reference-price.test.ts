import { expect, test } from 'vitest'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { pantry } from '#testing/food-table.ts'
import { referencePrice } from './reference-price.ts'

const priceOf = (name: string) => referencePrice(name, resolverOf(pantry), pantry.foods)

test.each([
  'arroz bomba',
  'Arroz bomba D.O. Valencia',
  'arroz carnaroli',
  'fabes',
  'faba asturiana',
  'judión de La Granja',
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

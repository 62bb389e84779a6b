import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { draftMethod } from '#core/method/draft-method.ts'
import { makePantry } from '#core/pantry/match-food.ts'
import { nameKey } from '#core/pantry/name-key.ts'
import { readFoods } from '#core/pantry/read-foods.ts'
import { dishesOf } from './dish.ts'
import { savouryDishes } from './dishes-savoury.ts'
import { sweetDishes } from './dishes-sweet.ts'
import { formulas } from './formulas.ts'

const pantry = makePantry(readFoods(readFileSync(new URL('../../server/pantry/foods.tsv', import.meta.url), 'utf8')))
const dishes = [...savouryDishes, ...sweetDishes]

test.each(dishes.map((dish) => [dish.names[0], dish] as const))('%s: alimentos conocidos y método', (name, dish) => {
  for (const { name, quantity } of dish.ingredients) {
    expect(pantry.match(name), name).not.toBeNull()
    expect(quantity).toBeGreaterThan(0)
  }
  const { method, warnings } = draftMethod({ recipeName: name ?? '', ingredients: dish.ingredients })
  expect(method.split('\n').length).toBeGreaterThanOrEqual(4)
  expect(warnings.filter((warning) => warning.startsWith('No conozco'))).toEqual([])
})

test('un nombre es de un solo plato, y ninguno es de una fórmula', () => {
  const names = [...dishes, ...formulas].flatMap(({ names }) => [...new Set(names.map(nameKey))])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(['Sin raciones: 3 g Sal', 'Plato | 4: 3 kilos Sal'])('una línea mal escrita se nota: %s', (line) => {
  expect(() => dishesOf('Carnes', [line])).toThrow(line.includes('|') ? '3 kilos' : line)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { displayName } from '#core/method/display-name.ts'
import { withFoodSafety } from '#core/method/food-safety.ts'
import { classify } from '#core/method/roles.ts'
import { makePantry } from '#core/pantry/match-food.ts'
import { nameKey } from '#core/pantry/name-key.ts'
import { readFoods } from '#core/pantry/read-foods.ts'
import { dishesOf, writtenDishesOf } from './dish.ts'
import { methodOfDish } from './dish-recipe.ts'
import { dishes } from './dishes.ts'
import { formulas } from './formulas.ts'

const pantry = makePantry(readFoods(readFileSync(new URL('../../server/pantry/foods.tsv', import.meta.url), 'utf8')))
const written = dishes.filter(({ steps }) => steps.length > 0)

test.each(dishes.map((dish) => [dish.names[0], dish] as const))('%s: alimentos conocidos y método', (name, dish) => {
  for (const { name, quantity } of dish.ingredients) {
    expect(pantry.match(name), name).not.toBeNull()
    expect(quantity).toBeGreaterThan(0)
  }
  const { method, notes } = methodOfDish(dish, name ?? '', dish.ingredients)
  expect(method.split('\n').length).toBeGreaterThanOrEqual(4)
  expect(method.split('\n').length).toBeLessThanOrEqual(12)
  expect(notes.filter((note) => note.startsWith('No conozco'))).toEqual([])
})

test.each(written.map((dish) => [dish.names[0], dish] as const))(
  '%s: sus pasos nombran todo y son seguros',
  (_, { ingredients, steps }) => {
    const text = nameKey(steps.join(' '))
    for (const { name, quantity, unit } of ingredients) {
      const said = nameKey(displayName({ name, quantity, unit })).split(/[^a-z]+/)
      expect(text, name).toContain(said[0]?.replace(/(?:e?s)$/, ''))
    }
    const names = ingredients.map(({ name }) => name)
    expect(withFoodSafety(steps.join('\n'), names).added).toEqual([])
    for (const step of steps)
      if (/\b(cocer|freír|asar|hornear|sofreír|pochar|hervir|dorar)\b/i.test(step)) expect(step).toMatch(/\d/)
  },
)

test('lo que se escribe de un plato se conoce también al redactar otro con lo mismo', () => {
  const unknown = dishes.flatMap(({ ingredients }) => ingredients.filter(({ name }) => !classify(name).known))
  expect([...new Set(unknown.map(({ name }) => name))]).toEqual([])
})

test('un nombre es de un solo plato, y ninguno es de una fórmula', () => {
  const names = [...dishes, ...formulas].flatMap(({ names }) => [...new Set(names.map(nameKey))])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(['Sin raciones: 3 g Sal', 'Plato | 4: 3 kilos Sal'])('una línea mal escrita se nota: %s', (line) => {
  expect(() => dishesOf('Carnes', [line])).toThrow(line.includes('|') ? '3 kilos' : line)
})

test('un plato con pasos propios se lee como en un libro de recetas', () => {
  const [mojo, agua] = writtenDishesOf(
    'Salsas y fondos',
    `
    Mojo; mojo de la casa
    2: 3 g Sal, 10 ml Agua
    Mezclar.
    Servir.
    ! Pica.

    Agua
    1: 1 l Agua
    Servir.
    `,
  )
  expect(mojo).toEqual({
    names: ['Mojo', 'mojo de la casa'],
    category: 'Salsas y fondos',
    serves: 2,
    ingredients: [
      { name: 'Sal', quantity: 3, unit: 'g' },
      { name: 'Agua', quantity: 10, unit: 'ml' },
    ],
    steps: ['Mezclar.', 'Servir.'],
    notes: ['Pica.'],
  })
  expect(agua?.names).toEqual(['Agua'])
})

test('con otros ingredientes los pasos se escriben de nuevo, y los nombran', () => {
  const pilpil = dishes.find(({ names }) => names.includes('pil pil'))
  expect(pilpil).toBeDefined()
  if (pilpil === undefined) return
  const twice = pilpil.ingredients.map((line) => ({ ...line, quantity: line.quantity * 2 }))
  expect(methodOfDish(pilpil, 'Pil pil', twice).method).toBe(pilpil.steps.join('\n'))
  const other = [...pilpil.ingredients, { name: 'Guisantes', quantity: 100, unit: 'g' as const }]
  expect(methodOfDish(pilpil, 'Pil pil', other).method).toContain('guisantes')
})

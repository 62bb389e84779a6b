import { expect, test } from 'vitest'
import { displayName } from '#core/method/display-name.ts'
import { classify } from '#core/pantry/roles.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { knowledge } from '#testing/knowledge.ts'
import { methodOfDish } from './dish-recipe.ts'

const { pantry, cookbook } = knowledge
const { dishes, formulas } = cookbook
const written = dishes.filter(({ steps }) => steps.length > 0)

test.each(dishes.map((dish) => [dish.names[0], dish] as const))('%s: alimentos conocidos y método', (name, dish) => {
  for (const { name, quantity } of dish.ingredients) {
    expect(pantry.match(name), name).not.toBeNull()
    expect(quantity).toBeGreaterThan(0)
  }
  const { method, notes } = methodOfDish(dish, name ?? '', dish.ingredients)
  expect(method.split('\n').length).toBeGreaterThanOrEqual(3)
  expect(method.split('\n').length).toBeLessThanOrEqual(14)
  expect(notes.filter((note) => note.startsWith('No conozco'))).toEqual([])
})

test.each(written.map((dish) => [dish.names[0], dish] as const))(
  '%s: sus pasos nombran todo',
  (_, { ingredients, steps }) => {
    const text = nameKey(steps.join(' '))
    for (const { name, quantity, unit } of ingredients) {
      const said = nameKey(displayName({ name, quantity, unit })).split(/[^a-z]+/)
      expect(text, name).toContain(said[0]?.replace(/(?:e?s)$/, ''))
    }
    for (const step of steps)
      if (/\b(cocer|freír|asar|hornear|sofreír|pochar|hervir|dorar)\b/i.test(step))
        expect(step).toMatch(/\d|hasta |según |cuando /)
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

test('con otros ingredientes los pasos se escriben de nuevo, y los nombran', () => {
  const pilpil = dishes.find(({ names }) => names.includes('pil pil'))
  expect(pilpil).toBeDefined()
  if (pilpil === undefined) return
  const twice = pilpil.ingredients.map((line) => ({ ...line, quantity: line.quantity * 2 }))
  expect(methodOfDish(pilpil, 'Pil pil', twice).method).toBe(pilpil.steps.join('\n'))
  const other = [...pilpil.ingredients, { name: 'Guisantes', quantity: 100, unit: 'g' as const }]
  expect(methodOfDish(pilpil, 'Pil pil', other).method).toContain('guisantes')
})

import { expect, test } from 'vitest'
import { loadKnowledge } from '#server/cookbook/load.ts'
import { fitsServings, unusual, usualAmounts } from './usual-amounts.ts'

test('la tabla es la del recetario de hoy: de cada cien cantidades, a lo sumo dos son raras', () => {
  const { pantry, cookbook } = loadKnowledge()
  const said = cookbook.dishes.flatMap(({ serves, ingredients }) =>
    ingredients.map((line) => unusual(pantry.match(line.name)?.food.id ?? '', line, serves)),
  )
  expect(said.length).toBeGreaterThan(5000)
  expect(said.filter((found) => found !== null).length).toBeLessThan(said.length / 50)
})

test('cada fila es de un alimento de la tabla, de menos a más', () => {
  const { pantry } = loadKnowledge()
  expect(usualAmounts().size).toBeGreaterThan(200)
  for (const [id, { least, usual, most }] of usualAmounts()) {
    expect(pantry.byId.has(id), id).toBe(true)
    expect(least > 0 && least <= usual && usual <= most, id).toBe(true)
  }
})

test.each([
  ['mantequilla', 3, 'kg', 6, 'mucho'],
  ['mantequilla', 300, 'g', 20, null],
  ['ajo', 1, 'g', 12, 'poco'],
  ['ajo', 3, 'unidad', 12, null],
  ['mantequilla', 3, 'kg', 1, null],
  ['no-es-de-la-tabla', 3, 'kg', 6, null],
] as const)('%s, %d %s para %d: %s', (food, quantity, unit, servings, expected) => {
  expect(unusual(food, { quantity, unit }, servings)).toBe(expected)
})

test('si toda la lista es de otras raciones, son las raciones lo que se mira', () => {
  const lines = [
    { food: 'mantequilla', quantity: 60, unit: 'g' },
    { food: 'ajo', quantity: 18, unit: 'g' },
    { food: 'sal', quantity: 11, unit: 'g' },
    { food: 'aceite-de-oliva', quantity: 90, unit: 'ml' },
  ] as const
  expect(fitsServings(lines, 6)).toBe(true)
  expect(fitsServings(lines, 60)).toBe(false)
  expect(fitsServings(lines.slice(1), 60)).toBe(true)
  expect(fitsServings(lines, 1)).toBe(true)
})

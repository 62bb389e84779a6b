import { expect, test } from 'vitest'
import type { PageLine } from '#core/parsing/recipe-text.ts'
import { mostPages, readRecipePages } from './pages.ts'

/** A page of lines; those with an asterisk are set larger. */
const page = (...lines: readonly string[]): PageLine[] =>
  lines.map((text) => ({ text: text.replace(/^\*/, ''), height: text.startsWith('*') ? 40 : 20 }))
const told = (pages: readonly PageLine[][]) =>
  readRecipePages(pages).map(({ name, servings, ingredients, steps }) => [
    name,
    servings,
    ingredients.length,
    steps.length,
  ])

const caldo = [
  '*Caldo gallego',
  '4 raciones',
  'Ingredientes',
  '1 kg de grelos',
  '500 g de patatas',
  'Elaboración',
  '1. Cocer las patatas.',
  '2. Añadir los grelos.',
]
const filloas = [
  '*Filloas',
  'Para 6 personas',
  'Ingredientes',
  '500 ml de leche',
  '250 g de harina',
  '3 huevos',
  'Elaboración',
  '1. Batir todo.',
  '2. Cuajar en la sartén.',
]

test('una receta que sigue en la segunda hoja es una, sin los encabezados repetidos', () => {
  const first = page('Casa Marcelino', ...caldo.slice(0, 7))
  const second = page(
    'Casa Marcelino',
    '*Caldo gallego (continuación)',
    '2. Añadir los grelos.',
    '3. Servir muy caliente.',
    'Casa Marcelino — Pág. 2',
  )
  expect(told([first, second])).toEqual([['Caldo gallego', 4, 2, 3]])
})

test('dos recetas en una hoja son dos, cada una con su nombre', () => {
  expect(told([page(...caldo, ...filloas)])).toEqual([
    ['Caldo gallego', 4, 2, 2],
    ['Filloas', 6, 3, 2],
  ])
})

test('una receta por hoja son dos', () => {
  expect(told([page(...caldo), page(...filloas)])).toEqual([
    ['Caldo gallego', 4, 2, 2],
    ['Filloas', 6, 3, 2],
  ])
})

test('los ingredientes de una salsa no son otra receta', () => {
  const salsa = [
    'Ingredientes para la salsa',
    '200 ml de nata',
    '20 g de mostaza',
    'Preparación',
    'Reducir la nata 5 minutos.',
  ]
  expect(told([page(...caldo, ...salsa)])).toHaveLength(1)
})

test('sin receta, nada; y de un montón de hojas, las primeras', () => {
  expect(told([])).toEqual([])
  expect(told([page('Hola', 'Adiós')])).toEqual([])
  expect(told(Array.from({ length: 500 }, () => page(...caldo.slice(0, 3), ...filloas.slice(3))))).toHaveLength(1)
  expect(mostPages).toBeLessThan(500)
})

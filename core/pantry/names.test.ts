import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pantry } from '#testing/food-table.ts'

/**
 * `names.cases.tsv`, and `products.cases.tsv` as delivery notes print them: names as cooks write them and the food they mean. A blank food: the table has none, and the name must
 * stay without one; the third column tells what it was easily taken for. A new case is one row.
 */
const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const cases = ['./names.cases.tsv', './products.cases.tsv']
  .flatMap(rowsOf)
  .map(([name = '', id = '', falseFriend = '']) => ({ name, id, falseFriend }))

const found = (name: string): string => pantry.match(name)?.food.id ?? ''

test('la lista tiene nombres que se encuentran y nombres que se dejan sin alimento', () => {
  expect(cases.filter(({ id }) => id !== '').length).toBeGreaterThan(150)
  expect(cases.filter(({ id }) => id === '').length).toBeGreaterThan(60)
  expect(cases.filter(({ id }) => id !== '' && !pantry.byId.has(id))).toEqual([])
})

test('cada nombre encuentra el alimento que el cocinero quiere decir', () => {
  const wrong = cases.filter(({ name, id }) => id !== '' && found(name) !== id)
  expect(wrong.map(({ name, id }) => `${name} → ${found(name)}, no ${id}`)).toEqual([])
})

test('ningún nombre sin alimento en la tabla se convierte en un falso amigo', () => {
  const wrong = cases.filter(({ name, id }) => id === '' && found(name) !== '')
  expect(wrong.map(({ name }) => `${name} → ${found(name)}`)).toEqual([])
})

test('mayúsculas, acentos y espacios no cambian el alimento', () => {
  const bare = (name: string): string => name.normalize('NFD').replace(/\p{Mn}/gu, '')
  const changed = cases.filter(({ name }) =>
    [name.toUpperCase(), bare(name), `  ${name.replaceAll(' ', '  ')} `].some((same) => found(same) !== found(name)),
  )
  expect(changed).toEqual([])
})

test.each(['', '   ', '¿?', '(picado)', '200 g', 'y', 'sin', '\u0000', 'a'.repeat(4000), 'ajo '.repeat(30)])(
  'lo que no es un nombre no tiene alimento (%#)',
  (name) => {
    expect(pantry.match(name)).toBeNull()
  },
)

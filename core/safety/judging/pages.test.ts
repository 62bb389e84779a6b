import { expect, test } from 'vitest'
import { sums } from '#core/safety/sums/sums.ts'
import { safety } from '#testing/kitchen-safety.ts'
import { tagsOf } from './expression.ts'
import { readPage } from './page.ts'

const { pages, vocabulary, hazards } = safety

test('cada página habla de un peligro de la tabla y da su fuente', () => {
  const known = new Set(hazards.map(({ id }) => id))
  expect(pages.filter(({ hazard }) => !known.has(hazard)).map(({ id }) => id)).toEqual([])
  expect(pages.filter(({ source }) => source.length < 6).map(({ id }) => id)).toEqual([])
  expect(hazards.filter(({ id }) => !pages.some(({ hazard }) => hazard === id)).map(({ id }) => id)).toEqual([])
})

test('lo que piden las páginas está en el vocabulario, y sus cuentas existen', () => {
  const asked = pages.flatMap(({ id, asked, denied, variants }) =>
    [...asked, ...denied, ...variants.map(({ when }) => when)].flatMap(tagsOf).map((tag) => [id, tag] as const),
  )
  expect(asked.filter(([, tag]) => !vocabulary.kindOf.has(tag))).toEqual([])
  expect(pages.filter(({ sum }) => sum !== null && sums[sum] === undefined).map(({ id }) => id)).toEqual([])
})

test('un peligro lo llevan alimentos y estados que se saben nombrar', () => {
  const carried = hazards.flatMap(({ id, carriers, notFor }) =>
    [...carriers, ...notFor].map((tag) => [id, tag] as const),
  )
  expect(carried.filter(([, tag]) => !vocabulary.kindOf.has(tag))).toEqual([])
})

/** A cook reads a verdict standing: it fits on a hand. Characters, with its source; how something is made takes more. */
const longest = 380
const longestHow = 620

test('un veredicto es corto', () => {
  const long = pages.flatMap(({ id, body, variants, cases, pressed, source }) => {
    const most = /hacer|chorizo|curar/.test(id) ? longestHow : longest
    return [body, ...variants.map(({ text }) => text), ...cases.values(), pressed ?? '']
      .filter((text) => text.length + source.length + 6 > most)
      .map((text) => `${id}: ${text.length + source.length + 6}`)
  })
  expect(long).toEqual([])
})

test.each([
  ['sin cabecera', 'No.'],
  ['clave desconocida', '---\nnombre: A\ncolor: rojo\n---\nNo.'],
  ['sección desconocida', '---\nnombre: A\npeligro: b\npide: c\nfuente: d e\n---\nNo.\n\n## Otra\nx'],
  ['condición ilegible', '---\nnombre: A\npeligro: b\npide: c>>4\nfuente: d e\n---\nNo.'],
  ['sin fuente', '---\nnombre: A\npeligro: b\npide: c\n---\nNo.'],
])('una página mal escrita se nota: %s', (_, text) => {
  expect(() => readPage('mala', text)).toThrow()
})

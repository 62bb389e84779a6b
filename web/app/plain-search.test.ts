import { expect, test } from 'vitest'
import { plainSearch } from './plain-search.ts'

const { parseSearch, stringifySearch } = plainSearch

test('los valores son siempre texto, también los que parecen números o JSON', () => {
  expect(parseSearch('?q=2024')).toEqual({ q: '2024' })
  expect(parseSearch('?q="x"&a=true')).toEqual({ q: '"x"', a: 'true' })
  expect(parseSearch('')).toEqual({})
})

test('lo escrito se lee igual', () => {
  for (const q of ['croquetas & jamón', '50 %', 'a=b', 'ñ+ü', '007']) {
    expect(parseSearch(stringifySearch({ q }))).toEqual({ q })
  }
  expect(stringifySearch({ q: undefined, otro: null })).toBe('')
})

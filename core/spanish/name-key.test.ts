import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameKey, searchWords } from './name-key.ts'

test.each([
  ['Croquetas de Jamón', 'croquetas de jamon'],
  ['  Piña   COLADA ', 'pina colada'],
  ['Crème brûlée', 'creme brulee'],
  ['ÑOQUIS', 'noquis'],
  ['', ''],
])('la clave de «%s» es «%s»', (name, key) => {
  expect(nameKey(name)).toBe(key)
})

test('una clave es su propia clave, y no depende de cómo se compongan los acentos', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const key = nameKey(name)
      expect(nameKey(key)).toBe(key)
      expect(nameKey(name.normalize('NFD'))).toBe(nameKey(name.normalize('NFC')))
    }),
  )
})

test('una búsqueda son sus palabras, ocho como mucho', () => {
  expect(searchWords('  Jamón  ibérico ')).toEqual(['jamon', 'iberico'])
  expect(searchWords('   ')).toEqual([])
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8)
})

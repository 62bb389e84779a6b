import { expect, test } from 'vitest'
import { hasWord } from './word-match.ts'

test.each([
  ['Calabazas asadas', 'calabaza', true],
  ['Crema de calabaza', 'calabaza', true],
  ['Jamón ibérico', 'jamon', true],
  ['Nueces garrapiñadas', 'nuez', true],
  ['Limones', 'limon', true],
  ['Zumo de limón', 'limones', true],
  ['Salsa de tomate', 'sal', false],
  ['Aceite de girasol', 'sal', false],
  ['Calabacín', 'calabaza', false],
  ['', 'sal', false],
])('%s · %s: %s', (name, word, expected) => {
  expect(hasWord(name, word)).toBe(expected)
})

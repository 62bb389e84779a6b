import { expect, test } from 'vitest'
import { makeVocabulary } from '#core/spanish/spelling.ts'
import { mended } from './mend-words.ts'
import { kitchenVocabulary } from './vocabulary.ts'

const vocabulary = makeVocabulary(['su', 'un', 'vino', 'ajos', 'gajos', 'ramo', 'guisantes', 'zanahoria'])
const mend = (text: string) =>
  mended(vocabulary, { text, confidence: 90, symbols: [], x0: 0, y0: 0, x1: 60, y1: 30 }).text

test.each([
  ['sv', 'su'],
  ['vn', 'un'],
  ['vino', 'vino'],
  ['va', 'va'],
  ['9uisantes', 'guisantes'],
  ['3azanoria,', 'zanahoria,'],
  ['9ajos', '9ajos'],
  ['9ramo', '9ramo'],
  ['vd', 'vd'],
])(
  '%s → %s: una v sin vocal es una u y una cifra ante letras la que se le parece, si así son palabras',
  (read, written) => {
    expect(mend(read)).toBe(written)
  },
)

test('lo que el motor ve claro se queda, lo conozcamos o no; las formas de los verbos se conocen', () => {
  const kitchen = kitchenVocabulary()
  const read = (text: string, confidence: number) =>
    mended(kitchen, { text, confidence, symbols: [], x0: 0, x1: 99, y0: 0, y1: 30 }).text
  expect(['Coste', 'Cant.', 'Balneario'].map((text) => read(text, 96))).toEqual(['Coste', 'Cant.', 'Balneario'])
  expect(['soltado.', 'enfrien', 'Chascar'].map((text) => read(text, 60))).toEqual(['soltado.', 'enfrien', 'Chascar'])
  expect(read('doraria', 15)).toBe('dorarla')
})

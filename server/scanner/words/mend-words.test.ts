import { expect, test } from 'vitest'
import { makeVocabulary } from '#core/spanish/spelling.ts'
import { mended } from './mend-words.ts'

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

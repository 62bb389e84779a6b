import { expect, test } from 'vitest'
import { makeVocabulary } from '#core/spanish/spelling.ts'
import { mended } from './mend-words.ts'

const vocabulary = makeVocabulary(['su', 'un', 'vino', 'fresco'])
const mend = (text: string) =>
  mended(vocabulary, { text, confidence: 90, symbols: [], x0: 0, y0: 0, x1: 60, y1: 30 }).text

test.each([
  ['sv', 'su'],
  ['vn', 'un'],
  ['vino', 'vino'],
  ['va', 'va'],
  ['vd', 'vd'],
])('%s: una v ante consonante o al final es una u, si así es una palabra: %s', (read, written) => {
  expect(mend(read)).toBe(written)
})

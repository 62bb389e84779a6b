import { expect, test } from 'vitest'
import type { Line } from './ocr.ts'
import { withoutTwice } from './read-twice.ts'

/** Words 20 px high, each `[text, x0, x1]`. */
const line = (y0: number, ...words: readonly (readonly [string, number, number])[]): Line => ({
  x0: 0,
  x1: 1000,
  y0,
  y1: y0 + 20,
  words: words.map(([text, x0, x1]) => ({ text, x0, x1, y0, y1: y0 + 20, confidence: 95, symbols: [] })),
})

const texts = (lines: readonly Line[]) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))

test('el borde de una línea leído como otra no se cuenta dos veces', () => {
  const read = [
    line(100, ['dientes', 486, 557], ['de', 598, 615], ['aj', 660, 684]),
    line(104, ['2', 460, 477], ['dientes', 490, 570], ['de', 597, 631], ['ajo', 660, 700]),
  ]
  expect(texts(withoutTwice(read))).toEqual(['2 dientes de ajo'])
})

test('palabras iguales en otro sitio, o distintas en el mismo, se quedan', () => {
  const read = [line(100, ['ajo', 10, 60]), line(140, ['ajo', 10, 60]), line(141, ['sal', 10, 60])]
  expect(withoutTwice(read)).toBe(read)
})

import { expect, test } from 'vitest'
import type { Word } from '#server/scanner/reading/ocr.ts'
import { letterHeight } from './letter-height.ts'

/** Letters as a face of this size sets them: small ones half as high as capitals, a p below the line. */
const set = (text: string, size: number): Word[] =>
  text.split(' ').map((said) => {
    const symbols = [...said].map((letter) => {
      const tall = /[\p{Lu}\dbdfhklt]/u.test(letter)
      return { text: letter, x0: 0, x1: 10, y0: 0, y1: tall ? size : /[gjpqy]/.test(letter) ? size * 0.9 : size * 0.7 }
    })
    return { text: said, confidence: 90, symbols, x0: 0, x1: 10, y0: 0, y1: Math.max(...symbols.map(({ y1 }) => y1)) }
  })

test('dos líneas de la misma letra miden lo mismo, lleven las letras que lleven; en mayúsculas, también', () => {
  expect(letterHeight(set('pan con pimiento', 40))).toBeCloseTo(28)
  expect(letterHeight(set('arroz negro', 40))).toBeCloseTo(28)
  expect(letterHeight(set('ARROZ NEGRO', 40))).toBeCloseTo(28)
  expect(letterHeight([])).toBe(0)
})

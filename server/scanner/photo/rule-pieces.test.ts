import { expect, test } from 'vitest'
import type { Word } from '#server/scanner/reading/ocr.ts'
import { withoutRulePieces } from './rule-pieces.ts'

const row = (...words: readonly (readonly [text: string, x: number])[]): { readonly words: readonly Word[] } => ({
  words: words.map(([text, x]) => ({
    ...{ text, confidence: 90, symbols: [] },
    ...{ x0: x, x1: x + 12 * text.length, y0: 0, y1: 30 },
  })),
})
const texts = (rows: readonly { readonly words: readonly Word[] }[]) =>
  rows.map(({ words }) => words.map(({ text }) => text).join(' '))

test('los trozos de un filete, uno debajo de otro, se quitan', () => {
  const rows = [
    row(['almendra', 380], ['|', 861], ['g', 884], ['|', 1009], ['72', 1032]),
    row(['fruta', 380], ['|', 865], ['g', 884], ['|', 1013], ['144', 1032]),
  ]
  expect(texts(withoutRulePieces(rows))).toEqual(['almendra g 72', 'fruta g 144'])
})

test('un litro leído como raya, donde están las otras medidas, se queda; y una raya sola también', () => {
  const rows = [
    row(['caldo', 380], ['1', 700], ['|', 884]),
    row(['leche', 380], ['2', 700], ['|', 885]),
    row(['harina', 380], ['500', 700], ['g', 884]),
    row(['vino', 380], ['|', 600]),
  ]
  expect(texts(withoutRulePieces(rows))).toEqual(['caldo 1 |', 'leche 2 |', 'harina 500 g', 'vino |'])
})

import { expect, test } from 'vitest'
import { makeVocabulary } from '#core/spanish/spelling.ts'
import { withoutDirt, withoutUprights, writingOf } from './noise.ts'
import type { Word } from './ocr.ts'

const vocabulary = makeVocabulary(['harina', 'leche', 'entera', 'triturar', 'tomates'])

/** Words of a row, 12 px a letter; a number before a word is the gap in front of it, px. */
type Read = readonly [text: string, confidence: number, gap?: number]
const row = (...words: readonly Read[]): { words: Word[] } => {
  let x = 0
  return {
    words: words.map(([text, confidence, gap = 12]) => {
      const x0 = x + gap
      x = x0 + 12 * text.length
      const box = { x0, x1: x, y0: 0, y1: 20 }
      return { ...box, text, confidence, symbols: [...text].map((sign) => ({ ...box, text: sign })) }
    }),
  }
}
const textOf = ({ words }: { readonly words: readonly Word[] }): string => words.map(({ text }) => text).join(' ')

test('lo que no es palabra, ni cifra segura, y el motor apenas cree, no es escritura', () => {
  const rows = [
    row(['Eno', 37]),
    row(['500', 90], ['g', 90], ['harina', 60]),
    row([']', 35], ['Xxx', 66], ['aaa', 40]),
    row(['Harina', 30]),
    row(['Croquembouche', 92]),
    row(['2', 95], ['pzcxs', 20]),
  ]
  expect(writingOf(vocabulary, rows).map(textOf)).toEqual(['500 g harina', 'Harina', 'Croquembouche', '2 pzcxs'])
})

test('entre letras al azar que el motor no cree, una que parece palabra no hace una línea', () => {
  const rows = [row(['LEO', 0], ['ca', 22], ['Ae', 7], ['leche', 40]), row(['leche', 30], ['entera', 30])]
  expect(writingOf(vocabulary, rows).map(textOf)).toEqual(['leche entera'])
})

test('una línea la mitad de alta que las demás no la ha escrito nadie, salvo que diga una palabra segura', () => {
  const low = (text: string, confidence: number) => ({
    words: row([text, confidence]).words.map((word) => ({
      ...word,
      y1: 8,
      symbols: word.symbols.map((symbol) => ({ ...symbol, y1: 8 })),
    })),
  })
  const rows = [row(['leche', 90]), row(['entera', 90]), row(['harina', 90]), low('kmz', 95), low('tomates', 95)]
  expect(writingOf(vocabulary, rows).map(textOf)).toEqual(['leche', 'entera', 'harina', 'tomates'])
})

test('la suciedad de los extremos se quita; cifras, medidas y palabras se quedan', () => {
  const clean = (...words: readonly Read[]) => textOf({ words: withoutDirt(vocabulary, row(...words).words) })
  expect(clean(['“', 20], ['harina', 95, 40])).toBe('harina')
  expect(clean(['Triturar', 95], ['tomates.', 95], ['¡', 30], ['7x', 30])).toBe('Triturar tomates. ¡ 7x')
  expect(clean(['tomates.', 95], ['ij', 40, 40], [';', 40, 40])).toBe('tomates.')
  expect(clean(['leche', 95], ['1', 40, 60], ['l', 40])).toBe('leche 1 l')
  expect(clean(['7d', 41], ['Triturar', 95])).toBe('Triturar')
  expect(clean(['x', 20])).toBe('x')
})

test('lo que se lee de pie al lado de varias líneas no es palabra de ninguna', () => {
  const { words } = row(['harina', 95], ['leche', 96], ['entera', 96])
  const upright = (text: string, y1: number, confidence: number): Word => ({
    ...{ text, confidence, symbols: [] },
    ...{ x0: 900, x1: 920, y0: 0, y1 },
  })
  const line = {
    words: [...words, upright('ERVOR', 400, 0), upright('LA', 60, 54), upright('11', 20, 60)],
    x0: 0,
    y0: 0,
    x1: 1000,
    y1: 400,
  }
  const { lines } = withoutUprights({ confidence: 80, lines: [line] })
  expect(lines.map((one) => one.words.map(({ text }) => text))).toEqual([['harina', 'leche', 'entera', '11']])
})

test('las raciones cuentan aunque apenas se lean', () => {
  const rows = [row(['loraciones', 0]), row(['Para6', 36]), row(['uEeo', 30], ['iiao', 20])]
  expect(writingOf(vocabulary, rows)).toEqual(rows.slice(0, 2))
})

import { expect, test } from 'vitest'
import { makeVocabulary } from '#core/spanish/spelling.ts'
import { heldAgainst, mergeReadings } from './merge-readings.ts'
import type { OcrResult, Word } from './ocr.ts'

const vocabulary = makeVocabulary(['leche', 'harina'])
const word = (text: string, x: number, y: number, confidence = 90): Word => ({
  ...{ text, confidence, symbols: [] },
  ...{ x0: x, y0: y, x1: x + text.length * 12, y1: y + 30 },
})
const reading = (...lines: readonly (readonly Word[])[]): OcrResult => ({
  confidence: 90,
  lines: lines.map((words) => ({ words, x0: 0, y0: words[0]?.y0 ?? 0, x1: 2000, y1: words[0]?.y1 ?? 0 })),
})
const texts = ({ lines }: OcrResult) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))

test('la celda que sólo vio la otra lectura entra en su fila; lo que vieron las dos queda como estaba', () => {
  const first = reading([word('almejas', 100, 0), word('9', 600, 2)], [word('harina', 100, 60)])
  const second = reading([word('almejes', 102, 1), word('300', 900, 4)], [word('25', 900, 62), word('~', 1500, 62)])
  expect(texts(mergeReadings(vocabulary, first, second))).toEqual(['almejas 9 300', 'harina 25'])
})

test('lo que la otra lectura no ve claro no entra; lo que queda solo es otra línea', () => {
  const merged = mergeReadings(
    vocabulary,
    reading([word('harina', 100, 0)]),
    reading([word('eo', 900, 0, 30)], [word('Elaboración', 100, 300)]),
  )
  expect(texts(merged)).toEqual(['harina', 'Elaboración'])
})

test('una «y» en medio de la línea entra si se ve clara; una mota en el borde no', () => {
  const first = reading([word('sal', 100, 0), word('aceite', 300, 0)])
  const second = reading([word('y', 200, 0, 93), word('o', 900, 0, 93)])
  expect(texts(mergeReadings(vocabulary, first, second))).toEqual(['sal aceite y'])
})

test('una cifra que las dos lecturas ven distinta queda en duda, y vale la más segura', () => {
  const first = reading([word('harina', 100, 0), word('10', 400, 0, 90), word('huevos', 600, 0), word('3', 800, 0, 96)])
  const second = reading([
    word('harina', 100, 0),
    word('70', 400, 0, 99),
    word('huevos', 600, 0),
    word('3', 800, 0, 70),
  ])
  const [line] = heldAgainst(vocabulary, first, second).lines
  expect(line?.words.map(({ text, confidence }) => [text, confidence])).toEqual([
    ['harina', 90],
    ['70', 60],
    ['huevos', 90],
    ['3', 96],
  ])
})

test('una palabra de cocina que la otra lectura cree sólo a medias entra; una que no lo es, no', () => {
  const first = reading([word('1', 800, 0)])
  const second = reading([word('leche', 100, 0, 54), word('lcehc', 400, 0, 54)])
  expect(texts(mergeReadings(vocabulary, first, second))).toEqual(['1 leche'])
})

test('de una palabra que las dos leen distinta vale la de cocina, si no la más segura; «lecheña» no es otra «leche»', () => {
  const held = (one: Word, other: Word) =>
    heldAgainst(vocabulary, reading([one]), reading([other])).lines[0]?.words[0]?.text
  expect(held(word('lcche', 0, 0, 80), word('leche', 0, 0, 55))).toBe('leche')
  expect(held(word('hunde', 0, 0, 65), word('hundi', 0, 0, 84))).toBe('hundi')
  expect(held(word('leche', 0, 0, 60), word('lcche', 0, 0, 90))).toBe('leche')
  expect(held(word('lech', 0, 0, 60), word('lecheña', 0, 0, 90))).toBe('lech')
})

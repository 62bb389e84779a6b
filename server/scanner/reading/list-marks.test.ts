import { expect, test } from 'vitest'
import { withoutMarks } from './list-marks.ts'
import type { Word } from './ocr.ts'

/** A row of words 12 px a letter, the first at 100, the others from `x` on. */
const row = (y: number, mark: readonly [text: string, confidence: number], x: number, text: string) => {
  let at = x
  const box = (said: string, x0: number, confidence: number): Word => ({
    ...{ text: said, confidence, symbols: [] },
    ...{ x0, x1: x0 + 12 * said.length, y0: y, y1: y + 30 },
  })
  const words = text.split(' ').map((said) => {
    const word = box(said, at, 95)
    at = word.x1 + 12
    return word
  })
  return { words: [box(mark[0], 100, mark[1]), ...words] }
}
const texts = (rows: readonly { readonly words: readonly Word[] }[]) =>
  withoutMarks(rows).map(({ words }) => words.map(({ text }) => text).join(' '))

test('las casillas delante de los ingredientes no son letras ni ceros', () => {
  expect(
    texts([
      row(0, ['O)', 48], 160, '1,5 kg de patatas'),
      row(60, ['0)', 32], 160, '300 g de chorizo'),
      row(120, ['()', 21], 160, '2 cebollas'),
    ]),
  ).toEqual(['1,5 kg de patatas', '300 g de chorizo', '2 cebollas'])
})

test('de los números en un círculo, los leídos dicen cuáles son los otros; un renglón que sigue no cuenta', () => {
  expect(
    texts([
      row(0, ['o', 40], 160, 'Sofreír la cebolla'),
      row(60, ['2)', 85], 160, 'Agregar el chorizo y cocer'),
      row(120, ['15', 90], 160, 'minutos más'),
      row(180, ['3)', 90], 160, 'Mojar con el vino'),
      row(240, ['A', 70], 160, 'Chascar las patatas'),
    ]),
  ).toEqual([
    '1. Sofreír la cebolla',
    '2. Agregar el chorizo y cocer',
    '15 minutos más',
    '3. Mojar con el vino',
    '4. Chascar las patatas',
  ])
})

test('las cantidades de una lista y los pasos bien numerados se quedan', () => {
  const list = [
    row(0, ['1', 95], 124, 'cebolla'),
    row(60, ['2', 95], 124, 'tomates'),
    row(120, ['3', 50], 124, 'huevos'),
  ]
  expect(texts(list)).toEqual(['1 cebolla', '2 tomates', '3 huevos'])
  const steps = [
    row(0, ['1.', 95], 136, 'Pelar'),
    row(60, ['2.', 95], 136, 'Cortar'),
    row(120, ['3.', 95], 136, 'Freír'),
  ]
  expect(texts(steps)).toEqual(['1. Pelar', '2. Cortar', '3. Freír'])
})

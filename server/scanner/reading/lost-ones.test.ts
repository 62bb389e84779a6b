import { expect, test } from 'vitest'
import type { Grey } from '#server/scanner/photo/grey.ts'
import { withOnes } from './lost-ones.ts'

const height = 30

/** A white strip with upright strokes of these widths, 6 px apart. */
const drawn = (...widths: readonly number[]): Grey => {
  const width = widths.reduce((sum, one) => sum + one + 6, 6)
  const data = new Uint8Array(width * height).fill(255)
  let x = 6
  for (const wide of widths) {
    for (let y = 2; y < height - 2; y++) data.fill(0, y * width + x, y * width + x + wide)
    x += wide + 6
  }
  return { width, height, data }
}

const read = (text: string, page: Grey) =>
  withOnes(page, { text, confidence: 96, x0: 0, x1: page.width, y0: 0, y1: height, symbols: [] })

test('un trazo fino delante de las cifras que se leyeron es un 1, y se duda de él', () => {
  expect(read('20', drawn(3, 16, 16))).toMatchObject({ text: '120', confidence: 60 })
  expect(read('5', drawn(3, 16))).toMatchObject({ text: '15' })
})

test.each([
  ['120', [3, 16, 16]],
  ['500', [16, 5, 5, 16]],
  ['20', [16, 16]],
  ['20', [14, 16, 16]],
  ['20', [3, 3, 16, 16]],
])('%s con trazos de %j se queda como está', (text, widths) => {
  expect(read(text, drawn(...widths)).text).toBe(text)
})

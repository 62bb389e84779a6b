import sharp from 'sharp'
import { expect, test } from 'vitest'
import { greyOf } from '#server/scanner/photo/grey.ts'
import { withHoles } from './figure-holes.ts'

/** One symbol 40 px high, of strokes 6 px wide. */
const pageWith = async (strokes: string) =>
  greyOf(
    sharp(
      Buffer.from(
        `<svg width="60" height="60"><rect width="60" height="60" fill="#fff"/><g fill="none" stroke="#222" stroke-width="6">${strokes}</g></svg>`,
      ),
    ),
  )
const box = { x0: 10, y0: 8, x1: 46, y1: 52 }
const read = (text: string) => ({ ...box, text, confidence: 96, symbols: [{ ...box, text, confidence: 96 }] })

const eight = '<circle cx="28" cy="20" r="9"/><circle cx="28" cy="39" r="10"/>'
const three = '<path d="M16 12 H38 L26 26 C46 28 42 48 28 48 C20 48 16 45 15 42"/>'

test.each([
  ['un 8 leído como 3 se avisa', eight, '3', 60],
  ['un 3 de verdad se queda', three, '3', 96],
  ['un 8 leído como 8 se queda', eight, '8', 96],
] as const)('%s', async (_, strokes, text, confidence) => {
  expect(withHoles(await pageWith(strokes), read(text)).confidence).toBe(confidence)
})

test('lo visto en otra mirada no tiene trazos propios', async () => {
  const word = { ...read('3'), text: '13' }
  expect(withHoles(await pageWith(eight), word)).toEqual(word)
})

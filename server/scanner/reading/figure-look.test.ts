import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { greyOf } from '#server/scanner/photo/grey.ts'
import { figureLook } from './figure-look.ts'
import { type Ocr, type OcrResult, openOcr, type Word } from './ocr.ts'

let ocr: Ocr
beforeAll(async () => {
  ocr = await openOcr((error) => console.error(error))
})
afterAll(() => ocr.close())

/** A page with these figures 30 px high, 100 px apart, and where each stands. */
const pageOf = async (...figures: readonly string[]) => {
  const texts = figures.map((text, at) => `<text x="60" y="${80 + 100 * at}">${text}</text>`).join('')
  const svg = `<svg width="600" height="${100 * figures.length + 60}" font-family="DejaVu Sans" font-size="40"><rect width="100%" height="100%" fill="#fff"/>${texts}</svg>`
  return greyOf(sharp(Buffer.from(svg)))
}
const reading = (...read: readonly string[]): OcrResult => ({
  confidence: 90,
  lines: read.map((text, at) => {
    const box = { x0: 60, y0: 48 + 100 * at, x1: 60 + 26 * text.length, y1: 82 + 100 * at }
    const word: Word = { ...box, text, confidence: 95, symbols: [] }
    return { ...box, words: [word] }
  }),
})
const words = ({ lines }: OcrResult) =>
  lines.flatMap((line) => line.words.map(({ text, confidence }) => [text, confidence]))

test('una cifra que sola se ve de otro modo vale así, y queda en duda; las demás siguen seguras', async () => {
  const page = await pageOf('250', '60', '15')
  const read = reading('250', '50', '15')
  const seen = await figureLook(ocr, page, [read])
  expect(words(seen(read))).toEqual([
    ['250', 95],
    ['60', 60],
    ['15', 95],
  ])
})

test('con una viñeta delante y un punto detrás la cifra también se mira', async () => {
  const page = await pageOf('80', '46')
  const read = reading('“30', '46.')
  const seen = await figureLook(ocr, page, [read])
  expect(words(seen(read))).toEqual([
    ['“80', 60],
    ['46.', 95],
  ])
})

test('sin cifras no se mira nada', async () => {
  const read = reading('sal')
  const seen = await figureLook(ocr, await pageOf('sal'), [read])
  expect(seen(read)).toBe(read)
})

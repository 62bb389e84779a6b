import type { Ocr, OcrResult } from '#server/scanner/reading/ocr.ts'
import { type Grey, greyOf, pictureOf } from './grey.ts'
import { pageWidth } from './photo.ts'
import { straighten } from './straighten.ts'

/** The engine reads text that runs up or down too, and is sure of it; but its words are then higher than wide. */
export const isSideways = ({ lines }: OcrResult): boolean => {
  const long = lines.flatMap(({ words }) => words).filter(({ text }) => text.length >= 4)
  return long.filter(({ x0, x1, y0, y1 }) => y1 - y0 > x1 - x0).length > long.length / 2
}

/** px wide: enough to tell which way up, at a quarter of the time. */
const glance = 1000

/** Letters of a page that is read at all. */
const fewestLetters = 24

const lettersOf = ({ lines }: OcrResult): number =>
  lines.flatMap(({ words }) => words).reduce((sum, { text }) => sum + text.replace(/\P{L}/gu, '').length, 0)

/** The page turned the way it reads best, as wide as a page is read; null when no way is surer than `upright` (0–100). */
export const uprightOf = async (ocr: Ocr, page: Grey, upright: number): Promise<Grey | null> => {
  let best: Grey | null = null
  let confidence = upright
  for (const angle of [90, 180, 270]) {
    const turned = await greyOf(pictureOf(page).rotate(angle))
    const small = await straighten(await greyOf(pictureOf(turned).resize({ width: glance })))
    const reading = await ocr.read(small, 'page')
    // Of a page on which it sees nothing the engine is sure.
    if (reading.confidence <= confidence || isSideways(reading) || lettersOf(reading) < fewestLetters) continue
    confidence = reading.confidence
    best = turned
  }
  return best === null ? null : greyOf(pictureOf(best).resize({ width: pageWidth }))
}

import { isBlank } from '#server/scanner/photo/blank.ts'
import { eraseColumnMarks } from '#server/scanner/photo/column-marks.ts'
import { withoutGrain } from '#server/scanner/photo/grain.ts'
import type { Grey } from '#server/scanner/photo/grey.ts'
import { eraseLeaders } from '#server/scanner/photo/leaders.ts'
import { evenLight, whiten } from '#server/scanner/photo/light.ts'
import { toReadingSize } from '#server/scanner/photo/reading-size.ts'
import { eraseRules } from '#server/scanner/photo/rules.ts'
import { clearBars, clearTable } from '#server/scanner/photo/solid-areas.ts'
import { straighten } from '#server/scanner/photo/straighten.ts'
import { isSideways, uprightOf } from '#server/scanner/photo/upright.ts'
import { mendReading } from '#server/scanner/words/mend-words.ts'
import { cellLook } from './cell-look.ts'
import { figureLook } from './figure-look.ts'
import { heldAgainst, mergeReadings } from './merge-readings.ts'
import { withoutUprights } from './noise.ts'
import type { Ocr, OcrResult } from './ocr.ts'
import { betterOf, type PageText, pageText, type Signs } from './page-text.ts'
import { secondLook } from './second-look.ts'

/** What reads: the engine, and what it does not know. */
export type Reader = Signs & { readonly ocr: Ocr }

export type Stage = 'straightening' | 'reading' | 'sorting'

/** Below this the page may lie on its side or its head; below that nobody can read it (docs/ciencia/motor-local.md §3.3). */
const doubtful = 60
const unreadable = 50

/** What was seen of a page: its picture, made level, and all readings of its letters; the first is the merged one. */
export type SeenPage = { readonly page: Grey; readonly readings: readonly [OcrResult, ...OcrResult[]] }

/** Reads a page both ways and keeps the better recipe; `null` when it cannot be read at all. */
export const readPage = async (
  reader: Reader,
  photo: Grey,
  onStage: (stage: Stage) => void,
): Promise<PageText | null> => {
  const seen = await lookAt(reader, photo, onStage)
  if (seen === null) return null
  onStage('sorting')
  return sortOut(reader, seen)
}

/** All that needs the engine: minutes of it on many pages. */
export const lookAt = async (
  { ocr, vocabulary }: Pick<Reader, 'ocr' | 'vocabulary'>,
  photo: Grey,
  onStage: (stage: Stage) => void,
): Promise<SeenPage | null> => {
  onStage('straightening')
  if (isBlank(photo)) return null
  const lit = clearTable(evenLight(await withoutGrain(photo)))
  let page = await leveled(lit)
  onStage('reading')
  let first = await ocr.read(page, 'page')
  if (first.confidence < doubtful || isSideways(first)) {
    const turned = await uprightOf(ocr, lit, isSideways(first) ? 0 : first.confidence)
    if (turned !== null) {
      const other = await leveled(turned)
      const again = await ocr.read(other, 'page')
      // The glance was of a small page: what still lies on its side, or reads worse, was upright before.
      if (isSideways(first) || (!isSideways(again) && again.confidence > first.confidence))
        [page, first] = [other, again]
    }
  }
  if (first.confidence < unreadable) return null
  const [whole, block] = [withoutUprights(first), withoutUprights(await ocr.read(page, 'block'))]
  const [sure, second] = [heldAgainst(vocabulary, whole, block), heldAgainst(vocabulary, block, whole)]
  const looked = await secondLook(ocr, page, mergeReadings(vocabulary, sure, second))
  const celled = await cellLook(ocr, page, mendReading(vocabulary, looked))
  const seen = await figureLook(ocr, page, [celled, second])
  return { page, readings: [seen(celled), seen(sure), seen(second)] }
}

/** The reading with most of a recipe in it; `null` when none has a word. */
export const sortOut = (signs: Signs, { page, readings: [merged, ...others] }: SeenPage): PageText | null => {
  const better = others.map((reading) => pageText(signs, page, reading)).reduce(betterOf, pageText(signs, page, merged))
  // The engine is sure of a page on which it sees nothing.
  return better.lines.some(({ text }) => /\p{L}{2}/u.test(text)) ? better : null
}

/** Its lines level, and what is no letter taken off. */
const leveled = async (lit: Grey): Promise<Grey> =>
  toReadingSize(eraseLeaders(eraseColumnMarks(eraseRules(whiten(clearBars(await straighten(lit)))))))

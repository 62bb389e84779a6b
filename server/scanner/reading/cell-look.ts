import { readMeasureCell, readQuantityCell } from '#core/parsing/tables/table-cells.ts'
import { type TableGap, tableGaps } from '#core/parsing/tables/table-gaps.ts'
import type { Grey } from '#server/scanner/photo/grey.ts'
import { letterHeight } from '#server/scanner/photo/letter-height.ts'
import { withoutRulePieces } from '#server/scanner/photo/rule-pieces.ts'
import type { Line, Ocr, OcrResult, Word } from './ocr.ts'
import { readArea } from './read-area.ts'
import { inReadingOrder, textOf } from './reading-order.ts'

/** Cells of a page that are: each costs a fiftieth of a page's reading. */
const mostCells = 12
/** Of 100: a cell read alone must be this sure. */
const sure = 40

/** The cells of tables in which nothing was read, read alone: a figure with nothing beside it is easily passed over. */
export const cellLook = async (ocr: Ocr, page: Grey, reading: OcrResult): Promise<OcrResult> => {
  const rows = withoutRulePieces(inReadingOrder(reading.lines)).map((segment) => ({
    ...segment,
    height: letterHeight(segment.words),
    top: segment.y0,
  }))
  let lines = reading.lines
  for (const gap of tableGaps(rows).slice(0, mostCells)) {
    const row = rows[gap.at]
    if (row === undefined) continue
    const found = await readArea(ocr, page, areaOf(row, gap))
    const words = found?.words.filter(({ confidence, text }) => confidence >= sure && /[\p{L}\d]/u.test(text)) ?? []

    if (isAnswer(gap, words)) lines = withCell(lines, row.words, gap, words)
  }
  return { ...reading, lines }
}

/** The cell with half a letter around it, as high as the words of its row that stand nearest. */
const areaOf = (
  { words, height }: { readonly words: readonly Word[]; readonly height: number },
  gap: TableGap<Word>,
) => {
  const middle = (gap.x0 + gap.x1) / 2
  const far = (word: Word) => Math.abs((word.x0 + word.x1) / 2 - middle)
  const near = words.filter((word) => !gap.words.includes(word)).toSorted((one, other) => far(one) - far(other))
  const [next] = near.length > 0 ? near : words
  return {
    x0: gap.x0 - height,
    x1: gap.x1 + height,
    y0: (next?.y0 ?? 0) - 0.5 * height,
    y1: (next?.y1 ?? 0) + 0.5 * height,
  }
}

const isAnswer = ({ kind }: TableGap<Word>, words: readonly Word[]): boolean =>
  kind === 'unit' ? readMeasureCell(textOf(words))?.guessed === false : readQuantityCell(textOf(words)) !== null

/** The line of the row with the cell in place of what stood there. */
const withCell = (lines: readonly Line[], row: readonly Word[], gap: TableGap<Word>, cell: readonly Word[]): Line[] => {
  const at = lines.findIndex(({ words }) => words.some((word) => row.includes(word) && !gap.words.includes(word)))
  return lines.map((line, index) => ({
    ...line,
    words: [...line.words.filter((word) => !gap.words.includes(word)), ...(index === at ? cell : [])],
  }))
}

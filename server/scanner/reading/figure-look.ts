import { type Grey, greyOf, pictureOf } from '#server/scanner/photo/grey.ts'
import { garbledFigure, type Shapes, shapesOf } from './figure-shapes.ts'
import type { Box, Line, Ocr, OcrResult, Word } from './ocr.ts'

/** Figures of a page that are looked at; all of them are read in one go. */
const mostFigures = 40
/** px: how high a figure stands in the strip, the white around it, and how wide the strip may become. */
const height = 46
const white = 22
const widest = 420
/** Of its height: how far beside a figure its own measure may stand. */
const beside = 0.15
/** Of 100: what is read otherwise with less is no contradiction, and a contradicted figure is no surer than this. */
const sure = 75
const disputed = 60
/** Share of each other's width from which on two boxes hold one figure. */
const same = 0.6

/** Of 100: so much surer the look at it alone must be where no shape says who is right. */
const surer = 5
/** Times as likely another figure must be by its shape to stand instead of the read one, and to be told. */
const certain = 400
const likely = 30

/** A reading with its figures as they are seen alone. */
export type FiguresSeen = (reading: OcrResult) => OcrResult

/**
 * The figures of some readings of a page looked at once more: alone and below one another in one strip by the engine, and by the
 * shape of each (figure-shapes.ts). Of three opinions the one two of them hold stands; what is not the page's own reading, or is
 * held by nobody else, is doubted.
 */
export const figureLook = async (ocr: Ocr, page: Grey, readings: readonly OcrResult[]): Promise<FiguresSeen> => {
  const figures: Word[] = []
  const words = readings.flatMap(({ lines }) => lines.flatMap((line) => line.words))
  if (!words.some(({ text }) => dressed.test(text))) return (reading) => reading
  for (const word of words)
    if (isFigure(word) && figures.length < mostFigures && !figures.some((other) => isSame(other, word)))
      figures.push(word)
  const lines = figures.length === 0 ? [] : (await ocr.read(await stripOf(page, figures), 'block')).lines
  const seen = figures.map((figure, at) => ({ figure, seen: seenIn(lines, at) }))
  const lookedAt = (word: Word, at: number, line: readonly Word[]): Word => {
    if (isGarbled(word, line[at + 1])) return doubted(word, garbledFigure(page, word) ?? word.text)
    const [, before = '', text = '', behind = ''] = dressed.exec(word.text) ?? []
    const figure = { ...word, text }
    if (!isFigure(figure)) return word
    const alone = text === word.text ? (seen.find((one) => isSame(one.figure, word))?.seen ?? null) : null
    const one = agreed(figure, alone, shapesOf(page, figure))
    return one === figure ? word : { ...one, text: before + one.text + behind }
  }
  return (reading) => ({
    ...reading,
    lines: reading.lines.map((line) => ({ ...line, words: line.words.map(lookedAt) })),
  })
}

type Seen = { readonly figure: string; readonly hasGram: boolean; readonly confidence: number }

const doubted = (word: Word, text = word.text): Word => ({
  ...word,
  text,
  confidence: Math.min(word.confidence, disputed),
})

/** A figure as two of three opinions have it. */
const agreed = (word: Word, alone: Seen | null, shapes: Shapes | null): Word => {
  if (shapes?.text.endsWith(' g')) return doubted(word, shapes.text)
  const text = alone === null ? word.text : differing(word.text, alone)
  if (/g$/.test(text)) return doubted(word, text)
  if (text === word.text) {
    if (shapes === null || shapes.odds < likely) return word
    return doubted(word, shapes.odds < certain ? word.text : shapes.text)
  }
  if (shapes !== null && shapes.text === word.text) return word
  if (shapes !== null && (isAlike(shapes.text, text) || shapes.odds >= certain)) return doubted(word, shapes.text)
  const isSurer = shapes === null && (alone?.confidence ?? 0) > word.confidence + surer && fits(word, text)
  return doubted(word, isSurer ? text : word.text)
}

const isAlike = (one: string, other: string): boolean => one.replace('.', ',') === other.replace('.', ',')

/** What was read unless it was seen otherwise; '3009' is '300 g' where a g was seen in the place of the 9. */
const differing = (read: string, { figure, hasGram }: Seen): string => {
  if (hasGram && read === `${figure}9`) return `${figure} g`
  // What stands behind it is the g beside it.
  if (figure === `${read}9`) return read
  return isAlike(figure, read) ? read : figure
}

/** Of its height: how wide a figure is in most faces, and a comma. */
const figureWidth = 0.56
const commaWidth = 0.25

/** Whether the figures seen are no worse a fit for the room they stand in than those that were read. */
const fits = ({ text: read, x0, x1, y0, y1 }: Word, seen: string): boolean => {
  const off = (text: string): number => {
    const commas = text.replace(/[^.,]/g, '').length
    const wide = figureWidth * text.replace(/\D/g, '').length + commaWidth * commas
    return Math.abs((x1 - x0) / Math.max(1, y1 - y0) - wide)
  }
  return seen.replace(/\D/g, '').length === read.replace(/\D/g, '').length || off(seen) <= off(read)
}

/** Signs, or signs among figures: 'l/', '+0', '-1S50', ']'. */
const garbled = /^(?!\d+$)[\d/|\\[\](){}!?+\-“"'lISOBZ$&]{1,6}$/
/** '1/2', '!/4': a fraction, whatever its first stroke was read as. */
const fraction = /^.\/\d$/
const measure = /^(?:k?g|gr|[mcd]?l|L|mi|cucharad(?:it)?as?|tazas?|uds?|dientes?|hojas?|ramas?|unidad(?:es)?)\b\.?$/u

/** What can only be a figure: signs before a measure. Words like 'l' or 'I' alone are the measure of what stands before. */
const isGarbled = ({ text }: Word, next: Word | undefined): boolean =>
  next !== undefined &&
  garbled.test(text) &&
  !/^[l"'“-]$/.test(text) &&
  !dressed.test(text) &&
  !fraction.test(text) &&
  measure.test(next.text)

/** A bullet read as a sign before a figure, and the stop behind it. */
const dressed = /^([-–*•·“"']*)(\d[\d.,]*\d|\d)([.,:;)]*)$/

const isSame = (one: Box, other: Box): boolean => {
  const wide = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0)
  const high = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0)
  return high > 0 && wide >= same * Math.max(one.x1 - one.x0, other.x1 - other.x0)
}

const isFigure = ({ text, x0, x1, y0, y1 }: Word): boolean =>
  /^\d{1,5}(?:[.,]\d{1,2})?$/.test(text) && y1 - y0 > 8 && x1 - x0 < 8 * (y1 - y0)

const row = height + white

const stripOf = async (page: Grey, figures: readonly Word[]): Promise<Grey> => {
  const data = new Uint8Array(widest * row * figures.length).fill(255)
  for (const [at, figure] of figures.entries()) {
    const { width, height: high, data: cut } = await cutOf(page, figure)
    for (let y = 0; y < high; y++)
      data.set(cut.subarray(y * width, (y + 1) * width), (at * row + white / 2 + y) * widest + white)
  }
  return { width: widest, height: row * figures.length, data }
}

const cutOf = async (page: Grey, { x0, y0, x1, y1 }: Box): Promise<Grey> => {
  const margin = beside * (y1 - y0)
  const left = Math.max(0, Math.round(x0 - margin))
  const top = Math.max(0, Math.round(y0 - margin))
  const width = Math.min(page.width, Math.round(x1 + margin)) - left
  const high = Math.min(page.height, Math.round(y1 + margin)) - top
  const scaled = Math.min(widest - 2 * white, Math.max(1, Math.round((width * height) / high)))
  return greyOf(
    pictureOf(page)
      .extract({ left, top, width, height: high })
      .resize({ width: scaled, height, fit: 'fill', kernel: 'cubic' }),
  )
}

/** The one figure on a row of the strip, null where the engine is not sure of it; a g may stand beside it. */
const seenIn = (lines: readonly Line[], at: number): Seen | null => {
  const words = lines.filter(({ y0, y1 }) => Math.floor((y0 + y1) / 2 / row) === at).flatMap((line) => line.words)
  const [first, unit, ...more] = words
  if (first === undefined || more.length > 0 || first.confidence < sure) return null
  const figure = first.text.replace(/[.,]$/, '')
  const hasGram = unit?.text === 'g'
  return /^\d{1,4}(?:[.,]\d{1,2})?$/.test(figure) && (unit === undefined || hasGram)
    ? { figure, hasGram, confidence: first.confidence }
    : null
}

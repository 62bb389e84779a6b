import { type Decimal, decimal, times, toNumber } from '#core/costing/decimal.ts'
import { fold } from '#core/spanish/fold.ts'
import { parseSpanishNumber } from '#core/spanish/number.ts'
import { aboutWords, containers, type FormatUnit, measures, pieceWords } from './format-words.ts'

/** How much of an ingredient one purchase format holds. */
export type PurchaseFormat = {
  /** In `unit`, > 0; exact: 'pack 4x125 g' is 0.5 kg. */
  readonly amount: number
  readonly unit: FormatUnit
  /** Packages or pieces in it: 6 of '6 × 1 kg', 12 of 'docena', 1 of 'saco 25 kg'. */
  readonly pieces: number
  /** 'pieza 1,5 kg aprox.' */
  readonly approximate: boolean
}

/** A text longer than this is no format. */
const longest = 200
/** No lorry holds more, of anything. */
const most = 1_000_000

/**
 * Reads a purchase format as cooks and invoices write it: 'caja 6 × 1 kg', 'saco 25 kg', 'garrafa 5 l', 'docena', 'bandeja 12
 * ud', 'pack 4x125 g', 'caja de 12 botellas de 75 cl', 'kg', '1/2 kg'. Null where it does not say how much is in it ('manojo',
 * 'caja'), says two things ('lata 3 kg, escurrido 1,8 kg') or is not understood: then nobody guesses. Takes time in
 * proportion to the text.
 */
export const readFormat = (text: string): PurchaseFormat | null => {
  if (text.length > longest) return null
  const tokens = tokensOf(text)
  if (tokens === null) return null
  const amounts: Amount[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = readAmount(tokens, at)
    if (read === null) return null
    if (read.amount !== null) amounts.push(read.amount)
    at = read.next
  }
  const found = together(amounts.length > 0 ? amounts : bareUnit(tokens))
  if (found === null) return null
  const [amount, pieces] = [toNumber(found.amount), toNumber(found.pieces)]
  if (!(amount > 0 && amount <= most && pieces <= most)) return null
  return { amount, unit: found.unit, pieces, approximate: tokens.some(({ word }) => aboutWords.has(word)) }
}

/** Either a number or a word; the other is null or ''. */
type Token = { readonly number: number | null; readonly word: string }

const isHalf = (word: string): boolean => word === 'medio' || word === 'media'

const token = /(\d+\/\d+|\d+(?:[.,]\d+)*)|([a-z][a-z€]*)|([^\s\d])/g
/** Between two things that are said of one format; anything else is not understood. */
const harmless = /^[.,;:()/·'"´`€&-]$/
/** '4/6 kg' is a range, of which nobody knows the figure. */
const fractions: ReadonlySet<string> = new Set(['1/2', '1/3', '2/3', '1/4', '3/4', '1/5', '1/8'])
/** Sizes, fat and flour types are figures too, and say nothing of how much there is. */
const otherFigures =
  /\bcal(?:ibre|\.)? ?\d+ ?(?:[/-] ?\d+)?|\b\d{2,3}[/-]\d{2,3}\b(?! ?(?:kg|g|l|ml|cl)\b)|\d+(?:[.,]\d+)? ?%|\b[a-wyz]{1,3}-?\d+\b/g

const tokensOf = (text: string): Token[] | null => {
  const folded = fold(text.normalize('NFC'))
    .replace(/[×*✕]/g, 'x')
    .replace(/½/g, '1/2')
    .replace(/¼/g, '1/4')
    .replace(/¾/g, '3/4')
    .replace(/(?<=\d) ?x ?(?=\d)|\bx ?(?=\d)/g, ' x ')
    .replace(otherFigures, ' ')
  if (/(?:^|\s)-\s?\d/.test(folded)) return null
  const tokens: Token[] = []
  for (const [, figures, word, other] of folded.matchAll(token)) {
    if (figures !== undefined) {
      const number = figures.includes('/') && !fractions.has(figures) ? null : parseSpanishNumber(figures)
      if (number === null || number <= 0) return null
      tokens.push({ number, word: '' })
    } else if (word !== undefined) {
      tokens.push(isHalf(word) ? { number: 0.5, word: '' } : { number: null, word })
    } else if (other !== undefined && !harmless.test(other)) return null
  }
  return tokens
}

/** `unit` null: so many packages. */
type Amount = { readonly value: Decimal; readonly unit: FormatUnit | null }

/** What stands at this token: an amount, or a word that says none; null where a number is of nothing that is known. */
const readAmount = (
  tokens: readonly Token[],
  at: number,
): { readonly amount: Amount | null; readonly next: number } | null => {
  const number = tokens[at]?.number ?? null
  if (number === null) return { amount: null, next: at + 1 }
  // 'un cuarto de kilo', 'media de docena'
  const next = tokens[at + 1]?.word === 'de' ? at + 2 : at + 1
  const word = tokens[next]?.word ?? ''
  const measure = measures.get(word)
  if (measure !== undefined)
    return { amount: { value: times(decimal(number), decimal(measure.of)), unit: measure.unit }, next: next + 1 }
  const pieces = pieceWords.get(word)
  if (pieces !== undefined)
    return { amount: { value: times(decimal(number), decimal(pieces)), unit: 'unidad' }, next: next + 1 }
  const beside = tokens[at + 1]?.word === 'x' || tokens[at - 1]?.word === 'x'
  if (!(beside || containers.has(word)) || !Number.isInteger(number)) return null
  return { amount: { value: decimal(number), unit: null }, next: containers.has(word) ? next + 1 : at + 1 }
}

/** 'kg', '€/l', 'docena', 'pieza': a unit without a number is one of it; a container is not. */
const bareUnit = (tokens: readonly Token[]): Amount[] => {
  const named = tokens.flatMap(({ word }): Amount[] => {
    const measure = measures.get(word)
    if (measure !== undefined) return [{ value: decimal(measure.of), unit: measure.unit }]
    const pieces = pieceWords.get(word)
    return pieces === undefined ? [] : [{ value: decimal(pieces), unit: 'unidad' }]
  })
  return named.length === 1 ? named : []
}

/** Counts times the one weight or volume; a second one may only say the whole: 'caja 6 × 1 kg (6 kg)'. */
const together = (
  amounts: readonly Amount[],
): { readonly amount: Decimal; readonly unit: FormatUnit; readonly pieces: Decimal } | null => {
  const weights = amounts.filter(({ unit }) => unit === 'kg' || unit === 'l')
  const counts = amounts.filter(({ unit }) => unit === 'unidad' || unit === null)
  const pieces = product(counts)
  const [weight, whole, ...more] = weights
  if (weight === undefined || weight.unit === null)
    return counts.some(({ unit }) => unit === 'unidad') ? { amount: pieces, unit: 'unidad', pieces } : null
  const amount = times(pieces, weight.value)
  if (more.length > 0) return null
  if (whole !== undefined && (whole.unit !== weight.unit || toNumber(whole.value) !== toNumber(amount))) return null
  return { amount, unit: weight.unit, pieces }
}

const product = (amounts: readonly Amount[]): Decimal =>
  amounts.reduce((sum, { value }) => times(sum, value), decimal(1))

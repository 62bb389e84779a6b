import { gramsPerOunce, gramsPerPound, mlPerFluidOunce } from '#core/knowledge/conversions.ts'
import { readNumber } from '#core/spanish/number.ts'
import { type Measure, weigh } from './weigh-measure.ts'

export const measures: readonly Measure[] = [
  { words: /^(?:cucharaditas?|cdtas?|cditas?|tsp)\b/, name: 'cucharadita', unit: 'cucharadita' },
  { words: /^(?:cucharadas?|cdas?|tbsp)\b/, name: 'cucharada', unit: 'cucharada' },
  { words: /^tazas?\b/, name: 'taza', unit: 'taza' },
  // US liquid gallon, 231 cubic inches, and its parts (NIST Handbook 44, appendix C); who writes 'cup' measures with theirs.
  { words: /^cups?\b/, name: 'taza (EE. UU.)', ml: 8 * mlPerFluidOunce },
  { words: /^(?:galon(?:es)?|gallons?|gal)\b/, name: 'galón (EE. UU.)', ml: 128 * mlPerFluidOunce },
  { words: /^(?:cuartos? de galon|quarts?)\b/, name: 'cuarto de galón', ml: 32 * mlPerFluidOunce },
  { words: /^(?:pintas?|pints?)\b/, name: 'pinta (EE. UU.)', ml: 16 * mlPerFluidOunce },
  { words: /^(?:onzas? liquidas?|fl ?oz)\b/, name: 'onza líquida', ml: mlPerFluidOunce },
  { words: /^(?:onzas?|oz)\b/, name: 'onza', grams: gramsPerOunce },
  // A stick of butter is a quarter of a pound.
  { words: /^(?:sticks?|barritas? de mantequilla)\b/, name: 'stick', grams: gramsPerPound / 4 },
  { words: /^(?:libras?|lbs?)\b/, name: 'libra', grams: gramsPerPound },
  { words: /^(?:kilos?|kg|kilogramos?)\b/, name: 'kg', unit: 'kg' },
  { words: /^(?:gramos?|grs?|g)\b/, name: 'g', unit: 'g' },
  { words: /^(?:mililitros?|ml|cc)\b/, name: 'ml', unit: 'ml' },
  { words: /^(?:centilitros?|cl)\b/, name: 'cl', ml: 10 },
  { words: /^(?:decilitros?|dl)\b/, name: 'dl', ml: 100 },
  { words: /^(?:litros?|l)\b/, name: 'l', unit: 'l' },
  { words: /^(?:vasos?)\b/, name: 'vaso (200 ml)', ml: 200 },
  { words: /^(?:unidad(?:es)?|piezas?|dientes?|hojas?)\b/, name: 'unidad', unit: 'unidad' },
]

/** What is to be converted, and into what; `target` null where that is not said. */
export type Asked = {
  readonly quantity: number
  readonly measure: Measure
  readonly food: string
  readonly target: Measure | null
}

/** The amount that has a measure behind it; before 'a', 'en' or 'son' stands what is converted. */
export const readAsked = (folded: string, text: string): Asked | null => {
  let counted: Asked | null = null
  for (let at = 0; at < folded.length; at++) {
    if (!/[a-z\d½¼¾⅓]/.test(folded[at] ?? '') || /[a-z\d,.]/.test(folded[at - 1] ?? ' ')) continue
    const number = readNumber(folded, at)
    if (number === null || number.value <= 0) continue
    const after = folded.slice(number.end).replace(/^ ?(?:de )?/, '')
    const offset = folded.length - after.length
    const measure = measures.find(({ words }) => words.test(after))
    if (measure !== undefined) {
      const said = offset + (measure.words.exec(after)?.[0].length ?? 0)
      const half = /^ y (?:medi[oa]|(un cuarto))\b/.exec(folded.slice(said))
      const end = said + (half?.[0].length ?? 0)
      const quantity = number.value + (half === null ? 0 : half[1] === undefined ? 0.5 : 0.25)
      const more = alsoSaid(folded, end, measure)
      const last = more?.end ?? end
      return {
        quantity: quantity + (more?.quantity ?? 0),
        measure,
        food: foodAfter(text.slice(last)),
        target: targetOf(folded, last),
      }
    }
    const isWeighed = /\bpesan?\b/.test(folded)
    if ((isWeighed || /\ben gramos\b/.test(folded)) && /^[a-z]{3}/.test(after)) {
      const piece = measures.find(({ unit }) => unit === 'unidad')
      if (piece === undefined) continue
      const pieces = {
        quantity: number.value,
        measure: piece,
        food: foodAfter(` de ${text.slice(offset)}`),
        target: null,
      }
      if (isWeighed) return pieces
      counted ??= pieces
    }
  }
  // '3 huevos en gramos': where nothing else is measured.
  if (counted !== null) return counted
  // 'Taza de queso rallado': one of them.
  const [lead = ''] = /^\W*(?:tazas?|cucharad(?:it)?as?|cups?|vasos?|onzas?|libras?|pintas?)(?= de )/.exec(folded) ?? []
  const one = lead === '' ? undefined : measures.find(({ words }) => words.test(lead.replace(/^\W*/, '')))
  if (one !== undefined)
    return {
      quantity: 1,
      measure: one,
      food: foodAfter(text.slice(lead.length)),
      target: targetOf(folded, lead.length),
    }
  const bare = /\b(onzas?|oz|libras?|lbs?) (?:a|en) /.exec(folded)
  const measure = bare === null ? undefined : measures.find(({ words }) => words.test(bare[1] ?? ''))
  return measure === undefined ? null : { quantity: 1, measure, food: '', target: null }
}

/** '2 lb 6 oz', '1 cup y 2 tbsp': what is said right behind in a smaller measure of the same kind, in the first one's. */
const alsoSaid = (
  folded: string,
  from: number,
  whole: Measure,
): { readonly quantity: number; readonly end: number } | null => {
  const start = from + (/^ ?(?:y |con |and |, )?/.exec(folded.slice(from))?.[0].length ?? 0)
  const number = /\d/.test(folded[start] ?? '') ? readNumber(folded, start) : null
  if (number === null) return null
  const after = folded.slice(number.end)
  const blank = /^ ?/.exec(after)?.[0].length ?? 0
  const part = measures.find(({ words }) => words.test(after.slice(blank)))
  if (part === undefined) return null
  const end = number.end + blank + (part.words.exec(after.slice(blank))?.[0].length ?? 0)
  const sizes = [whole, part].map((one) => weigh(1, one, null))
  const [large, small] = sizes.map((one) => one?.grams ?? null)
  const [room, less] = sizes.map((one) => (one?.grams === null ? one.ml : null))
  if (large != null && small != null && small < large) return { quantity: (number.value * small) / large, end }
  return room != null && less != null && less < room ? { quantity: (number.value * less) / room, end } : null
}

const foodAfter = (rest: string): string =>
  (
    /^\s*(?:rasas? |colmadas? |soperas? )?(?:(?:de|del) |(?!a |en |son |cuant|gramos|kilos|ml))([^?¿!.,;:\d]{2,60})/i.exec(
      rest,
    )?.[1] ?? ''
  )
    .replace(/\s(?:a|en|son|cu[aá]nt[oa]s?|pesan?|es|hay|equivale\w*|gramos|kilos|kg|ml)(?:\s.*)?$/i, '')
    .trim()

const targetOf = (folded: string, from: number): Measure | null => {
  const found =
    /\b(?:a|en|son|cuant[oa]s?) (?:cuant[oa]s? )?([a-z ]{1,25})/.exec(folded.slice(from)) ??
    /\b(?:cuant[oa]s?|a|en) ([a-z ]{1,25})/.exec(folded.slice(0, from))
  return found === null ? null : (measures.find(({ words }) => words.test(found[1] ?? '')) ?? null)
}

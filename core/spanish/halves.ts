import { fold } from './fold.ts'
import { numberWords, readNumber } from './number.ts'

const counted = [...numberWords.keys()].join('|')
// By their gender: 'kilo y media cebolla' is two things.
const masculine = 'kilos?|kg|litros?'
const feminine = 'docenas?|tazas?|libras?|cucharad(?:it)?as?|onzas?'
/** '(2) kilos y medio', 'docena y media', 'litro y cuarto'. */
const withPart = new RegExp(
  `(?<![\\d.,a-z])(?<!\\d |medi[oa] )(?:(\\d{1,4}|${counted}) ?)?\\b(?:(${masculine})(?! y media)|(${feminine})(?! y medio)) y (?:(medi[oa])|(?:un )?(cuarto)|(tres cuartos))(?![a-z])(?! y mitad)`,
  'g',
)
/** 'Tres docenas de huevos', '15 docenas', 'media docena', 'un par de docenas'. */
const dozens = new RegExp(
  `(?<![\\d.,a-z])(?:(\\d{1,4}(?:[.,]5)?|${counted}|media|un par de) )?docenas?(?: de)?(?![a-z])`,
  'g',
)

const countOf = (said: string | undefined): number =>
  said === undefined
    ? 1
    : said === 'media'
      ? 0.5
      : said === 'un par de'
        ? 2
        : (numberWords.get(said) ?? Number(said.replace(',', '.')))

const written = (value: number): string => String(value).replace('.', ',')

/** A text with every match of a pattern written otherwise; what is matched is found in the folded text, of the same length. */
const rewritten = (text: string, pattern: RegExp, write: (found: RegExpExecArray) => string): string => {
  let result = ''
  let at = 0
  for (const found of fold(text).matchAll(pattern)) {
    result += `${text.slice(at, found.index)}${write(found)}`
    at = found.index + found[0].length
  }
  return `${result}${text.slice(at)}`
}

/** Measures said by halves and dozens, in figures: 'kilo y medio' → '1,5 kilos', 'docena y media de huevos' → '18 huevos'. */
export const halvesInFigures = (text: string): string =>
  rewritten(
    rewritten(text, withPart, ([, count, masc, fem, half, quarter]) => {
      const measure = masc ?? fem ?? ''
      const value = countOf(count) + (half !== undefined ? 0.5 : quarter !== undefined ? 0.25 : 0.75)
      return `${written(value)} ${/s$|^kg$/.test(measure) ? measure : `${measure}s`}`
    }),
    dozens,
    ([, count]) => written(countOf(count) * 12),
  )

/** What is counted in a kitchen: before it a small number in words is one, and no part of a name ('tres leches'). */
const countedThing =
  /^ (?:kilos?|kg|litros?|gramos|raciones|personas|pax|comensales|invitados|cubiertos|huevos|yemas|claras|hojas|moldes|bolas|botellas|horas|copas|bandejas|barras|panes|cociner[oa]s|camarer[oa]s|soci[oa]s|ayudantes|turnos|semanas|tazas|cucharad(?:it)?as|onzas|docenas|unidades|piezas|vasitos|flaneras|cajas|latas|botes)\b/
const least = 10

/** Numbers in words, in figures: 'veinticinco raciones' → '25 raciones', 'cien panecillos' → '100 panecillos'; 'tres leches' stays. */
export const numbersInFigures = (text: string): string => {
  const folded = fold(text)
  let result = ''
  let at = 0
  for (const { index, 0: word } of folded.matchAll(/(?<![a-z\d])[a-z]+/g)) {
    if (index < at || /^un[ao]?$/.test(word) || !startsNumber.test(word)) continue
    const read = readNumber(folded, index)
    if (read === null || read.range !== null || read.fraction || !Number.isInteger(read.value)) continue
    if (read.value < least && !countedThing.test(folded.slice(read.end))) continue
    result += `${text.slice(at, index)}${read.value}`
    at = read.end
  }
  return `${result}${text.slice(at)}`
}

const startsNumber = new RegExp(
  `^(?:${counted}|cien|ciento|mil|(?:dos|tres|cuatro|seis|ocho)cient[oa]s|quinient[oa]s|setecient[oa]s|novecient[oa]s)$`,
)

import { readAmount } from '#core/parsing/lines/amount.ts'
import { distance } from '#core/spanish/distance.ts'
import { fold, skipBlanks } from '#core/spanish/fold.ts'
import { readNumber } from '#core/spanish/number.ts'

export type Servings = {
  /** Whole, ≥ 1. */
  readonly servings: number
  readonly range: readonly [number, number] | null
}

/** What measures or lasts, and so is no serving. */
const measured =
  /^(?:gramos|kilos|litros|[mcd]l|mililitros|centilitros|decilitros|minutos|horas|dias|semanas|meses|euros|grados|cucharad)/
const countedThings =
  /^(?:para|salen|sale|rinde|rinden|se obtienen|obtenemos|rendimiento ?:|cantidad ?:|unidades ?:) ?(?:un[oa]s )?(\d{1,4}) ([a-z]{4,}s)(?: [a-z]+s)?[.)]?$/

/** 'Rendimiento: 18 rebanadas', 'Salen 30 rosquillas': a line of a recipe's head may count anything by its plural. */
export const readCounted = (line: string): Servings | null => {
  const [, count, thing = ''] = countedThings.exec(fold(line).trim()) ?? []
  return count === undefined || measured.test(thing) ? null : servingsOf({ value: Number(count), range: null })
}

const labels = [
  'raciones',
  'rendimiento',
  'comensales',
  'porciones',
  'personas',
  'rinden',
  'salen',
  'cantidad',
  'unidades',
]
/** Letters of a label that may be misread. */
const misread = (label: string): number => (label.length > 7 ? 2 : 1)

/** 'Rendmiento 30 unidades', 'Rac1ones: 8', 'Para 6 persenas': on a page, the word beside the number is the one it looks like. */
export const withServingsWords = (line: string): string => {
  if (line.length > longestLabelled) return line
  return line
    .replace(
      /^(\W*)([\p{L}\d]{5,})(?=\W{1,3}\d{1,4}\b)/u,
      (_, start: string, word: string) => start + (labelLike(word) ?? word),
    )
    .replace(
      /(?<=^\W*(?:Para|Salen|Rinden?|\p{L}{8,}:?) \d{1,4} )([\p{L}\d]{5,})(?=\W*$)/iu,
      (word) => labelLike(word) ?? word,
    )
}
const longestLabelled = 40

const labelLike = (word: string): string | null => {
  const folded = fold(word)
  const label = labels.find((one) => one !== folded && distance(one, folded, misread(one)) <= misread(one))
  if (labels.includes(folded) || label === undefined) return null
  return /^\p{Lu}/u.test(word) ? label.slice(0, 1).toUpperCase() + label.slice(1) : label
}

/** 'rinde 1 kg': what comes out, when it is not counted. */
export type Yield = { readonly quantity: number; readonly unit: 'g' | 'kg' | 'ml' | 'l' }

/** Minutes, or `null` when not said. */
export type Times = {
  readonly preparation: number | null
  readonly cooking: number | null
  readonly total: number | null
}

/** Who or what is counted. */
const eaters =
  '(?:personas?|persones|persoas|pers|pax|comensal(?:es)?|racion(?:es|s)?|rac|porcion(?:es)?|unidad(?:es)?|uds?|piezas?|platos?|cubiertos?|invitados|ninos|tapas|galletas|magdalenas|croquetas|empanadillas|bollos|vasos|copas|tartaletas|cupcakes|bombones|panes|pizzas|tarros)\\b'
const after = new RegExp(`^ ?(?:o mas )?${eaters}`)
// docs/ciencia/motor-local.md §3.6: 'para N', 'N raciones', 'raciones: N', 'rendimiento: N', 'salen N'.
const before =
  /(?:^|[^a-z])(?:(?:n[.º°o]* ?(?:de )?)?(?:raciones|comensales|personas|porciones|pax|rendimiento|cantidad|unidades|racion)(?: ?[:=]| aproximado:)|r\/|rinde(?:n)?(?: para| unas| unos)?:?|salen|sale(?: para)?|para|per a|da para|(?:cantidades|receta|ingredientes) para|obtenemos|se obtienen) ?/g
const largest = 100_000

/** The servings a line says. `alone`: the line says little else, so 'para 4' may do without 'personas'. */
export const readServings = (line: string, alone: boolean): Servings | null => {
  const folded = fold(line)
  for (const found of folded.matchAll(before)) {
    const at = found.index + found[0].length
    const number = readNumber(folded, skipBlanks(folded, at))
    if (number === null) continue
    const tail = folded.slice(number.end)
    const bareEnd = /^\s*(?:[.)\],;:–·|•/-]|$)/.test(tail) && !/^[.,]\d/.test(tail)
    const named = after.test(tail)
    const para = /(?:para|per a) ?$/.test(found[0])
    if (named || (bareEnd && (!para || alone))) return servingsOf(number)
  }
  for (let at = 0; at < folded.length; at++) {
    if (!/[a-z\d]/.test(folded[at] ?? '') || /[a-z\d.,/]/.test(folded[at - 1] ?? ' ')) continue
    const number = readNumber(folded, at)
    if (
      number !== null &&
      after.test(folded.slice(number.end, number.end + 30)) &&
      (alone || isEater(folded, number.end))
    )
      return servingsOf(number)
  }
  return null
}

const isEater = (folded: string, end: number): boolean =>
  /^ ?(?:personas|pers|pax|comensal|racion|porcion)/.test(folded.slice(end))

const servingsOf = ({ value, range }: { value: number; range: Servings['range'] }): Servings | null => {
  const servings = Math.floor(value)
  return servings >= 1 && servings <= largest ? { servings, range } : null
}

/** 'Rinde 1 kg', 'Rendimiento: 1,2 l', 'Peso total: 900 g'. */
export const readYield = (line: string): Yield | null => {
  const folded = fold(line)
  const found =
    /(?:rinde|rendimiento|salen|sale|peso total|se obtienen?|cantidad)(?: (?:aproximad[oa]|unos|unas|de|total))* ?:? ?(?=\d|½|un |medio)/.exec(
      folded,
    )
  const amount = found === null ? null : readAmount(folded, found.index + found[0].length)
  if (amount === null) return null
  const { quantity, unit } = amount
  return unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l' ? { quantity, unit } : null
}

const timeTitle =
  /(?:^|[^a-z])(?:tiempo(?: total)?(?: (?:estimado|aproximado))?(?: de [a-z]{3,14}(?: y [a-z]{3,14})?)?|preparacion|elaboracion|coccion|horneado|horno|reposo|total|duracion|t\. ?[a-z]{3,10}) ?:? ?(?=(?:unos |unas |aprox\.? )?(?:\d|½|un[ao]? |media |dos |tres ))/g

/** The times a line says, or `null`: 'Tiempo: 1 h 30 min', 'Preparación: 15 min · Cocción: 45 min'. */
export const readTimes = (line: string): Times | null => {
  const folded = fold(line)
  let times: Times = { preparation: null, cooking: null, total: null }
  for (const found of folded.matchAll(timeTitle)) {
    const minutes = readMinutes(folded, found.index + found[0].length)
    if (minutes === null) continue
    if (/coccion|horn/.test(found[0])) times = { ...times, cooking: minutes }
    else if (/prepara|elabora/.test(found[0])) times = { ...times, preparation: minutes }
    else if (!/reposo/.test(found[0])) times = { ...times, total: minutes }
  }
  return times.preparation === null && times.cooking === null && times.total === null ? null : times
}

const clock = /^ ?(horas?|hrs?|h|minutos?|mins?|min|m|')(?![a-z])\.?/

/** '1 h 30 min', 'hora y media', '90 minutos', '20-30 min': minutes. */
const readMinutes = (folded: string, at: number): number | null => {
  const number = readNumber(folded, at)
  const unit = number === null ? null : clock.exec(folded.slice(number.end, number.end + 12))
  if (number === null || unit === null) return null
  if (!unit[1]?.startsWith('h')) return number.value
  const end = number.end + unit[0].length
  if (/^ y media\b/.test(folded.slice(end, end + 9))) return number.value * 60 + 30
  const more = readNumber(folded, end + (/^ y /.test(folded.slice(end, end + 3)) ? 3 : skipBlanks(folded, end) - end))
  const rest = more !== null && /^ ?(?:m|'|$|[.,;·|])/.test(folded.slice(more.end)) && more.value < 60 ? more.value : 0
  return number.value * 60 + rest
}

import { fold, skipBlanks } from '#core/spanish/fold.ts'
import { readNumber } from '#core/spanish/number.ts'

/** What a number of a question is said in. */
export type SlotKind =
  | 'mass'
  | 'volume'
  | 'percent'
  | 'celsius'
  | 'fahrenheit'
  | 'euros'
  | 'length'
  | 'bloom'
  | 'baume'
  | 'brix'
  | 'ph'
  | 'guests'
  | 'count'

/** One number of a question with its unit and the words it is said of. */
export type Slot = {
  readonly kind: SlotKind
  /** Grams, millilitres, %, °C, °F, €, cm, bloom, °Bé, °Bx, pH, people, or a plain count; finite and ≥ 0. */
  readonly value: number
  /** As it was said: '1,3 kg', 'un litro'. */
  readonly said: string
  /** Up to five folded words behind it: 'harina de fuerza'. */
  readonly of: string
  /** Where it begins and ends in the folded text. */
  readonly at: number
  readonly end: number
}

type UnitRow = readonly [pattern: RegExp, kind: SlotKind, factor: number]

/**
 * Units as they are said, the longer before the shorter. Ounce and pound: international avoirdupois (1959). Gallon, quart,
 * pint, cup and fluid ounce: those of the United States. Taza, cucharada and cucharadita: the metric 250, 15 and 5 ml.
 */
const unitRows: readonly UnitRow[] = [
  [/(?:kilogramos?|kilos?|kgs?)\b/y, 'mass', 1000],
  [/(?:miligramos?|mg)\b/y, 'mass', 0.001],
  [/(?:gramos?|grs?|g)\b/y, 'mass', 1],
  [/(?:onzas? liquidas?|fl\.? ?oz|fluid ounces?)\b/y, 'volume', 29.573_529_562_5],
  [/(?:onzas?|oz|ounces?)\b/y, 'mass', 28.349_523_125],
  [/(?:libras?|lbs?|pounds?)\b/y, 'mass', 453.592_37],
  [/(?:toneladas?)\b/y, 'mass', 1_000_000],
  [/(?:mililitros?|ml|cc)\b/y, 'volume', 1],
  [/(?:centilitros?|cl)\b/y, 'volume', 10],
  [/(?:decilitros?|dl)\b/y, 'volume', 100],
  [/(?:litros?|lts?|l)\b/y, 'volume', 1000],
  [/(?:galon(?:es)?|gallons?)\b/y, 'volume', 3785.411_784],
  [/(?:quarts?)\b/y, 'volume', 946.352_946],
  [/(?:pintas?|pints?)\b/y, 'volume', 473.176_473],
  [/%|por ?cien(?:to)?\b/y, 'percent', 1],
  [/(?:°|º|grados?) ?(?:f\b|fahrenheit)|f\b|fahrenheit\b/y, 'fahrenheit', 1],
  [/(?:°|º|grados?)? ?(?:be\b|baume\b)/y, 'baume', 1],
  [/(?:°|º|grados?)? ?(?:bx\b|brix\b)/y, 'brix', 1],
  [/(?:°|º|grados?) ?(?:c\b|celsius|centigrados)?|c\b|centigrados\b/y, 'celsius', 1],
  [/(?:€|euros?\b|eur\b)/y, 'euros', 1],
  [/(?:centimos?|cent)\b/y, 'euros', 0.01],
  [/(?:centimetros?|cms?)\b/y, 'length', 1],
  [/(?:milimetros?|mm)\b/y, 'length', 0.1],
  [/(?:bloom)\b/y, 'bloom', 1],
  [
    /(?:personas?|pax|comensales|raciones|racion|invitados|cubiertos|huespedes|alumnos|alumnas|asistentes|clientes|pers|adultos|mayores|ninos|ninas|crios|peques|chavales|menores|people|servings)\b/y,
    'guests',
    1,
  ],
]

/** As many numbers as one question may hold; what follows is a paste. */
const mostSlots = 60

/** Every number of a question with its unit, in order. A number without one is a count. Linear in the text's length. */
export const slotsOf = (text: string): Slot[] => {
  const folded = fold(text)
  const slots: Slot[] = []
  let at = 0
  while (at < folded.length && slots.length < mostSlots) {
    const slot = startsWord(folded, at) ? slotAt(folded, at) : null
    if (slot === null) {
      at++
      continue
    }
    slots.push(...bothEnds(slot))
    at = slot.end
  }
  return slots
}

/** 'De 160 a 240 bloom', 'de 18 a 24 cm': two figures of one measure, where a range would hide both. */
const bothEnds = (slot: Slot & { readonly range: readonly [number, number] | null }): Slot[] => {
  const { range, ...whole } = slot
  if (range === null || !comesInPairs.has(slot.kind)) return [whole]
  return range.map((value) => ({ ...whole, value }))
}

const comesInPairs: ReadonlySet<SlotKind> = new Set(['bloom', 'length', 'euros', 'baume', 'brix', 'guests', 'percent'])

const startsWord = (folded: string, at: number): boolean =>
  /[a-z\d½¼¾⅓⅔]/.test(folded[at] ?? '') && !/[a-z\d]/.test(folded[at - 1] ?? ' ')

const slotAt = (folded: string, at: number): (Slot & { readonly range: readonly [number, number] | null }) | null => {
  const number = readNumber(folded, at)
  if (number === null || !Number.isFinite(number.value)) return null
  let start = skipBlanks(folded, number.end)
  // 'Medio litro', 'un cuarto de kilo'.
  if (number.fraction && folded.startsWith('de ', start)) start += 3
  const [kind, factor, end] = unitAt(folded, start)
  // 'Una tarta', 'un pavo': an article is a number only before a unit.
  if (kind === 'count' && /^(?:un|una|uno)\b/.test(folded.slice(at, at + 4))) return null
  const half = kind === 'count' ? null : / y medi[oa]\b/y
  if (half !== null) half.lastIndex = end
  const halved = half?.exec(folded)
  const last = end + (halved?.[0].length ?? 0)
  return {
    kind,
    range: number.range,
    value: (number.value + (halved === null || halved === undefined ? 0 : 0.5)) * factor,
    said: folded.slice(at, last).trim(),
    of: ofAfter(folded, last),
    at,
    end: Math.max(last, at + 1),
  }
}

const unitAt = (folded: string, at: number): readonly [SlotKind, number, number] => {
  const found = rowAt(unitRows, folded, at)
  return found === null ? ['count', 1, at] : [found.kind, found.factor, at + found.said.length]
}

const rowAt = <Kind>(rows: readonly (readonly [RegExp, Kind, number])[], folded: string, at: number) => {
  for (const [pattern, kind, factor] of rows) {
    pattern.lastIndex = at
    const said = pattern.exec(folded)?.[0]
    if (said !== undefined) return { kind, factor, said }
  }
  return null
}

/** What no sum takes for a unit, and a question says as one: hours, and money and guests by other words. */
const spokenRows: readonly (readonly [RegExp, SlotKind | 'time', number])[] = [
  [/(?:h|hrs?|horas?)\b/y, 'time', 60],
  [/(?:minutos?|min)\b/y, 'time', 1],
  [/(?:dias?)\b/y, 'time', 1440],
  [/(?:semanas?)\b/y, 'time', 10_080],
  [/(?:mes|meses)\b/y, 'time', 43_200],
  [/(?:metros?|msnm|m)\b/y, 'length', 100],
  [/(?:pavos)\b/y, 'euros', 1],
  [/(?:kls)\b/y, 'mass', 1000],
  [/(?:gente|porcion(?:es)?)\b/y, 'guests', 1],
]

/** The unit that stands at a place of a folded text, also one that only a question says; null where none does. */
export const unitSaidAt = (
  folded: string,
  at: number,
): { readonly kind: SlotKind | 'time'; readonly said: string } | null =>
  rowAt<SlotKind | 'time'>(unitRows, folded, at) ?? rowAt(spokenRows, folded, at)

/** The food or thing a number is said of: ' de harina de fuerza', ' harina'. */
const ofAfter = (folded: string, end: number): string =>
  (/^ ?(?:del? |of )?(?:la |el |los |las )?((?:[a-z]{2,20} ?){1,5})/.exec(folded.slice(end, end + 90))?.[1] ?? '')
    .replace(stopsName, '')
    .trim()

/** Where the name of a food ends and the rest of the sentence begins. */
const stopsName =
  /(?:^|\s)(?:cuant[oa]s?|para|por|con|en|al|a|y|que|si|son|es|hay|pongo|echo|necesito|como|limpi[oa]s?|in|to|sin|somos|seremos|vienen)(?:\s.*)?$/

/** The first slot of a kind; `skip` leaves the first ones out. */
export const slotOf = (slots: readonly Slot[], kind: SlotKind, skip = 0): Slot | null =>
  slots.filter((slot) => slot.kind === kind)[skip] ?? null

export const isAmount = ({ kind }: Slot): boolean => kind === 'mass' || kind === 'volume'

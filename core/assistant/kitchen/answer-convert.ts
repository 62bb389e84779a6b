import { answerSure } from '#core/assistant/pages/answer-looked.ts'
import { offerOf } from '#core/assistant/pages/answer-page.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, declined, paragraphs, reply } from '#core/assistant/say.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { formatDecimal, formatQuantity } from '#core/format/decimal.ts'
import { gramsPerOunce, gramsPerPound, mlPerFluidOunce } from '#core/knowledge/conversions.ts'
import { fold } from '#core/spanish/fold.ts'
import { readNumber } from '#core/spanish/number.ts'
import { pluralOf } from '#core/spanish/plural.ts'
import { toGrams, type WeighedBy } from '#core/units/household.ts'
import type { Unit } from '#core/units/units.ts'
import { readHeat, readLength } from './oven-heat.ts'

/** A measure as it is written, in one of our units or in those of others. */
type Measure = {
  readonly words: RegExp
  readonly name: string
  readonly unit?: Unit
  readonly grams?: number
  readonly ml?: number
}

const measures: readonly Measure[] = [
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

/** Only what the answer shows: weights by the food's own measures, temperatures by definition. */
export const answerConvert = (question: Question, knowledge: Knowledge): Reply => {
  const { text, subject } = question
  const several = conversionsIn(text.slice(0, 600))
  const [first, ...others] = several
  if (first !== undefined && others.length > 0) {
    const answers = several.map((part) => answerOne(part, subject, knowledge))
    return reply(answers.map(({ response }) => response).join('\n\n'), answers[0]?.suggestions ?? [])
  }
  const one = answerOne(text, subject, knowledge)
  // 'Equivalencia entre hojas y polvo' gives no amount: a page may tell of it.
  return one === askForMore ? (answerSure(question) ?? offerOf(question) ?? one) : one
}

/** As many as one answer holds. */
const mostConversions = 5

/**
 * The conversions of a question that asks for several: '350 F en C y 8 oz en gramos'. What is asked into is said once for
 * all: '2 tazas de harina y 3 cucharadas de miel en gramos'. Blank of a question that is one, as '1 kg y 200 g'.
 */
const conversionsIn = (text: string): string[] => {
  const parts = text.split(/\s*[;,]\s+|\s+y\s+/i).slice(0, mostConversions)
  if (parts.length < 2) return []
  const into = /\s(?:a|en)\s[a-zñáéíóú ]{1,20}\W*$/i.exec(parts.at(-1) ?? '')?.[0] ?? ''
  const whole = parts.map((part) => (/\s(?:a|en)\s/i.test(part) ? part : `${part}${into}`))
  const areRead = whole.every((part) => {
    const folded = fold(part)
    const asked = readAsked(folded, part)
    return readHeat(folded) !== null || (asked !== null && (asked.food !== '' || asked.target !== null))
  })
  return areRead && !parts.slice(0, -1).some(isBare) ? whole : []
}

/** An amount of nothing and into nothing: it belongs to the next. */
const isBare = (part: string): boolean =>
  readHeat(fold(part)) === null && readAsked(fold(part), part)?.food === '' && !/\s(?:a|en)\s/i.test(part)

const answerOne = (text: string, subject: string, knowledge: Knowledge): Reply => {
  // 'F 375 a C'.
  const folded = fold(text.slice(0, 600)).replace(/\b([cf]) (\d{2,3})\b/, '$2 $1')
  const heat = readHeat(folded) ?? readLength(folded)
  if (heat !== null) return reply(heat, ['¿Cuánto son 2 tazas de harina en gramos?', 'Gas 6 en grados'])
  const asked = readAsked(folded, text)
  if (asked === null) return askForMore
  const food =
    asked.food === ''
      ? (knowledge.pantry.match(subject)?.food ?? null)
      : (knowledge.pantry.match(asked.food)?.food ?? null)
  const weighed = weigh(asked.quantity, asked.measure, food?.measures ?? null)
  if (weighed === null) return unknownWeight(asked, food?.name ?? asked.food)
  const named = food === null ? '' : ` de ${food.name.toLowerCase()}`
  const counted = asked.measure.unit === 'unidad' && food !== null
  const from = counted
    ? `${formatQuantity(asked.quantity)} ${plural(food.name.toLowerCase(), asked.quantity)}`
    : `${formatQuantity(asked.quantity)} ${plural(asked.measure.name, asked.quantity)}${named}`
  const results = resultsOf(
    weighed,
    asked.measure.name === 'onza',
    asked.target,
    food?.measures.density ?? null,
    food?.measures ?? null,
  )
  return reply(
    paragraphs(
      `${from} = **${results[0] ?? ''}**${results.length > 1 ? ` (${results.slice(1).join(', ')})` : ''}.`,
      `*${basis(asked, weighed, food?.name ?? null)}*`,
    ),
    ['¿Cuánto son 2 tazas de harina en gramos?', '180 ºC en Fahrenheit', '¿Cuánto pesa un huevo?'],
  )
}

const askForMore = declined(
  'Dime cantidad, medida y alimento: «2 tazas de harina en gramos», «8 onzas a gramos», «180 ºC en Fahrenheit», «gas 6».',
  ['¿Cuánto son 2 tazas de harina en gramos?', '180 ºC en Fahrenheit', '8 onzas a gramos'],
)

/** 'Y 2 tazas de harina': an amount, its measure and its food, which need nothing of what was said before. */
export const saysMeasure = (turn: string): boolean => {
  const asked = readAsked(fold(turn.slice(0, 200)), turn.slice(0, 200))
  return asked !== null && asked.food !== '' && asked.measure.unit !== 'unidad'
}

/** '3 cucharadas de miel en gramos' and then 'y en cucharaditas?': the whole question, or null where it is another one. */
export const conversionAgain = (before: string, text: string): string | null => {
  const target = /^\W*(?:y |ahora |vale,? )*(?:en|a|de) ([a-z ]{1,20}?)\W*$/.exec(fold(text.slice(0, 60)))?.[1] ?? ''
  // 'Y en gas', of the heat before.
  if (
    /^(?:gas|fahrenheit|centigrados|celsius|aire|conveccion|calor arriba y abajo)$/.test(target) &&
    readHeat(fold(before.slice(0, 200))) !== null
  )
    return `${before.slice(0, 200).replace(/,? ?\b(?:cu[aá]nto (?:es|son) )?(?:en|a) \p{L}[\p{L} ]*\W*$/u, '')} en ${target}`
  if (!measures.some(({ words }) => words.test(target))) return null
  const asked = readAsked(fold(before.slice(0, 600)), before.slice(0, 600))
  if (asked === null || asked.measure.unit === 'unidad') return null
  const measure = asked.measure.name.replace(/ \(.*/, '')
  const food = asked.food === '' ? '' : ` de ${asked.food}`
  return `${formatQuantity(asked.quantity)} ${measure}${food} en ${target}`
}

/** '3/4 cup de azúcar' and no more. Characters. */
const longestMeasure = 40

/** 'Y un stick', after half a cup of butter in grams: so much of the same. Null where no food was weighed. */
export const sameFoodIn = (before: string, turn: string): string | null => {
  const asked = readAsked(fold(before.slice(0, 200)), before.slice(0, 200))
  const own = turn.replace(/^\W*y /i, '').replace(/[?!.\s]+$/, '')
  const now = readAsked(fold(own), own)
  return asked === null ||
    asked.food === '' ||
    now === null ||
    now.food !== '' ||
    now.measure.unit === 'unidad' ||
    own.length > 30
    ? null
    : `${own} de ${asked.food} en gramos`
}

/** 'Y de azúcar', after 'media taza de harina en gramos': that conversion of another food of the table; null where it was none. */
export const conversionOf = (before: string, food: string, { pantry }: Knowledge): string | null => {
  const asked = readAsked(fold(before.slice(0, 200)), before.slice(0, 200))
  const isKnown = pantry.match(food)?.ignored.length === 0
  if (asked === null || asked.food === '' || asked.measure.unit === 'unidad' || !isKnown) return null
  // 'Cuántos gramos de café para 2 litros de infusión' is a dose.
  if (/\bgramos de \p{L}/u.test(before)) return null
  // Of what is bought or left, other things are asked than a measure.
  if (
    /\b(?:compr\w+|pid\w+|sac\w+|necesit\w+|qued\w+|salen?|receta|lleva|cocid[oa]s?|asad[oa]s?|crud[oa]s?|limpi[oa]s?)\b/.test(
      fold(before),
    )
  )
    return null
  const isForeign =
    asked.measure.unit !== 'g' &&
    asked.measure.unit !== 'kg' &&
    asked.measure.unit !== 'l' &&
    asked.measure.unit !== 'ml'
  if (
    asked.target === null &&
    !/\bgramos\b|\bpesan?\b/.test(fold(before)) &&
    !(isForeign && before.length <= longestMeasure)
  )
    return null
  return before.replace(asked.food, food)
}

type Asked = {
  readonly quantity: number
  readonly measure: Measure
  readonly food: string
  readonly target: Measure | null
}

/** The amount that has a measure behind it; before 'a', 'en' or 'son' stands what is converted. */
const readAsked = (folded: string, text: string): Asked | null => {
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

type Measures = Parameters<typeof toGrams>[2]
const unknownMeasures: Measures = {
  density: null,
  gramsPerPiece: null,
  gramsPerCup: null,
  gramsPerTablespoon: null,
  gramsPerTeaspoon: null,
}
const liquids: ReadonlySet<string> = new Set([
  'ml',
  'l',
  'cl',
  'dl',
  'onza líquida',
  'vaso (200 ml)',
  'taza',
  'cucharada',
  'cucharadita',
])

type Weighed = { readonly grams: number | null; readonly ml: number | null; readonly by: WeighedBy }

const weigh = (quantity: number, measure: Measure, food: Measures | null): Weighed | null => {
  const ml = mlOf(quantity, measure)
  if (measure.grams !== undefined) return { grams: quantity * measure.grams, ml: null, by: 'weight' }
  if (food === null) {
    if (measure.unit === 'g' || measure.unit === 'kg')
      return { grams: toGrams(quantity, measure.unit, unknownMeasures)?.grams ?? null, ml: null, by: 'weight' }
    return ml === null ? null : { grams: null, ml, by: 'water' }
  }
  const found = measure.unit === undefined ? toGrams(ml ?? 0, 'ml', food) : toGrams(quantity, measure.unit, food)
  return found === null ? null : { grams: found.grams, ml, by: found.by }
}

const mlOf = (quantity: number, { unit, ml, name }: Measure): number | null => {
  if (ml !== undefined) return quantity * ml
  if (!liquids.has(name)) return null
  const each = { ml: 1, l: 1000, taza: 250, cucharada: 15, cucharadita: 5 } as const
  return unit === 'ml' || unit === 'l' || unit === 'taza' || unit === 'cucharada' || unit === 'cucharadita'
    ? quantity * each[unit]
    : null
}

const resultsOf = (
  { grams, ml, by }: Weighed,
  fromOunces: boolean,
  target: Measure | null,
  density: number | null,
  food: Measures | null,
): string[] => {
  const wanted = target === null ? null : inMeasure(grams, ml, target, density, food)
  const weight =
    grams === null ? null : grams >= 1000 ? `${formatDecimal(grams / 1000, 2)} kg` : `${formatQuantity(grams)} g`
  const volume = ml === null ? null : ml >= 1000 ? `${formatDecimal(ml / 1000, 2)} l` : `${formatQuantity(ml)} ml`
  const ounces =
    by === 'weight' && grams !== null && target === null && !fromOunces
      ? `${formatQuantity(grams / gramsPerOunce)} oz`
      : null
  return [...new Set([wanted, weight, volume, ounces].filter((part): part is string => part !== null))].slice(0, 3)
}

const inMeasure = (
  grams: number | null,
  ml: number | null,
  target: Measure,
  density: number | null,
  food: Measures | null,
): string | null => {
  const said = (value: number) => `${formatQuantity(value)} ${plural(target.name, value)}`
  if (target.grams !== undefined) return grams === null ? null : said(grams / target.grams)
  if (target.unit === 'g') return grams === null ? null : said(grams)
  if (target.unit === 'kg') return grams === null ? null : said(grams / 1000)
  const room = mlOf(1, target)
  // From spoons to cups it is the room that counts, whatever is in them.
  if (ml !== null && room !== null) return said(ml / room)
  if (grams !== null && food !== null && target.unit !== undefined) {
    const one = toGrams(1, target.unit, food)
    if (one !== null && one.by !== 'water') return said(grams / one.grams)
  }
  return grams === null || density === null || room === null ? null : said(grams / density / room)
}

const plural = (name: string, quantity: number): string =>
  quantity > 1 && name.length > 2
    ? name.replace(/^(\p{L}+)/u, pluralOf).replace('onzas líquida', 'onzas líquidas')
    : name

const byText: Record<WeighedBy, string> = {
  weight: 'Cuenta exacta',
  measure: 'Peso de esa medida de este alimento, rasa, en la tabla de Obrador',
  density: 'Por su densidad, en la tabla de Obrador',
  proportion: 'Sacado en proporción de otra medida suya',
  water: 'Sin densidad conocida: sólo volumen',
}

const basis = ({ measure }: Asked, { by }: Weighed, food: string | null): string => {
  if (measure.unit === 'unidad')
    return `Peso de una pieza, la parte comestible, en la tabla de Obrador (${food ?? ''}).`
  const ml = mlOf(1, measure)
  const size =
    ml !== null && measure.unit !== 'ml' && measure.unit !== 'l' && !/\d/.test(measure.name)
      ? ` 1 ${measure.name} = ${formatDecimal(ml, 1)} ml.`
      : ''
  const exact = measure.grams === undefined ? '' : ` 1 ${measure.name} = ${formatDecimal(measure.grams, 2)} g.`
  const which = food !== null && by !== 'weight' ? ` (${food})` : ''
  return `${byText[by]}${which}.${size}${exact}`
}

const unknownWeight = ({ measure }: Asked, food: string): Reply =>
  reply(
    food === ''
      ? `Una ${measure.name} pesa distinto según lo que lleve. ¿De qué alimento?`
      : `No sé cuánto pesa una ${measure.name} de ${bold(food)}: mi tabla no lo dice. Pésala una vez y apúntalo.`,
    ['¿Cuánto son 2 tazas de harina en gramos?', '¿Cuánto pesa un huevo?'],
  )

import { answerSure } from '#core/assistant/pages/answer-looked.ts'
import { offerOf } from '#core/assistant/pages/answer-page.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, declined, paragraphs, reply } from '#core/assistant/say.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { formatDecimal, formatQuantity } from '#core/format/decimal.ts'
import { gramsPerOunce } from '#core/knowledge/conversions.ts'
import { fold } from '#core/spanish/fold.ts'
import { pluralOf } from '#core/spanish/plural.ts'
import { toGrams, type WeighedBy } from '#core/units/household.ts'
import { readHeat, readLength } from './oven-heat.ts'
import { type Asked, readAsked } from './read-conversion.ts'
import { type Measure, type Measures, mlOf, type Weighed, weigh } from './weigh-measure.ts'

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

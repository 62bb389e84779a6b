import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { percent } from '#core/calculate/say.ts'
import { inUnit, type Typed, typedIn } from './typed.ts'

const moves =
  /\b(?:sub[aeio]\w*|subid\w*|baj[aeo]\w*|bajad\w*|crec\w*|caid[oa]|caen?|cayo|aument\w*|incremento|disminu\w*|varia\w*|encarec\w*|abarat\w*|ha pasado|pas[ao]n? de|pasamos de|pasado de|perdid[oa]|ganado|vendido|diferencia|mas que|menos que|mejorado|empeorado)\b/
const asks =
  /\bcuant[oa]\b|\bque (?:%|porcentaje|tanto|subida|bajada|aumento|incremento|caida|variacion|descuento|crecimiento|diferencia|he|hemos|ha|es eso|supone)|\ben (?:%|porcentaje)|\bporcentaje\b|\b%\W*$|\bcual (?:es|ha sido) (?:la|el)\b|\btanto por ?ciento\b/
const isShareMoved = ({ before, unit }: Typed): boolean =>
  unit === '%' ||
  /\b(?:sub|baj|aument|encarec|rebaj|descuent|crec)\w*(?: [a-z]{1,8}){0,2} (?:un|el|otro|de un) $/.test(before)

const to5 = (one: Typed, other: Typed): boolean =>
  Math.max(one.value / other.value, other.value / one.value) > 5 &&
  !/\b(?:subid?\w*|sube\w*|baj\w+) (?:me |nos |unos )?(?:en )?$/.test(other.before)

/** 'Pago 3,20 y me suben 40 céntimos': the second is what it moves by. */
const byHowMuch = (from: Typed, by: Typed): Sum | null => {
  const move = /\b(sub\w*|baj\w*|aument\w*|descuent\w*|rebaj\w*)(?: (?:me|nos|unos|otros|en|el|lo|la))* $/.exec(
    by.before,
  )?.[1]
  if (move === undefined || from.unit === '%' || by.unit === '%') return null
  const sign = /^(?:baj|desc|rebaj)/.test(move) ? -1 : 1
  const to = from.value + sign * by.value
  if (to <= 0 || by.value >= from.value) return null
  return {
    answer: `Es un **${percent((by.value / from.value) * 100)} ${sign < 0 ? 'menos' : 'más'}**: queda en ${inUnit(to, 'eur')}.`,
    working: `${inUnit(by.value, 'eur')} ÷ ${inUnit(from.value, 'eur')}`,
    figures: { cost: to },
  }
}

/** 'De 1.150 a 1.420 al mes, cuánto es al año'. */
const yearlyOf = (own: string, difference: number, unit: Typed['unit']): string => {
  const times = /\bal ano\b/.test(own)
    ? /\b(?:al|por|cada) mes\b|\bmensual/.test(own)
      ? 12
      : /\ba la semana\b/.test(own)
        ? 52
        : /\bal dia\b/.test(own)
          ? 365
          : 0
    : 0
  return times === 0 ? '' : ` Al año son **${inUnit(difference * times, unit === '' ? 'eur' : unit)}** de diferencia.`
}

/** Beside a figure: it is of before, or of now. */
const old =
  /\b(?:antes|pasad[oa]|anterior|ayer|estaba|estaban|era|eran|costaba|pagaba|pagabamos|hacia|haciamos|tenia|teniamos|vendia|valia|iba|desde)\b/
const present =
  /\b(?:ahora|hoy|este|esta|estos|estas|actual|ya|nuevo|nueva|me (?:lo |la )?(?:ponen|cobran|dejan|suben|bajan))\b/
/** What is reckoned otherwise: weights lost on the way, heat, sizes, VAT. */
const otherwise =
  /\biva\b|\bfood ?cost|\bmargen|\bmerma|\bgrados\b|°|\bmolde|\baro\b|\bbandeja|\braciones\b|\bracion de \d|\bbrix\b|\bbloom\b|\breceta\b|\bhidratacion/

/** 'Pasa de 1.800 a 1.980, qué subida es', 'este mes 18.400 y 16.000 el pasado': one figure beside what it was before, in %. */
export const moved: Calculation = {
  id: 'variación',
  continues: true,
  work: ({ folded }) => {
    // 'La docena', in figures by now, is what the price is of.
    const own = ownPart(folded).replace(/\b(la|una) 12 (?=[a-z])/g, '$1 docena ')
    if (!(moves.test(own) || isContrast(own)) || !asks.test(own) || otherwise.test(own)) return null
    const figures = typedIn(own).filter((one) => !isDate(one))
    const [first, second] = figures
    if (first === undefined || second === undefined || figures.length > 2) return null
    if (first.value <= 0 || second.value <= 0 || !isAlike(first, second)) return null
    // 'Le subo un 6' is a share; and what is five times another is no change of it.
    if ([first, second].some(isShareMoved) || to5(first, second)) return null
    const by = byHowMuch(first, second) ?? byHowMuch(second, first)
    if (by !== null) return by
    const [from, to] = isNewFirst(own, first, second) ? [second, first] : [first, second]
    const unit = from.unit === '' ? to.unit : from.unit
    const share = ((to.value - from.value) / from.value) * 100
    const difference = Math.abs(to.value - from.value)
    const yearly = yearlyOf(own, difference, unit)
    const moveText = inUnit(Math.abs(to.value - from.value), unit)
    return {
      answer:
        share === 0
          ? 'Es lo mismo: **0 %**.'
          : `Es un **${percent(Math.abs(share))} ${share < 0 ? 'menos' : 'más'}** (${moveText} ${share < 0 ? 'menos' : 'más'}).${yearly}`,
      ...(unit === 'eur' || unit === '' ? { figures: { cost: to.value } } : {}),
      working: `(${inUnit(to.value, unit)} − ${inUnit(from.value, unit)}) ÷ ${inUnit(from.value, unit)}`,
    }
  },
}

/** 'Este mes … y el pasado', 'ayer … y hoy': two times of one thing. */
const isContrast = (own: string): boolean =>
  /\b(?:pasad[oa]|anterior|ayer|antes|estaba|hacia|haciamos)\b/.test(own) &&
  /\b(?:este|esta|hoy|ahora|actual)\b/.test(own)

/** '2025', 'el 2024': a year beside a figure is none. */
const isDate = ({ bare, unit, text, before }: Typed): boolean =>
  unit === '' && /^20[12]\d$/.test(text) && bare < 2040 && /\b(?:en|el|del|de|desde|a) $/.test(before)

const isAlike = (one: Typed, other: Typed): boolean => {
  if (one.unit === 'other' || other.unit === 'other' || one.unit === 'min') return false
  if (one.unit !== other.unit && one.unit !== '' && other.unit !== '') return false
  // '3 kilos a 5 euros', '12 cajas por 40': two things, and no change.
  const [noun, next] = [one.noun, other.noun]
  return noun === '' || next === '' || noun === next || /^(?:mes|ano|semana|dia|pasado|anterior)/.test(noun + next)
}

/** '18.400 este mes y 16.000 el pasado': the clause of each figure says when it was. */
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

const isNewFirst = (own: string, first: Typed, second: Typed): boolean => {
  // 'Agosto 62.000 y julio 54.500': the later month is now.
  const [one, other, more] = months
    .filter((month) => own.includes(month))
    .toSorted((a, b) => own.indexOf(a) - own.indexOf(b))
  if (one !== undefined && other !== undefined && more === undefined) return months.indexOf(one) > months.indexOf(other)
  const gap = own.slice(first.end, second.at)
  const cut = /[,;.]| y | frente | contra /.exec(gap)
  const middle = cut === null ? second.at : first.end + cut.index
  const [head, tail] = [own.slice(0, middle), own.slice(middle)]
  if (old.test(tail) && !old.test(head)) return true
  return present.test(head) && !present.test(tail) && !old.test(head)
}

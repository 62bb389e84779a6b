import type { Calculation } from '#core/calculate/calculation.ts'
import { percent } from '#core/calculate/say.ts'
import { ownPart } from '#core/calculate/words.ts'
import { inUnit, type Typed, typedIn } from './typed.ts'

const moves =
  /\b(?:sub[aeio]\w*|subid\w*|baj[aeo]\w*|bajad\w*|crec\w*|caid[oa]|caen?|cayo|aument\w*|incremento|disminu\w*|varia\w*|encarec\w*|abarat\w*|ha pasado|pas[ao]n? de|pasamos de|pasado de|perdid[oa]|ganado|vendido|diferencia|mas que|menos que|mejorado|empeorado)\b/
const asks =
  /\bcuant[oa]\b|\bque (?:%|porcentaje|tanto|subida|bajada|aumento|incremento|caida|variacion|crecimiento|diferencia|he|hemos|ha|es eso|supone)|\ben (?:%|porcentaje)|\bporcentaje\b|\b%\W*$|\bcual (?:es|ha sido) (?:la|el)\b|\btanto por ?ciento\b/
/** Beside a figure: it is of before, or of now. */
const old =
  /\b(?:antes|pasad[oa]|anterior|ayer|estaba|estaban|era|eran|costaba|pagaba|pagabamos|hacia|haciamos|tenia|teniamos|vendia|valia|iba|desde)\b/
const present =
  /\b(?:ahora|hoy|este|esta|estos|estas|actual|ya|nuevo|nueva|me (?:lo |la )?(?:ponen|cobran|dejan|suben|bajan))\b/
/** What is reckoned otherwise: weights lost on the way, heat, sizes, VAT. */
const otherwise =
  /\biva\b|\bfood ?cost|\bmargen|\bmerma|\bgrados\b|°|\bmolde|\baro\b|\bbandeja|\bracion(?:es)?\b|\bbrix\b|\bbloom\b|\breceta\b|\bhidratacion/

/** 'Pasa de 1.800 a 1.980, qué subida es', 'este mes 18.400 y 16.000 el pasado': one figure beside what it was before, in %. */
export const moved: Calculation = {
  id: 'variación',
  continues: true,
  work: ({ folded }) => {
    const own = ownPart(folded)
    if (!(moves.test(own) || isContrast(own)) || !asks.test(own) || otherwise.test(own)) return null
    const figures = typedIn(own).filter((one) => !isDate(one))
    const [first, second] = figures
    if (first === undefined || second === undefined || figures.length > 2) return null
    if (first.value <= 0 || second.value <= 0 || !isAlike(first, second)) return null
    const [from, to] = isNewFirst(own, first, second) ? [second, first] : [first, second]
    if (/\b(?:un|el|del?) $/.test(second.before) && second.unit === '%') return null
    const unit = from.unit === '' ? to.unit : from.unit
    const share = ((to.value - from.value) / from.value) * 100
    const by = inUnit(Math.abs(to.value - from.value), unit)
    return {
      answer:
        share === 0
          ? 'Es lo mismo: **0 %**.'
          : `Es un **${percent(Math.abs(share))} ${share < 0 ? 'menos' : 'más'}** (${by} ${share < 0 ? 'menos' : 'más'}).`,
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
const isNewFirst = (own: string, first: Typed, second: Typed): boolean => {
  const gap = own.slice(first.end, second.at)
  const cut = /[,;.]| y | frente | contra /.exec(gap)
  const middle = cut === null ? second.at : first.end + cut.index
  const [head, tail] = [own.slice(0, middle), own.slice(middle)]
  if (old.test(tail) && !old.test(head)) return true
  return present.test(head) && !present.test(tail) && !old.test(head)
}

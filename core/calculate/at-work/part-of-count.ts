import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { percent, plain } from '#core/calculate/say.ts'
import { singularOf } from '#core/spanish/plural.ts'
import { inUnit, type Typed, typedIn } from './typed.ts'

const asksShare =
  /\b(?:que|cual es el|cuanto es en|en|cuanto) (?:%|porcentaje|tanto por ?ciento)|\bporcentaje\b|\bque (?:%|ocupacion|parte|tasa)\b|\bcuanta ocupacion\b|\bocupacion (?:tengo|es|llevo|hago|del?)|\bcuanto (?:representa|supone)\b|\b%\W*$|\bocupacion\W*$/
const asksTurns =
  /\b(?:cuant[oa]s (?:vueltas|turnos|rotaciones)|que rotacion|rotacion de (?:mesas|sala)|cuanto (?:roto|doblo|rotan?)|doblo\b)/
const otherwise =
  /\bquiero\b|\bvend\w*|\bgano\b|\bcuesta\b|\bcoste\b|\biva\b|\bfood ?cost|\bmargen|\bmerma|\bhidratacion|\bgrasa\b|\bsal\b|\bharina\b|\bpersonal\b|\bnomina|\bgenero\b|\balquiler\b|\bsub\w+|\bbaj\w+|\bcrec\w+/
const seats = /^(?:plazas?|sillas?|asientos?|cubiertos|comensal(?:es)?|habitacion(?:es)?|camas?|mesas?)/

/** '14 copas de 180, qué porcentaje', '52 de 60 plazas, qué ocupación', '132 comidas en 48 plazas, cuántas vueltas'. */
export const partOfCount: Calculation = {
  id: 'parte de un total',
  continues: true,
  work: ({ folded }) => {
    const own = ownPart(folded)
    if (otherwise.test(own)) return null
    const figures = typedIn(own)
    if (asksTurns.test(own)) return turns(figures)
    if (!asksShare.test(own) || figures.length !== 2) return null
    const [one, other] = figures
    if (one === undefined || other === undefined || !isAlike(one, other)) return null
    const isSeats = /\bocupacion\b/.test(own)
    const whole = isSeats
      ? ([one, other].find(({ noun }) => /^(?:plaza|silla|asiento|habitacion)/.test(noun)) ?? larger(one, other))
      : larger(one, other)
    const part = whole === one ? other : one
    if (whole.value <= 0 || part.value <= 0) return null
    const share = (part.value / whole.value) * 100
    const unit = whole.unit === '' ? part.unit : whole.unit
    return {
      answer: `Es el **${percent(share)}**${isSeats && share > 100 ? `: ${plain(share / 100)} vueltas de sala` : ''}.`,
      working: `${inUnit(part.value, unit)} ÷ ${inUnit(whole.value, unit)}`,
    }
  },
}

const larger = (one: Typed, other: Typed): Typed => (one.value >= other.value ? one : other)

const isAlike = (one: Typed, other: Typed): boolean =>
  [one, other].every(({ unit }) => ['', 'eur', 'g', 'ml'].includes(unit)) &&
  (one.unit === other.unit || one.unit === '' || other.unit === '') &&
  !(one.unit === 'g' && other.unit === '')

const turns = (figures: readonly Typed[]): Sum | null => {
  const places = figures.find(({ noun }) => seats.test(noun) && !/^(?:cubiertos|comensal)/.test(noun))
  const days = figures.find(({ noun }) => (figures.length > 2 ? /^(?:dias?|servicios?)$/ : /^dias?$/).test(noun))
  const rest = figures.filter((one) => one !== places && one !== days)
  const [served, more] = rest
  if (places === undefined || served === undefined || more !== undefined || places.value <= 0) return null
  const each = served.value / places.value / (days?.bare ?? 1)
  return {
    answer: `**${plain(each)} vueltas**${days === undefined ? '' : ` por ${singularOf(days.noun).replace('dia', 'día')}`}.`,
    working: `${plain(served.value)} ÷ ${plain(places.value)} ${places.noun}${days === undefined ? '' : ` ÷ ${plain(days.bare)}`}`,
  }
}

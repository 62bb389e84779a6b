import type { Slot } from '#core/calculate/reading/slots.ts'
import { percent, plain, volume, weight } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'
import { pluralOf, singularKey } from '#core/spanish/plural.ts'
import { type Measure, noThing, unitOf } from './measure.ts'

/** One figure of a question, as a sum takes it. */
export type Figure = {
  readonly value: number
  readonly measure: Measure
  /** How the sum says what it took: '11,40 € el kilo', '62 % que se aprovecha'. */
  readonly label: string
  readonly at: number
  /** A share that is left of what is bought or cooked. */
  readonly isYield: boolean
}

/** Where a thing that is eaten or sold by the piece stands before its size: 'raciones de 140', 'la copa de 12'. */
const served =
  /\b(racion(?:es)?|porcion(?:es)?|trozos?|piezas?|copas?|chupitos?|vasos?|canas?|tapas?|platos?|medallon(?:es)?|filetes?|bolas?|barras?|botellas?|bolsas|latas|botes|cajas|sacos|bandejas|tazas?|[a-z]{4,14}s)(?: de (?!a\b|la\b|el\b|los\b|las\b)[a-z]{3,12})? de(?: a)? $/
const poured = /^(?:botella|copa|chupito|vaso|cana|taza|cubata|jarra)s?$/
const lost = /\b(?:mermas?|pierd[eo]n?|perd\w+|tir[oa]|desperdici\w*|se (?:me |le )?va)\b/g
const kept =
  /\b(?:sac[oa]|sacamos|aprovech\w*|rind\w*|rendimiento|qued[ao]n?|limpi[oa]s?|lomos?|escurrid[oa]s?|deja|dan?)\b/g
const priced =
  /\b(?:a|por|son|cuestan?|cost\w+|vale[n]?|pag\w+|pague|cobr\w+|sale[n]? a|salido a|salido|gast\w+|factur\w+|caja|precio|es|compr\w+|gano|ganamos|dejan?|margen|nominas?|alquiler|sueldo)(?: (?:a|por|de|unos|el|los|la|me|total|unos))* ?$/
/** 'Al día', 'por plato', 'el kilo', 'los 100 gramos' right behind a figure. */
const perBehind =
  /^ ?(?:€|euros?)? ?(?:(?:por|al?|el|la|cada|x|para cada|para|en cada|los|las|por cada)(?: (?:el|la|los|las|cada))? |\/ ?)(100 (?:g|gr|gramos)|kilo|kg|litro|l|docena|[a-z]{3,14})\b/
/** 'El kilo a', 'la caja me cuesta', right before a figure. */
const perAhead =
  /\b(?:el|la|un|una|cada) (kilo|kg|litro|docena|[a-z]{4,14})(?: (?:de )?(?!a\b)[a-z]{2,12}){0,3} (?:a|vale|cuesta|atiende|lleva|hace|saca|saco|sirve|da|pesa|pide|come|gasta|bebe|me cuesta|sale a|me sale a|por|me sale por) $/

/** A measure one is bought or sold by, and how many base units it holds. */
const perOf = (noun: string): { readonly unit: string; readonly size: number; readonly said: string } => {
  if (/^(?:kilo|kg)$/.test(noun)) return { unit: 'g', size: 1000, said: 'kilo' }
  if (/^100 /.test(noun)) return { unit: 'g', size: 100, said: 'cada 100 g' }
  if (/^(?:litro|l)$/.test(noun)) return { unit: 'ml', size: 1000, said: 'litro' }
  return { unit: unitOf(noun), size: 1, said: singularKey(noun) }
}

/** Everything a figure may stand for, the likeliest first; blank where nothing tells. */
export const readingsOf = (folded: string, slot: Slot, things: ReadonlySet<string>): readonly Figure[] => {
  const [before, after] = [folded.slice(Math.max(0, slot.at - 44), slot.at), folded.slice(slot.end, slot.end + 34)]
  const share = shareOf(slot, before, after)
  if (share !== null) return [share]
  const per = perOfFigure(before, behindNoun(slot, after), things)
  const { value, at } = slot
  if (value <= 0) return []
  const rate = (unit: string, amount: number, text: string): Figure => ({
    value: per === null ? amount : amount / per.size,
    measure: per === null ? { [unit]: 1 } : { [unit]: 1, [per.unit]: -1 },
    label: per === null ? text : `${text} ${/^cada /.test(per.said) ? per.said : `por ${per.said}`}`,
    at,
    isYield: false,
  })
  const euros = () => rate('eur', value, formatEuros(value))
  if (slot.kind === 'euros') return [euros()]
  if (slot.kind === 'mass' || slot.kind === 'volume')
    return [sized(slot, before, things) ?? rate(slot.kind === 'mass' ? 'g' : 'ml', value, amountText(slot.kind, value))]
  if (slot.kind === 'guests')
    return [rate('racion', value, `${plain(value)} ${slot.said.replace(/^[\d.,]+ ?/, '') || 'raciones'}`)]
  if (slot.kind !== 'count') return []
  return ofBare({ ...slot, tail: after.trimStart() }, before, things, per !== null, rate, euros)
}

/** What follows a number and the thing it counts: '26 dias al mes'. */
const behindNoun = ({ kind, of }: Slot, after: string): string => {
  const [noun = ''] = of.split(' ')
  const isCounted = kind === 'count' && noun.length > 2 && !noThing.test(noun)
  // '120 cañas de 20 cl al día', '45 menús a 14,50 al día'.
  return isCounted
    ? after
        .replace(new RegExp(`^ ?(?:de )?${noun}`), '')
        .replace(/^ (?:de|a) \d[\d.,]* ?(?:cl|ml|l|g|gr|kg|€|euros?)?(?= (?:al|a la|por|cada) )/, '')
    : after
}

const amountText = (kind: string, value: number): string => (kind === 'mass' ? weight(value) : volume(value))

const ofBare = (
  slot: Slot & { readonly tail: string },
  before: string,
  things: ReadonlySet<string>,
  isPer: boolean,
  rate: (unit: string, amount: number, text: string) => Figure,
  euros: () => Figure,
): readonly Figure[] => {
  const { value, of, at } = slot
  const size = served.exec(before)?.[1]
  if (size !== undefined && value >= 2) {
    const isPoured = poured.test(size)
    const each = isPoured ? (value <= 100 ? value * 10 : value) : value
    // 'Cajas de 12': so many of a thing.
    const noun = of.split(' ')[0] ?? ''
    const isCount = (noun.length > 3 && !noThing.test(noun)) || /^(?:caja|bandeja|pack|bolsa|saco)s$/.test(size)
    const unit = isCount ? (noun.length > 3 ? unitOf(noun) : 'pieza') : isPoured ? 'ml' : 'g'
    return [
      {
        value: isCount ? value : each,
        measure: { [unit]: 1, [unitOf(size)]: -1 },
        label: `${isCount ? plain(value) : isPoured ? (value <= 100 ? `${plain(value)} cl` : volume(each)) : weight(each)} por ${unitOf(size)}`,
        at,
        isYield: false,
      },
    ]
  }
  // 'Sirvo 120': what goes on a plate.
  if (
    of === '' &&
    value >= 20 &&
    things.has('racion') &&
    /\b(?:sirvo|servimos|pongo|ponemos|echo|doy|damos|emplato)(?: unos| de)? $/.test(before)
  )
    return [{ value, measure: { g: 1, racion: -1 }, label: `${weight(value)} por ración`, at, isYield: false }]
  // 'Un costillar de 2,4': of one that has no unit, so few are kilos.
  if (
    /^(?:$|pierd|merm|rind|limpi)/.test(of) &&
    value < 30 &&
    !isPer &&
    /\b(?:un|una|el|la) (?!caja|botella|copa|lata)[a-z]{4,14} (?:entero |entera )?(?:de|pesa|que pesa|pesa unos) $/.test(
      before,
    )
  )
    return [rate('g', value * 1000, weight(value * 1000))]
  if (/\d\/\d/.test(slot.said)) return [rateOfCalibre(slot)]
  // 'Saco 3,9 limpios': so few are kilos.
  if (/^(?:limpi|net|pelad|cocid|aprovech)/.test(slot.tail) && value < 30)
    return [rate('g', value * 1000, weight(value * 1000))]
  const noun = of.split(' ')[0] ?? ''
  if (noun.length > 2 && !noThing.test(noun)) {
    const unit = unitOf(noun)
    const thing = rate(unit, value, `${plain(value)} ${noun}`)
    // '450 de arroz', where nothing counts rice: what is counted by no one is weighed.
    const isWeighed = !things.has(unit) && value >= 30
    return isWeighed ? [rate('g', value, weight(value))] : [thing]
  }
  if (/^(?:de )?(?:beneficio|margen|ganancia|sueldo|alquiler|nomina|genero|caja)\b/.test(slot.tail)) return [euros()]
  if (priced.test(before) && !isPer) return [euros()]
  // '24 magdalenas llevan 500, y para 150': of what is counted, where it is not people.
  if (/\b(?:para|pa|somos|son)(?: unos)? $/.test(before) && of === '')
    return [
      rate('racion', value, `${plain(value)} raciones`),
      ...[...things]
        .filter((unit) => unit !== 'racion')
        .map((unit) => rate(unit, value, `${plain(value)} ${pluralOf(unit)}`)),
    ]
  // 'Si saco 50': so many pieces.
  if (/\b(?:saco|sacamos|salen|hago|hacemos|dan)(?: unas| unos)? $/.test(before) && of === '' && !isPer)
    return [rate('pieza', value, `${plain(value)} piezas`)]
  const weighed = value >= 20 ? [rate('g', value, weight(value))] : []
  // 'A 6 por barba': so many of what is counted or calibrated.
  if (isPer && !Number.isInteger(value)) return [euros()]
  return isPer
    ? [
        ...(priced.test(before) ? [euros()] : []),
        ...weighed,
        ...[...things, 'pieza']
          .map((unit) => rate(unit, value, plain(value)))
          .filter(({ measure }) => Object.keys(measure).length > 1),
      ]
    : weighed
}

/** '20/30': so many pieces a kilo, about the middle of them. */
const rateOfCalibre = ({ value, said, at }: Slot): Figure => ({
  value: value / 1000,
  measure: { pieza: 1, g: -1 },
  label: `calibre ${said.replace(/^de /, '')} (unas ${plain(value)} por kilo)`,
  at,
  isYield: false,
})

/** 'Barras de 250 g': the size of one. 'Un pavo de 6 kg' is all there is. */
const sized = (slot: Slot, before: string, things: ReadonlySet<string>): Figure | null => {
  const noun = served.exec(before)?.[1]
  if (noun === undefined || !(things.has(unitOf(noun)) || /s$/.test(noun))) return null
  return {
    value: slot.value,
    measure: { [slot.kind === 'mass' ? 'g' : 'ml']: 1, [unitOf(noun)]: -1 },
    label: `${amountText(slot.kind, slot.value)} por ${unitOf(noun)}`,
    at: slot.at,
    isYield: false,
  }
}

const perOfFigure = (before: string, after: string, things: ReadonlySet<string>): ReturnType<typeof perOf> | null => {
  const priced = pricedThing(before)
  const ofThing = priced !== undefined && /\d+ [a-z]{4,14} a $/.test(before) && things.has(unitOf(priced))
  const behind = ofThing ? null : perBehind.exec(after)
  if (behind !== null && /^ ?(?:€|euros?)? ?(?:\/|(?:por|al?|el|la|cada|x|para|en|los|las)\b)/.test(after)) {
    const per = perOf(behind[1] ?? '')
    if (per.unit === 'g' || per.unit === 'ml' || things.has(per.unit) || timeUnits.has(per.unit)) return per
  }
  const each = pricedThing(before)
  if (each !== undefined && things.has(unitOf(each))) return perOf(each)
  const ahead = perAhead.exec(before)?.[1]
  if (ahead === undefined) return null
  const per = perOf(ahead)
  return per.unit === 'g' || per.unit === 'ml' || things.has(per.unit) ? per : null
}

/** 'Cuántos platos a 9', '45 menús a 14,50 al día': the price of one. */
const pricedThing = (before: string): string | undefined => /\b([a-z]{4,14}) a $/.exec(before)?.[1]

const timeUnits: ReadonlySet<string> = new Set(['dia', 'semana', 'mes', 'hora', 'ano'])

/** A share that is left or lost; what is said in percent of something else is none of these sums. */
const shareOf = (slot: Slot, before: string, after: string): Figure | null => {
  const { kind, value, at } = slot
  const isBare =
    kind === 'count' &&
    value >= 5 &&
    !/^ ?(?:€|euros?|raciones|personas|g\b|kg|unidades|piezas)/.test(after) &&
    (/\b(?:al?|el|un|del|me da un|da un) $/.test(before) ||
      /\b(?:merma|pierde|rinde|queda|rendimiento|aprovecho) $/.test(before))
  if ((kind !== 'percent' && !isBare) || value <= 0 || value >= 100) return null
  const near = before.slice(-34)
  const [left, gone] = [lastOf(kept, near), lastOf(lost, near)]
  const isLost = /^ ?(?:de |en )?(?:mermas?|desperdicio|perdida)/.test(after) || gone > left
  const isLeft = !isLost && (left >= 0 || /^ ?(?:de |en )?(?:rendimiento|limpi|aprovech|carne|lomo|pulpa)/.test(after))
  if (!isLost && !isLeft) return null
  const share = isLost ? 100 - value : value
  return {
    value: share / 100,
    measure: { hecho: 1, crudo: -1 },
    label: isLost ? `${percent(value)} de merma (queda el ${percent(share)})` : `${percent(share)} que se aprovecha`,
    at,
    isYield: true,
  }
}

const lastOf = (words: RegExp, text: string): number => [...text.matchAll(words)].at(-1)?.index ?? -1

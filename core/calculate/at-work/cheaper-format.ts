import type { Calculation } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { capital, percent, plain } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'
import { typedIn } from './typed.ts'

const compares =
  /\b(?:mejor|mas barat[oa]s?|mas econom\w+|mas car[oa]s?|conviene|compensa|sale mas|interesa|compro|comprar|rentable|a cuenta|diferencia)\b| o (?:la |una |el |un )?(?:garrafa|saco|bidon|caja|lata|botella) de \d/
const vessels =
  'garrafas?|botellas?|latas?|botes?|sacos?|cajas?|bandejas?|paquetes?|bolsas?|cubos?|bidon(?:es)?|barril(?:es)?|bricks?|piezas?|tarros?|packs?|cartones|carton|docenas?|estuches?|tarrinas?|cubetas?|tabletas?|bloques?|sobres?|magnums?'

type Offer = {
  readonly name: string
  readonly price: number
  readonly size: number
  readonly unit: 'g' | 'ml' | 'pieza'
  readonly said: string
}

/** 'Sale mejor la garrafa de 5 l a 21 o la botella de 750 a 3,60': what each comes to in one measure, and which is cheaper. */
export const cheaperFormat: Calculation = {
  id: 'formato más barato',
  continues: true,
  work: ({ folded }) => {
    const own = ownPart(folded)
    if (!compares.test(own) || /\breceta\b|\bvend[oe]|\bcarta\b|\bmenu\b|\bgrados\b/.test(own)) return null
    const sides = own.split(
      / o (?=(?:a |de |en |con |por )?(?:el |la |los |las |un |una |otr[oa] |uno |mejor |garrafas? |botellas? |latas? |botes? |sacos? |cajas? |bandejas? |paquetes? |bolsas? |cubos? |magnum |suelt|\d))| (?:que|contra|frente a|vs\.?) (?=(?:el |la |los |las |un |una |\d))/,
    )
    const [left, right] = sides.length === 2 ? sides : commaSides(own)
    if (left === undefined || right === undefined) return null
    const rough = [left, right].map(offerIn)
    const unit = rough.find((one) => one !== null && one.unit !== null)?.unit ?? null
    if (unit === null) return null
    const [one, other] = rough.map((offer) => settled(offer, unit))
    if (one == null || other == null || one.unit !== other.unit) return null
    const per = (offer: Offer): number => (offer.price / offer.size) * (offer.unit === 'pieza' ? 1 : 1000)
    const measure = one.unit === 'g' ? 'el kilo' : one.unit === 'ml' ? 'el litro' : 'la unidad'
    const [cheap, dear] = per(one) <= per(other) ? [one, other] : [other, one]
    const [low, high] = [per(cheap), per(dear)]
    if (!(low > 0) || !Number.isFinite(high)) return null
    return {
      answer:
        high - low < 0.005
          ? `Salen igual: **${formatEuros(low)}** ${measure}.`
          : `Sale más barato **${cheap.name}**: **${formatEuros(low)}** ${measure}, y ${dear.name} a ${formatEuros(high)} (un ${percent(((high - low) / low) * 100)} más).`,
      working: [cheap, dear]
        .map(
          ({ name, price, said }) =>
            `${capital(name.replace(/^(?:el|la|los|las) /, ''))}, ${formatEuros(price)} ÷ ${said}`,
        )
        .join('; '),
      notes: ['Mira que los dos precios sean iguales de IVA y que gastes el grande antes de que se estropee.'],
    }
  },
}

/** 'Garrafa de 5 l a 21, botella de 1 l a 4,60, cuál compensa'. */
const commaSides = (own: string): readonly (string | undefined)[] => {
  const parts = own.split(/[,;] | y /).filter((part) => /\d/.test(part) && typedIn(part).length >= 2)
  return parts.length === 2 ? parts : []
}

type Rough = {
  readonly name: string
  readonly price: number
  readonly size: number | null
  readonly bare: number
  readonly count: number
  readonly unit: Offer['unit'] | null
}

/** One side: a price, what it is for, and how many of it. */
const offerIn = (side: string): Rough | null => {
  const figures = typedIn(side)
  const price =
    figures.find(({ unit }) => unit === 'eur') ??
    figures.findLast(
      ({ unit, before }) =>
        unit === '' && /\b(?:a|por|son|vale|cuesta|sale a|esta a|precio)(?: los| las)? $/.test(before),
    ) ??
    null
  if (price === null) return null
  const sizes = figures.filter((one) => one !== price)
  const name = nameOf(side)
  const weighed = sizes.find(({ unit }) => unit === 'g' || unit === 'ml')
  const counted = sizes.filter((one) => one !== weighed)
  if (counted.length > 1 || sizes.length > 2) return null
  const count = counted[0]?.bare ?? 1
  if (weighed !== undefined)
    return {
      name,
      price: price.value,
      size: weighed.value,
      bare: weighed.bare,
      count,
      unit: weighed.unit === 'g' ? 'g' : 'ml',
    }
  const perMeasure = /\b(?:el|al|por|\/) ?(kilo|kg|litro|l)\b|\b(kilo|kg|litro) (?:a|por)\b/.exec(side)
  if (perMeasure !== null && sizes.length === 0)
    return {
      name,
      price: price.value,
      size: 1000,
      bare: 1,
      count: 1,
      unit: /^l/.test(perMeasure[1] ?? perMeasure[2] ?? '') ? 'ml' : 'g',
    }
  const [size] = sizes
  if (size === undefined)
    return /\b(?:unidad|suelt[oa]s?|pieza|un[oa])\b/.test(side)
      ? { name, price: price.value, size: 1, bare: 1, count: 1, unit: 'pieza' }
      : null
  return {
    name,
    price: price.value,
    size: null,
    bare: size.bare,
    count: 1,
    unit: /\b(?:docena|huevos|unidades|uds)\b/.test(side)
      ? 'pieza'
      : /\b(?:botella|magnum|garrafa|brick)s?\b/.test(side)
        ? 'ml'
        : null,
  }
}

const nameOf = (side: string): string => {
  const dozen = /\b(?:la|el)? ?(\d+ huevos)\b/.exec(side)?.[1]
  if (dozen !== undefined) return `los ${dozen}`
  const found = new RegExp(
    `\\b(${vessels})(?: (?:grandes?|pequen[oa]s?))?(?: de (\\d[\\d.,]*(?: ?(?:kg|kilos?|g|gr|l|litros?|ml|cl|unidades))?))?`,
  ).exec(side)
  if (found === null)
    return /\bsuelt[oa]s?\b/.test(side)
      ? 'lo suelto'
      : /\b(?:kilo|kg)\b/.test(side)
        ? 'el kilo'
        : /\blitro\b/.test(side)
          ? 'el litro'
          : (side
              .trim()
              .split(/ (?:a|por) \d/)[0]
              ?.replace(/^.*\b(?=(?:el|la|los|las) )/, '')
              .slice(0, 30) ?? '')
  if (/s$/.test(found[1] ?? ''))
    return (
      side
        .trim()
        .replace(/^.*?(?=\d)/, '')
        .split(/ (?:a|por) \d/)[0] ?? ''
    )
  const what = (found[1] ?? '').replace('bidon', 'bidón').replace('carton', 'cartón')
  const article = /^(?:garrafa|botella|lata|caja|bandeja|bolsa|pieza|docena|tarrina|cubeta|tableta)s?$/.test(
    found[1] ?? '',
  )
    ? 'la'
    : 'el'
  return `${article} ${what}${found[2] === undefined ? '' : ` de ${found[2]}`}`
}

const large = /\b(?:garrafa|saco|bid[oó]n|barril|cubo)\b/

/** '750', '5', '75': millilitres or grams, litres or kilos, centilitres of a bottle. */
const bareSize = (bare: number, unit: Offer['unit'], name: string): number =>
  // No demijohn holds 25 cl, and no sack 25 g.
  bare < 100 && large.test(name)
    ? bare * 1000
    : bare >= 100
      ? bare
      : unit === 'ml' && [20, 25, 33, 37.5, 50, 70, 75].includes(bare)
        ? bare * 10
        : bare < 50
          ? bare * 1000
          : bare

/** A size without its unit, by that of the other: 'la botella de 750' beside litres is 750 ml, '5' is litres. */
const settled = (rough: Rough | null, unit: Offer['unit']): Offer | null => {
  if (rough === null) return null
  const own = rough.unit ?? unit
  const each = rough.size ?? (own === 'pieza' ? rough.bare : bareSize(rough.bare, own, rough.name))
  const size = each * rough.count
  const text = own === 'pieza' ? `${plain(size)} unidades` : `${plain(size / 1000)} ${own === 'g' ? 'kg' : 'l'}`
  return size > 0 && rough.price > 0 ? { name: rough.name, price: rough.price, size, unit: own, said: text } : null
}

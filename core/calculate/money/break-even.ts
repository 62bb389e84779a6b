import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { percent, plain } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'
import { breakEven } from './everyday-money.ts'

/** VAT of what a restaurant serves, in %: Ley 37/1992, art. 91.Uno.2.2.º. */
const houseVat = 10

const asked =
  /\bpunto (?:de )?(?:equilibrio|muerto)\b|\bbreak ?even\b|\bumbral de rentabilidad\b|\b(?:para|y) no perder\b|\bcubrir (?:los |mis )?(?:gastos|costes|fijos)\b/
const goesOn = /^\W*(?:y|e|pero|si|con|a|al|entonces|cuant[oa]s?|o|ahora|abro|abrimos|trabajo)\b/

const euro = '(\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?)(?![\\d.,]*\\d)'
const few = '(?:[ :=]+[a-z]{1,9}){0,3}?[ :=]+'
const notShare = '(?! ?(?:%|por ?cien))'
const overhead =
  'alquiler|renta|nominas?|personal|sueldos?|luz|gas|agua|seguros?|gestoria|suministros|prestamo|autonomos?|cuota|fijos'
const moved = 'sub[a-z]+|aument[a-z]+|crec[a-z]+|encarec[a-z]+|baj[a-z]+|rebaj[a-z]+'

const patterns = {
  fixedMoved: new RegExp(
    `\\b(?:me |nos )?(${moved}) (?:el |la |los |las )?(?:gastos |costes? )?(?:${overhead})(?: otros| unos| en| de)* ${euro}${notShare}|\\b(?:${overhead})(?: me| nos| se)* (${moved})(?: otros| unos| en)* ${euro}${notShare}|\\b(?:me |nos )?(${moved}) ${euro} ?(?:€|euros?)? (?:mas )?(?:el|la|los|las|de|en) (?:el |la |los |las )?(?:gastos |costes? )?(?:${overhead})|${euro} ?(?:€|euros?)? (mas|menos) (?:de|en|por) (?:el |la |los |las )?(?:gastos |costes? )?(?:${overhead})`,
  ),
  fixed: new RegExp(
    `\\b(?:gastos|costes?) fijos?${few}${euro}${notShare}|\\bfijos?${few}${euro}${notShare}|${euro} ?(?:€|euros?)?(?: al mes| mensuales)? (?:de |en )(?:gastos |costes? )?fijos?\\b`,
  ),
  share: new RegExp(
    `\\b(?:costes? variables?|variables?|food ?cost|materia prima|genero)${few}${euro} ?(?:%|por ?cien)|\\b(margen)${few}${euro} ?(?:%|por ?cien)`,
  ),
  cost: new RegExp(
    `\\b(?:costes? variables?|variables?|materia prima|genero|costes?|cuestan?|costando)${few}${euro}${notShare}`,
  ),
  priceMoved: new RegExp(`\\b(${moved}|subo|bajo) (?:el )?(?:precio|ticket|menu|plato)(?: en| de)? ${euro}${notShare}`),
  price: new RegExp(
    `\\b(?:precio|ticket|tique|vend[a-z]+|cobr[a-z]+|pvp|menus?|platos?|pon[a-z]+|venta)${few}${euro}${notShare}`,
  ),
  bare: new RegExp(`^\\W*y (?:si )?(?:l[ao]s? [a-z]{3,9} )?a ${euro}${notShare}`),
}
type Pattern = keyof typeof patterns

const sold = /\b(platos|menus|clientes|cubiertos|comensales|raciones|cafes|copas|tartas|bocadillos|pizzas|helados)\b/
const daysOpen = /\b(?:abro|abrimos|trabajo|en|de) (\d{1,2}) dias\b/

/** What the turns so far have said of a house: its fixed costs, and what one sale brings and takes. € */
type House = {
  readonly fixed: number
  readonly price: number
  readonly cost: number
  /** What varies, in % of the sale; 0 where it was said in euros. */
  readonly share: number
  readonly sold: string
  readonly days: number
  /** How the last turn moved a figure, for the working. */
  readonly steps: readonly string[]
}
const nothing: House = { fixed: 0, price: 0, cost: 0, share: 0, sold: '', days: 0, steps: [] }

const numberOf = (text: string | undefined): number =>
  Number((text ?? '').replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.'))

/** A house after one turn more: each figure is taken once, the particular before the general. */
const after = (house: House, turn: string): House => {
  let rest = turn
  const take = (pattern: Pattern): readonly string[] | null => {
    const found = patterns[pattern].exec(rest)
    if (found === null) return null
    rest = `${rest.slice(0, found.index)} | ${rest.slice(found.index + found[0].length)}`
    return found.slice(1).filter((part) => part !== undefined)
  }
  const movedBy = (said: readonly string[] | null): number => {
    const way = said?.find((part) => /^[a-z]/.test(part)) ?? ''
    const by = numberOf(said?.find((part) => /^\d/.test(part)))
    return /^(?:baj|rebaj|menos)/.test(way) ? -by : by
  }
  const fixedBy = movedBy(take('fixedMoved'))
  const fixed = numberOf(take('fixed')?.[0])
  const shareSaid = take('share')
  const priceBy = movedBy(take('priceMoved'))
  const cost = numberOf(take('cost')?.[0])
  const price = numberOf((take('price') ?? take('bare'))?.[0])
  const shareOf = numberOf(shareSaid?.find((part) => /^\d/.test(part)))
  const share = shareSaid?.[0] === 'margen' ? 100 - shareOf : shareOf
  const steps = [
    ...(fixedBy !== 0 && house.fixed > 0 ? [movedSaid(house.fixed, fixedBy)] : []),
    ...(priceBy !== 0 && house.price > 0 ? [movedSaid(house.price, priceBy)] : []),
  ]
  return {
    fixed: fixed > 0 ? fixed : house.fixed > 0 ? house.fixed + fixedBy : 0,
    price: price > 0 ? price : house.price > 0 ? house.price + priceBy : 0,
    cost: cost > 0 ? cost : share > 0 ? 0 : house.cost,
    share: share > 0 ? share : cost > 0 ? 0 : house.share,
    sold: sold.exec(turn)?.[1] ?? house.sold,
    days: Number(daysOpen.exec(turn)?.[1] ?? house.days),
    steps,
  }
}

const movedSaid = (from: number, by: number): string =>
  `${formatEuros(from)} ${by < 0 ? '−' : '+'} ${formatEuros(Math.abs(by))} = ${formatEuros(from + by)}`

const accents: Readonly<Record<string, string>> = { menus: 'menús', cafes: 'cafés' }

/** So many sales pay the fixed costs; null where one sale leaves nothing. */
const salesOf = ({ fixed, share, cost }: House, price: number): number | null => {
  const left = price - (share > 0 ? (price * share) / 100 : cost)
  return left > 0 ? Math.ceil(fixed / left - 1e-9) : null
}

const told = (house: House): Sum | null => {
  const { fixed, price, cost, share, days, steps } = house
  if (!(fixed > 0) || !(price > 0) || !(share > 0 ? share < 100 : cost > 0)) return null
  const what = accents[house.sold] ?? (house.sold === '' ? 'ventas' : house.sold)
  const bare = price / (1 + houseVat / 100)
  const [most, least] = [salesOf(house, bare), salesOf(house, price)]
  if (least === null || most === null)
    return {
      answer: `Con ese precio no hay punto de equilibrio: sin el IVA quedan ${formatEuros(bare)} y cada venta cuesta ${formatEuros(share > 0 ? (price * share) / 100 : cost)}.`,
      working: `${formatEuros(fixed)} de fijos; ${formatEuros(price)} ÷ ${plain(1 + houseVat / 100)}`,
    }
  const daily = (count: number): string => (days > 0 ? ` (${plain(Math.ceil(count / days))} al día)` : '')
  const taken = share > 0 ? percent(share) : formatEuros(cost)
  return {
    answer: `**${plain(least)} ${what}**${daily(least)} si ${formatEuros(price)} es sin IVA; **${plain(most)}**${daily(most)} si lleva el 10 % dentro.`,
    working: [
      ...steps,
      `${formatEuros(fixed)} ÷ (${formatEuros(price)} − ${taken})`,
      `con el IVA dentro, ${formatEuros(price)} ÷ ${plain(1 + houseVat / 100)} = ${formatEuros(bare)}${days > 0 ? `; entre ${plain(days)} días` : ''}`,
    ].join('; '),
  }
}

/** 'Fijos 8.000, ticket de 20 y variable de 7', and then 'y si me suben el alquiler 500', 'y a 18': the sales that pay what does not vary. */
const breakEvenSales: Calculation = {
  id: 'punto de equilibrio',
  continues: true,
  work: ({ folded }, { said }) => {
    const own = ownPart(folded)
    const before = said
      .split('; ')
      .filter((turn) => turn.trim() !== '')
      .toReversed()
    const isAsked = asked.test(own)
    const from = before.findLastIndex((turn) => asked.test(turn))
    if (!isAsked && (from === -1 || !goesOn.test(own) || before.length - from > longestMemory)) return null
    const turns = isAsked ? before.slice(-1) : before.slice(Math.max(0, from - 1))
    const house = turns.reduce<House>(after, nothing)
    const now = after(house, own)
    const isNew =
      now.fixed !== house.fixed ||
      now.price !== house.price ||
      now.cost !== house.cost ||
      now.share !== house.share ||
      now.days !== house.days
    return isAsked || isNew ? told(now) : null
  },
}

/** Turns looked back at for the question. */
const longestMemory = 6

/** The sum of one question, and that of a house told over several. */
export const breakEvens: readonly Calculation[] = [breakEven, breakEvenSales]

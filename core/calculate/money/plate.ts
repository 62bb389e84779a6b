import type { Ask, Calculation, Figures } from '#core/calculate/calculation.ts'
import type { Slot } from '#core/calculate/reading/slots.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { eurosBetween, percent, percentBetween, plain } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'
import { asksUsual } from './prices.ts'
import { vatIn } from './vat.ts'

/** No plate sells for so much: from here on it is the sales of a house. € */
const leastSales = 500

/** What a figure behind it is sold for. */
const sells =
  /(?<!\bme )(?<!\bme l[oa] )(?<!\bme l[oa]s )\b(?:vend\w*|venta|cobr\w*|pong[oa]\w*|pon(?:emos|iendo\w*|er\w*|drla|drlo)|carta|pvp|precio|tengo|tenemos|saco|ofre\w+|doy|marco|subo|bajo|menu|plato|copa|coctel|tapa)\b/g
/** What a figure behind it costs, or else is no price. */
const costs =
  /\b(?:gast\w+|cuestan?|costes?|costo|cost|compr\w+|pag[oa]\w*|salen?|materia|genero|escandallo|gano|ganar\w*|margen|iva|beneficio|quede\w*|deje\w*|sub[ea]\w*|baj[ea]\w*)\b/g
/** Said of one plate by the verb alone; 'menú a 30' may open another matter. */
const sellsPlainly = /\b(?:vend\w*|venta|cobr\w*|l[oa]s? pong\w*|pon(?:iendo|er)l[oa]s?|carta|pvp|precio)\b/
const asksLeft =
  /\bfood ?cost|\bmargen|\bbeneficio|\brentab|\b(?:me |nos |le )?(?:queda|quedaria|deja|dejaria)\b|\bgan[oa]\b|\bganamos|\bcuanto (?:le )?saco|\bcompensa|\bsalen las cuentas|\bme sale\W*$|\bmerece la pena|\bmateria prima/
const counted =
  /^ ?(?:%|por ciento|raciones|platos|unidades|piezas|veces|al (?:mes|dia|ano)|a la semana|por (?:dia|semana|mes)|de (?:food|margen|iva|beneficio)|kg|kilos?|g\b|gramos|personas|pax)/

const lastOf = (words: RegExp, text: string): number => {
  const found = [...text.matchAll(words)].at(-1)
  return found === undefined ? -1 : found.index
}

/** Whether a figure is said as what something sells for or what it costs, by the nearest word before it. */
const roleOf = (folded: string, { kind, at, end }: Slot): 'sale' | 'cost' | null => {
  if ((kind !== 'euros' && kind !== 'count') || counted.test(folded.slice(end, end + 16))) return null
  const before = folded.slice(Math.max(0, at - 52), at)
  if (
    /\b(?:para|pa|al|con) (?:un|el) $|\bal $/.test(before) ||
    (!/\ba $/.test(before) && /^ ?(?:de )?food/.test(folded.slice(end, end + 8)))
  )
    return null
  const after = folded.slice(end, end + 28)
  // 'A 18 el menú, con 6 de materia prima'.
  if (/^ ?(?:€|euros?)? ?de (?:materia|coste|genero|escandallo|producto)/.test(after)) return 'cost'
  if (
    /\ba $/.test(before) &&
    /^ ?(?:€|euros?)? ?(?:el|la|cada|por) (?:menu|plato|racion|copa|tapa|unidad|cubierto)/.test(after)
  )
    return 'sale'
  const near = before.slice(lastOf(/\d/g, before) + 1)
  const [sale, cost] = [lastOf(sells, near), lastOf(costs, near)]
  if (sale === -1 && cost === -1) return null
  const word = near.slice(Math.max(sale, cost))
  if (kind === 'count' && word.split(' ').length > 9) return null
  return sale > cost ? 'sale' : /^(?:margen|gan|iva|beneficio|quede|deje|sub|baj)/.test(word) ? null : 'cost'
}

/** 'Y a 16', 'y si la subo a 16 con IVA': another price for what was spoken of. */
const otherPrice = /^\W*(?:y |pero |entonces )*(?:si )?(?:l[oa]s? )?(?:[a-z]{3,10} )?a (?:\d)/

/** The selling price that is said, as a slot. */
const saleIn = ({ folded, slots }: Ask, { cost, price }: Figures): Slot | null => {
  const said = slots.find((slot) => roleOf(folded, slot) === 'sale' && slot.value > 0)
  if (said !== undefined) return said
  const prices = slots.filter(({ kind }) => kind === 'euros' || kind === 'count')
  const [only] = prices
  const again = cost !== null && price !== null && otherPrice.test(folded) && prices.length === 1
  return again && only !== undefined && !counted.test(folded.slice(only.end, only.end + 16)) ? only : null
}

const left = (price: number, cost: number, of: string): string =>
  price < cost
    ? `**Pierdes ${formatEuros(cost - price)}**${of}: cuesta más que lo que se cobra sin IVA.`
    : `Food cost del **${percent((cost / price) * 100)}** y margen bruto de **${formatEuros(price - cost)}**${of} (el ${percent((1 - cost / price) * 100)} de la venta).`

/** 'Vendo a 18 € y me cuesta 5', 'la vendo a 14 con IVA, qué food cost tengo', 'y cuánto me queda': what a plate leaves. */
export const foodCostOf: Calculation = {
  id: 'food cost',
  work: (ask, figures) => {
    const { folded, slots } = ask
    if (slots.length === 0 && asksUsual.test(folded)) return null
    // 'Subo de 13 a 14,5' are two prices, and none between them.
    if (/\b(?:sub[oe]|subimos|baj[oe]|bajamos|paso|pasamos)\b.{0,20}\bde \d[\d.,]* ?(?:€|euros?)? a \d/.test(folded))
      return null
    // Which dish earns most is asked of all of them.
    if (/\bmas rentab|\bmas margen\b|\bmenos rentab/.test(folded)) return null
    const asks = asksLeft.test(folded)
    const sale = saleIn(ask, figures) ?? largestOf(ask)
    if (sale === null) {
      const { price } = figures
      const other = /^\W*(?:y )?(?:si )?(?:me |nos )?(?:cuesta|sale|costara|saliera)\b/.test(folded)
        ? slots.find((slot) => roleOf(folded, slot) === 'cost')
        : undefined
      if (other !== undefined && price !== null && price > 0)
        return {
          answer: left(price, other.value, ' por ración'),
          working: `${formatEuros(price)} sin IVA − ${formatEuros(other.value)}`,
          figures: { cost: other.value },
        }
      const { cost } = figures
      if (!(asks || inShare.test(folded)) || slots.length > 0 || cost === null || price === null || price <= 0)
        return null
      return {
        answer: left(price, cost, ' por ración'),
        working: `${formatEuros(price)} sin IVA − ${formatEuros(cost)}`,
      }
    }
    // 'Botella 11 euros, la pongo a 28': the other figure is what it costs.
    const others = slots.filter((slot) => slot !== sale && slot.kind === 'euros')
    const said =
      slots.find((slot) => slot !== sale && roleOf(folded, slot) === 'cost') ??
      (asks && others.length === 1 && (others[0]?.value ?? 0) < sale.value ? others[0] : undefined)
    const cost = said?.value ?? (asks || sellsPlainly.test(folded) || otherPrice.test(folded) ? figures.cost : null)
    if (cost === null || sale.value <= 0 || cost <= 0) return null
    const isGoal = slots.some(({ kind, at }) => kind === 'percent' && !/iva (?:del |al )?$/.test(folded.slice(0, at)))
    if (isGoal || (said !== undefined && !asks && asksPrice.test(folded))) return null
    const isHouse = sale.value >= leastSales
    const isBare = isHouse || /sin iva/.test(folded)
    const vat = vatIn(ask)
    const bare = isBare ? sale.value : sale.value / (1 + vat / 100)
    return {
      answer: left(bare, cost, isHouse ? ', con las dos cifras sin IVA' : ' por ración'),
      working: `${isBare ? '' : `${formatEuros(sale.value)} ÷ ${plain(1 + vat / 100)} = ${formatEuros(bare)} sin IVA; `}${formatEuros(cost)} ÷ ${formatEuros(bare)}`,
      figures: { cost, price: bare },
    }
  },
}

const asksPrice = /\ba (?:cuanto|como|que)\b|\bpvp\b|\bque precio|\bprecio de venta/

/** 'Y en porcentaje', of what is left. */
const inShare = /\ben (?:%|porcentaje|tanto por ciento)|^\W*y (?:el |en )?%/

/** Of two prices with no word of theirs the sale is the larger: 'food cost de un plato de 16 que sale a 4'. */
const largestOf = ({ folded, slots }: Ask): Slot | null => {
  if (!asksLeft.test(folded)) return null
  const euros = slots.filter(({ kind }) => kind === 'euros')
  return euros.length > 1 ? (euros.toSorted((a, b) => b.value - a.value)[0] ?? null) : null
}

/** So many of them in so long: 'saco 300 al mes', '40 a la semana'. */
const sold =
  /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d{1,6}) ?(?:(?:de )?[a-z]{3,14} )?(al mes|al dia|al ano|a la semana|por (?:dia|semana|mes|noche|servicio)|cada (?:dia|semana|mes|noche)|en (?:un|el) (?:mes|dia|finde|servicio))\b/
/** 'En un mes de 220'. */
const soldIn =
  /\b(?:mes|semana|dia|servicio) (?:de|con|a|en que (?:vendo|saco)) (?:unas? |unos )?(\d{1,6})(?: (?:platos|raciones|unidades|menus|piezas))?\W*$/
const soldBare =
  /\b(?:vend\w*|sac\w*|hag\w*|despach\w*|salen|sirv\w*|dispens\w*) (?:unas? |unos )?(\d{1,6})(?: (?:platos|raciones|unidades|menus|piezas))?[^\w€]*$/

/** 'Si saco 300 al mes': what so many plates leave, or cost where no price was said. */
export const ofManyPlates: Calculation = {
  id: 'margen de muchos platos',
  work: (ask, figures) => {
    const found = sold.exec(ask.folded) ?? soldIn.exec(ask.folded) ?? soldBare.exec(ask.folded)
    const count = Number((found?.[1] ?? '').replace(/\./g, ''))
    const sale = saleIn({ ...ask, slots: ask.slots.filter(({ value }) => value !== count) }, figures)
    const price =
      sale === null ? figures.price : /sin iva/.test(ask.folded) ? sale.value : sale.value / (1 + vatIn(ask) / 100)
    const { cost } = figures
    if (
      found === null ||
      !(count > 0) ||
      cost === null ||
      /\bpersonal\b|\bhoras\b|%|\b(?:la|cada|por) (?:unidad|pieza|una)\b/.test(ask.folded)
    )
      return null
    const during = found[2] === undefined ? '' : ` ${found[2]}`
    if (price === null || /\bgast[oa]|\bme cuestan?\b|\bmateria prima\b|\bgenero\b/.test(ask.folded))
      return {
        answer: `**${formatEuros(cost * count)}** de materia prima${during}.`,
        working: `${formatEuros(cost)} × ${plain(count)}`,
      }
    return {
      answer: `Te dejan **${formatEuros((price - cost) * count)}** de margen bruto${during}, antes de personal y gastos.`,
      working: `(${formatEuros(price)} sin IVA − ${formatEuros(cost)}) × ${plain(count)}; venta ${formatEuros(price * count)} sin IVA, materia prima ${formatEuros(cost * count)}`,
      figures: { cost, price },
    }
  },
}

/** 'Cuánto me puedo gastar en género por cubierto para un 30 % de food cost': the goods a price allows. */
export const goodsOfPrice: Calculation = {
  id: 'materia prima de un precio',
  work: (ask, figures) => {
    const { folded, slots } = ask
    const isAsked =
      /\b(?:puedo|podemos|debo|deberia|maximo|tope|presupuesto|me da|tengo|cuanto)\b/.test(folded) &&
      /\b(?:gast\w+|genero|materia prima|producto|compra|costar\w*|coste (?:maximo|objetivo))\b/.test(folded)
    // 'Por plato si son 3': of what came out, and no price.
    if (/\bpor (?:plato|pase)\b.{0,6}\bsi son \d/.test(ownPart(folded))) return null
    // 'Materia prima 3,90, a cuánto lo pongo con food cost 32': the goods are said, and the price is asked.
    if (/\ba (?:cuanto|como) (?:lo |la |los |las )?(?:pongo|vendo|cobro|saco)\b/.test(folded)) return null
    const said = shareIn(ask)
    const [low, high] = said === null ? usualGoods(folded) : [said, said]
    if (!isAsked || low <= 0 || high >= 100 || (said === null && !asksGoods.test(folded))) return null
    const sale = saleIn(ask, figures) ?? slots.find(({ kind }) => kind === 'euros') ?? null
    const bareBefore = figures.price
    const gross = sale?.value ?? figures.cover
    if (gross === null && bareBefore === null) return null
    const isBare = gross === null || /sin iva|\+ ?iva|\bmas (?:el )?iva/.test(folded)
    const vat = vatIn(ask)
    const bare = gross === null ? (bareBefore ?? 0) : isBare ? gross : gross / (1 + vat / 100)
    const goods = (whole: number): string => eurosBetween((whole * low) / 100, (whole * high) / 100)
    const notes = [
      ...(said === null ? ['Con el food cost usual: dime el tuyo («al 30 %») y lo afino.'] : []),
      ...(isBare || isVatSaid.test(folded) ? [] : [`Si los ${formatEuros(gross)} son sin IVA: ${goods(gross)}.`]),
    ]
    return {
      answer: `Hasta **${goods(bare)}** de materia prima por persona.`,
      working: `${isBare ? '' : `${formatEuros(gross)} ÷ ${plain(1 + vat / 100)} = ${formatEuros(bare)} sin IVA; `}${formatEuros(bare)} × ${percentBetween(low, high)}`,
      ...(notes.length === 0 ? {} : { notes }),
      figures: { price: bare },
    }
  },
}

/** How much may be spent is asked, and no food cost is said. */
const asksGoods =
  /\bcuanto (?:me |nos )?(?:puedo|podemos|debo|deberia)? ?(?:me )?(?:gast\w*|meter|poner|invertir|tengo|da)\b|\b(?:presupuesto|tope|maximo) (?:de|en|para) (?:genero|materia|producto|compra)/
const isVatSaid = /\bcon (?:el )?iva\b|\biva inclui/
/** What is usual of a menu of the day, and of a card, in %: cards/gestion/food-cost-por-negocio. */
const usualGoods = (folded: string): readonly [number, number] => (/\bmenu\b/.test(folded) ? [33, 38] : [28, 35])

/** The food cost that is wanted, in %: '30 %', 'un 30 de food cost', 'food cost del 30'. */
const shareIn = ({ folded, slots }: Ask): number | null =>
  slots.find(
    ({ kind, at, end }) =>
      (kind === 'percent' && !/iva (?:del |al )?$/.test(folded.slice(Math.max(0, at - 9), at))) ||
      (kind === 'count' &&
        (/^ ?(?:de (?:food ?cost|coste|materia)|en (?:genero|materia|producto|compra|comida))/.test(
          folded.slice(end, end + 16),
        ) ||
          /(?:food ?cost (?:es |sea |fuera )?(?:del? |al )?(?:un )?|\b(?:para|pa|al|con) (?:un|el) )$/.test(
            folded.slice(Math.max(0, at - 24), at),
          ))),
  )?.value ?? null

import { fold } from '#core/spanish/fold.ts'
import { singularOf } from '#core/spanish/plural.ts'
import { amountOf, sumIn, tolerance } from './delivery-sum.ts'

export type DeliveryLine = {
  readonly product: string
  /** As it stands beside the product: 'caja 6 kg', 'kg'; empty when nothing does. */
  readonly format: string
  /** What was delivered, > 0; null when not read. */
  readonly quantity: number | null
  /** € of one of it, > 0. */
  readonly price: number
  /** IVA in %; null when the paper does not say it. */
  readonly vat: number | null
  /** Quantity by price is the amount printed beside them; where it is not, something was misread. */
  readonly adds: boolean
}

/** A line, and the amount printed at its end, €. `alone`: it says no other price. */
export type ReadLine = DeliveryLine & { readonly amount: number; readonly alone: boolean }

/** Lines of totals and of the head, which hold amounts too. */
export const noLine =
  /^(?:total|subtotal|suma|base|iva|i\.v\.a|recargo|descuento|dto|portes|vencimiento|envases?|fecha|cliente|nif|cif|n\.i\.f|c\.i\.f|tel|factura|albaran|pedido|importe|iban|cuenta|pagina|codigo|entregado|pagado|efectivo|cambio|tarjeta|a pagar)\b/
/** '14,50' · '1.204,00 €'. */
const money = /(\d{1,3}(?:\.\d{3})+,\d{2,3}|\d{1,6}[.,]\d{2,3}) ?€?/g
/** IVA at the end of a line: Spain's rates for food, wine and the rest (Ley 37/1992, art. 90 and 91), and none. */
const rateAtEnd = /(?<=[\d€]) (0|4|5|10|21)(?:(?:[.,]0{1,2})? ?%)?$/
/** '21,00' may be a rate, or the amount: then nothing before it is what quantity and price make. */
const rateOrAmount = /(?<=[\d€]) (0|4|5|10|21)[.,]0{1,2}$/
/** A discount between the price and the amount: '14,50 5% 27,55'. */
const discount = /^ ?-?\d{1,2}(?:[.,]\d{1,2})? ?% ?$/
const containers =
  'caja|saco|malla|bandeja|garrafa|botella|lata|bote|paquete|pack|cubo|bolsa|manojo|docena|unidad|pieza|barril|brick|bidon|estuche|tarrina|barqueta'
const formatAtEnd = new RegExp(
  `(?:^| )((?:${containers})\\b.*|\\d+(?:[.,]\\d+)? ?(?:x ?\\d+(?:[.,]\\d+)? ?)?(?:kg|g|l|ml|cl|ud|uds)\\.?)$`,
  'i',
)
const unitWords = `kg|kgs|kilos?|g|l|lts?|litros?|uds?|unidades|u|cj|cajas?|sacos?|docenas?|bandejas?|botellas?|latas?|manojos?|piezas?|garrafas?`
/** 'Merluza de anzuelo kg', 'Tomate (kg)': what the price is of, and no number beside it. */
const measureAtEnd = / \(?(kg|kgs|kilos?|l|lts?|litros?|uds?|unidades|docenas?)\)?\.?$/i
const countAtEnd = new RegExp(`(?:^| )(\\d{1,5}(?:[.,]\\d{1,3})?)(?: ?(${unitWords})\\.?)?$`, 'i')
const countInFront = new RegExp(`^(\\d{1,5}(?:[.,]\\d{1,3})?)(?: ?(${unitWords})\\.?(?= ))? (?:de )?(?=\\p{L})`, 'iu')
const code = /^\W*(?:\d{3,14}|[A-Z]{1,3}-?\d{2,10}) (?=\S*\p{L}|\d)/u

/** What the price is of, by the word beside the quantity; a container says the name of the format. */
const formatOf = (unit: string): string => {
  const said = fold(unit)
  if (/^k/.test(said)) return 'kg'
  if (/^l(?:ts?|itros?)?$/.test(said)) return 'l'
  if (/^(?:u|uds?|unidades|piezas?)$/.test(said)) return 'unidad'
  if (/^(?:cj|cajas?)$/.test(said)) return 'caja'
  return said === 'g' ? '' : singularOf(said)
}

/** '1001 Tomate rama caja 6 kg 2 14,50 29,00 10 %' · '10 kg Harina 0,78 € 7,80 €' · 'Harina saco 25 kg 18,90'. */
export const readDeliveryLine = (read: string): ReadLine | null => {
  // An l is easily read as a rule.
  const text = read.replace(/(?<=\d) ?\|(?= |$)/g, ' l')
  if (noLine.test(fold(text))) return null
  const maybe = rateOrAmount.exec(text)
  const rate = maybe !== null && isSum(text.slice(0, maybe.index)) ? maybe : rateAtEnd.exec(text)
  const line = (rate === null ? text : text.slice(0, rate.index)).trim()
  const figures = [...line.matchAll(money)]
  const total = figures.at(-1)
  if (total === undefined || total.index + total[0].length < line.length - 3) return null
  // What went back is no price.
  if (/- ?$/.test(line.slice(0, total.index))) return null
  const between = (figure: RegExpExecArray): string => line.slice(figure.index + figure[0].length, total.index)
  const price = figures.length >= 2 ? figures.at(-2) : undefined
  const reduced = price !== undefined && discount.test(between(price))
  const amount = amountOf(total[1] ?? '')
  const sum = sumIn(line.slice(0, total.index), amount, unitWords)
  const before = line.slice(0, (price ?? total).index).trim()
  const { named: said, quantity, unit } = sum ?? countOf(before.replace(code, ''))
  const named = said.replace(code, '')
  const format = formatAtEnd.exec(named)
  const measure = format === null ? measureAtEnd.exec(named) : null
  const product = named
    .slice(0, format?.index ?? measure?.index)
    .replace(/^(?:de|kg|ud) /i, '')
    .replace(/[\s.,;:|·€-]+$/, '')
    .trim()
  if (!/\p{L}{3}/u.test(product)) return null
  const alone = price === undefined
  // One figure is the amount: of what was delivered, or of the one format that is named.
  if (alone && quantity === null && format === null) return null
  const each = sum?.price ?? (price === undefined || reduced ? amount / (quantity ?? 1) : amountOf(price[1] ?? ''))
  if (!(each > 0)) return null
  return {
    product,
    format: format?.[1]?.trim() ?? formatOf(unit === '' ? (measure?.[1] ?? '') : unit),
    quantity,
    price: Number(each.toFixed(4)),
    vat: rate === null ? null : Number(rate[1]),
    adds: sum !== null || (!alone && !reduced && quantity !== null && Math.abs(quantity * each - amount) <= tolerance),
    amount,
    alone,
  }
}

/** Whether quantity and price of a line make the amount at its end. */
const isSum = (line: string): boolean => {
  const total = [...line.matchAll(money)].at(-1)
  return total !== undefined && sumIn(line.slice(0, total.index), amountOf(total[1] ?? ''), unitWords) !== null
}

/** The quantity stands behind the product or in front of it; what is left is the product with its format. */
const countOf = (text: string): { readonly named: string; readonly quantity: number | null; readonly unit: string } => {
  const behind = countAtEnd.exec(text)
  // 'saco 25 kg' is a format, not what was delivered.
  const isFormat = behind?.[2] !== undefined && formatAtEnd.test(text)
  const front = behind === null || isFormat ? countInFront.exec(text) : null
  const found = front ?? (isFormat ? null : behind)
  if (found === null) return { named: text, quantity: null, unit: '' }
  const counted = amountOf(found[1] ?? '')
  const named = front === null ? text.slice(0, found.index) : text.slice(found[0].length)
  return { named: named.trim(), quantity: counted > 0 ? counted : null, unit: found[2] ?? '' }
}

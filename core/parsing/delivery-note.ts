import { fold } from '#core/spanish/fold.ts'
import { isRunningLine } from './running-lines.ts'

/** What a delivery note or an invoice says, as it was read: to be looked at before anything of it is a price. */
export type DeliveryNote = {
  readonly kind: 'albarán' | 'factura'
  /** Empty when it is not found. */
  readonly supplier: string
  /** 'YYYY-MM-DD', or empty. */
  readonly date: string
  readonly lines: readonly DeliveryLine[]
}

export type DeliveryLine = {
  readonly product: string
  /** As it stands behind the product: 'caja 6 kg', 'saco 25 kg'; empty when nothing does. */
  readonly format: string
  /** What was delivered, > 0; null when not read. */
  readonly quantity: number | null
  /** € of one of it, > 0. */
  readonly price: number
  /** Quantity by price is the amount printed beside them; where it is not, something was misread. */
  readonly adds: boolean
}

const title = /\b(factura|albaran|nota de entrega)\b/
const telling =
  /\b(?:n\.?i\.?f\.?|c\.?i\.?f\.?|base imponible|i\.?v\.?a\.?|importe|precio|cliente|total|vencimiento|forma de pago|cantidad|bultos)\b/
/** Lines of totals and of the head, which hold amounts too. */
const noLine =
  /^(?:total|subtotal|suma|base|iva|i\.v\.a|recargo|descuento|portes|vencimiento|fecha|cliente|nif|cif|n\.i\.f|c\.i\.f|tel|factura|albaran|pedido|importe|iban|cuenta|pagina|codigo)\b/
/** '14,50' · '1.204,00 €'. */
const money = /(\d{1,3}(?:\.\d{3})+,\d{2,3}|\d{1,6}[.,]\d{2,3}) ?€?/g
const company =
  /\b(?:s\.? ?l\.?(?: ?u\.?)?|s\.? ?a\.?(?: ?u\.?)?|s\.? ?c\.? ?p?\.?|c\.? ?b\.?|hermanos|hnos|hijos|distribuciones|suministros|mayoristas?)(?![a-z])/

/** Lines of a page that are looked at, and characters of one. */
const mostLines = 400
const longestLine = 200
/** A line's amount may be a cent or two off: every one is rounded. */
const tolerance = 0.03

/** The delivery note or invoice a page is, or `null`: it says so, or has the words of one, and lines that carry prices. */
export const readDeliveryNote = (page: readonly string[]): DeliveryNote | null => {
  const lines = page.slice(0, mostLines).map((line) => line.slice(0, longestLine).replace(/\s+/g, ' ').trim())
  const folded = lines.map(fold)
  const named = folded.map((line) => title.exec(line)?.[1]).find((name) => name !== undefined)
  const words = new Set(folded.flatMap((line) => telling.exec(line)?.[0] ?? []))
  if (named === undefined ? words.size < 4 : words.size < 1) return null
  const read = lines.map(readLine).filter((line) => line !== null)
  if (read.length === 0) return null
  return {
    kind: named === 'factura' ? 'factura' : 'albarán',
    supplier: supplierOf(lines),
    date: dateOf(folded),
    lines: read,
  }
}

const numberOf = (text: string): number =>
  Number(
    text
      .replace(/\.(?=\d{3}(?:\D|$))/g, '')
      .replace(',', '.')
      .replace(/[^\d.]/g, ''),
  )

/** '1001 Tomate rama caja 6 kg 2 14,50 29,00' */
const readLine = (line: string): DeliveryLine | null => {
  const folded = fold(line)
  if (noLine.test(folded)) return null
  const figures = [...line.matchAll(money)]
  const price = figures.length >= 2 ? figures.at(-2) : undefined
  const total = figures.at(-1)
  if (price === undefined || total === undefined || total.index + total[0].length < line.length - 3) return null
  const before = line.slice(0, price.index).trim()
  const counted = /(?:^| )(\d{1,5}(?:[.,]\d{1,3})?)(?: ?(?:kg|ud|uds|cj|l))?$/i.exec(before)
  const named = (counted === null ? before : before.slice(0, counted.index)).replace(
    /^\W*(?:\d{3,14}|[A-Z]{1,3}\d{2,10}) /,
    '',
  )
  const format =
    /(?:^| )((?:caja|saco|malla|bandeja|garrafa|botella|lata|bote|paquete|pack|cubo|bolsa|manojo|docena|unidad|pieza|barril|brick|bidon)\b.*|\d+(?:[.,]\d+)? ?(?:x ?\d+(?:[.,]\d+)? ?)?(?:kg|g|l|ml|cl|ud|uds)\.?)$/i.exec(
      named,
    )
  const product = (format === null ? named : named.slice(0, format.index)).replace(/[\s.,;:|·-]+$/, '').trim()
  const each = numberOf(price[1] ?? '')
  if (!/\p{L}{3}/u.test(product) || !(each > 0)) return null
  const quantity = counted === null ? null : numberOf(counted[1] ?? '')
  const adds = quantity !== null && Math.abs(quantity * each - numberOf(total[1] ?? '')) <= tolerance
  return { product, format: format?.[1]?.trim() ?? '', quantity: quantity === 0 ? null : quantity, price: each, adds }
}

/** Lines at the head where a supplier names itself; the customer comes after. */
const headLines = 10

const supplierOf = (lines: readonly string[]): string => {
  const end = lines.findIndex((line) => /^(?:cliente|a la atencion|destinatario)/.test(fold(line)))
  const head = lines.slice(0, end < 0 ? headLines : Math.min(end, headLines))
  const found = head.find((line) => company.test(fold(line)) && !/^(?:cif|nif)/.test(fold(line)))
  const first = head.find(
    (line) => /\p{L}{3}/u.test(line) && !title.test(fold(line)) && !noLine.test(fold(line)) && !isRunningLine(line),
  )
  return (found ?? first ?? '')
    .replace(/ ?\b(?:CIF|NIF|C\.I\.F|N\.I\.F)\b.*$/i, '')
    .slice(0, 100)
    .trim()
}

const dateOf = (lines: readonly string[]): string => {
  const dates = lines
    .map((line) => /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(line))
    .filter((found) => found !== null)
  const [, day = '', month = '', year = ''] = dates[0] ?? []
  if (day === '' || Number(month) > 12 || Number(month) < 1 || Number(day) < 1) return ''
  const full = year.length === 2 ? `20${year}` : year
  const date = new Date(Date.UTC(Number(full), Number(month) - 1, Number(day)))
  return date.getUTCDate() === Number(day) ? date.toISOString().slice(0, 10) : ''
}

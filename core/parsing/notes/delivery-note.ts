import { isRunningLine } from '#core/parsing/paper/running-lines.ts'
import { fold } from '#core/spanish/fold.ts'
import { type DeliveryLine, noLine, type ReadLine, readDeliveryLine } from './delivery-line.ts'
import { amountOf, tolerance } from './delivery-sum.ts'

/** What a delivery note or an invoice says, as it was read: to be looked at before anything of it is a price. */
export type DeliveryNote = {
  readonly kind: 'albarán' | 'factura'
  /** Empty when it is not found. */
  readonly supplier: string
  /** 'YYYY-MM-DD', or empty. */
  readonly date: string
  /** Whether the prices hold the IVA: it says so, or its lines add up to the total with IVA. */
  readonly vatIncluded: boolean
  readonly lines: readonly DeliveryLine[]
}

const title = /\b(factura|albaran|nota de entrega)\b/
const telling =
  /\b(?:n\.?i\.?f\.?|c\.?i\.?f\.?|base imponible|i\.?v\.?a\.?|importe|precio|cliente|total|vencimiento|forma de pago|cantidad|bultos)\b/
const company =
  /\b(?:s\.? ?l\.?(?: ?u\.?)?|s\.? ?a\.?(?: ?u\.?)?|s\.? ?c\.? ?p?\.?|c\.? ?b\.?|hermanos|hnos|hijos|s\.? ?coop)(?![a-z])|^(?:distribuciones|suministros|mayoristas?)(?![a-z])/

/** Lines of a page that are looked at, and characters of one. */
const mostLines = 400
const longestLine = 200
/** The delivery note or invoice a page is, or `null`: it says so, or has the words of one, and lines that carry prices. */
export const readDeliveryNote = (page: readonly string[]): DeliveryNote | null => {
  const lines = page.slice(0, mostLines).map((line) => line.slice(0, longestLine).replace(/\s+/g, ' ').trim())
  const folded = lines.map(fold)
  const named = folded.map((line) => title.exec(line)?.[1]).find((name) => name !== undefined)
  const words = new Set(folded.flatMap((line) => telling.exec(line)?.[0] ?? []))
  if (named === undefined ? words.size < 4 : words.size < 1) return null
  const read = withoutBreaks(lines)
    .map(readDeliveryLine)
    .filter((line) => line !== null)
  if (read.length === 0) return null
  const base = totalOf(folded, /^(?:base|subtotal|suma)\b/)
  const total = totalOf(folded, /^total\b/)
  const isDue = (sum: number | null): boolean => sum !== null && Math.abs(sumOf(read) - sum) <= tolerance * read.length
  const rate = rateOf(folded)
  const inKilos = folded.some((line) => perKilo.test(line))
  return {
    kind: named === 'factura' ? 'factura' : 'albarán',
    supplier: supplierOf(lines),
    date: dateOf(folded),
    vatIncluded:
      folded.some((line) => /\biva incl|con iva\b|iva incluido/.test(line)) ||
      (!isDue(base) && base !== null && isDue(total)),
    lines: read.map(({ amount: _, alone, ...line }) => ({
      ...line,
      format: line.format === '' && inKilos ? 'kg' : line.format,
      vat: line.vat ?? rate,
      adds: alone ? isDue(base ?? total) : line.adds,
    })),
  }
}

/** A till prints the product, and below it how many at what price: '2 x 12,95 25,90'. */
const bare =
  /^\d{1,5}(?:[.,]\d{1,3})? ?(?:x|kg|uds?|l)?\.? ?(?:x|a|@)? ?\d{1,5}[.,]\d{2}(?: ?€)? +\d{1,5}[.,]\d{2} ?€?$/i

const withoutBreaks = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line, at) => {
    const isNamed = bare.test(lines[at + 1] ?? '') && /\p{L}{3}/u.test(line) && !/[.,]\d{2} ?€?$/.test(line)
    if (isNamed) return [`${line} ${lines[at + 1]}`]
    return bare.test(line) && at > 0 ? [] : [line]
  })

/** What the heading of the table says the quantities are in: 'Producto Kg €/kg Importe'. */
const perKilo = /(?:€ ?\/ ?kg|\b(?:kgs?|kilos) (?:€|precio|p\. ?v)|\bprecio ?\/ ?kg)/

/** The one rate of IVA a paper names, in %; null where it names none, or several. */
const rateOf = (lines: readonly string[]): number | null => {
  const said = lines.flatMap((line) => /i\.?v\.?a\.?[^\d%]{0,12}(\d{1,2})(?:[.,]\d{1,2})? ?%/.exec(line)?.[1] ?? [])
  const rates = new Set(said.map(Number))
  const [only] = rates
  return rates.size === 1 && only !== undefined ? only : null
}

const sumOf = (lines: readonly ReadLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

/** The amount at the end of the line that begins so, €; null where there is none. */
const totalOf = (lines: readonly string[], begins: RegExp): number | null => {
  const line = lines.findLast((one) => begins.test(one) && /\d[.,]\d{2} ?€?$/.test(one))
  const found = line === undefined ? null : /(\d{1,3}(?:\.\d{3})+,\d{2}|\d{1,6}[.,]\d{2}) ?€?$/.exec(line)
  return found === null ? null : amountOf(found[1] ?? '')
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

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const named = new RegExp(
  `(?<!\\d)(\\d{1,2})[ -](?:de )?(${months.map((month) => month.slice(0, 3)).join('|')})[a-z]*\\.?[ -](?:del? )?(\\d{4})(?!\\d)`,
)

/** '12/10/2026' · '5-11-26' · '2026-10-30' · '3 de noviembre de 2026' · '12 nov 2026': day, month, year. */
const dateIn = (line: string): readonly [day: string, month: string, year: string] | null => {
  const [, day = '', month = '', year = ''] = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(line) ?? []
  if (day !== '') return [day, month, year]
  const [, first = '', second = '', third = ''] = /(?<!\d)(20\d{2})-(\d{2})-(\d{2})(?!\d)/.exec(line) ?? []
  if (first !== '') return [third, second, first]
  const [, on = '', of = '', at = ''] = named.exec(line) ?? []
  return on === '' ? null : [on, String(months.findIndex((month) => month.startsWith(of)) + 1), at]
}

const dateOf = (lines: readonly string[]): string => {
  const [day = '', month = '', year = ''] = lines.map(dateIn).find((date) => date !== null) ?? []
  if (day === '' || Number(month) > 12 || Number(month) < 1 || Number(day) < 1) return ''
  const full = year.length === 2 ? `20${year}` : year
  const date = new Date(Date.UTC(Number(full), Number(month) - 1, Number(day)))
  return date.getUTCDate() === Number(day) ? date.toISOString().slice(0, 10) : ''
}

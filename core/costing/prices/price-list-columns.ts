import { nameKey } from '#core/spanish/name-key.ts'

/** Which cell of a line says what; -1 where none does. */
export type Columns = {
  readonly name: number
  readonly price: number
  readonly unit: number
  readonly date: number
  readonly format: number
  readonly supplier: number
  readonly vat: number
  readonly reference: number
  readonly minimum: number
  /** The heading of the price says that the IVA is in it. */
  readonly vatIncluded: boolean
  /** What the price's own heading says it is per: '€/kg'; null where it says none. */
  readonly pricePer: string | null
  /** Of the prices that say none. */
  readonly defaultUnit: string
  /** Cells the header has; null without one. A line with more in it was cut where it should not have been. */
  readonly width: number | null
}

/** Without a header: name, price, unit and date. */
export const usualColumns: Columns = {
  ...{ name: 0, price: 1, unit: 2, date: 3, format: -1, supplier: -1, vat: -1, reference: -1, minimum: -1 },
  ...{ vatIncluded: false, pricePer: null, defaultUnit: 'kg', width: null },
}

const headings = {
  name: /^(?:nombre|ingredientes?|productos?|articulos?|descripcion|denominacion|genero|materia prima|name|product|item)\b/,
  price: /^(?:precio|pvp|coste|tarifa|importe|neto|price|€|eur)/,
  unit: /^(?:unidad|unidades|ud|uds|medida|por|unit)\b/,
  date: /^(?:fecha)\b/,
  format: /^(?:formato|envase|presentacion|unidad de compra|format|pack)\b/,
  supplier: /^(?:proveedor|distribuidor|suministrador|supplier|vendor)\b/,
  vat: /^(?:iva|i\.v\.a|tipo (?:de )?iva|vat)\b/,
  reference: /^(?:ref|referencia|codigo|cod|sku|reference|code)\b/,
  minimum: /^(?:minimo|min|pedido minimo|cantidad minima|minimum)\b/,
} as const

const withVat = /(?:iva incl|con iva|\+ ?iva|pvp iva)/

/** Prices a cook does not pay, when another column says what she pays: the old one, the one before discount, the shop's. */
const otherPrices = [
  /\b(?:anterior|ant|antiguo|antes|pasad[oa]|pvp|pvr|venta|recomendado|bruto)\b/,
  withVat,
  /\b(?:caja|bulto|palet|envase)\b/,
]

/** The columns a line names, or null when it is no header: it must name a name and a price. */
export const readHeader = (cells: readonly string[]): Columns | null => {
  const keys = cells.map((cell) =>
    nameKey(cell)
      .replace(/(?<=\b\p{L})\.|\.$/gu, '')
      .replace(/^[^\p{L}€]+/u, ''),
  )
  const find = (heading: RegExp) => keys.findIndex((key) => heading.test(key))
  const name = find(headings.name)
  const price = priceColumn(keys)
  if (name === -1 || price === -1) return null
  const per = /\/\s*(kg|kilo|l|litro|ud|unidad)\b/.exec(keys[price] ?? '')?.[1] ?? null
  const width = keys.findLastIndex((key) => key !== '') + 1
  const format = find(headings.format)
  const findBut = (heading: RegExp, other: number) =>
    keys.findIndex((key, column) => column !== other && heading.test(key))
  return {
    ...{ name, price, format, date: find(headings.date), supplier: find(headings.supplier), vat: find(headings.vat) },
    ...{ unit: findBut(headings.unit, format), reference: find(headings.reference), minimum: find(headings.minimum) },
    vatIncluded: withVat.test(keys[price] ?? ''),
    pricePer: per,
    defaultUnit: per ?? 'kg',
    width,
  }
}

/** Of several prices the one that is paid now. */
const priceColumn = (keys: readonly string[]): number => {
  let columns = keys.flatMap((key, column) => (headings.price.test(key) ? [column] : []))
  for (const other of otherPrices) {
    const paid = columns.filter((column) => !other.test(keys[column] ?? ''))
    if (paid.length > 0) columns = paid
  }
  const neat = columns.find((column) => /\b(?:neto|nuevo|actual)\b/.test(keys[column] ?? ''))
  return neat ?? columns[0] ?? -1
}

import { unitPriceOf } from '#core/costing/offers/offer.ts'
import { readFormat } from '#core/costing/offers/purchase-format.ts'
import type { DeliveryLine } from '#core/parsing/notes/delivery-line.ts'
import type { DeliveryNote } from '#core/parsing/notes/delivery-note.ts'

/** A line of the paper while a cook looks at it. `price`: null while what is typed is no number. */
export type LineDraft = Omit<DeliveryLine, 'price'> & {
  readonly price: number | null
  /** It goes on to the prices. */
  readonly taken: boolean
}

export type NoteDraft = Omit<DeliveryNote, 'lines'> & { readonly lines: readonly LineDraft[] }

/** What keeps a line from becoming a price. */
export type LineProblem = 'product' | 'format' | 'price'

/** Lines that add up and say all there is to say are taken; the others wait for the cook. */
export const draftOf = (note: DeliveryNote): NoteDraft => ({
  ...note,
  lines: note.lines.map((line) => ({ ...line, taken: line.adds && problemOf(line) === null })),
})

export const problemOf = ({
  product,
  format,
  price,
}: Pick<LineDraft, 'product' | 'format' | 'price'>): LineProblem | null => {
  if (product.trim() === '') return 'product'
  if (price === null || !(price > 0)) return 'price'
  return format.trim() === '' ? 'format' : null
}

/** € without IVA of one kilo, litre or piece of it, or of a unit of the supplier's own; null where the line does not say. */
export const unitPrice = (
  line: LineDraft,
  vatIncluded: boolean,
): { readonly price: number; readonly unit: string } | null => {
  if (problemOf(line) !== null || line.price === null) return null
  const { amount, unit } = readFormat(line.format) ?? { amount: 1, unit: line.format.trim() }
  return { price: unitPriceOf({ amount, formatPrice: line.price, vatRate: line.vat, vatIncluded }), unit }
}

/** What goes on: the lines that are taken, as they stand now. */
export const takenOf = ({ lines, ...note }: NoteDraft): DeliveryNote => ({
  ...note,
  lines: lines.flatMap(({ taken, price, ...line }) =>
    taken && price !== null && problemOf({ ...line, price }) === null ? [{ ...line, price }] : [],
  ),
})

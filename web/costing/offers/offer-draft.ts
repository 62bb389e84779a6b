import type { OfferRow, SaveOfferBody } from '#core/api/offers.ts'
import { unitPriceOf } from '#core/costing/offers/offer.ts'
import { readFormat } from '#core/costing/offers/purchase-format.ts'

/** What stands in the fields of an offer while it is typed. */
export type OfferDraft = {
  readonly supplier: string
  readonly format: string
  readonly formatPrice: number | null
  readonly vatRate: number | null
  readonly vatIncluded: boolean
  readonly priceDate: string
  readonly minimum: string
  readonly reference: string
  /** The contents as the cook says them: where the format does not say them, or `isOwn`. */
  readonly amount: number | null
  readonly unit: string
  readonly isOwn: boolean
  /** Of a format of several packages the piece counts, not the kilo. */
  readonly perPiece: boolean
}

/** `today` as 'YYYY-MM-DD'. */
export const emptyDraft = (today: string): OfferDraft => ({
  ...{ supplier: '', format: '', formatPrice: null, vatRate: null, vatIncluded: false, priceDate: today },
  ...{ minimum: '', reference: '', amount: 1, unit: 'kg', isOwn: false, perPiece: false },
})

export const draftFrom = (offer: OfferRow): OfferDraft => {
  const read = readFormat(offer.format)
  const perPiece = read !== null && read.unit !== 'unidad' && offer.unit === 'unidad' && offer.amount === read.pieces
  const asRead = perPiece || (read !== null && read.amount === offer.amount && read.unit === offer.unit)
  return {
    ...{ supplier: offer.supplier, format: offer.format, formatPrice: offer.format_price, vatRate: offer.vat_rate },
    ...{ vatIncluded: offer.vat_included, priceDate: offer.price_date, minimum: offer.minimum },
    ...{ reference: offer.reference, amount: offer.amount, unit: offer.unit, perPiece },
    isOwn: read !== null && !asRead,
  }
}

export type Contents = {
  readonly amount: number | null
  readonly unit: string
  /** Read in the format; else the cook says them. */
  readonly isRead: boolean
  /** There are packages to count by. */
  readonly pieces: number | null
  readonly approximate: boolean
}

/** How much the format holds. */
export const contentsOf = ({ format, isOwn, amount, unit, perPiece }: OfferDraft): Contents => {
  const read = isOwn ? null : readFormat(format)
  if (read === null) return { amount, unit, isRead: false, pieces: null, approximate: false }
  const pieces = read.unit !== 'unidad' && read.pieces > 1 ? read.pieces : null
  const { approximate } = read
  return pieces !== null && perPiece
    ? { amount: pieces, unit: 'unidad', isRead: true, pieces, approximate }
    : { amount: read.amount, unit: read.unit, isRead: true, pieces, approximate }
}

/** € without IVA of one unit; null while price or contents are missing. */
export const draftUnitPrice = (draft: OfferDraft): number | null => {
  const { formatPrice, vatRate, vatIncluded } = draft
  const { amount } = contentsOf(draft)
  if (formatPrice === null || amount === null || !(formatPrice > 0) || !(amount > 0)) return null
  return unitPriceOf({ amount, formatPrice, vatRate, vatIncluded })
}

/** What keeps an offer from being saved: the field that is wrong. */
export type OfferProblem = 'name' | 'amount' | 'unit' | 'price' | 'date'

export const offerProblem = (name: string, draft: OfferDraft): OfferProblem | null => {
  const { amount, unit } = contentsOf(draft)
  if (name.trim() === '') return 'name'
  if (amount === null || !(amount > 0)) return 'amount'
  if (unit.trim() === '') return 'unit'
  if (draft.formatPrice === null || !(draft.formatPrice > 0)) return 'price'
  return /^\d{4}-\d\d-\d\d$/.test(draft.priceDate) ? null : 'date'
}

/** The offer as it is sent; null while something is missing. */
export const bodyFrom = (ingredientName: string, draft: OfferDraft, edited: OfferRow | null): SaveOfferBody | null => {
  const { amount, unit } = contentsOf(draft)
  if (offerProblem(ingredientName, draft) !== null || amount === null || draft.formatPrice === null) return null
  return {
    ...(edited === null ? {} : { id: edited.id, last_updated: edited.last_updated }),
    ingredient_name: ingredientName.trim(),
    ...{ supplier: draft.supplier.trim(), format: draft.format.trim(), amount, unit: unit.trim() },
    ...{ format_price: draft.formatPrice, vat_rate: draft.vatRate, vat_included: draft.vatIncluded },
    ...{ price_date: draft.priceDate, minimum: draft.minimum.trim(), reference: draft.reference.trim() },
  }
}

import { z } from 'zod/mini'
import { offerLimits } from '#core/costing/offers/offer.ts'
import { limitText, numberField, textField } from './field.ts'

/** Fields that prices and offers share, with what is said of a wrong one. */

export const priceLimits = {
  name: 200,
  unit: 40,
  source: 200,
  /** € per unit: saffron is under 10,000. */
  price: 1_000_000,
  page: 200,
  /** Rows of one price list, and its bytes. */
  importRows: 5000,
  importBytes: 1024 * 1024,
} as const

const wrongPrice = 'El precio debe ser un número mayor que 0'
const wrongUnit = 'La unidad no puede estar vacía'

/** € per unit, or of a whole format. */
export const priceField = z
  .number(wrongPrice)
  .check(
    z.gt(0, wrongPrice),
    z.maximum(priceLimits.price, `El precio no puede ser mayor que ${limitText(priceLimits.price)}`),
  )

export const unitField = textField('La unidad', priceLimits.unit).check(
  z.refine((text: string) => text.trim() !== '', wrongUnit),
)

export const nameField = textField('El nombre del ingrediente', priceLimits.name).check(
  z.refine((text: string) => text.trim() !== '', 'El nombre del ingrediente no puede estar vacío'),
)

const mostAmount = 1_000_000
const wrongAmount = 'El contenido del formato debe ser un número mayor que 0'

/** What an invoice or a price list says of an ingredient, but for its name and its day. */
export const offerFields = {
  supplier: textField('El proveedor', offerLimits.supplier),
  /** As on the invoice: 'caja 6 × 1 kg'; '' is one of `unit`. */
  format: textField('El formato', offerLimits.format),
  /** What the format holds, in `unit`. */
  amount: z
    .number(wrongAmount)
    .check(z.gt(0, wrongAmount), z.maximum(mostAmount, `El contenido no puede ser mayor que ${limitText(mostAmount)}`)),
  unit: unitField,
  /** € of the whole format. */
  format_price: priceField,
  /** IVA in %; null is not said. */
  vat_rate: z.nullable(numberField('El IVA', 0, 100)),
  vat_included: z.boolean('Debe ser sí o no'),
  minimum: textField('El pedido mínimo', offerLimits.minimum),
  reference: textField('La referencia', offerLimits.reference),
}

import { writeCsv } from '#core/parsing/csv.ts'
import type { DeliveryNote } from './delivery-note.ts'

/** A delivery note as the price list the costing screen reads, where every line is looked at before it is kept. */
export const deliveryNoteCsv = ({ supplier, date, vatIncluded, lines }: DeliveryNote): string =>
  writeCsv([
    ['Producto', 'Formato', vatIncluded ? 'Precio con IVA' : 'Precio', 'IVA', 'Proveedor', 'Fecha'],
    ...lines.map(({ product, format, price, vat }) => [product, format, price, vat, supplier, date]),
  ])

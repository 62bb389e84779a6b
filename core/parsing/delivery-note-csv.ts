import { writeCsv } from './csv.ts'
import type { DeliveryNote } from './delivery-note.ts'

/** A delivery note as the price list the costing screen reads, where every line is looked at before it is kept. */
export const deliveryNoteCsv = ({ supplier, date, lines }: DeliveryNote): string =>
  writeCsv([
    ['Producto', 'Formato', 'Precio', 'Proveedor', 'Fecha'],
    ...lines.map(({ product, format, price }) => [product, format, price, supplier, date]),
  ])

/** Every text of the review of a delivery note or an invoice. */
export const noteTexts = {
  title: (kind: string) =>
    kind === 'factura' ? 'Parece una factura, no una receta' : 'Parece un albarán, no una receta',
  told: 'No se ha guardado nada: mira sus líneas antes de llevarlas a tus precios.',
  text: 'No se ha guardado nada. Compara cada línea con el papel, corrige lo que haga falta y llévate las que quieras: en Escandallos verás qué cambia en tus precios antes de guardar.',
  supplier: 'Proveedor',
  date: 'Fecha',
  vatIncluded: 'Los precios llevan IVA',
  lines: 'Líneas leídas',
  line: (number: number, product: string) => `Línea ${number}: ${product}`,
  take: (product: string) => `Llevar ${product} a mis precios`,
  product: 'Producto',
  format: 'Formato',
  price: 'Precio (€)',
  vat: 'IVA',
  rates: [
    { value: '', label: 'No lo dice' },
    { value: '0', label: '0 %' },
    { value: '4', label: '4 %' },
    { value: '10', label: '10 %' },
    { value: '21', label: '21 %' },
  ],
  otherRate: (rate: number) => ({ value: String(rate), label: `${rate.toLocaleString('es-ES')} %` }),
  delivered: (quantity: string) => `entregado: ${quantity}`,
  doubtful: 'cantidad por precio no da el importe: compruébalo',
  problems: {
    product: 'Falta el producto.',
    format: 'Falta el formato: de qué es este precio (kg, l, unidad, caja 6 kg…).',
    price: 'El precio debe ser un número mayor que 0.',
  },
  compare: (lines: number) =>
    lines === 1 ? 'Comparar 1 precio con los míos' : `Comparar ${lines} precios con los míos`,
  download: 'Descargar como lista de precios',
  file: (supplier: string, date: string) => `precios ${supplier} ${date}`,
} as const

import { fold } from '#core/spanish/fold.ts'

// docs/ciencia/motor-local.md §3.6: invoices, menus and lists are no recipes; beware of 'N units + amount in euros'.
const papers =
  /\b(?:factura|albaran|ticket|base imponible|subtotal|total a pagar|importe|iban|n\.?i\.?f\.?|c\.?i\.?f\.?|forma de pago|proveedor|pedido n|presupuesto|lista de la compra|lista de compras|inventario|existencias|hoja de pedido|menu del dia|carta de vinos|pan,? bebida|iva incluido|horario|vacantes?|curriculum|caducidad)\b/
const letters =
  /^(?:estimad[oa]s?|querid[oa]s?|muy senor(?:es)?(?: mio)?s?|atentamente|un (?:cordial )?saludo|saludos cordiales|cordialmente|asunto:|de:|cc:|a la atencion)/
const price =
  /\d+[.,]\d{2} ?(?:€|eur|euros?|\$)?(?=\s|$)(?<=€|eur|euros?|\$|[\d]) *$|(?:€|\$) ?\d|\d ?(?:€|euros?\b)|€\/(?:kg|ud|l)/

/** Lines that carry a price, of those that have letters: above this share it is a bill or a menu. Ours. */
const priceShare = 0.25

/** Whether a text is a bill, a menu, a letter or a shopping list. `sure`: both headings of a recipe were found. */
export const isOtherPaper = (lines: readonly string[], sure: boolean): boolean => {
  const folded = lines.map(fold).filter((line) => /[a-z]/.test(line))
  const priced = folded.filter((line) => price.test(line)).length
  if (priced >= 2 && priced > folded.length * priceShare) return true
  if (sure) return false
  return folded.some((line) => papers.test(line)) || folded.filter((line) => letters.test(line)).length >= 1
}

import type { Ask, Calculation } from '#core/calculate/calculation.ts'
import { slotOf } from '#core/calculate/reading/slots.ts'
import { plain } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'

/** VAT of food served or prepared in Spain: 10 % (Ley 37/1992, art. 91.Uno.2.2.º); 21 % on what is only sold as drink with alcohol. */
const foodVat = 10

/** Ley 37/1992, art. 90 and 91: the general rate, and that of bread, milk, eggs, fruit and vegetables. */
const otherRates =
  'Tomo el 10 %. En una compra puede ser otro: 4 % (pan, leche, huevos, fruta, verdura), 21 % (alcohol, vajilla, limpieza). Dímelo y lo cambio. Ley 37/1992, art. 90 y 91.'

/** 'Con 21 de IVA', 'IVA del 10'. */
const rateOf = /\b(\d{1,2}) ?%? (?:de iva\b|incluido|dentro)|\biva (?:del |al )(\d{1,2})\b/
const rateSaid = (folded: string): number | undefined => {
  const found = rateOf.exec(folded)
  return found === null ? undefined : Number(found[1] ?? found[2])
}

/** The rate of VAT a question speaks of, in %; that of a restaurant where it says none. */
export const vatIn = ({ folded, slots }: Ask): number =>
  rateSaid(folded) ??
  slots.find(({ kind, at }) => kind === 'percent' && /iva (?:del |al )?$/.test(folded.slice(Math.max(0, at - 9), at)))
    ?.value ??
  (/21 ?%|alcohol/.test(folded) && /iva/.test(folded) ? 21 : foodVat)

/** 'Lo vendo a 14 con IVA': the price has it in. */
const isIn =
  /\b(?:vend\w*|cobr\w*|pong\w*|carta|pvp|tengo)\b[^\d]{0,30}\d[\d.,]* ?(?:€|euros?)? ?,? ?(?:con (?:el )?iva|iva inclui|ya con)/

/** 'Un menú a 15 con IVA, cuánto queda': it is in, and what is left of it is asked. */
const isPriceWith =
  /\b(?:a|de|por|son|vale) \d[\d.,]* ?(?:€|euros?)? (?:con (?:el )?iva|iva inclui\w+)\b.*\b(?:queda|quedan|neto|limpio|ingreso)\b/

/** VAT put on or taken off: 'y con IVA', 'quítale el IVA a 22 €'. */
export const vat: Calculation = {
  id: 'IVA',
  work: (ask, figures) => {
    const { folded } = ask
    const rated = rateOf.exec(folded)
    if (
      !(/\biva\b/.test(folded) || (rated !== null && /\bbase\b/.test(folded))) ||
      /que iva|cual es el iva|tipo de iva|iva (?:lleva|tiene|se aplica)/.test(folded)
    )
      return null
    // What is left of a price is another sum, and lacks its cost.
    if (
      ask.slots.length > 0 &&
      /\bfood ?cost|\bmargen|\bbeneficio|\bgan[oa]\b|\bme (?:queda|deja)\b(?!.*\bsin (?:el )?iva)/.test(folded)
    )
      return null
    const rate = vatIn(ask)
    const isRate = (at: number): boolean => rated !== null && at >= rated.index && at < rated.index + rated[0].length
    const said =
      slotOf(ask.slots, 'euros') ??
      ask.slots.find(({ kind, at }) => kind === 'count' && !isRate(at) && !/\bal $/.test(folded.slice(0, at))) ??
      null
    // '195 sin IVA' says what the figure is; 'cuánto es sin IVA' asks for it.
    const isNet =
      /\d ?(?:€|euros?)? (?:sin|\+|mas) (?:el )?iva\b/.test(folded) && !/\bcuanto\b.*\bsin\b|\bquit/.test(folded)
    const takesOff =
      !isNet &&
      (/\bsin\b|\bmenos\b.{0,16}\biva\b|\bquit|\bsac|\bdescuent|\bbase\b|\bdesglos|\biva (?:inclui|dentro)|\bcuanto (?:es |hay |llevo |pago )*(?:de |el )?iva\b|\bcuanto (?:es )?(?:el )?neto/.test(
        folded,
      ) ||
        isIn.test(folded) ||
        isPriceWith.test(folded))
    const amount = said?.value ?? figures.price
    if (amount === null || amount <= 0) return null
    if (said === null && /^\W*(?:y )?(?:cuanto (?:es |hay |llevo |pago )?)?(?:de |el )*iva\W*$/.test(folded))
      return {
        answer: `**${formatEuros((amount * rate) / 100)}** de IVA.`,
        working: `${formatEuros(amount)} × ${plain(rate)} %`,
      }
    if (takesOff && said === null)
      return {
        answer: `**${formatEuros(amount)}** sin IVA.`,
        working: 'es la cifra de antes',
        figures: { price: amount },
      }
    const result = takesOff ? amount / (1 + rate / 100) : amount * (1 + rate / 100)
    return takesOff
      ? {
          answer: `**${formatEuros(result)}** sin IVA (${formatEuros(amount - result)} de IVA).`,
          working: `${formatEuros(amount)} ÷ ${plain(1 + rate / 100)} (IVA del ${plain(rate)} %)`,
          ...(rateSaid(folded) === undefined ? { notes: [otherRates] } : {}),
          figures: { price: result },
        }
      : {
          answer: `**${formatEuros(result)}** con IVA.`,
          working: `${formatEuros(amount)} × ${plain(1 + rate / 100)} (IVA del ${plain(rate)} %${rate === foodVat ? ', hostelería' : ''})`,
          ...(rateSaid(folded) === undefined && /\bpago\b|\bcobran\b|\bfactura\b|\bcompr/.test(folded)
            ? { notes: [otherRates] }
            : {}),
          figures: { price: amount },
        }
  },
}

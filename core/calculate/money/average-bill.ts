import type { Calculation } from '#core/calculate/calculation.ts'
import { plain } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'

/** '4350', '3.200', '27,50'. */
const figure = '(\\d{1,3}(?:\\.\\d{3})+|\\d+(?:,\\d{1,2})?)'
const covers = '(cubiertos|comensales|clientes|personas|pax|tickets|servicios)'
/** 'Saco 4.350 con 145 cubiertos', 'caja de 980 y 40 clientes'. */
const taken = new RegExp(
  `\\b(?:sac\\w+|hac\\w+|hag\\w+|hice|hicimos|factur\\w+|vend\\w+|ingres\\w+|caja|ventas?|hecho|cobrad\\w+)(?: (?:de|unos|una|caja|hoy|un|me|al|dia))* ${figure} ?(?:€|euros?)? ?(?:con|y|en|para|de|entre|a) ${figure} ${covers}\\b`,
)
const coversSaid = new RegExp(`${figure} ${covers}\\b`)
/** 'Y si quiero que sea 33', 'para subirlo a 33'. */
const wanted = new RegExp(
  `\\b(?:que (?:sea|llegue a|suba a|este en)|subir\\w* a|llegar a|ponerl[oa] en|un ticket (?:medio )?de)(?: los)? ${figure}(?! ?%)`,
)

const numberOf = (text: string | undefined): number =>
  Number((text ?? '').replace(/\.(?=\d{3})/g, '').replace(',', '.'))

/**
 * What a guest leaves on average: takings over covers; and, gone on with, what is to be sold for another average. € as they were said,
 * with VAT or without.
 */
export const averageBill: Calculation = {
  id: 'ticket medio',
  continues: true,
  work: ({ folded }, figures) => {
    const found = taken.exec(folded)
    const [sales, guests] = [numberOf(found?.[1]), numberOf(found?.[2])]
    if (found !== null && sales > 0 && guests > 0)
      return {
        answer: `**${formatEuros(sales / guests)}** de ticket medio.`,
        working: `${formatEuros(sales)} ÷ ${plain(guests)} ${found[3]}`,
        notes: ['Con IVA o sin él, según sea la caja que has dicho.'],
      }
    const goal = numberOf(wanted.exec(folded)?.[1])
    const before = `${folded}; ${figures.said}`
    const many = numberOf(coversSaid.exec(before)?.[1])
    if (!(goal > 0) || !(many > 0) || !/\bticket\b|\bcubiertos\b/.test(before)) return null
    if (!/\b(?:vend|factur|sac|caja|ingres|hac)\w*/.test(before)) return null
    return {
      answer: `Hay que vender **${formatEuros(goal * many)}**.`,
      working: `${formatEuros(goal)} × ${plain(many)} cubiertos`,
    }
  },
}

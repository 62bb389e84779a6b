import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { percent, plain } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'
import { typedFigure as figure, typedNumber as number } from '#core/spanish/number.ts'

/** € an hour of work: 'a 14 la hora', '14 €/h', 'la hora me cuesta 14'. */
const hourly = new RegExp(
  `${figure} ?(?:€|euros?|eur)? ?(?:\\/|por|la|x|de)? ?(?:h|hora)\\b(?! ?(?:extras|de trabajo) )|\\bhora\\b(?: [a-z]+){0,3} (?:a|en|cuesta|sale a|por|son) ${figure}`,
)
const workers =
  /\b(\d{1,3}) (camarer[oa]s?|cociner[oa]s?|extras?|ayudantes?|personas|trabajador[ae]s|empleados|pinches?)\b/
const many = /\b(\d{1,3}(?:[.,]\d)?) ?(?:h|horas)\b/

/** 'Facturo 30.000, pago la hora a 14 y quiero el 30 %: cuántas horas'; '4 camareros 6 horas a 12'. */
export const staffHours: Calculation = {
  id: 'horas de personal',
  work: ({ folded, slots }): Sum | null => {
    const paid = /\bpag\w* (\d{2,6}(?:[.,]\d{1,2})?) ?(?:€|euros?)? por (\d{1,4}) ?(?:h|horas)\b/.exec(folded)
    if (paid !== null && /\bhora\b/.test(folded) && number(paid[2]) > 0)
      return {
        answer: `La hora sale a **${formatEuros(number(paid[1]) / number(paid[2]))}**.`,
        working: `${formatEuros(number(paid[1]))} ÷ ${paid[2]} h`,
      }
    const hour = hourly.exec(folded)
    const price = number(hour?.[1] ?? hour?.[2])
    if (hour === null || !(price >= 5 && price <= 100)) return bareHours(folded)
    const sales =
      /\b(?:factur\w*|ventas?|vendo|caja|ingres\w*|hago)(?: [a-z]+){0,3} (\d{1,3}(?:\.\d{3})+|\d{3,7})\b/.exec(
        folded,
      )?.[1]
    const share =
      slots.find(({ kind }) => kind === 'percent')?.value ??
      number(/\b(?:al|el|un|del) (\d{2})\b(?! ?(?:€|euros?|h\b|horas?|la hora|\/))/.exec(folded)?.[1] ?? '0')
    const sold = Number((sales ?? '').replaceAll('.', ''))
    if (sales !== undefined && sold > 0 && /\bhoras\b/.test(folded)) {
      if (!(share > 0 && share < 100)) return asks
      const money = (sold * share) / 100
      return {
        answer: `**${plain(Math.floor(money / price))} horas** de personal.`,
        working: `${formatEuros(sold)} × ${percent(share)} = ${formatEuros(money)}; ÷ ${formatEuros(price)} la hora`,
        notes: ['La venta, sin IVA, y la hora con su Seguridad Social: el bruto solo se queda corto.'],
      }
    }
    return ofShift(folded, price)
  },
}

const asks: Sum = {
  answer: '¿Qué parte de la venta quieres para personal? Dime el **porcentaje**; lo usual es un 30–35 %.',
  working: '',
}

const ofShift = (folded: string, price: number): Sum | null => {
  const isAlone = /^\W*(?:y )?\d{1,3}(?:[.,]\d)? ?(?:h|horas) a \d/.test(folded)
  const [count, hours] = [isAlone ? 1 : number(workers.exec(folded)?.[1]), number(many.exec(folded)?.[1])]
  if (!(count > 0) || !(hours > 0)) return null
  const all = count * hours * price
  // 'Para 120 menús, cuánto por menú': shared out among them.
  const served = number(
    /\b(?:para|entre|y saco|y hacen|son) (\d{1,5}) (?:menus?|cubiertos|platos|raciones|comensales|pax|personas|piezas|bocadillos|servicios)\b/.exec(
      folded,
    )?.[1],
  )
  return {
    answer: `**${formatEuros(all)}**${served > 0 ? `, **${formatEuros(all / served)}** cada uno de los ${plain(served)}` : ''}.`,
    working: `${plain(count)} × ${plain(hours)} h × ${formatEuros(price)}${served > 0 ? `; ÷ ${plain(served)}` : ''}`,
    notes: ['Si la hora es bruta, súmale la Seguridad Social de la empresa.'],
  }
}

/** '4 camareros 6 horas a 12, cuánto': an hour's price without its hour. */
const bareHours = (folded: string): Sum | null => {
  const price = number(new RegExp(`\\bhoras?(?: cada uno)? a ${figure}\\b`).exec(folded)?.[1])
  return price >= 5 && price <= 100 ? ofShift(folded, price) : null
}

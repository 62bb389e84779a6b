import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { percent, plain } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'
import { type Typed, typedIn } from './typed.ts'

const bought =
  /\b(?:cuesta|coste|costo|compro|compramos|pago|pagamos|me sale|sale|salen|de|por)(?: (?:a|me|por|unos|la|el|de))* $/
const sold = /\b(?:vend\w*|cobr\w*|pong\w*|carta|pvp|precio)(?: (?:a|por|en|la|lo|el|de|carta|unos|es|venta))* $/
const asks =
  /\bcuanto (?:le |les |me |se )?(?:gan\w+|saco|deja\w*|queda\w*|beneficio|margen)|\bque (?:margen|beneficio|ganancia)\b|\b(?:margen|beneficio|ganancia)\W*$|\bcuanto es (?:el |mi )?(?:margen|beneficio)/

/** 'Cuánto tengo que vender para sacar 2.500 limpios si me queda el 18': what is to be earned over the share that is left. */
const salesFor = (own: string): Sum | null => {
  if (!/\bcuant[oa] (?:tengo que |hay que |debo |necesito )?(?:vender|facturar|vendo|facturo|ingresar)\b/.test(own))
    return null
  const [one, other, more] = typedIn(own)
  if (one === undefined || other === undefined || more !== undefined) return null
  const isShare = ({ unit, bare, before, after }: Typed): boolean =>
    bare < 100 &&
    (unit === '%' ||
      (unit === '' &&
        (/\b(?:queda|quedan|margen|beneficio|deja|gano|saco)(?: (?:el|un|del?|al|me))* $/.test(before) ||
          /^ ?de (?:margen|beneficio)/.test(after))))
  const [share, wanted] = isShare(other) ? [other, one] : isShare(one) ? [one, other] : [null, null]
  if (share === null || wanted === null || wanted.value < 50 || (wanted.unit !== '' && wanted.unit !== 'eur'))
    return null
  return {
    answer: `Hay que vender **${formatEuros((wanted.value / share.bare) * 100)}** sin IVA.`,
    working: `${formatEuros(wanted.value)} ÷ ${percent(share.bare)}`,
  }
}

/** 'Una botella de 11,50 la vendo a 26, cuánto le gano': what is left of one, in euros and of the price. */
export const gain: Calculation = {
  id: 'ganancia de una',
  continues: true,
  work: ({ folded }) => {
    const own = ownPart(folded)
    const sales = salesFor(own)
    if (sales !== null) return sales
    if (!asks.test(own) || /\biva\b|\bfood ?cost|%|\bmerma|\bkilos?\b|\bkg\b|\bg\b|\bhoras?\b/.test(own)) return null
    const [one, other, more] = typedIn(own)
    if (one === undefined || other === undefined || more !== undefined) return null
    const isMoney = ({ unit, noun }: Typed): boolean =>
      unit === 'eur' ||
      (unit === '' && noun === '') ||
      (unit === '' && /^(?:gan|vend|compr|cobr|margen|pvp)/.test(noun))
    if (!isMoney(one) || !isMoney(other)) return null
    const [price, cost] =
      sold.test(other.before) && bought.test(one.before)
        ? [other, one]
        : sold.test(one.before) && bought.test(other.before)
          ? [one, other]
          : [null, null]
    if (price === null || cost === null || price.value <= cost.value || cost.value <= 0) return null
    const net = price.value / 1.1
    const left = price.value - cost.value
    const isOver = net > cost.value
    return {
      answer: `Le ganas **${formatEuros(left)}** con las dos cifras sin IVA (un ${percent((left / price.value) * 100)} del precio)${isOver ? `; **${formatEuros(net - cost.value)}** si los ${plain(price.value)} € llevan el 10 % dentro (un ${percent(((net - cost.value) / net) * 100)})` : ''}.`,
      working: `${formatEuros(price.value)} − ${formatEuros(cost.value)}${isOver ? `; ${formatEuros(price.value)} ÷ 1,1 − ${formatEuros(cost.value)}` : ''}`,
      figures: { cost: cost.value, price: price.value },
    }
  },
}

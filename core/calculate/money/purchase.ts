import type { Calculation, Figures } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { countBetween, eurosBetween, plain, weightBetween } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'
import { perKiloIn } from './clean-price.ts'

/** What a turn that goes on from a purchase asks: what it costs, all or each. */
const asksCost =
  /\bcuanto\b|\bcuesta|\bcoste\b|\bsale\b|\bprecio\b|^\W*(?:y |e |pero |si )*(?:(?:me )?(?:l[oa]s? )?(?:estan?|cuestan?|van?|salen?|dejan|ponen|venden|cobran|compro|pago) )?a \d/
const asksEach =
  /\b(?:por|la|cada|el) (?:persona|racion|cabeza|cubierto|plato|comensal|pax|pieza|unidad|filete|lomo|una|uno)\b/
/** A longer turn says its own purchase. Characters. */
const longestTurn = 70

/** 'Y a 14,5 el kilo cuánto me sale', after what is to be bought, and then 'y por ración'. */
export const purchaseCost: Calculation = {
  id: 'coste de la compra',
  work: (ask, { purchase }) => {
    const own = ownPart(ask.folded)
    if (purchase === null || own.length > longestTurn || /\bvend|\bpvp\b|food ?cost|\bmargen|\biva\b|\bmerma/.test(own))
      return null
    // Another weight is another purchase.
    if (
      ask.slots.some(
        ({ kind, value }) => (kind === 'mass' && value !== 1000) || kind === 'percent' || kind === 'guests',
      )
    )
      return null
    const price = perKiloIn(ask)
    const isEach = asksEach.test(own.replace(/\bel (?:kilo|kg)\b/g, ' '))
    if (price !== null && asksCost.test(own)) return told(purchase, price.value, isEach)
    const isAlone =
      ask.slots.length === 0 &&
      isEach &&
      /^\W*(?:y |e |a |cuanto |me |sale |es |cuesta |esto |eso )*(?:por|la|cada|el)\b/.test(own)
    return isAlone && purchase.perKilo !== null && purchase.count !== null
      ? told(purchase, purchase.perKilo, true)
      : null
  },
}

const told = (
  purchase: NonNullable<Figures['purchase']>,
  perKilo: number,
  isEach: boolean,
): ReturnType<Calculation['work']> => {
  const { low, high, count } = purchase
  const [least, most] = [(low * perKilo) / 1000, (high * perKilo) / 1000]
  const each = count === null ? '' : eurosBetween(least / count, most / count)
  const all = eurosBetween(least, most)
  return {
    answer:
      isEach && count !== null
        ? `**${each}** por ración de materia prima.`
        : `**${all}** en total${count === null ? '' : `, ${each} por ración`}.`,
    working: `${weightBetween(low, high)} × ${formatEuros(perKilo)} el kilo${isEach && count !== null ? ` = ${all}; ÷ ${plain(count)}` : ''}`,
    figures: { purchase: { ...purchase, perKilo }, ...(count === null ? {} : { cost: most / count }) },
  }
}

/** 'Cuántas raciones de 90', of what was just reckoned to be left. */
export const servingsOfYield: Calculation = {
  id: 'raciones de lo que queda',
  work: ({ folded, slots }, { yielded }) => {
    const size =
      /\b(?:cuant[oa]s|si (?:l[oa]s )?(?:quiero|hago|saco|son|corto)|y en|en) (?:en )?(?:raciones|platos|tapas|porciones|lonchas|filetes|piezas|barras|bolas|panes|hogazas|bollos) (?:de )?(\d{2,4})\b/.exec(
        folded,
      )?.[1]
    if (yielded === null || size === undefined || slots.length !== 1 || folded.length > longestTurn) return null
    const each = Number(size)
    return {
      answer: `Salen **${countBetween(yielded.low / each, yielded.high / each)}** de ${weightBetween(each, each)}.`,
      working: `${weightBetween(yielded.low, yielded.high)} ÷ ${each} g`,
    }
  },
}

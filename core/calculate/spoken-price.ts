import { formatEuros } from '#core/format/money.ts'
import type { Calculation } from './calculation.ts'
import { percent, plain, weight } from './say.ts'
import { vatIn } from './vat.ts'

const figure = '(\\d{1,4}(?:[.,]\\d{1,2})?)'
const number = (text = ''): number => Number(text.replace(',', '.'))

/** 'El kilo limpio a 26, pongo 180, a cuánto vendo para un food cost del 32': the serving and its price. */
export const priceOfServing: Calculation = {
  id: 'venta de una ración',
  work: (ask) => {
    const { folded } = ask
    const kilo = new RegExp(
      `\\b(?:kilo|kg)\\b(?: [a-z]+){0,4} (?:a|sale a|por|cuesta|vale) ${figure}(?! ?(?:%|g\\b|gr\\b))`,
    ).exec(folded)
    const grams =
      /\b(?:pongo|sirvo|echo|racion(?:es)? de|lleva|gasto|uso) (?:unos )?(\d{2,4})\b(?! ?(?:€|euros?|%))/.exec(folded)
    const goal = new RegExp(
      `\\b(?:food ?cost|fc)(?: (?:del?|al|a|un))* ${figure}|${figure} ?%? (?:de )?food ?cost`,
    ).exec(folded)
    const share = number(goal?.[1] ?? goal?.[2])
    const [perKilo, weighed] = [number(kilo?.[1]), number(grams?.[1])]
    if (!(perKilo > 0) || !(weighed > 0) || !(share > 0 && share < 100)) return null
    if (/\bmerma|\bpierd|\baprovech/.test(folded)) return null
    const cost = (perKilo * weighed) / 1000
    const price = (cost / share) * 100
    const vat = vatIn(ask)
    return {
      answer: `La ración de ${weight(weighed)} cuesta **${formatEuros(cost)}**: véndela a **${formatEuros(price)} sin IVA**, **${formatEuros(price * (1 + vat / 100))}** con el ${percent(vat)}.`,
      working: `${plain(weighed)} g × ${formatEuros(perKilo)} = ${formatEuros(cost)}; ÷ ${percent(share)} = ${formatEuros(price)}; con IVA, × ${plain(1 + vat / 100)}`,
      notes: ['Sólo lo que dices: súmale la guarnición y la salsa.'],
      figures: { cost, price },
    }
  },
}

/** 'Bajo de 18 a 16, vendía 100 y me cuesta 5: cuántos más para ganar lo mismo': by the margin that is left. */
export const soldForTheSame: Calculation = {
  id: 'ventas para lo mismo',
  work: (ask) => {
    const { folded } = ask
    if (!/\b(?:vend|serv)\w*.{0,60}\b(?:lo mismo|igual|no perder)\b/.test(folded)) return null
    const moved = new RegExp(`\\b(?:de|desde) ${figure} ?(?:€|euros?)? a ${figure}\\b`).exec(folded)
    const sold = /\bvend(?:ia|o|iamos|emos|i) (?:unos )?(\d{1,5})\b/.exec(folded)
    const costs = new RegExp(`\\b(?:coste?|cuesta|costaba|materia)(?: (?:es|de|me|prima))* ${figure}`).exec(folded)
    const [from, to, count, cost] = [moved?.[1], moved?.[2], sold?.[1], costs?.[1]].map(number)
    if (from === undefined || to === undefined || !count || !cost) return null
    const vat = /\bsin iva\b/.test(folded) ? 0 : vatIn(ask)
    const [before, after] = [from, to].map((price) => price / (1 + vat / 100) - cost)
    if (before === undefined || after === undefined || before <= 0 || after <= 0) return null
    const needed = Math.ceil((count * before) / after - 1e-9)
    const more = needed - count
    return {
      answer: `Tienes que vender **${plain(needed)}**: ${plain(Math.abs(more))} ${more < 0 ? 'menos' : 'más'}.`,
      working: `${plain(count)} × ${formatEuros(before)} de margen ÷ ${formatEuros(after)}${vat === 0 ? '' : `, quitado el ${percent(vat)} de IVA`}`,
      notes: ['Sin contar el personal ni la energía que pida el aumento.'],
    }
  },
}

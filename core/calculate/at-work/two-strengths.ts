import type { Calculation } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { percent } from '#core/calculate/say.ts'
import { inUnit, type Typed, typedIn } from './typed.ts'

const mixes = /\b(?:mezcl\w+|junt\w+|tengo|con|rebaj\w+|entre|hacer|sacar|quiero)\b/
const strengths =
  /%|\bgrasa\b|\bgrados\b|\bgraduacion\b|\bacidez\b|\bbrix\b|\bmg\b|\bal \d|\bdel \d|\bconcentra|\b(?:nata|leche|crema|vinagre|ron|alcohol|licor) de \d/

/** 'Tengo crema de 18 y de 35, quiero 4 litros al 25': how much of each of two strengths makes a third (Pearson's square). */
export const twoStrengths: Calculation = {
  id: 'mezcla de dos',
  continues: true,
  work: ({ folded }) => {
    const own = ownPart(folded).replace(/(\d) ?(?:%|grados|°|º)(?: ?brix| de grasa| mg)?/g, '$1')
    if (
      !mixes.test(own) ||
      !strengths.test(ownPart(folded)) ||
      /€|\beuros?\b|\biva\b|\bharina\b|\bmerma|\bpierd|\bhidratacion|\bhorno\b|\bsous|\bvacio\b|\bmolde|\bfood/.test(
        own,
      )
    )
      return null
    const figures = typedIn(own)
    const whole = figures.find(({ unit, value }) => (unit === 'g' || unit === 'ml') && value > 0)
    const shares = figures.filter((one) => one !== whole)
    if (whole === undefined || shares.length !== 3 || shares.some((one) => !isStrength(one))) return null
    const [low, target, high] = shares.toSorted((one, other) => one.bare - other.bare)
    if (
      low === undefined ||
      target === undefined ||
      high === undefined ||
      low.bare === target.bare ||
      target.bare === high.bare
    )
      return null
    // What is wanted is asked by itself: 'quiero 4 litros al 25'.
    if (
      !/\b(?:al?|del?|que (?:sea|quede) (?:del?|al)|llegar a|sacar|en) $/.test(target.before) ||
      Math.abs(target.at - whole.at) > 45
    )
      return null
    const more = (whole.value * (target.bare - low.bare)) / (high.bare - low.bare)
    const say = (value: number): string => inUnit(Math.round(value), whole.unit)
    return {
      answer: `- Del ${percent(high.bare)}: **${say(more)}**\n- Del ${percent(low.bare)}: **${say(whole.value - more)}**`,
      working: `${inUnit(whole.value, whole.unit)} × (${percent(target.bare)} − ${percent(low.bare)}) ÷ (${percent(high.bare)} − ${percent(low.bare)})`,
    }
  },
}

const isStrength = ({ unit, bare, before }: Typed): boolean =>
  (unit === '' || unit === '%') &&
  bare > 0 &&
  bare <= 100 &&
  /\b(?:al?|del?|y|con|otra|otro|o|sea) (?:un[oa]? )?$/.test(before)

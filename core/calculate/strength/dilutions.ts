import type { Calculation } from '#core/calculate/calculation.ts'
import { slotOf } from '#core/calculate/reading/slots.ts'
import { percent, volume } from '#core/calculate/say.ts'

/** From a strength to a weaker one by adding water: C₁ × V₁ = C₂ × V₂ ('vinagre del 10 % al 6 %', 'alcohol de 96 a 40'). */
export const dilution: Calculation = {
  id: 'dilución',
  continues: true,
  work: ({ folded, slots }) => {
    const isMoved =
      /\b(?:alcohol|aguardiente|vinagre|licor|ron|orujo) (?:blanco |de vino )?(?:de|del) \d{1,2}(?: ?(?:%|grados))? a \d/.test(
        folded,
      )
    if (!isMoved && !/\b(?:rebaj|dilu|quede (?:en|a)|quedara|aguar|bajar|pasar|bajarl|dejar|llevar)/.test(folded))
      return null
    const spirit = /\b(?:alcohol|licor|aguardiente|orujo|vodka|ginebra|ron|whisky|destilado|cazalla)\b/.test(folded)
    // The degrees of a vinegar are its acid, in %.
    const sour = /\bvinagres?\b/.test(folded)
    const strengths = slots.filter(
      ({ kind, value }) =>
        (kind === 'percent' || ((spirit || sour) && (kind === 'celsius' || kind === 'count'))) &&
        value > 0 &&
        value <= 100,
    )
    const [from, to] = strengths
    if (from === undefined || to === undefined || to.value >= from.value) return null
    const amount = slotOf(slots, 'volume') ?? slotOf(slots, 'mass')
    if (amount === null) return null
    const wanted = /\bpara (?:hacer |obtener |sacar |conseguir )?$/.test(
      folded.slice(Math.max(0, amount.at - 18), amount.at),
    )
    const strong = wanted ? (amount.value * to.value) / from.value : amount.value
    const whole = wanted ? amount.value : (amount.value * from.value) / to.value
    return {
      answer: `**${volume(whole - strong)} de agua** con ${volume(strong)} del ${percent(from.value)}: salen ${volume(whole)} al ${percent(to.value)}.`,
      working: `${volume(strong)} × ${percent(from.value)} ÷ ${percent(to.value)} = ${volume(whole)} en total`,
      ...(spirit
        ? { notes: ['El alcohol y el agua se contraen al mezclarse: saldrá hasta un 3 % menos de volumen.'] }
        : {}),
    }
  },
}

/** 'Lejía para 10 litros a 70 ppm, de 35 g/l': the millilitres that bring so much chlorine. ppm are mg in a litre. */
export const chlorine: Calculation = {
  id: 'lejía',
  continues: true,
  work: ({ folded, slots }) => {
    if (!/\blejia|\bhipoclorito|\bcloro\b/.test(folded)) return null
    const ppm = Number(/\b(\d{2,4}) ?(?:ppm|mg ?\/ ?l|partes por millon)/.exec(folded)?.[1] ?? usualPpm)
    const strong = Number(/\b(\d{2,3}) ?(?:g|gr|gramos)? ?(?:\/|por) ?(?:l|litro)\b/.exec(folded)?.[1] ?? usualStrength)
    const water = slots.find(
      ({ kind, value, at }) => kind === 'volume' && value > 0 && !/(?:\/|por) ?$/.test(folded.slice(0, at)),
    )
    // More than what vegetables are washed with is no question of food.
    if (water === undefined || ppm > mostPpm || strong < 10 || strong > 150) return null
    const ml = ((water.value / 1000) * ppm) / strong
    return {
      answer: `**${volume(Math.round(ml * 10) / 10)} de lejía** de ${strong} g/l para ${volume(water.value)} de agua, a ${ppm} ppm.`,
      working: `${volume(water.value)} × ${ppm} mg/l ÷ ${strong} g/l`,
    }
  },
}

/** Chlorine to wash vegetables with, in mg per litre, and that of a bleach fit for water, in g per litre: verdicts of safety (AESAN; RD 1021/2022). */
const usualPpm = 70
const usualStrength = 40
const mostPpm = 100

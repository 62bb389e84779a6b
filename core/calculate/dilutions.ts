import type { Calculation } from './calculation.ts'
import { percent, volume } from './say.ts'
import { slotOf } from './slots.ts'

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

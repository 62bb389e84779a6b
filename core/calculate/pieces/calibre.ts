import type { Calculation } from '#core/calculate/calculation.ts'
import { slotOf } from '#core/calculate/reading/slots.ts'
import { countBetween, plain, weight } from '#core/calculate/say.ts'

/** What is sold by how many go to a kilo: 30/40. */
const counted =
  /\b(?:langostin\w*|gamb\w*|cigal\w*|carabiner\w*|gambones|gambon|vieiras?|zamburin\w*|ostras?|mejillon\w*|calibre)\b/

/** 'Cuántos langostinos en 3 kilos del 30/40': the pieces of a calibre, and what one of them weighs. */
export const calibre: Calculation = {
  id: 'calibre',
  continues: true,
  work: ({ folded, slots }) => {
    const found = /(?<![\d.,/])(\d{1,3})\/(\d{2,3})(?![\d/])/.exec(folded)
    const [few, many] = [Number(found?.[1]), Number(found?.[2])]
    if (found === null || !counted.test(folded) || !(few > 0 && many > few && many <= few * 2.5)) return null
    if (
      !/\bcuant[oa]s?\b|\bpiezas\b|\bsalen\b|\bpesa/.test(folded) ||
      /€|\bcuest|\btiempo|\bminut|\btarda|\bcuec/.test(folded)
    )
      return null
    const kilos = (slotOf(slots, 'mass')?.value ?? 1000) / 1000
    return {
      answer: `En ${weight(kilos * 1000)} entran **${countBetween(few * kilos, many * kilos)} piezas**, de ${plain(Math.round(1000 / many))}–${plain(Math.round(1000 / few))} g.`,
      working: `${plain(few)}–${plain(many)} por kilo × ${plain(kilos)}`,
    }
  },
}

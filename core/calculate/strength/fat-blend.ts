import type { Calculation } from '#core/calculate/calculation.ts'
import { slotOf } from '#core/calculate/reading/slots.ts'
import { percent, weight } from '#core/calculate/say.ts'

/** Fat of whole milk and of whipping cream where the cook says none, in %: as they are sold (oficio). */
const usual = { milk: 3.6, cream: 35, butter: 82 } as const

/** '3 kg de mix al 7 % de grasa, cuánta nata del 35 y leche': two fats that make a third (Pearson's square). */
export const fatBlend: Calculation = {
  id: 'nata y leche',
  continues: true,
  work: ({ folded, slots }) => {
    const isMix = /\bmix\b|\bhelado\b|\bmezcla\b/.test(folded)
    const isFat = /\b(?:grasa|mg|materia grasa)\b/.test(folded)
    const isBoth = /\bnata\b/.test(folded) && /\bleche\b/.test(folded)
    if (
      !(isBoth
        ? isFat || /\bal \d/.test(folded)
        : isMix && isFat && !/\d ?(?:g|gr|gramos) de (?:nata|leche)/.test(folded))
    )
      return null
    const whole = slots.find(
      ({ kind, value, of }) => (kind === 'mass' || kind === 'volume') && value > 0 && !/^(?:nata|leche)/.test(of),
    )
    const target =
      slots.find(({ kind, at }) => (kind === 'percent' || kind === 'count') && /\bal $/.test(folded.slice(0, at)))
        ?.value ??
      slotOf(slots, 'percent')?.value ??
      0
    const said = (name: string): number | null => {
      const found = new RegExp(
        `\\b${name} (?:entera |de |del |al |con )+(?:el )?(\\d{1,2}(?:[.,]\\d)?)\\b(?! ?(?:kg|g|l)\\b)`,
      ).exec(folded)?.[1]
      return found === undefined ? null : Number(found.replace(',', '.'))
    }
    const [cream, milk] = [said('nata') ?? usual.cream, said('leche') ?? usual.milk]
    const isUsual = said('nata') === null || said('leche') === null
    // 'Toda la grasa de nata del 35', 'y si la meto con mantequilla del 82'.
    const single =
      /\b(?:toda (?:la grasa )?(?:de|con|en)|solo (?:de|con)|(?:met|pong|hag)\w* (?:con|de|en))(?: la)? (nata|mantequilla)\b/.exec(
        folded,
      )?.[1]
    if (single !== undefined && whole !== undefined && target > 0) {
      const fat = said(single) ?? (single === 'nata' ? usual.cream : usual.butter)
      return {
        answer: `**${weight((whole.value * target) / fat)}** de ${single} del ${percent(fat)}.`,
        working: `${weight(whole.value)} × ${percent(target)} de grasa ÷ ${percent(fat)}`,
        notes: ['Contando que lo demás (agua, azúcar, leche desnatada) no lleva grasa; si lleva leche entera, dímelo.'],
      }
    }
    if (whole === undefined || target <= milk || target >= cream) return null
    const grams = (whole.value * (target - milk)) / (cream - milk)
    return {
      answer: `- Nata del ${percent(cream)}: **${weight(Math.round(grams))}**\n- Leche del ${percent(milk)}: **${weight(Math.round(whole.value - grams))}**`,
      working: `${weight(whole.value)} × (${percent(target)} − ${percent(milk)}) ÷ (${percent(cream)} − ${percent(milk)})`,
      notes: [
        ...(isUsual
          ? [`Tomo nata del ${percent(cream)} y leche del ${percent(milk)}: dime las tuyas si son otras.`]
          : []),
        'Si el peso es el de toda la mezcla, la grasa la ponen sólo la nata y la leche: quita antes el azúcar y los polvos y sube el porcentaje en proporción.',
      ],
    }
  },
}

import type { Calculation } from '#core/calculate/calculation.ts'
import type { Slot } from '#core/calculate/reading/slots.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { percent, plain, weight } from '#core/calculate/say.ts'

/** Fat of what milk is sold as, in %; without it, 9 of every 100 are solids (Goff and Hartel, Ice Cream, 2013). Powders and tins by core/ice-cream/composition. */
const dairy: readonly (readonly [said: RegExp, name: string, fat: number, solids: number])[] = [
  [/^leche (?:entera )?(?:en polvo entera|entera en polvo)/, 'leche en polvo entera', 26.5, 71],
  [/^(?:leche (?:desnatada )?en polvo|leche en polvo desnatada|lpd)/, 'leche en polvo desnatada', 0.8, 96],
  [/^leche condensada/, 'leche condensada', 8.7, 21.4],
  [/^leche evaporada/, 'leche evaporada', 7.8, 18.16],
  [/^(?:leche )?semi/, 'leche semidesnatada', 1.6, 8.86],
  [/^leche desnatada/, 'leche desnatada', 0.2, 8.98],
  [/^leche/, 'leche entera', 3.6, 8.68],
  [/^mantequilla/, 'mantequilla', 82, 1.6],
]

/** 9 % of what is no fat. */
const solidsOfCream = (fat: number): number => 0.09 * (100 - fat)
const usualCream = 35

type Part = { readonly slot: Slot; readonly name: string; readonly fat: number; readonly solids: number }

const partsIn = (folded: string, slots: readonly Slot[]): readonly Part[] =>
  slots.flatMap((slot) => {
    if (slot.kind !== 'mass' && slot.kind !== 'volume') return []
    const cream = /^nata\b/.test(slot.of)
      ? Number(
          /^ ?(?:de )?nata[a-z ]{0,12}?(?: (?:al|del|de))? ?(\d{2})\b/.exec(folded.slice(slot.end))?.[1] ?? usualCream,
        )
      : null
    if (cream !== null) return [{ slot, name: `nata del ${plain(cream)}`, fat: cream, solids: solidsOfCream(cream) }]
    const named = folded.slice(slot.end).replace(/^ ?(?:de )?/, '')
    const row = dairy.find(([said]) => said.test(named))
    return row === undefined ? [] : [{ slot, name: row[1], fat: row[2], solids: row[3] }]
  })

/** 'MSNF de 650 g de leche y 120 de nata 35', 'y la grasa': what milk brings to a mix. */
export const milkSolids: Calculation = {
  id: 'sólidos de la leche',
  continues: true,
  work: ({ folded, slots }) => {
    const own = ownPart(folded)
    const isFat = /\bgrasa\b/.test(own) && !/\bmsnf\b|\bsng\b|\bno gras[oa]s\b|\bmagro lacteo\b/.test(own)
    if (
      !/\bmsnf\b|\bsng\b|\b(?:solidos|extracto|magro)[a-z ]{0,20}(?:no gras[oa]s?|de (?:la )?leche|lacteo)/.test(folded)
    )
      return null
    const parts = partsIn(folded, slots)
    if (parts.length === 0) return null
    const of = ({ slot, fat, solids }: Part): number => (slot.value * (isFat ? fat : solids)) / 100
    const sum = parts.reduce((all, part) => all + of(part), 0)
    const whole = /\b(?:mezcla|mix|base|total) (?:de |es )?(\d{3,5})\b/.exec(folded)?.[1]
    const share = whole === undefined ? '' : `, el **${percent((sum / Number(whole)) * 100)}** de ${whole} g de mezcla`
    return {
      answer: `**${weight(Math.round(sum * 10) / 10)} de ${isFat ? 'grasa' : 'MSNF'}** (${isFat ? 'grasa de leche' : 'sólidos de la leche sin grasa'})${share}.`,
      working: parts
        .map((part) => `${weight(part.slot.value)} de ${part.name} × ${percent(isFat ? part.fat : part.solids)}`)
        .join(' + '),
      notes: [
        isFat
          ? 'Un helado de crema lleva un 6–10 % de grasa.'
          : 'Lo usual, un 8–11 % de la mezcla: con más, la lactosa se vuelve arena.',
        'Fuente: Goff y Hartel, Ice Cream (MSNF = 9 % de lo que no es grasa); en polvo, la tabla de helados.',
      ],
    }
  },
}

import { sectionLines } from '#core/cookbook/page.ts'
import { fold } from '#core/spanish/fold.ts'
import type { Calculation } from './calculation.ts'
import { plain } from './say.ts'

/** Sucrose is what the others are measured by. */
const ofSucrose = 100

/** 'PAC de 120 de sacarosa, 40 de dextrosa y 20 de glucosa': grams by kilo × PAC ÷ 100, by the page's own figures (Corvitto). */
export const freezingPower: Calculation = {
  id: 'PAC',
  continues: true,
  work: ({ folded, knowledge }) => {
    if (!/\bpac\b|\banticongelante/.test(folded)) return null
    const page = knowledge.cookbook.byPath.get('cards/helado/pod-y-pac')
    if (page === undefined) return null
    const text = fold(sectionLines(page, 'Puntos').join('\n'))
    const pacOf = (name: string): number =>
      /^(?:sacarosa|azucar)$/.test(name)
        ? ofSucrose
        : Number(new RegExp(`\\b${name}[a-z]*(?: de \\d{2})?(?: puro)? (\\d{2,3})\\b`).exec(text)?.[1] ?? 0)
    const parts = [
      ...folded.matchAll(
        /(?<![\d.,])(\d{1,3}(?:[.,]\d)?) ?(?:g|gr|gramos)? ?(?:de )?(?:azucar )?(sacarosa|azucar|dextrosa|fructosa|invertido|lactosa|glucosa|alcohol)\b/g,
      ),
    ].map(([, grams = '', name = '']) => ({ grams: Number(grams.replace(',', '.')), name, pac: pacOf(name) }))
    if (parts.length === 0 || parts.some(({ pac }) => pac === 0)) return null
    const sum = parts.reduce((all, { grams, pac }) => all + (grams * pac) / ofSucrose, 0)
    return {
      answer: `PAC de **${plain(sum)}**.`,
      working: parts
        .map(({ grams, name, pac }) => `${plain(grams)} g de ${name} × ${plain(pac / ofSucrose)}`)
        .join(' + '),
      notes: [
        'Por kilo de mezcla; súmale la lactosa de la leche (el 5 % de su peso). Para −11 °C, 261–280; para −14 °C, 321–340.',
        `Fuente: ${page.source}.`,
      ],
    }
  },
}

import type { Ask, Calculation } from '#core/calculate/calculation.ts'
import { guestsIn } from '#core/calculate/reading/guests.ts'
import { measuresOf } from '#core/calculate/reading/named-rows.ts'
import { isAmount, type Slot, slotsOf } from '#core/calculate/reading/slots.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { plain, volumeBetween, weight, weightBetween } from '#core/calculate/say.ts'

/** Kilos of product in each load of a litre of oil: more of it cools the oil (card of frying temperatures). */
const kilosByLitre = 0.1
/** Oil that stays in what is fried, in % of its raw weight. Oficio. */
const kept: readonly (readonly [said: RegExp, name: string, low: number, high: number])[] = [
  [/\bpatatas?\b|\bchips\b|\byuca\b|\bboniato/, 'patata', 8, 12],
  [
    /\bbunuelos?|\bchurros?|\brosquillas?|\bberlinas?|\bdonuts?|\bberenjena|\btempura/,
    'masa frita, tempura o berenjena',
    15,
    20,
  ],
  [
    /\bpescad|\bboqueron|\bmerluza|\bcalamar|\bchoco|\bsepia|\bchipiron|\bpuntilla|\bcazon|\bacedia|\bgamba/,
    'enharinado',
    6,
    10,
  ],
  [
    /\bcroquetas?|\brebozad|\bempanad|\bflamenquin|\bsan jacobo|\bcachopo|\bmilanesa|\bnuggets?|\balbondiga/,
    'rebozado',
    8,
    12,
  ],
]

const isFried = (text: string): boolean => kept.some(([said]) => said.test(text))

/** '100 croquetas', by what one of them weighs in the table of what is made; null where none is counted. */
const piecesIn = (slots: readonly Slot[], { cookbook }: Ask['knowledge']): number | null => {
  for (const { kind, value, of } of slots) {
    const [made] = kind === 'count' ? (measuresOf(cookbook).made.leading(of)?.row.rows ?? []) : []
    if (made?.each != null) return value * made.each
  }
  return null
}

/** 'Cuánto aceite para freír 3 kilos de croquetas', 'aceite por fritura de 20 raciones de calamares': what it takes, and what stays in it. */
export const fryingOil: Calculation = {
  id: 'aceite de freír',
  continues: true,
  work: (ask, { said: before }) => {
    const { knowledge } = ask
    // 'Y aceite para freírlas', of the croquettes before.
    const turn = ask.slots.length > 0 ? undefined : before.split('; ').find((one) => /\d/.test(one) && isFried(one))
    const folded = turn === undefined ? ask.folded : `${ask.folded}; ${turn}`
    const slots = turn === undefined ? ask.slots : slotsOf(folded)
    if (!/\baceite\b/.test(folded) || !/\bfre[ií]r?\w*|\bfrit[oa]s?\b|\bfritura\b|\bfreidora\b|\bfrio\b/.test(folded))
      return null
    if (
      /€|\beuros?\b|\bgrados\b|\btemperatura|\bcambi|\bfiltr|\bdura\b|\baguanta|\bmejor\b|\bpor que\b|\bmes\b|\bsemana\b/.test(
        folded,
      )
    )
      return null
    if (!/\bcuant[oa]s?\b|\bcantidad\b|\blitros\b|^\W*(?:y )?(?:el )?aceite (?:para|por|de|pa)\b/.test(folded))
      return null
    const row = kept.find(([said]) => said.test(ownPart(folded))) ?? kept.find(([said]) => said.test(folded))
    const said = slots.find((slot) => isAmount(slot) && slot.kind === 'mass' && slot.value > 0)
    const guests = said === undefined ? guestsIn(folded, slots) : null
    const portion = guests === null ? undefined : measuresOf(knowledge.cookbook).portions.all(folded).at(0)?.rows[0]
    const pieces = said === undefined ? piecesIn(slots, knowledge) : null
    const grams =
      said !== undefined
        ? ([said.value, said.value] as const)
        : pieces !== null
          ? ([pieces, pieces] as const)
          : guests !== null && portion?.measure === 'g'
            ? ([guests.all * portion.low, guests.all * portion.high] as const)
            : null
    if (row === undefined || grams === null) return null
    const [few, many] = grams
    const [, name, low, high] = row
    const weighed = few === many ? weight(few) : `${weightBetween(few, many)} (${plain(guests?.all ?? 0)} raciones)`
    return {
      answer: `Para ${weighed} el aceite no va por receta: la cuba, a **10 l por kilo y tanda**; se lleva consigo **${volumeBetween((few * low) / 100, (many * high) / 100)}**, que hay que reponer.`,
      working: `${weightBetween(few, many)} × ${plain(low)}–${plain(high)} % que se queda en lo frito (${name}); en una cuba de 10 l, tandas de ${weight(10 * kilosByLitre * 1000)}`,
      notes: ['La absorción es orientativa: sube con aceite frío o cuba llena. Oficio.'],
    }
  },
}

import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { slotOf } from '#core/calculate/reading/slots.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { plain, weight } from '#core/calculate/say.ts'

/** Grams of each kind that raise like 1 g of fresh yeast: a third of instant, 40 % of active dry (maker's tables, Lesaffre). */
const kinds = { fresca: 1, instantánea: 1 / 3, activa: 0.4 } as const
type Kind = keyof typeof kinds

/** Fresh ↔ dry yeast. */
export const yeast: Calculation = {
  id: 'levadura',
  continues: true,
  work: ({ folded, slots }) => {
    if (
      !/\blevaduras?\b|\byeast\b|^\W*(?:y )?(?:la )?(?:seca|fresca|instantanea)\b.*\ben (?:fresca|seca|instantanea)\b/.test(
        folded,
      ) ||
      /quimica|impulsor|royal|hornear/.test(folded)
    )
      return null
    // A bare number of yeast is grams.
    const amount = slotOf(slots, 'mass') ?? slotOf(slots, 'count')
    const leaven = amount === null ? null : inLeaven(folded, amount.value)
    if (leaven !== null) return leaven
    const fresh = /\bfresc[ao]s?\b|\bprensada\b|\bfresh\b|\bpanader[ao] fresca/.exec(folded)
    const dry = /\bsec[ao]s?\b|\binstantane[ao]s?\b|\bliofilizada\b|\bactiva\b|\bdry\b|\bsobres?\b|\bgranulada\b/.exec(
      folded,
    )
    if (amount === null || fresh === null || dry === null) return null
    const dryKind: Kind = /activa/.test(folded) ? 'activa' : 'instantánea'
    const asked =
      /\b(?:cuant[ao]|en|a|por|pasar a|equivale a|son de) (?:cuanta )?(?:levadura )?(?:de )?(fresc|prensad|sec|instant|liofil|activ|granul)/.exec(
        folded,
      )?.[1]
    // 'Y al revés, 12 g de seca': what the figure is said of.
    const given = /\d ?(?:g|gr|gramos)? (?:de )?(?:levadura )?(fresc|prensad|sec|instant|liofil|activ|granul)/.exec(
      ownPart(folded),
    )?.[1]
    const wantsFresh =
      given !== undefined
        ? !/^(?:fresc|prensad)/.test(given)
        : asked === undefined
          ? nearest(amount.at, fresh.index, dry.index) === 'dry'
          : /^(?:fresc|prensad)/.test(asked)
    const from: Kind = wantsFresh ? dryKind : 'fresca'
    const to: Kind = wantsFresh ? 'fresca' : dryKind
    const factor = kinds[to] / kinds[from]
    const name = (kind: Kind): string => (kind === 'fresca' ? 'levadura fresca' : `levadura seca ${kind}`)
    return {
      answer: `**${weight(amount.value * factor)} de ${name(to)}** por ${weight(amount.value)} de ${name(from).replace('levadura ', '')}.`,
      working: `${weight(amount.value)} × ${plain(factor)}`,
      notes:
        to === 'instantánea'
          ? [
              `Si la tuya es seca activa (la que se despierta en agua a 38 °C): ${weight((amount.value * kinds.activa) / kinds[from])}.`,
            ]
          : ['Tablas de los fabricantes (Lesaffre); con mucho azúcar hace falta levadura osmotolerante.'],
    }
  },
}

/** 'Y en masa madre': 200 g of it stand for the 20 g of fresh yeast of a kilo of flour (CIA, Baking and Pastry). */
const inLeaven = (folded: string, grams: number): Sum | null => {
  const own = ownPart(folded)
  if (!/\bmasa madre\b/.test(own) || !/\b(?:en|por|a|cuanta) (?:la )?masa madre\b/.test(own)) return null
  const isDry = /\bsec[ao]s?\b|\binstantane|\bliofiliz|\bactiva\b/.test(
    own === folded ? (own.split(/\b(?:en|por|cuanta) (?:la )?masa madre/)[0] ?? '') : '',
  )
  const kind: Kind = isDry ? (/activa/.test(folded) ? 'activa' : 'instantánea') : 'fresca'
  const leaven = (grams / kinds[kind]) * 10
  return {
    answer: `**${weight(leaven)} de masa madre** por ${weight(grams)} de levadura ${kind === 'fresca' ? kind : `seca ${kind}`}.`,
    working: `${weight(grams)} × ${plain(10 / kinds[kind])}: 200 g de masa madre por los 20 g de fresca de un kilo de harina`,
    notes: [
      `Hecha a partes iguales lleva ${weight(leaven / 2)} de harina y ${weight(leaven / 2)} de agua: réstalas de la masa.`,
      'Cuenta el doble o el triple de tiempo. Fuente: CIA, Baking and Pastry; oficio.',
    ],
  }
}

/** Which kind the amount is said of: the one that follows it soonest, else the nearer. */
const nearest = (amount: number, fresh: number, dry: number): 'fresh' | 'dry' => {
  const distance = (at: number): number => (at > amount ? at - amount : (amount - at) * 3)
  return distance(fresh) <= distance(dry) ? 'fresh' : 'dry'
}

import { type Typed, typedIn } from '#core/calculate/at-work/typed.ts'
import type { Ask, Calculation } from '#core/calculate/calculation.ts'
import type { Slot } from '#core/calculate/reading/slots.ts'
import { percent, plain, weight } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'

const stays =
  /\b(?:se (?:me |nos |le )?qued[ao]n?|se ha(?:n)? quedado|me (?:ha |han )?qued(?:a|an|o|ado)|pas[ao]n?|pes[ao]n?|sac[oa]|saque|sacamos|sale|salen|salieron|qued[ao]n?|quedaron|(?:me )?(?:da|dan|dio|ha dado))(?: (?:en|a|solo|ya|unos|con|limpi[oa]s?|cocid[oa]s?|asad[oa]s?|me|y|despues|luego|ahora))* ?$/
const asksLoss =
  /\b(?:que|cual es la|cuanta|cuanto es de|calcula\w*) (?:tanto por ciento |% |porcentaje )?(?:de )?(?:la |el )?(?:merma|rendimiento|perdida)|\b(?:merma|rendimiento) (?:es|tengo|tiene|llevo|sale|hay)\b|\b(?:que|cuanto)(?: %| porcentaje| tanto por ciento)? (?:ha |he |han |me |ha )*(?:pierd[eo]n?|perdido|mermad[oa]|merman?|se (?:me )?(?:va|ha ido))\b/

/** 'Un pulpo de 3 kilos se queda en 1,6, qué merma es': the share lost of one weight to another. */
export const lossOfTwo: Calculation = {
  id: 'merma de dos pesos',
  work: ({ folded }) => {
    if (!asksLoss.test(folded) || /€|\beuros?\b|\bclientes\b|\bdinero\b|\bcaja\b/.test(folded)) return null
    const [whole, left, more] = typedIn(folded)
    if (whole === undefined || left === undefined || more !== undefined) return null
    const isWeight = ({ unit }: Typed): boolean => unit === 'g' || unit === 'ml' || unit === ''
    if (!isWeight(whole) || !isWeight(left) || !stays.test(left.before)) return null
    const from = whole.unit === '' && left.unit !== '' ? whole.bare * (left.value / left.bare) : whole.value
    const to = left.unit === '' && whole.value >= 1000 && left.bare < 100 ? left.bare * 1000 : left.value
    if (!(to > 0) || to >= from) return null
    // '4,8 y limpio me da 3,1': so few are kilos.
    const scale = whole.unit === '' && left.unit === '' && from < 50 ? 1000 : 1
    const share = (to / from) * 100
    return {
      answer: `Merma del **${percent(100 - share)}**: queda el ${percent(share)}.`,
      working: `${weight(to * scale)} ÷ ${weight(from * scale)}`,
    }
  },
}

/** Shares that move a price one after the other, with their sign: 'descuento del 15 y otro 5', 'sube un 10 y luego baja un 4'. */
const movesIn = ({ folded, slots }: Ask): readonly { readonly slot: Slot; readonly sign: 1 | -1 }[] =>
  slots.flatMap((slot) => {
    const before = folded.slice(Math.max(0, slot.at - 34), slot.at)
    const isShare =
      slot.kind === 'percent' ||
      (slot.kind === 'count' &&
        slot.value < 100 &&
        /\b(?:descuento|dto|rebajas?|sub[ae]n?|baj[ae]n?|otro|luego|despues|encima)(?: (?:del?|un|el|otro|al?|adicional))* $/.test(
          before,
        ) &&
        !/^ ?(?:€|euros?|kg|kilos?|g\b|l\b)/.test(folded.slice(slot.end)))
    if (!isShare) return []
    const verbs = [...folded.slice(0, slot.at).matchAll(/\b(descuento|dto|rebaj|baj|sub|encarec|aument)/g)]
    const last = verbs.at(-1)?.[1]
    return last === undefined
      ? []
      : [{ slot, sign: /^(?:sub|encarec|aument)/.test(last) ? (1 as const) : (-1 as const) }]
  })

/** 'Descuento del 15 y luego otro 5 sobre 240': each share of what the one before left. */
export const movesInTurn: Calculation = {
  id: 'descuentos seguidos',
  work: (ask) => {
    const moves = movesIn(ask)
    const rest = ask.slots.filter((slot) => !moves.some((move) => move.slot === slot))
    const [price, more] = rest
    if (moves.length < 2 || price === undefined || more !== undefined || price.value <= 0) return null
    if (price.kind !== 'euros' && price.kind !== 'count') return null
    if (/\biva\b|\bmerma|\bclientes\b|\bventas\b/.test(ask.folded) || moves.some(({ slot }) => slot.value > 100))
      return null
    const factors = moves.map(({ slot, sign }) => 1 + (sign * slot.value) / 100)
    const factor = factors.reduce((product, one) => product * one, 1)
    return {
      answer: `Queda en **${formatEuros(price.value * factor)}**: en total, un ${percent(Math.abs(factor - 1) * 100)} ${factor < 1 ? 'menos' : 'más'}.`,
      working: `${formatEuros(price.value)} × ${factors.map(plain).join(' × ')}`,
      figures: { cost: price.value * factor },
    }
  },
}

/** '6 mesas de 8 y 2 de 10, cuántos son': so many of so many, added up. */
export const groupsOf: Calculation = {
  id: 'suma de grupos',
  work: ({ folded }) => {
    if (
      !/\bcuant[oa]s (?:son|hay|caben|sientan?|personas|comensales|invitados|piezas|en total)\b|\bcuanto suma/.test(
        folded,
      )
    )
      return null
    const parts = [
      ...folded.matchAll(
        /\b(\d{1,4})(?: (?:mesas?|cajas?|bandejas?|filas?|turnos?|grupos?|packs?))? de (\d{1,4})\b(?! ?(?:g|gr|kg|kilos?|ml|cl|l|€|euros?|cm)\b)/g,
      ),
    ]
    const named = /\b\d{1,4} (mesas?|cajas?|bandejas?|filas?|turnos?|grupos?|packs?) de/.test(folded)
    if (parts.length < 2 || !named) return null
    const total = parts.reduce((sum, [, many, each]) => sum + Number(many) * Number(each), 0)
    return {
      answer: `Son **${plain(total)}**.`,
      working: parts.map(([, many, each]) => `${many} × ${each}`).join(' + '),
    }
  },
}

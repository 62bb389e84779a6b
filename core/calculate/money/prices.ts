import type { Ask, Calculation, Figures, Sum } from '#core/calculate/calculation.ts'
import { type Slot, slotOf } from '#core/calculate/reading/slots.ts'
import { percent, plain } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'
import { vatIn } from './vat.ts'

/** The usual aim of a Spanish kitchen where none is said (oficio). */
const usualFoodCost = 30

const sharesBesidesVat = ({ folded, slots }: Ask): Slot[] =>
  slots.filter(
    ({ kind, at, end }) =>
      (kind === 'percent' && !/iva (?:del |al )?$/.test(folded.slice(Math.max(0, at - 9), at))) ||
      // 'Food cost del 30', 'un 70 de margen' are said in percent.
      (kind === 'count' &&
        (/(?:food ?cost|margen) (?:es |sea |fuera )?(?:del? |al )?(?:un )?$/.test(
          folded.slice(Math.max(0, at - 24), at),
        ) ||
          /^ ?de (?:food ?cost|margen|coste)\b/.test(folded.slice(end, end + 14)) ||
          /\b(?:sea|suponga|represente|quede en|salga al?)(?: (?:el|un|del?))* $/.test(
            folded.slice(Math.max(0, at - 20), at),
          ) ||
          isBareGoal(folded, at, end))),
  )

/** 'A cuánto lo pongo al 28', 'con un 28': a food cost, though nobody says so; more than a half is none. */
const isBareGoal = (folded: string, at: number, end: number): boolean =>
  /\b(?:a cuanto|pvp|precio|vend\w*|cobr\w*|pongo|pongan?)\b/.test(folded) &&
  /\b(?:al (?:un )?|(?:con|para|pa) (?:un |el ))$/.test(folded.slice(Math.max(0, at - 9), at)) &&
  /^[1-4]\d\b(?! ?(?:€|euros?|g\b|kg|kilos?|%|(?:de )?iva|personas|pax|raciones|platos|comensales|de (?:hidratacion|sal)))/.test(
    folded.slice(at, end + 12),
  )

/** 'Qué food cost es normal' asks what others have, and no sum. */
export const asksUsual =
  /\b(?:normal|habitual|usual|tipic[oa]|bueno|buen|ideal|razonable|aceptable|recomend\w+|aconsej\w+|suele|deberia tener)\b/

/** 'Precio del aceite de oliva' is that of a product. */
const asksFoodPrice = /\bprecios? del? (?!venta|carta|menu|plato|mi\b)/

/** What a dish is sold for: by food cost, by margin in € or %, by a coefficient; and the VAT on it. */
export const sellingPrice: Calculation = {
  id: 'precio de venta',
  work: (ask, figures) => {
    if (
      !/\b(?:vend|venta|pvp|precio|cobr|food ?cost|margen|multiplica|coeficiente|a cuanto|a que (?:precio )?(?:l[oa]s? )?(?:pong|sac)|l[oa] quiero al \d)/.test(
        ask.folded,
      )
    )
      return null
    // Air and what is lost move the cost first: a price without them is another's.
    if (/\boverrun\b|\bmermas?\b|\bpierde\b/.test(ask.folded) && ask.slots.length > 1) return null
    if (ask.slots.length === 0 && (asksUsual.test(ask.folded) || asksFoodPrice.test(ask.folded))) return null
    if (
      /\b(?:que|cual es (?:el|mi)) (?:food ?cost|margen)\b.{0,12}\b(?:tengo|tiene|sale|es|llevo|seria)\b/.test(
        ask.folded,
      )
    )
      return null
    const cost = costIn(ask, figures)
    if (cost === null || cost <= 0) return null
    return byMargin(ask, cost) ?? byFoodCost(ask, cost)
  },
}

/** The cost that is said; else the one of the question before. A margin in € is no cost. */
const costIn = ({ folded, slots }: Ask, { cost }: Figures): number | null => {
  const said = slots.find(
    ({ kind, at, end }) =>
      (kind === 'euros' ||
        (kind === 'count' &&
          /\b(?:cuesta|coste|costo|sale|materia(?: prima)?|genero|escandallo)(?: del? (?:menu|plato|dia|racion|la racion|cubierto|tapa|postre)| del? dia| de| a| por| es| son| unos)* $/.test(
            folded.slice(Math.max(0, at - 48), at),
          ))) &&
      !/(?:margen|ganar\w*|sacar\w*|dejar\w*|quedar\w*|beneficio|vend\w*|precio|pvp)(?: bruto| de| a| es| son)* ?$/.test(
        folded.slice(Math.max(0, at - 22), at),
      ) &&
      !/^ ?(?:de )?(?:margen|beneficio)/.test(folded.slice(end, end + 14)),
  )
  if (
    said !== undefined &&
    !/\bcuesta|\bcoste?|\bcosto|\bsale a|\bme sale|materia|escandallo/.test(folded) &&
    cost !== null
  )
    return cost
  return said?.value ?? cost
}

const byMargin = (ask: Ask, cost: number): Sum | null => {
  if (!/\bmargen|\bganar|\bbeneficio|\bsacarle|\bque (?:me )?(?:queden?|dejen?)\b/.test(ask.folded)) return null
  const euros = ask.slots.findLast(({ kind }) => kind === 'euros')
  if (euros !== undefined && euros.value !== cost) {
    const price = cost + euros.value
    return sold(price, `${formatEuros(cost)} + ${formatEuros(euros.value)}`, vatIn(ask), cost)
  }
  const share = sharesBesidesVat(ask)[0]
  if (share === undefined || share.value >= 100) return null
  return sold(cost / (1 - share.value / 100), `${formatEuros(cost)} ÷ (1 − ${percent(share.value)})`, vatIn(ask), cost)
}

const byFoodCost = (ask: Ask, cost: number): Sum | null => {
  const times = /(?:\bpor|×|\bx) ?(\d+(?:[.,]\d+)?)\b/.exec(
    /multiplic|coeficiente/.test(ask.folded) && !/\breceta|\bcantidad|\bracion/.test(ask.folded) ? ask.folded : '',
  )?.[1]
  if (times !== undefined) {
    const factor = Number(times.replace(',', '.'))
    return factor > 0 ? sold(cost * factor, `${formatEuros(cost)} × ${plain(factor)}`, vatIn(ask), cost) : null
  }
  const said = sharesBesidesVat(ask)[0]?.value
  const share = said ?? usualFoodCost
  if (share <= 0 || share > 100 || (said === undefined && !/\bvend|\bventa|pvp|precio|\bcobr/.test(ask.folded)))
    return null
  return sold(
    cost / (share / 100),
    `${formatEuros(cost)} ÷ ${percent(share)}${said === undefined ? ' (lo usual; dime el tuyo)' : ''}`,
    vatIn(ask),
    cost,
  )
}

const sold = (price: number, working: string, vat: number, cost: number): Sum => ({
  answer: `Véndelo a **${formatEuros(price)} sin IVA**, **${formatEuros(price * (1 + vat / 100))} con el ${plain(vat)} % de IVA**.`,
  working: `${working} = ${formatEuros(price)}; con IVA, × ${plain(1 + vat / 100)}`,
  notes: [
    `Te deja ${formatEuros(price - cost)} de margen bruto por ración, con un food cost del ${percent((cost / price) * 100)}.`,
  ],
  figures: { cost, price },
})

/** 'Pagaba 4,50 € y me lo suben un 20 %', 'el 30 % de descuento de 45 €'. */
export const priceChange: Calculation = {
  id: 'cambio de precio',
  continues: true,
  work: ({ folded, slots }) => {
    const falls = /\bdescuento|\brebaj|\bbaj[aeo]|\bmenos\b/.test(folded)
    if (!falls && !/\bsub[aeio]|\bencarec|\baument/.test(folded)) return null
    const share = slotOf(slots, 'percent') ?? shareMoved(folded, slots)
    const euros =
      slotOf(slots, 'euros') ??
      slots.find(
        ({ kind, at, said }) =>
          kind === 'count' &&
          (/^sobre /.test(said) ||
            /\b(?:pagaba|pagamos|pago|costaba|cuesta|estaba|iba|valia|vale|precio (?:de|del|a)|carta (?:de|a)|plato (?:de|a)|descuento sobre|sobre|descuento (?:de|en))(?: a| en)? $/.test(
              folded.slice(Math.max(0, at - 20), at),
            )),
      ) ??
      alone(slots, share) ??
      null
    if (euros === null || share === null || share.value > 1000 || (falls && share.value > 100)) return null
    const factor = 1 + (falls ? -share.value : share.value) / 100
    return {
      answer: `Queda en **${formatEuros(euros.value * factor)}** (${formatEuros(Math.abs(euros.value * (factor - 1)))} ${falls ? 'menos' : 'más'}).`,
      working: `${formatEuros(euros.value)} × ${plain(factor)}`,
      figures: { cost: euros.value * factor },
    }
  },
}

/** 'Sube 6 % el aceite de 4,8': beside the share, the one figure there is. */
const alone = (slots: readonly Slot[], share: Slot | null): Slot | undefined =>
  share !== null && slots.length === 2 ? slots.find((slot) => slot !== share && slot.kind === 'count') : undefined

/** 'Subir un 8', 'sube la ternera un 15': a share, though nobody says percent. */
const shareMoved = (folded: string, slots: readonly Slot[]): Slot | null =>
  slots.find(
    ({ kind, at, end }) =>
      kind === 'count' &&
      /\b(?:sub[aeio]\w*|baj[aeo]\w*|rebaj\w+|encarec\w+|aument\w+|descuento)(?: [a-z]+){0,4} (?:un|el|otro|del?|de un) $/.test(
        folded.slice(Math.max(0, at - 60), at),
      ) &&
      !/^ ?(?:€|euros?|cent|kg|kilos?|g\b)/.test(folded.slice(end)),
  ) ?? null

/** 'La bandeja cuesta 12 € y salen 40: a cuánto la pieza'. */
export const perPiece: Calculation = {
  id: 'coste por pieza',
  work: ({ folded, slots }) => {
    if (!/\bcuant[oa]\b|a como\b/.test(folded) || !/\b(?:cuest|cost|sale|vale|coste)/.test(folded)) return null
    if (
      !/\b(?:por|cada|la) (?:pieza|unidad|racion|una|uno|porcion|persona|copa|botella)\b|\bcada [a-z]{3,20}\b/.test(
        folded,
      )
    )
      return null
    const euros = slotOf(slots, 'euros')
    const pieces = slots.find(({ kind, value }) => (kind === 'count' || kind === 'guests') && value > 1)
    if (euros === null || pieces === undefined) return null
    return {
      answer: `**${formatEuros(euros.value / pieces.value)}** cada una.`,
      working: `${formatEuros(euros.value)} ÷ ${plain(pieces.value)}`,
      figures: { cost: euros.value / pieces.value },
    }
  },
}

const perKilo =
  /\b(?:kg|kilo)\b[^\d]{0,22}(\d{1,4}(?:[.,]\d{1,2})?)(?! ?(?:g|gr|gramos|%))|(\d{1,4}(?:[.,]\d{1,2})?) ?(?:€|euros?)? ?(?:\/|el|por|al) ?(?:kg|kilo)\b/

/** 'El kg va a 18, sirvo 220 g y tiene 40 % de merma: cuánto cuesta la ración'. What is served is what is left. */
export const servingCost: Calculation = {
  id: 'coste de una ración',
  work: ({ folded, slots }) => {
    if (!/\bcuant[oa]\b|\bcoste\b/.test(folded) || !/\bcuest|\bcost|\bsale\b|\bcuanto (?:es )?la racion\b/.test(folded))
      return null
    const price = perKilo.exec(folded)
    const [, after, before] = price ?? []
    const perKg = Number((after ?? before ?? '').replace(',', '.'))
    const grams = slots.find(({ kind, value }) => kind === 'mass' && value > 0 && value < 1000)
    if (price === null || !(perKg > 0) || grams === undefined) return null
    const lost = /\bmerma|\bpierd|\bdesperdicio/.test(folded)
      ? (slotOf(slots, 'percent')?.value ?? Number(/\bmerma (?:del? |al? )?(?:un )?(\d{1,2})\b/.exec(folded)?.[1] ?? 0))
      : 0
    if (lost >= 100) return null
    const bought = grams.value / (1 - lost / 100)
    const cost = (bought / 1000) * perKg
    return {
      answer: `La ración cuesta **${formatEuros(cost)}** de materia prima.`,
      working: `${plain(grams.value)} g${lost > 0 ? ` ÷ ${percent(100 - lost)} que se aprovecha = ${plain(Math.round(bought))} g de compra` : ''}; × ${formatEuros(perKg)} el kilo`,
      figures: { cost },
    }
  },
}

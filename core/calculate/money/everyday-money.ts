import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { isAmount, type Slot, slotOf } from '#core/calculate/reading/slots.ts'
import { eurosBetween, percent, percentBetween, plain, weight } from '#core/calculate/say.ts'
import { yieldRows } from '#core/calculate/yields/yield-rows.ts'
import { formatEuros } from '#core/format/money.ts'
import { typedNumber as number } from '#core/spanish/number.ts'
import { singularOf } from '#core/spanish/plural.ts'

const euroFigure = '(\\d{1,4}(?:[.,]\\d{1,2})?) ?(?:€|euros?)?'

/** 'Coste de 4 kg de secreto a 13,50', 'el kilo a 9 con merma del 15, cuánto el limpio', 'ración de 180': by the price of a kilo. */
export const costByKilo: Calculation = {
  id: 'coste por kilo',
  continues: true,
  work: (ask, { said }) => {
    const { folded, slots } = ask
    if (
      !/\b(?:coste?s?|cuest[ao]n?|vale|sale|precio|compr[oe]|compramos|pague|a cuanto|cuanto (?:es |sale )?la racion)\b|€|\beuros?\b/.test(
        folded,
      ) ||
      /\bpvp|\bvend|food ?cost|margen|\bsub[ea]|\bbaj[ae]/.test(folded)
    )
      return null
    const price = new RegExp(
      `(?<!merma )(?:\\ba|\\bva a|\\besta a|\\b(?:kilo|kg) (?:a|cuesta)) ${euroFigure}(?: (?:el|por|\\/) ?(?:kg|kilo|litro))?(?! ?(?:g|gr|gramos|kg|kilos|l|litros|ml|%|°|grados|pax|personas)\\b)`,
    ).exec(folded)
    const perUnit = number(price?.[1])
    const amount = slots.find((slot) => isAmount(slot) && slot.value > 0)
    const ration = /\bracion(?:es)? de (\d{2,4})(?: ?(?:g|gr|gramos))?\b/.exec(folded)?.[1]
    const lost = /\bmerma|\bpierd[eo]|\bse (?:me )?va un|\bdesperdici/.test(folded)
      ? (slotOf(slots, 'percent')?.value ??
        number(/\bmerma (?:del? |al? )?(?:un )?(\d{1,2})\b/.exec(folded)?.[1] ?? '0'))
      : 0
    if (price === null || !(perUnit > 0) || lost < 0 || lost >= 100) return null
    // 'Alcachofa a 2,95, cuánto el kilo limpio', and no loss said: by the table.
    const [row] =
      lost === 0 && leftOf(folded, slots, amount) === undefined && /\b(?:kilo|kg|el) (?:ya )?(?:limpi|net)/.test(folded)
        ? yieldRows(ask, said, true).filter(({ way }) => way === 'limpiar')
        : []
    if (row !== undefined) {
      const share = (row.low + row.high) / 2
      const kilo = (perUnit / share) * 100
      return {
        answer: `El kilo limpio sale a **${eurosBetween((perUnit / row.high) * 100, (perUnit / row.low) * 100)}**.`,
        working: `${amount === undefined || ration !== undefined ? '' : `${amount.said}: `}${formatEuros(perUnit)} ÷ ${percentBetween(row.low, row.high)} que queda limpio`,
        notes: [`${row.what}. Fuente: ${row.source}.`],
        figures: { cost: kilo, clean: { perKilo: kilo, share, bought: perUnit } },
      }
    }
    if (amount === undefined && ration === undefined && lost === 0) return null
    // 'Me ha dado 3,2 kg limpios': what was left says the loss.
    const left = leftOf(folded, slots, amount)
    if (
      left !== undefined &&
      amount?.kind === 'mass' &&
      left.value > 0 &&
      left.value < amount.value &&
      /\blimpi|\bkilo\b/.test(folded)
    ) {
      const kilo = (perUnit * amount.value) / left.value
      return {
        answer: `El kilo limpio sale a **${formatEuros(kilo)}**.`,
        working: `${weight(amount.value)} × ${formatEuros(perUnit)} ÷ ${weight(left.value)} limpios, un rendimiento del ${percent((left.value / amount.value) * 100)}`,
        figures: { cost: kilo, clean: { perKilo: kilo, share: (left.value / amount.value) * 100, bought: perUnit } },
      }
    }
    const clean = perUnit / (1 - lost / 100)
    const cleaned =
      lost === 0
        ? ''
        : `${formatEuros(perUnit)} ÷ ${percent(100 - lost)} que se aprovecha = ${formatEuros(clean)} el kilo limpio`
    const grams = ration === undefined ? (amount?.value ?? 0) : number(ration)
    if (ration === undefined && lost > 0)
      return {
        answer: `${amount?.kind === 'mass' && /\bcost[eo]|\bcuest/.test(folded) && !/\bcuanto (?:es |sale )?el kilo\b/.test(folded) ? `Cuesta **${formatEuros((perUnit * amount.value) / 1000)}**; el` : 'El'} kilo limpio sale a **${formatEuros(clean)}**.`,
        working: cleaned,
        figures: { cost: clean, clean: { perKilo: clean, share: 100 - lost, bought: perUnit } },
      }
    const cost = (clean * grams) / 1000
    // 'Si 5 kilos a 11,5 dan 22 raciones, cuánto la ración'.
    const many = slots.find(({ kind, value }) => kind === 'guests' && value > 1)
    if (many !== undefined && /\b(?:la|cada|por) (?:racion|persona|cabeza|plato)\b/.test(folded))
      return {
        answer: `La ración cuesta **${formatEuros(cost / many.value)}** de materia prima.`,
        working: `${weight(grams)} × ${formatEuros(clean)} el kilo = ${formatEuros(cost)}; ÷ ${plain(many.value)}`,
        figures: { cost: cost / many.value },
      }
    return {
      answer:
        ration === undefined
          ? `Cuesta **${formatEuros(cost)}**.`
          : `La ración de ${weight(grams)} cuesta **${formatEuros(cost)}** de materia prima.`,
      working: `${cleaned === '' ? '' : `${cleaned}; `}${weight(grams)} × ${formatEuros(clean)} el kilo`,
      figures: { cost },
    }
  },
}

/** What says that the amount behind it is what was left. */
const leaves =
  /\b(?:ha|han|me) (?:dado|da|dan|quedado|queda|quedan|salido|sale|salen)\b|\b(?:saco|saque|sacamos|quedan|quedaron|queda|quedo|salen|salieron|dieron|dio|obtengo|obtuve)\b/
/** 'Limpio se queda en 1,7'. */
const cleanAhead =
  /\b(?:limpi[oa]s?|net[oa]s?|ya sin (?:grasa|piel|hueso))(?: (?:me|se|nos|queda|quedan|quedo|en|sale|solo|pesa|a|da))* $/

/** 'Me quedaron 3,1 limpios': in kilos, as the whole was said. */
const leftOf = (folded: string, slots: readonly Slot[], amount: Slot | undefined): Slot | undefined => {
  const found = slots.find(
    ({ kind, at, end }) =>
      amount !== undefined &&
      at > amount.at &&
      leaves.test(folded.slice(amount.end, at)) &&
      (kind === 'mass' ||
        (kind === 'count' &&
          (/^ ?(?:de )?(?:ya )?(?:limpi|net|aprovech|lomo|carne)/.test(folded.slice(end)) ||
            cleanAhead.test(folded.slice(0, at))))),
  )
  return found?.kind === 'count' ? { ...found, kind: 'mass', value: found.value * 1000 } : found
}

const spent = new RegExp(
  `\\b(?:gast\\w+|gano|ganamos|factur\\w+|ingres\\w+|cuestan?|cost\\w+|pag\\w+|compras?|factura|ticket|total|son)(?: (?:en|de|por|unos|el|la|un|genero|compra|materia|prima|todo|total|me|es))* ${euroFigure}(?! ?(?:kg|kilos?|g\\b|%|l\\b|litros?|raciones|personas|pax))|${euroFigure} (?:€|euros?|de (?:gasto|genero|compra|materia prima|coste))`,
)
const served =
  /\b(\d{1,5}) (raciones|platos|personas|pax|comensales|cubiertos|invitados|menus|tapas|pinchos|unidades|piezas|porciones|bocadillos|canapes|croquetas|pasteles|tartas|clientes|botes|tarros)\b(?! de \d)/

/** Those whose accent the folded text has lost. */
const oneOf: Readonly<Record<string, string>> = {
  raciones: 'ración',
  porciones: 'porción',
  canapes: 'canapé',
  menus: 'menú',
  pax: 'persona',
}

/** 'Aperitivo de 6 piezas para 85 a 0,70 la pieza': so many each, at so much. */
export const piecesAt: Calculation = {
  id: 'piezas por invitado',
  work: ({ folded }) => {
    const [, each] =
      /\b(\d{1,2}) (?:piezas|canapes|pinchos|tapas|bocados|copas|unidades|consumiciones)\b/.exec(folded) ?? []
    const [, guests] =
      /\b(?:para|de|somos|son) (\d{1,4})(?: (?:personas|pax|invitados|comensales))?\b(?! ?(?:piezas|canapes|pinchos|tapas|bocados|copas|unidades|€|euros?|g\b|%))/.exec(
        folded,
      ) ?? []
    const [, price] =
      new RegExp(
        `\\ba ${euroFigure} ?(?:€|euros?)? ?(?:la|cada|por|el) ?(?:pieza|canape|pincho|tapa|bocado|copa|unidad|una|uno)\\b`,
      ).exec(folded) ?? []
    const [many, people, euros] = [number(each), number(guests), number(price)]
    if (!(many > 0) || !(people > 0) || !(euros > 0) || /\biva\b|\bvend|\bcobr/.test(folded)) return null
    return {
      answer: `**${formatEuros(many * people * euros)}** en total, **${formatEuros(many * euros)}** por persona.`,
      working: `${plain(people)} × ${plain(many)} piezas × ${formatEuros(euros)}`,
      figures: { cost: many * euros },
    }
  },
}

/** 'Precio por ración si gasto 184 en 26 raciones': what each of them costs. */
export const costOfEach: Calculation = {
  id: 'coste por ración',
  work: ({ folded }) => {
    const [cost, count] = [spent.exec(folded), served.exec(folded)]
    const [total, pieces] = [number(cost?.[1] ?? cost?.[2]), number(count?.[1])]
    if (
      !/\b(?:por|cada|la|el) (?:racion|persona|cabeza|plato|unidad|pieza|comensal|cubierto|menu|tapa|una|uno|pax)\b|\ba cuanto (?:me |nos )?(?:sale|toca|sali\w+)|\bsale cada/.test(
        folded,
      ) ||
      /\biva\b|\bvend|\bpvp|\bcobr|\bmargen|food ?cost|%|\bgan(?:ar|e|en)\b/.test(folded) ||
      !(total > 0) ||
      !(pieces > 1)
    )
      return null
    return {
      answer: `**${formatEuros(total / pieces)}** por ${oneOf[count?.[2] ?? ''] ?? singularOf(count?.[2] ?? 'ración')}.`,
      working: `${formatEuros(total)} ÷ ${plain(pieces)}`,
      figures: { cost: total / pieces },
    }
  },
}

/** 'Pagué 92 por 8 kilos y salieron 5 limpios': what a clean kilo comes to, of all that was paid. */
export const cleanOfPaid: Calculation = {
  id: 'kilo limpio de lo pagado',
  work: ({ folded, slots }) => {
    const paid = new RegExp(
      `\\b(?:pag\\w+|cost\\w+|cuest\\w+|gast\\w+|cobr\\w+|factura|por|me (?:han |ha )?(?:cobr|cost)\\w+)(?: (?:de|por|todo|en|total|me|unos))* ${euroFigure}(?! ?(?:kg|kilos?|g\\b|%|personas|raciones)|\\d)`,
    ).exec(folded)
    const amount = slots.find(({ kind, value }) => kind === 'mass' && value > 0)
    const left = leftOf(folded, slots, amount)
    // A price of one kilo is no whole of what was paid.
    if (
      /\b(?:el|por|al) ?(?:kilo|kg)\b(?! (?:limpi|net|me|sale|a cuanto))/.test(folded.slice(0, paid?.index ?? 0)) ||
      /^ ?(?:€|euros?)? ?(?:el|por|al|\/) ?(?:kilo|kg)\b/.test(
        folded.slice((paid?.index ?? 0) + (paid?.[0].length ?? 0)),
      )
    )
      return null
    if (paid === null || amount === undefined || left === undefined || left.value <= 0 || left.value >= amount.value)
      return null
    if (!/\bcuant|\ba como\b|\bkilo\b|\bpor \d+(?:[.,]\d+)? ?(?:kg|kilos)\b/.test(folded)) return null
    const total = number(paid[1])
    const kilo = (total / left.value) * 1000
    return {
      answer: `El kilo limpio sale a **${formatEuros(kilo)}**.`,
      working: `${formatEuros(total)} ÷ ${weight(left.value)} limpios de ${weight(amount.value)}, un rendimiento del ${percent((left.value / amount.value) * 100)}`,
      figures: {
        cost: kilo,
        clean: { perKilo: kilo, share: (left.value / amount.value) * 100, bought: (total / amount.value) * 1000 },
      },
    }
  },
}

/** 'Saco de 25 kilos a 21,5, cuánto el kilo', 'caja de 6 de 5 l a 168, cuánto el litro': the price of one of its measure. */
export const priceOfMeasure: Calculation = {
  id: 'precio por medida',
  work: ({ folded, slots }) => {
    const unit =
      /\b(?:cuanto|a cuanto|como)(?: (?:es|sale|me sale|cuesta|vale|esta|sali\w+))? (?:el|por|cada) (kilo|kg|litro)\b/.exec(
        folded,
      )?.[1]
    const amount = slots.find((slot) => isAmount(slot) && slot.value > 0)
    if (unit === undefined || amount === undefined || (unit === 'litro') !== (amount.kind === 'volume')) return null
    if (/\bmerma|\blimpi|\bpierd|\brind|%|\bqued|\bsac[oa]\b.*\bde (?:carne|lomo)/.test(folded)) return null
    const prices = slots.filter((slot) => slot.kind === 'euros' || (slot.kind === 'count' && slot.at > amount.end - 1))
    const many =
      /\b(?:cajas?|packs?|lotes?|estuches?) de (\d{1,3})\b(?! ?(?:kg|kilos?|l\b|litros?|g\b))/.exec(folded)?.[1] ??
      /(\d{1,3}) ?x ?$/.exec(folded.slice(0, amount.at))?.[1]
    const [price, other] = prices
    if (price === undefined || other !== undefined || price.value <= 0) return null
    const whole = (amount.value / 1000) * Number(many ?? 1)
    return {
      answer: `El ${unit === 'litro' ? 'litro' : 'kilo'} sale a **${formatEuros(price.value / whole)}**.`,
      working: `${formatEuros(price.value)} ÷ ${many === undefined ? '' : `(${many} × ${plain(amount.value / 1000)} = `}${plain(whole)} ${unit === 'litro' ? 'l' : 'kg'}${many === undefined ? '' : ')'}`,
      figures: { cost: price.value / whole },
    }
  },
}

/** 'Cada canapé, si la masa me cuesta 38 y saco 250': what one of so many costs. */
export const eachOfMany: Calculation = {
  id: 'coste de cada una',
  work: ({ folded, slots }) => {
    const amount = slotOf(slots, 'mass')
    const cost = new RegExp(`\\b(?:cuestan?|cost[oe]|vale[n]?|sale[n]? (?:a|por)|pago)(?: unos)? ${euroFigure}`).exec(
      folded,
    )
    const pieces =
      /\b(?:saco|sacamos|salen|hago|hacemos|me salen|dan?) (?:unos |unas )?(\d{1,5})\b(?! ?(?:g|gr|kg|kilos?|ml|l|litros?|€|euros?)\b)/.exec(
        folded,
      )
    const [total, count] = [number(cost?.[1]), number(pieces?.[1])]
    if (
      !/\bcada\b|\ba cuanto (?:sale|me sale)|\bla (?:pieza|unidad|racion)\b/.test(folded) ||
      !(total > 0) ||
      !(count > 0)
    )
      return null
    return {
      answer: `**${formatEuros(total / count)}** cada una.`,
      working: `${formatEuros(total)}${amount === null ? '' : ` (${weight(amount.value)})`} ÷ ${plain(count)}`,
      figures: { cost: total / count },
    }
  },
}

/** '20 raciones a 7,25 y 3 menús a 12, cuánto es': so many at so much, added up. */
export const billOf: Calculation = {
  id: 'cuenta de varios',
  work: ({ folded }) => {
    if (!/\bcuant[oa]\b|\btotal\b|\bsuma\b/.test(folded)) return null
    const rows = [
      ...folded.matchAll(
        /\b(\d{1,5}) ([a-z]{3,20}(?: de [a-z]{3,16})?) a (\d{1,4}(?:[.,]\d{1,2})?)(?! ?(?:g|gr|gramos|ml|grados|°|%))/g,
      ),
    ].slice(0, 12)
    if (rows.length < 2) return null
    const parts = rows.map(([, count = '', , price = '']) => [number(count), number(price)] as const)
    const total = parts.reduce((sum, [count, price]) => sum + count * price, 0)
    return {
      answer: `En total, **${formatEuros(total)}**.`,
      working: parts.map(([count, price]) => `${plain(count)} × ${formatEuros(price)}`).join(' + '),
    }
  },
}

/** VAT of what a restaurant serves: 10 % (Ley 37/1992, art. 91.Uno.2.2.º). */
const houseVat = 10

/** 'Cuánto gano si vendo 80 menús a 14 con coste 5,10': what is left of the sale, without VAT, over the goods. */
export const profitOfMany: Calculation = {
  id: 'margen de una venta',
  work: ({ folded }): Sum | null => {
    if (!/\b(?:gano|ganamos|beneficio|margen|me queda|deja)\b/.test(folded)) return null
    const sold = new RegExp(`\\bvend\\w* (\\d{1,5}) [a-z]{3,20}(?: [a-z]{3,12}){0,3} (?:a|por) ${euroFigure}`).exec(
      folded,
    )
    const cost = new RegExp(`\\b(?:coste?|cuestan?|costo|me salen?)(?: de| a| por| es| unos)* ${euroFigure}`).exec(
      folded,
    )
    const [count, price, goods] = [number(sold?.[1]), number(sold?.[2]), number(cost?.[1])]
    if (sold === null || cost === null || !(count > 0) || !(price > 0) || !(goods > 0)) return null
    const isBare = /\bsin iva\b/.test(folded)
    const bare = isBare ? price : price / (1 + houseVat / 100)
    return {
      answer: `Te dejan **${formatEuros((bare - goods) * count)}** de margen bruto, antes de personal y gastos.`,
      working: `${isBare ? '' : `${formatEuros(price)} ÷ 1,1 = ${formatEuros(bare)} sin IVA; `}(${formatEuros(bare)} − ${formatEuros(goods)}) × ${plain(count)}`,
      ...(isBare
        ? {}
        : { notes: [`Si los ${formatEuros(price)} son sin IVA: ${formatEuros((price - goods) * count)}.`] }),
    }
  },
}

/** 'Gastos fijos de 9.000 y margen del 60 %: cuánto facturo para no perder': the sales that pay the fixed costs. */
export const breakEven: Calculation = {
  id: 'punto muerto',
  work: ({ folded, slots }) => {
    const [, all] =
      /\b(?:cubr\w+|pagar|gastos fijos|costes fijos|fijos)(?: [a-z]{1,6}){0,3} (\d{1,3}(?:\.\d{3})+|\d{3,6})\b/.exec(
        folded,
      ) ?? []
    const [, each] = new RegExp(`\\b(?:deja|dejan|gano|margen de|queda|quedan) ${euroFigure}(?! ?%)`).exec(folded) ?? []
    const [, what] = /\bcuant[oa]s ([a-z]{4,14}s)\b.{0,24}\bvend/.exec(folded) ?? []
    if (all !== undefined && each !== undefined && what !== undefined && number(each) > 0) {
      const [fixed, left] = [number(all.replace(/\.(?=\d{3})/g, '')), number(each)]
      return {
        answer: `**${plain(Math.ceil(fixed / left - 1e-9))} ${what}** para cubrir los ${formatEuros(fixed)}.`,
        working: `${formatEuros(fixed)} ÷ ${formatEuros(left)} que deja cada uno`,
      }
    }
    if (!/\bfijos\b/.test(folded) || !/\bmargen\b/.test(folded)) return null
    const share = slotOf(slots, 'percent')
    const fixed = /\bfijos (?:son |al mes )?(?:de )?(?:unos )?(\d{1,3}(?:\.\d{3})+|\d{2,8})/.exec(folded)?.[1]
    const euros = number((fixed ?? '').replace(/\./g, ''))
    if (share === null || share.value <= 0 || share.value > 100 || !(euros > 0)) return null
    const sales = euros / (share.value / 100)
    // 'Ticket de 22 €, cuántos clientes': so many of them pay it; what is on the ticket has VAT in it.
    const ticket = number(
      /\b(?:ticket|tique|cubierto|comensal)(?: medio)?(?: (?:de|a|es))* (\d{1,3}(?:[.,]\d{1,2})?)/.exec(folded)?.[1],
    )
    const days = number(/\b(?:abro|abrimos|trabajo|en|de) (\d{1,2}) dias\b/.exec(folded)?.[1])
    const bare = /\bsin iva\b/.test(folded) ? ticket : ticket / (1 + houseVat / 100)
    const guests = ticket > 0 ? Math.ceil(sales / bare - 1e-9) : 0
    const daily = guests > 0 && days > 0 ? `, **${plain(Math.ceil(guests / days))} al día** en ${plain(days)} días` : ''
    return {
      answer: `Tienes que facturar **${formatEuros(sales)}** sin IVA para no perder${guests > 0 ? `: **${plain(guests)} clientes**${daily}` : ''}.`,
      working: `${formatEuros(euros)} ÷ ${percent(share.value)}${guests > 0 ? `; ÷ ${formatEuros(bare)} (${formatEuros(ticket)} de ticket${bare === ticket ? '' : ', quitado el 10 % de IVA'})` : ''}`,
    }
  },
}

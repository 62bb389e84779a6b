import { formatEuros } from '#core/format/money.ts'
import { typedNumber as number } from '#core/spanish/number.ts'
import type { Calculation, Sum } from './calculation.ts'
import { percent, plain, volume, weight } from './say.ts'
import { isAmount, type Slot, slotOf } from './slots.ts'

const amountText = ({ kind }: Slot, value: number): string => (kind === 'volume' ? volume(value) : weight(value))

/** 'Para 4 lleva 320 g de arroz y somos 27': one line of a recipe, for other guests. */
export const lineForGuests: Calculation = {
  id: 'una línea para otros',
  work: ({ folded, slots }) => {
    const [, from = ''] =
      /\b(?:para|de) (\d{1,5})(?! ?(?:g|gr|gramos|kg|kilos?|ml|cl|l|litros?|cm|%|€|euros?|min|h)\b)/.exec(folded) ?? []
    const [, to = ''] =
      /\b(?:somos|seremos|son|vienen|quiero (?:hacer )?para|necesito para|y para|cuant[oa]s? para|si son|para(?= \d{1,5},? cuant)) (?:unos |unas )?(\d{1,5})\b/.exec(
        folded,
      ) ?? []
    const one = slots.filter((slot) => isAmount(slot) || /^(?:huevos?|yemas?|claras?|hojas|dientes)/.test(slot.of))
    const [line] = one
    if (line === undefined || one.length > 1 || !(number(from) > 0) || !(number(to) > 0)) return null
    if (!/\bllev|\breceta\b|\bpongo\b|\buso\b|\bes para\b|\bsi para\b|^para\b/.test(folded) || line.value <= 0)
      return null
    const factor = number(to) / number(from)
    const total = isAmount(line)
      ? amountText(line, line.value * factor)
      : plain(Math.round(line.value * factor * 10) / 10)
    return {
      answer: `**${total}**${line.of === '' ? '' : ` de ${line.of}`} para ${to}.`.replace(
        /\*\* de (?=huevo|yema|clara|hoja|diente)/,
        '** ',
      ),
      working: `${line.said} × ${to} ÷ ${from} = × ${plain(factor)}`,
    }
  },
}

/** 'Uso 15 g de sal por litro y tengo 22 litros', '8 g por kilo para 12,5 kg': a dose of the cook's own, for an amount. */
export const doseTimes: Calculation = {
  id: 'dosis por cantidad',
  work: ({ folded, slots }) => {
    const per = /\b(?:por|x|cada|\/) ?(?:cada )?(?:(\d+(?:[.,]\d+)?) ?)?(litros?|l|kilos?|kg|gramos?|g|ml)\b/.exec(
      folded,
    )
    if (per === null || /€|\beuros?\b|%/.test(folded)) return null
    const dose = slots.find((slot) => slot.end <= per.index + 1 && (isAmount(slot) || slot.of !== ''))
    const whole = slots.find((slot) => isAmount(slot) && slot.at >= per.index + per[0].length)
    if (dose === undefined || whole === undefined || dose.value <= 0 || per.index - dose.end > 40) return null
    const unit = per[2] ?? ''
    const each = number(per[1] ?? '1') * (/^(?:litros?|l|kilos?|kg)$/.test(unit) ? 1000 : 1)
    if (each <= 0) return null
    const times = whole.value / each
    const total = isAmount(dose)
      ? amountText(dose, dose.value * times)
      : `${plain(dose.value * times)} ${dose.of.split(' ')[0]}`
    const of = dose.of.replace(/\s*\b(?:x|por|cada)\b.*$/, '')
    return {
      answer: `**${total}**${isAmount(dose) && of !== '' ? ` de ${of}` : ''} para ${whole.said}.`,
      working: `${dose.said} × ${plain(times)}`,
    }
  },
}

/** 'Tengo 1,8 kg de masa y hago bolas de 65, cuántas': whole pieces out of a weight. */
export const piecesOfSize: Calculation = {
  id: 'piezas de un peso',
  work: ({ folded, slots }) => {
    const found =
      /\b(bolas|bollos|bolitas|panes|panecillos|barras|raciones|porciones|piezas|hamburguesas|albondigas|croquetas|filetes|medallones|lomos|rodajas|tartaletas|vasitos|galletas|trufas|bombones|unidades|supremas) de (\d{1,4})(?: ?(?:g|gr|gramos|ml))?\b/.exec(
        folded,
      )
    const whole = slots.find(
      (slot) =>
        slot.kind === 'mass' && !(found !== null && slot.at > found.index && slot.at < found.index + found[0].length),
    )
    if (found === null || whole === undefined || !/\bcuant[oa]s\b/.test(folded) || /€|%|\bmerma/.test(folded))
      return null
    const size = number(found[2])
    if (size <= 0 || whole.value < size) return null
    const count = Math.floor(whole.value / size + 1e-9)
    const left = whole.value - count * size
    return {
      answer: `Salen **${plain(count)} ${found[1] ?? ''}** de ${amountText(whole, size)}${left >= 1 ? `, y sobran ${amountText(whole, left)}` : ''}.`,
      working: `${amountText(whole, whole.value)} ÷ ${amountText(whole, size)} = ${plain(whole.value / size)}`,
    }
  },
}

/** 'Tengo 2,5 kg de harina, hidratación 68 y sal 2 %: cuánta masa sale': the flour and what its percentages add. */
export const doughOf: Calculation = {
  id: 'masa de una harina',
  work: ({ folded, slots }) => {
    if (
      !/\bcuant[oa]\b.{0,20}\bmasa\b(?! madre)|\bmasa\b(?! madre).{0,12}\bcuant[oa]\b/.test(folded) ||
      /\bcuanta harina\b/.test(folded)
    )
      return null
    const flour = slots.find((slot) => slot.kind === 'mass' && /^harina/.test(slot.of))
    const water = /\bhidratacion (?:del? |al? )?(?:un )?(\d{2,3}(?:[.,]\d)?)/.exec(folded)
    if (flour === undefined || flour.value <= 0) return null
    const others = slots.filter(
      ({ kind, at }) =>
        kind === 'percent' && (water === null || at > water.index + water[0].length || at < water.index),
    )
    const shares = [...(water === null ? [] : [number(water[1])]), ...others.map(({ value }) => value)]
    if (shares.length === 0) return null
    const sum = shares.reduce((all, share) => all + share, 100)
    return {
      answer: `Salen **${weight((flour.value * sum) / 100)}** de masa.`,
      working: `${weight(flour.value)} × ${percent(sum)} (100 % de harina + ${shares.map(percent).join(' + ')})`,
      figures: { base: { name: 'harina', grams: flour.value } },
    }
  },
}

const euroFigure = '(\\d{1,4}(?:[.,]\\d{1,2})?) ?(?:€|euros?)?'

/** 'Coste de 4 kg de secreto a 13,50', 'el kilo a 9 con merma del 15, cuánto el limpio', 'ración de 180': by the price of a kilo. */
export const costByKilo: Calculation = {
  id: 'coste por kilo',
  continues: true,
  work: ({ folded, slots }) => {
    if (
      !/\b(?:coste?s?|cuest[ao]n?|vale|sale|precio|compro|compramos)\b|€|\beuros?\b/.test(folded) ||
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
    if (amount === undefined && ration === undefined && lost === 0) return null
    // 'Me ha dado 3,2 kg limpios': what was left says the loss.
    const left = slots.find(
      ({ kind, at }) => kind === 'mass' && amount !== undefined && at > amount.at && leaves.test(folded.slice(0, at)),
    )
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
        figures: { cost: kilo },
      }
    }
    const clean = perUnit / (1 - lost / 100)
    const cleaned =
      lost === 0
        ? ''
        : `${formatEuros(perUnit)} ÷ ${percent(100 - lost)} que se aprovecha = ${formatEuros(clean)} el kilo limpio`
    const grams = ration === undefined ? (amount?.value ?? 0) : number(ration)
    if (ration === undefined && lost > 0)
      return { answer: `El kilo limpio sale a **${formatEuros(clean)}**.`, working: cleaned, figures: { cost: clean } }
    const cost = (clean * grams) / 1000
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
  /\b(?:ha|han|me) (?:dado|da|dan|quedado|queda|quedan|salido|sale|salen)\b|\b(?:saco|sacamos|quedan|salen|obtengo)\b/

/** 'Si 1 kg me da 14 raciones, cuántos kg para 90'. */
export const amountForMany: Calculation = {
  id: 'cantidad para tantos',
  work: ({ folded, slots }) => {
    const gives = /\b(?:da|dan|salen|saco|hago|rinde)(?: para)? (?:unas |unos )?(\d{1,5})(?: ([a-z]{4,16}))?/.exec(
      folded,
    )
    const wanted = /\bcuant[oa]s?\b.{0,40}\bpara (?:unas |unos )?(\d{1,5})\b(?! ?(?:g|gr|kg|kilos?|ml|l|litros?))/.exec(
      folded,
    )
    const each = slots.find((slot) => isAmount(slot) && gives !== null && slot.at < gives.index)
    const [from, to] = [number(gives?.[1]), number(wanted?.[1])]
    if (each === undefined || each.value <= 0 || !(from > 0) || !(to > 0)) return null
    return {
      answer: `**${amountText(each, (each.value * to) / from)}** para ${to}.`,
      working: `${each.said} × ${to} ÷ ${from}`,
    }
  },
}

const shares: readonly (readonly [RegExp, number])[] = [
  [/\ba (?:la )?mitad\b|\ba 1\/2\b/, 1 / 2],
  [/\ba (?:un |una )?(?:tercio|tercera parte)\b|\ba 1\/3\b/, 1 / 3],
  [/\ba (?:un )?cuarto\b|\ba 1\/4\b/, 1 / 4],
  [/\ba (?:la )?decima parte\b|\ba 1\/10\b/, 1 / 10],
  [/\ba dos tercios\b|\ba 2\/3\b/, 2 / 3],
]

/** 'Tengo 12 l de caldo y reduzco a 1/3: cuánto queda'. */
export const reduction: Calculation = {
  id: 'reducción',
  work: ({ folded, slots }) => {
    if (!/\bredu[czj]/.test(folded) || !/\bcuant[oa]\b/.test(folded)) return null
    const whole = slots.find((slot) => isAmount(slot) && slot.value > 0)
    const lost = slotOf(slots, 'percent')
    const share =
      shares.find(([said]) => said.test(folded))?.[1] ??
      (lost === null || lost.value >= 100
        ? undefined
        : /\bal \d/.test(folded)
          ? lost.value / 100
          : 1 - lost.value / 100)
    if (whole === undefined || share === undefined) return null
    return {
      answer: `Quedan **${amountText(whole, whole.value * share)}**.`,
      working: `${whole.said} × ${plain(share)}`,
      notes: ['La sal y los ácidos se concentran lo mismo: sala al final.'],
    }
  },
}

/** 'Cada canapé, si la masa me cuesta 38 y saco 250': what one of so many costs. */
export const eachOfMany: Calculation = {
  id: 'coste de cada una',
  work: ({ folded }) => {
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
      working: `${formatEuros(total)} ÷ ${plain(count)}`,
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

/** 'La masa a 25, la harina a 19, el obrador a 24 y la amasadora sube 10': the water that brings the dough there (Hamelman, Bread). */
export const doughWater: Calculation = {
  id: 'agua de la masa',
  work: ({ folded }) => {
    if (!/\bmasa\b/.test(folded) || !/\bagua\b/.test(folded) || !/\bharina\b/.test(folded)) return null
    const at = (words: string): number | null => {
      const said = new RegExp(
        `\\b(?:${words})\\b[a-z ]{0,24}? (\\d{1,2}(?:[.,]\\d)?)(?! ?(?:%|kg|kilos?|g|gr|l|litros?|ml)\\b)`,
      ).exec(folded)
      return said === null ? null : number(said[1])
    }
    const [dough, flour, room] = [at('masa'), at('harina'), at('obrador|cocina|ambiente|sala|taller|panaderia')]
    if (dough === null || flour === null || room === null) return null
    const friction = at('amasadora|friccion|amasado') ?? 0
    const water = 3 * dough - flour - room - friction
    return {
      answer: `El agua, a **${plain(water)} °C**${water < 0 ? ': parte en hielo' : ''}.`,
      working: `3 × ${plain(dough)} − ${plain(flour)} (harina) − ${plain(room)} (ambiente)${friction > 0 ? ` − ${plain(friction)} (amasadora)` : ''}`,
      notes: [
        'Con masa madre o prefermento, 4 × la temperatura de la masa y se resta también la suya. Hamelman, Bread.',
      ],
    }
  },
}

/** 'Gastos fijos de 9.000 y margen del 60 %: cuánto facturo para no perder': the sales that pay the fixed costs. */
export const breakEven: Calculation = {
  id: 'punto muerto',
  work: ({ folded, slots }) => {
    if (!/\b(?:gastos|costes) fijos\b/.test(folded) || !/\bmargen\b/.test(folded)) return null
    const share = slotOf(slots, 'percent')
    const fixed = /\b(?:gastos|costes) fijos (?:son )?(?:de )?(?:unos )?(\d{1,3}(?:\.\d{3})+|\d{2,8})/.exec(folded)?.[1]
    const euros = number((fixed ?? '').replace(/\./g, ''))
    if (share === null || share.value <= 0 || share.value > 100 || !(euros > 0)) return null
    return {
      answer: `Tienes que facturar **${formatEuros(euros / (share.value / 100))}** sin IVA para no perder.`,
      working: `${formatEuros(euros)} ÷ ${percent(share.value)}`,
    }
  },
}

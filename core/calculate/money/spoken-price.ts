import type { Calculation } from '#core/calculate/calculation.ts'
import { percent, plain, weight } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'
import { typedFigure as figure, typedNumber as number } from '#core/spanish/number.ts'
import { vatIn } from './vat.ts'

const foodCost = new RegExp(
  `\\b(?:food ?cost|fc)(?: (?:del?|al|a|un|es))* ${figure}|${figure} ?%? (?:de )?(?:food ?cost|fc)\\b`,
)

/** The food cost a question names, in %: 'food cost del 32', '28 de food cost'; NaN or 0 where it names none. */
const foodCostIn = (folded: string): number => {
  const goal = foodCost.exec(folded)
  return number(goal?.[1] ?? goal?.[2])
}

/** 'El kilo limpio a 26, pongo 180, a cuánto vendo para un food cost del 32': the serving and its price. */
export const priceOfServing: Calculation = {
  id: 'venta de una ración',
  work: (ask) => {
    const { folded } = ask
    const kilo = new RegExp(
      `\\b(?:kilo|kg|limpi[oa])\\b(?: [a-z]+){0,4} (?:a|sale a|por|cuesta|vale) ${figure}(?! ?(?:%|g\\b|gr\\b))`,
    ).exec(folded)
    const grams =
      /\b(?:pongo|sirvo|echo|racion(?:es)? de|lleva|gasto|uso) (?:unos )?(\d{2,4})\b(?! ?(?:€|euros?|%))/.exec(folded)
    const share = foodCostIn(folded)
    const [perKilo, weighed] = [number(kilo?.[1]), number(grams?.[1])]
    if (!(perKilo > 0) || !(weighed > 0) || !(share > 0 && share < 100)) return null
    if (/\bmerma|\bpierd|\baprovech/.test(folded)) return null
    const cost = (perKilo * weighed) / 1000
    const price = (cost / share) * 100
    const vat = vatIn(ask)
    return {
      answer: `La ración de ${weight(weighed)} cuesta **${formatEuros(cost)}**: véndela a **${formatEuros(price)} sin IVA**, **${formatEuros(price * (1 + vat / 100))}** con el ${percent(vat)}.`,
      working: `${plain(weighed)} g × ${formatEuros(perKilo)} = ${formatEuros(cost)}; ÷ ${percent(share)} = ${formatEuros(price)}; con IVA, × ${plain(1 + vat / 100)}`,
      notes: ['Sólo lo que dices: súmale la guarnición y la salsa.'],
      figures: { cost, price },
    }
  },
}

/** 'Bajo de 18 a 16, vendía 100 y me cuesta 5: cuántos más para ganar lo mismo': by the margin that is left. */
export const soldForTheSame: Calculation = {
  id: 'ventas para lo mismo',
  work: (ask) => {
    const { folded } = ask
    const isSaid = /\b(?:vend|serv)\w*.{0,60}\b(?:lo mismo|igual|no perder)\b/.test(folded)
    if (!isSaid && !/^\W*(?:si )?(?:sub|baj)\w* .{0,30}\bde \d.{0,20}\bvend/.test(folded)) return null
    const moved = new RegExp(`\\b(?:de|desde) ${figure} ?(?:€|euros?)? a ${figure}\\b`).exec(folded)
    const sold = /\bvend(?:ia|o|iamos|emos|i) (?:unos )?(\d{1,5})\b/.exec(folded)
    const costs = new RegExp(`\\b(?:coste?|cuesta|costaba|materia)(?: (?:es|de|me|prima))* ${figure}`).exec(folded)
    const [from, to, count, cost] = [moved?.[1], moved?.[2], sold?.[1], costs?.[1]].map(number)
    if (from === undefined || to === undefined || !count || !cost) return null
    const vat = /\bsin iva\b/.test(folded) ? 0 : vatIn(ask)
    const [before, after] = [from, to].map((price) => price / (1 + vat / 100) - cost)
    if (before === undefined || after === undefined || before <= 0 || after <= 0) return null
    const needed = Math.ceil((count * before) / after - 1e-9)
    const more = needed - count
    return {
      answer: `Para ganar lo mismo tienes que vender **${plain(needed)}**: ${plain(Math.abs(more))} ${more < 0 ? 'menos' : 'más'}.`,
      working: `de ${formatEuros(from)} a ${formatEuros(to)}${vat === 0 ? '' : `, quitado el ${percent(vat)} de IVA`} y con ${formatEuros(cost)} de coste: ${plain(count)} × ${formatEuros(before)} de margen ÷ ${formatEuros(after)}`,
      notes: ['Sin contar el personal ni la energía que pida el aumento.'],
    }
  },
}

/** 'Subí de 12 a 13,50 y vendo 80 en vez de 100, con coste 4': what is left before and after. */
export const earnsMore: Calculation = {
  id: 'antes y después de un precio',
  work: (ask) => {
    const { folded } = ask
    const moved = new RegExp(`\\b(?:de|desde) ${figure} ?(?:€|euros?)? a ${figure}\\b`).exec(folded)
    const sold =
      /\b(?:vend\w+|despach\w+|saco|salen) (?:unos |ahora )?(\d{1,5})(?: [a-z]+)? (?:en vez de|en lugar de|y antes(?: vendia)?|cuando vendia) (\d{1,5})\b/.exec(
        folded,
      )
    const costs = new RegExp(`\\b(?:coste?|cuesta|costaba|materia)(?: (?:es|de|me|prima))* ${figure}`).exec(folded)
    const [from, to, now, before, cost] = [moved?.[1], moved?.[2], sold?.[1], sold?.[2], costs?.[1]].map(number)
    if (!from || !to || !now || !before || !cost) return null
    const vat = /\bsin iva\b/.test(folded) ? 0 : vatIn(ask)
    const [was, is] = [(from / (1 + vat / 100) - cost) * before, (to / (1 + vat / 100) - cost) * now]
    return {
      answer: `Ganas **${formatEuros(Math.abs(is - was))} ${is < was ? 'menos' : 'más'}**: ${formatEuros(is)} de margen, y antes ${formatEuros(was)}.`,
      working: `${plain(now)} × (${formatEuros(to)}${vat === 0 ? '' : ` ÷ ${plain(1 + vat / 100)}`} − ${formatEuros(cost)}); antes, ${plain(before)} × (${formatEuros(from)}${vat === 0 ? '' : ` ÷ ${plain(1 + vat / 100)}`} − ${formatEuros(cost)})`,
      notes: vat === 0 ? [] : ['Con los precios con IVA; si son sin IVA, dímelo.'],
    }
  },
}

/** 'Quiero ganar 9 por plato y me cuesta 4,5', 'con un margen de 9 €': cost and margin make the price. */
export const priceToEarn: Calculation = {
  id: 'precio para ganar',
  work: (ask, figures) => {
    const { folded } = ask
    const earned = new RegExp(
      `\\bmargen (?:bruto )?(?:de |a )?${figure}(?= ?(?:€|euros))|\\b(?:ganar|ganarle|sacar|sacarle|que (?:me )?(?:quede|queden|deje)) (?:unos )?${figure}(?! ?%)`,
    ).exec(folded)
    const isMoney = new RegExp(
      `\\b(?:ganar|ganarle|quede|queden|deje) (?:unos )?${figure}(?! ?[a-z%])|${figure} ?(?:€|euros?\\b|limpi[oa]s\\b)|\\b(?:le (?:quiero|quisiera|querria) sacar|sacarle) ${figure}(?! ?[a-z%])|\\bganar(?:le)? ${figure} por (?:cabeza|plato|racion|persona)`,
    ).test(folded)
    const costs = new RegExp(
      `\\b(?:me cuesta|cuesta|coste|sale a|me sale a|materia prima)(?: (?:es|de|por|a))* ${figure}`,
    ).exec(folded)
    // 'Y si le quiero sacar 9 €', of a plate whose cost is known.
    const before = /^\W*(?:y|pero|para|quiero|si) /.test(folded) && isMoney ? figures.cost : null
    const [margin, cost] = [number(earned?.[1] ?? earned?.[2]), costs === null ? (before ?? 0) : number(costs[1])]
    if (!(margin > 0) || !(cost > 0) || /\bmes\b|\bdia\b|\bvendo a\b/.test(folded)) return null
    const price = margin + cost
    const vat = vatIn(ask)
    return {
      answer: `Véndelo a **${formatEuros(price)} sin IVA**, **${formatEuros(price * (1 + vat / 100))}** con el ${percent(vat)}.`,
      working: `${formatEuros(cost)} + ${formatEuros(margin)} = ${formatEuros(price)}; con IVA, × ${plain(1 + vat / 100)}`,
      notes: [
        `Food cost del ${percent((cost / price) * 100)}. Lo que ganas así es margen bruto: de ahí salen personal y gastos.`,
      ],
      figures: { cost, price },
    }
  },
}

/** '40 menús a 16,5 con IVA, cuánto facturo neto'. */
export const netOfMany: Calculation = {
  id: 'venta neta',
  work: (ask) => {
    const { folded } = ask
    const turned = new RegExp(
      `\\bmenu\\w*(?: de [a-z]+| [a-z]+)? (?:a |de )?${figure} (?:€ |euros )?(?:con|sin) iva,? (?:y |para )?(\\d{1,5}) (?:invitados|comensales|personas|pax|cubiertos)`,
    ).exec(folded)
    const [, count, price] =
      new RegExp(
        `\\b(\\d{1,5}) (?:menus?|cubiertos|platos|raciones|comensales|pax|personas|copas|tapas) (?:a|de) ${figure}`,
      ).exec(folded) ?? (turned === null ? [] : [turned[0], turned[2], turned[1]])
    if (count === undefined || !/\biva\b/.test(folded) || !/\bcuanto\b|\bfactur|\bneto|\bingres/.test(folded))
      return null
    const [all, vat] = [Number(count) * number(price), vatIn(ask)]
    const isIn = /\bcon (?:el )?iva|\biva inclui/.test(folded)
    const net = isIn ? all / (1 + vat / 100) : all
    return {
      answer: `**${formatEuros(net)} sin IVA**, ${formatEuros(net * (1 + vat / 100))} con el ${percent(vat)}.`,
      working: `${plain(Number(count))} × ${formatEuros(number(price))} = ${formatEuros(all)}${isIn ? ` con IVA; ÷ ${plain(1 + vat / 100)}` : ''}`,
    }
  },
}

/** 'Food cost del 32 y facturo 24.000, cuánto gasto en género'. */
export const goodsOfSales: Calculation = {
  id: 'género de una venta',
  work: ({ folded, slots }) => {
    const sales = /\b(?:factur\w*|ventas?(?: de)?|vendo|ingres\w*) (?:de |unos )?(\d{1,3}(?:\.\d{3})+|\d{3,7})\b/.exec(
      folded,
    )?.[1]
    const share = foodCostIn(folded)
    const sold = Number((sales ?? '').replaceAll('.', ''))
    if (
      !(share > 0 && share < 100) ||
      !(sold >= 500) ||
      !/\bcuanto\b|\bgast|\bcompr|\bgenero/.test(folded) ||
      slots.length > 4
    )
      return null
    return {
      answer: `En género, **${formatEuros((sold * share) / 100)}**.`,
      working: `${formatEuros(sold)} × ${percent(share)}`,
      notes: ['Con la venta sin IVA.'],
    }
  },
}

/** Weeks of a month: 52 in twelve. */
const weeks = 52 / 12

/** 'Menú a 13,50, 90 cubiertos al día y food cost del 34, cuánto gasto en género a la semana de 6 días': the sale first. */
export const goodsOfCovers: Calculation = {
  id: 'género de los cubiertos',
  continues: true,
  work: (ask) => {
    const { folded } = ask
    const price = number(
      new RegExp(
        `\\b(?:menu|menus|cubierto|plato|ticket(?: medio)?)(?: del dia| medio)?(?: a| de| es)? ${figure}(?! ?(?:cubiertos|menus|%))`,
      ).exec(folded)?.[1],
    )
    const covers = number(
      /\b(\d{1,4}) (?:cubiertos|menus|comensales|clientes|pax|servicios|personas)(?: (?:al|por|cada) dia| diarios| ?\/ ?dia)\b/.exec(
        folded,
      )?.[1],
    )
    const share = foodCostIn(folded)
    if (!(price > 0) || !(covers > 0) || !(share > 0 && share < 100)) return null
    if (!/\bcuanto\b|\bgast|\bcompr|\bgenero|^\W*y /.test(folded)) return null
    const said = number(/\b(?:semana de|de|abro|abrimos|trabajo|en) (\d{1,2}) dias\b/.exec(folded)?.[1])
    const own = folded.split('; ')[0] ?? ''
    const isMonth = /\bmes\b/.test(own)
    const isWeek = !isMonth && /\bseman/.test(folded)
    const open = said > 0 ? said : isMonth && !/\bseman/.test(folded) ? 30 : isMonth || isWeek ? 7 : 1
    const days = isMonth && open <= 7 ? open * weeks : open
    const vat = /\bsin (?:el )?iva\b/.test(folded) ? 0 : vatIn(ask)
    const sold = (price / (1 + vat / 100)) * covers * days
    return {
      answer: `En género, **${formatEuros((sold * share) / 100)}**${isMonth ? ' al mes' : isWeek ? ' a la semana' : days > 1 ? ` en ${plain(days)} días` : ' al día'}.`,
      working: `${formatEuros(price)}${vat > 0 ? ` ÷ ${plain(1 + vat / 100)} (sin IVA)` : ''} × ${plain(covers)} × ${isMonth && open <= 7 ? `${plain(open)} días × 52 ÷ 12 semanas` : `${plain(days)} ${days === 1 ? 'día' : 'días'}`} = ${formatEuros(sold)}; × ${percent(share)}`,
    }
  },
}

/** 'Multiplicador para un 28 de food cost': what the cost is multiplied by. */
export const factorOfFoodCost: Calculation = {
  id: 'multiplicador',
  work: (ask) => {
    const { folded } = ask
    const share = foodCostIn(folded)
    if (!/\bmultiplic|\bcoeficiente|\bpor cuanto\b/.test(folded) || !(share > 0 && share < 100)) return null
    const vat = vatIn(ask)
    return {
      answer: `Multiplica el coste por **${plain(100 / share)}** sin IVA, por **${plain((100 / share) * (1 + vat / 100))}** con el ${percent(vat)}.`,
      working: `100 ÷ ${plain(share)}`,
    }
  },
}

/** 'Food cost de 4,2 sobre 13,9 con IVA'. */
export const foodCostOver: Calculation = {
  id: 'food cost sobre venta',
  work: (ask) => {
    const { folded } = ask
    const said = new RegExp(
      `\\b(?:food ?cost|fc) (?:de |con )?${figure} ?(?:€|euros?)? (?:sobre|en|con venta de|y vendo a|vendido a) ${figure}`,
    ).exec(folded)
    const [cost, sold] = [number(said?.[1]), number(said?.[2])]
    if (!(cost > 0) || !(sold > cost)) return null
    const vat = vatIn(ask)
    const isIn = /\bcon (?:el )?iva|\biva inclui/.test(folded)
    const price = isIn ? sold / (1 + vat / 100) : sold
    return {
      answer: `Food cost del **${percent((cost / price) * 100)}** y margen bruto de **${formatEuros(price - cost)}**.`,
      working: `${isIn ? `${formatEuros(sold)} ÷ ${plain(1 + vat / 100)} = ${formatEuros(price)} sin IVA; ` : ''}${formatEuros(cost)} ÷ ${formatEuros(price)}`,
      notes: isIn
        ? []
        : [`Con ${formatEuros(sold)} sin IVA; si lo lleva dentro, divide antes entre ${plain(1 + vat / 100)}.`],
      figures: { cost, price },
    }
  },
}

/** '3,2 la botella de 75, cuánto la copa de 125': what a glass of it costs. */
export const glassOfBottle: Calculation = {
  id: 'copa de una botella',
  work: ({ folded }) => {
    const bottle = new RegExp(
      `${figure} ?(?:€|euros?)? (?:es |cuesta |vale )?la botella|\\bbotella(?: de \\d{2,4} ?(?:cl|ml)?)? (?:a|de|me cuesta|cuesta|vale|sale a) ${figure}`,
    ).exec(folded)
    const short = new RegExp(
      `\\b(?:vino|cava|vermut|botella)(?: a| de)? ${figure} ?(?:€|euros?)?,? (?:la |de )?botella|^\\W*(?:vino |cava )?botella ${figure}\\b(?! ?(?:cl|ml|l\\b))`,
    ).exec(folded)
    const size = /\bbotella de (\d{2,4})\b/.exec(folded)?.[1]
    const glass = /\b(?:copas?|chupitos?|vasos?|canas?|tragos?)(?: de [a-z]+)?(?: de)? (\d{2,3}) ?(cl)?/.exec(folded)
    const price = number(bottle?.[1] ?? bottle?.[2] ?? short?.[1] ?? short?.[2])
    const [said, served] = [Number(size ?? 750), Number(glass?.[1] ?? 0) * (glass?.[2] === undefined ? 1 : 10)]
    // 'La de 75' is said in centilitres.
    const holds = said < 200 ? said * 10 : said
    if (!(price > 0) || !(served > 0) || served > holds) return null
    const cost = (price * served) / holds
    return {
      answer: `La copa de ${plain(served)} ml cuesta **${formatEuros(cost)}**; de la botella salen **${plain(Math.floor(holds / served + 1e-9))}**.`,
      working: `${formatEuros(price)} × ${plain(served)} ml ÷ botella de ${plain(holds / 10)} cl`,
      figures: { cost },
    }
  },
}

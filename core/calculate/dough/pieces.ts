import type { Ask, Calculation, Sum } from '#core/calculate/calculation.ts'
import { measuresOf } from '#core/calculate/reading/named-rows.ts'
import { slotOf } from '#core/calculate/reading/slots.ts'
import { percent, percentBetween, plain, weight, weightBetween } from '#core/calculate/say.ts'
import type { Ratio } from '#core/cookbook/ratios.ts'
import { formatEuros } from '#core/format/money.ts'
import { typedNumber as number } from '#core/spanish/number.ts'
import { sharesIn } from './bakers-given.ts'

const figure = '(\\d{1,6}(?:[.,]\\d{1,3})?)'

/**
 * 'Quiero 8 kg de masa con 70 % de agua, 2 % de sal y 1,5 % de levadura, cuánta harina': the dough is the flour and its
 * percentages together.
 */
export const flourOfDough: Calculation = {
  id: 'harina de una masa',
  work: ({ folded, slots, knowledge }) => {
    const said = slots.find(
      ({ kind, of, at }) =>
        kind === 'mass' &&
        (/^(?:masa|pan|pizza)/.test(of) ||
          ((of === '' || /^al\b/.test(of)) && /\bmasa (?:de )?$/.test(folded.slice(0, at)))),
    )
    const [, count = '', each = ''] = breads.exec(folded) ?? []
    // '40 barras de 300 g de masa': the dough that is said is that of one.
    const isOfEach = count !== '' && said?.value === Number(each)
    const dough = isOfEach ? Number(count) * Number(each) : (said?.value ?? Number(count) * Number(each))
    // '12 kg de pan con 60 de hidratación': an order, and no question of a part.
    const isOrder =
      said !== undefined && !isOfEach && /\bhidratacion\b/.test(folded) && !/\bcuant|€|\bque\b|\bhorn/.test(folded)
    const bare = /\bal (\d{2,3})\b(?! ?(?:€|°|grados|cm|g\b))/.exec(folded)?.[1]
    const given = sharesIn(folded)
    const isWet = given.some(({ name }) => name === 'agua')
    const usual = isWet || bare !== undefined ? null : usualWater(folded, knowledge)
    if (
      dough > 0 &&
      given.length === 0 &&
      usual !== null &&
      (/\bcuanta harina\b|\bharina\W*$/.test(folded) ||
        (count !== '' && !/\bcuant|€|\bhorn|\bal \d/.test(folded) && /^\W*(?:masa|\d)/.test(folded)))
    )
      return floured(dough, usual, count === '' ? '' : `${count} × ${each} g = `, /\bharina\b/.test(folded))
    const shares = isWet || bare === undefined ? given : [{ name: 'agua', value: Number(bare) }, ...given]
    if (
      !/\bcuanta (?:harina|agua|masa)\b|\bharina\W*$/.test(folded) &&
      !isOrder &&
      ((said !== undefined && !isOfEach) || /\bcuant|€|\bhorn/.test(folded))
    )
      return null
    if (dough <= 0 || shares.length === 0 || slots.some(({ kind, of }) => kind === 'mass' && /^harina/.test(of)))
      return null
    const sum = shares.reduce((all, { value }) => all + value, 100)
    const flour = (dough * 100) / sum
    const parts = shares.map(({ name, value }) => `${name}, ${percent(value)}: ${weight((flour * value) / 100)}`)
    const isAlone = !shares.some(({ name }) => name === 'sal')
    const notes = [
      ...(isAlone ? ['Con la sal (2 %) y la levadura (1–2 %) sale un 3 % más de masa.'] : []),
      ...(isOrder && /^pan/.test(said?.of ?? '')
        ? [
            'Contado como masa: el pan pierde en el horno un 12–18 %, así que para ese peso ya cocido divide entre 0,85. Oficio.',
          ]
        : []),
    ]
    return {
      answer: `**${weight(flour)} de harina** para ${weight(dough)} de masa; ${parts.join('; ')}.`,
      working: `${count === '' ? '' : `${count} × ${each} g; `}${weight(dough)} ÷ ${percent(sum)} (100 % de harina + ${shares.map(({ value }) => percent(value)).join(' + ')})`,
      ...(notes.length > 0 ? { notes } : {}),
      figures: { base: { name: 'harina', grams: flour } },
    }
  },
}

/** The water a bread usually takes, in g per kilo of flour, by the table of ratios; null where it has none. */
const usualWater = (folded: string, { cookbook }: Ask['knowledge']): Ratio | null => {
  const { ratios } = measuresOf(cookbook)
  const rows = [
    ...(ratios.all(folded)[0]?.rows ?? []),
    ...(/\bpan|\bbarr|\bboll|\bhogaz|\bmasa\b|\bcuanta harina\b.*\b(?:piezas|unidades|bolas)\b/.test(folded)
      ? (ratios.find('pan')?.rows ?? [])
      : []),
  ]
  return rows.find(({ part, base }) => base[0] === 'harina' && part[0] === 'agua') ?? null
}

/** What salt and yeast add to flour and water, in % of the flour. Oficio. */
const besides = 3

/** 'Cuánta harina para 80 panecillos de 45', and no hydration said: by what is usual, and said to be so. */
const floured = (dough: number, { low, high, source }: Ratio, pieces: string, asksFlour: boolean): Sum => ({
  answer: asksFlour
    ? `**${weightBetween((dough * 100) / (100 + high / 10 + besides), (dough * 100) / (100 + low / 10 + besides))} de harina** para ${weight(dough)} de masa, con la hidratación usual (${percentBetween(low / 10, high / 10)}).`
    : `**${weight(dough)} de masa**: ${weightBetween((dough * 100) / (100 + high / 10 + besides), (dough * 100) / (100 + low / 10 + besides))} de harina con la hidratación usual (${percentBetween(low / 10, high / 10)}).`,
  working: `${pieces}${weight(dough)} ÷ ${percentBetween(100 + low / 10 + besides, 100 + high / 10 + besides)} (harina, agua y un ${besides} % de sal y levadura)`,
  notes: [`No me has dicho la **hidratación**: dímela («al 62») y te doy la cifra justa. Fuente: ${source}.`],
})

/** '24 barras de 280': the dough of so many breads, in g. */
const breads =
  /\b(\d{1,4}) (?:barras?|barritas|baguettes?|bollos?|panes|panecillos|hogazas?|chapatas?|pizzas?|bolas|piezas|focaccias?|moldes|brioches?|donuts|rosquillas|unidades|uds?|raciones) (?:de|a) (?:unos )?(\d{2,4})\b(?! ?(?:€|euros?|cm|cent|kg|kilos?))/

/** A bottle of wine, in ml. */
const bottle = 750

/** '45 bollos de 80 g cuánta masa', '60 raciones de 180 g con merma del 25 %': so many of so much, and what to buy for it. */
export const ofPieces: Calculation = {
  id: 'piezas por peso',
  work: ({ folded, slots }) => {
    if (!/\bcuant[oa]s? (?!cuesta|vale|sale|tiempo)/.test(folded) || /€|\beuros?\b|%\s*de agua/.test(folded))
      return null
    const found =
      new RegExp(`(?<![\\d.,])${figure} ([a-z]{4,20}) (?:de|a) ${figure} ?(g|gr|gramos|kg|ml|cl|l)\\b`).exec(folded) ??
      (/\bcuanta masa\b/.test(folded)
        ? new RegExp(`(?<![\\d.,])${figure} ([a-z]{4,20}) (?:de|a) (\\d{2,4})\\b(?! ?(?:€|euros?|cm))`).exec(folded)
        : null)
    if (found === null || notPieces.test(found[2] ?? '')) return null
    const [, count = '', what = '', size = '', unit = 'g'] = found
    const each = number(size) * (unit === 'kg' || unit === 'l' ? 1000 : unit === 'cl' ? 10 : 1)
    const net = number(count) * each
    const lost = /\b(?:merma|pierd\w*|perdida|desperdicio)\b/.test(folded) ? slotOf(slots, 'percent') : null
    if (net <= 0 || (lost !== null && lost.value >= 100)) return null
    const isLiquid = unit === 'ml' || unit === 'cl' || unit === 'l'
    const said = (amount: number): string =>
      isLiquid ? weight(amount).replace(/kg$/, 'l').replace(/ g$/, ' ml') : weight(amount)
    const sum = `${plain(number(count))} × ${plain(number(size))} ${unit} = ${said(net)}`
    if (lost === null && isLiquid && /\bcuant[oa]s botellas\b/.test(folded))
      return {
        answer: `**${plain(Math.ceil(net / bottle - 1e-9))} botellas** para ${plain(number(count))} ${what}.`,
        working: `${sum}; ÷ ${said(bottle)} la botella (lo supongo: dime si es otra)`,
      }
    const bought = net / (1 - (lost?.value ?? 0) / 100)
    const figures = isLiquid ? {} : { purchase: { low: bought, high: bought, count: number(count), perKilo: null } }
    if (lost === null)
      return { answer: `**${said(net)}** para ${plain(number(count))} ${what}.`, working: sum, figures }
    return {
      answer: `Compra **${said(bought)}** para ${plain(number(count))} ${what}: ${said(net)} limpios.`,
      working: `${sum}; ${said(net)} ÷ ${percent(100 - lost.value)} que se aprovecha = ${said(bought)}`,
      figures,
    }
  },
}

/** 'Cuántas hamburguesas de 180 g salen de 7 kg': whole pieces, and what is left over. */
export const piecesOutOf: Calculation = {
  id: 'piezas que salen',
  work: ({ folded, slots }) => {
    const what = /\bcuant[oa]s ([a-z]{4,20}) de \d/.exec(folded)?.[1]
    const size = /\bcuant[oa]s ([a-z]{4,20}) de (\d{1,4})(?![\d.,]| ?(?:kg|g|gr|gramos|kilos?|ml|cl|l|litros?)\b)/.exec(
      folded,
    )?.[2]
    const liquids = slots.filter(({ kind }) => kind === 'volume')
    const [glass, vessel] = [
      liquids.find(({ at }) => /\bcuant[oa]s [a-z]{4,20} de $/.test(folded.slice(0, at))),
      liquids.find(({ at }) => !/\bcuant[oa]s [a-z]{4,20} de $/.test(folded.slice(0, at))),
    ]
    if (
      what !== undefined &&
      glass !== undefined &&
      vessel !== undefined &&
      liquids.length === 2 &&
      glass.value > 0 &&
      vessel.value > glass.value
    )
      return {
        answer: `Salen **${plain(Math.floor(vessel.value / glass.value + 1e-9))} ${what.replace(/^canas$/, 'cañas')}** de ${glass.said}.`,
        working: `${vessel.said} ÷ ${glass.said}`,
        ...(/\bcanas?\b|\bcerveza|\bbarril/.test(folded)
          ? { notes: ['De barril cuenta un 8–12 % menos, por la espuma y las purgas. Oficio.'] }
          : {}),
      }
    const masses = slots
      .filter(({ kind }) => kind === 'mass')
      .map((slot) => ({ ...slot, value: slot.value * doughBy(slot, folded) }))
    // 'De 180 salen': a size without its unit is said in grams.
    const bare = masses.length === 1 && size !== undefined ? { value: Number(size) } : undefined
    const [each, whole, ...others] = bare === undefined ? masses : [bare, ...masses]
    if (what === undefined || each === undefined || whole === undefined || others.length > 0) return null
    if (!/\b(?:salen|saco|hago|hacemos|sacamos|puedo)\b/.test(folded) || each.value <= 0 || whole.value < each.value)
      return null
    const count = Math.floor(whole.value / each.value + 1e-9)
    const left = whole.value - count * each.value
    return {
      answer: `Salen **${plain(count)} ${what}** de ${weight(each.value)}${left >= 1 ? `, y sobran ${weight(left)}` : ''}.`,
      working: `${weight(whole.value)} ÷ ${weight(each.value)} = ${plain(whole.value / each.value)}`,
    }
  },
}

/** '10 kilos de harina al 62': what of flour becomes dough, with its water and its salt and yeast; 1 of anything else. */
const doughBy = ({ of }: { readonly of: string }, folded: string): number => {
  const share = Number(/\bal (\d{2,3})\b(?! ?(?:€|g\b|grados))/.exec(folded)?.[1] ?? 0)
  return /^harina/.test(of) && share >= 40 && share <= 120 ? 1 + (share + besides) / 100 : 1
}

/** Words behind a number that are no pieces. */
const notPieces =
  /^(?:salen|saco|sacamos|hago|hacemos|hojas|gramos|kilos|litros|grados|minutos|horas|dias|tazas|cucharad\w+|botes|bloom|libras|onzas|huevos?|claras|yemas|cups|galones)$/

/** A month without days off. */
const monthDays = 30

/** 'Punto muerto con 9000 € de fijos y 65 % de margen'; and the ticket of so many € by so many guests. */
export const houseFigures: Calculation = {
  id: 'cuentas de la casa',
  work: ({ folded, slots }) => {
    const margin = slotOf(slots, 'percent')
    const fixed = new RegExp(`${figure} ?(?:€|euros?)? (?:de )?(?:gastos |costes )?fijos|fijos (?:de )?${figure}`).exec(
      folded,
    )
    if (
      /\bpunto (?:muerto|de equilibrio)\b/.test(folded) &&
      fixed !== null &&
      margin !== null &&
      margin.value > 0 &&
      margin.value <= 100
    ) {
      const costs = number(fixed[1] ?? fixed[2])
      const sales = costs / (margin.value / 100)
      return {
        answer: `Tienes que vender **${formatEuros(sales)}** sin IVA para no perder.`,
        working: `${formatEuros(costs)} de fijos ÷ ${percent(margin.value)} de margen = ${formatEuros(sales)}`,
      }
    }
    const wanted = /\bfactur\w* (\d{1,3}(?:\.\d{3})+|\d{3,7})\b/.exec(folded)?.[1]
    const each = new RegExp(`\\bticket(?: medio)?(?: (?:de|es|a|del))* ${figure}`).exec(folded)?.[1]
    if (
      wanted !== undefined &&
      number(each) > 0 &&
      /\bcuant[oa]s? (?:cubiertos|clientes|comensales|personas|mesas)/.test(folded)
    ) {
      const sales = Number(wanted.replaceAll('.', ''))
      return {
        answer: `**${plain(Math.ceil(sales / number(each) - 1e-9))} cubiertos**.`,
        working: `${formatEuros(sales)} ÷ ${formatEuros(number(each))} de ticket, las dos cifras con IVA o las dos sin él`,
      }
    }
    const covers = /\b(\d{1,5}) (?:cubiertos|clientes|comensales|personas)\b/.exec(folded)?.[1]
    if (number(each) > 0 && covers !== undefined && /\bcaja\b|\bfactur|\bingres|\bventa/.test(folded)) {
      const days = /\b(?:al|por|cada) dia\b|\bdiari/.test(folded) && /\b(?:al|por|cada) mes\b|\bmensual/.test(folded)
      return {
        answer: `**${formatEuros(number(each) * Number(covers) * (days ? monthDays : 1))}** de caja${days ? ' al mes' : ''}.`,
        working: `${formatEuros(number(each))} × ${covers}${days ? ` × ${monthDays} días` : ''}`,
        ...(days ? { notes: ['Abriendo todos los días: si cierras alguno, dime cuántos abres.'] } : {}),
      }
    }
    const ticket = new RegExp(
      `${figure} ?(?:€|euros?).{0,20}?\\b${figure} (?:clientes|comensales|cubiertos|personas|tickets)\\b`,
    ).exec(folded)
    if (/\bticket medio\b/.test(folded) && ticket !== null && number(ticket[2]) > 0)
      return {
        answer: `Ticket medio de **${formatEuros(number(ticket[1]) / number(ticket[2]))}** por cliente.`,
        working: `${formatEuros(number(ticket[1]))} ÷ ${plain(number(ticket[2]))}`,
      }
    return null
  },
}

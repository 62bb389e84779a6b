import type { Ask, Calculation } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { percent, plain } from '#core/calculate/say.ts'
import { sectionLines } from '#core/cookbook/page.ts'
import { formatEuros } from '#core/format/money.ts'

/** What each cost of a house takes of its sales without VAT, in %, where it is run well (oficio; the cards of gestión say the same). */
const usual: readonly (readonly [name: string, said: RegExp, low: number, high: number])[] = [
  ['el prime cost (género y personal)', /\bprime ?cost\b/, 55, 65],
  [
    'el personal',
    /\b(?:personal|sueldos?|nominas?|salarios?|plantilla|mano de obra|trabajadores|empleados|equipo)\b/,
    30,
    35,
  ],
  ['la materia prima', /\b(?:food ?cost|materia prima|genero|producto|compras|mercancia)\b/, 28, 35],
  ['el alquiler', /\b(?:alquiler|renta|local)\b/, 5, 10],
]

const judged =
  /\b(?:es|son|esta|estoy|voy|vamos|va|parece|seria|sera|veis?)\b.{0,14}\b(?:mucho|muchisimo|alt[oa]s?|car[oa]|bien|normal|demasiado|bastante|poco|baj[oa]|correcto|razonable|pasad[oa]|excesivo|una burrada|una barbaridad)\b|\bme paso\b|\bque tal\b|\bcomo lo ves\b|\bcomo voy\b|\bse me (?:come|va)\b|\bque hago\b|\bdemasiado\b/

const figure = '(\\d{1,3}(?:\\.\\d{3})+|\\d{1,7}(?:[.,]\\d{1,2})?)'
const number = (text: string): number =>
  Number(/^\d{1,3}(?:\.\d{3})+$/.test(text) ? text.replace(/\./g, '') : text.replace(',', '.'))

const verdict = (folded: string, name: string, share: number, low: number, high: number): string => {
  // 'Es mucho?' wants a yes or a no; 'voy bien?' wants another.
  const [yes, no] = /\bmuch|\balt[oa]|\bcar[oa]\b|\bdemasiado|\bme paso/.test(folded)
    ? ['Sí, es alto', 'No, es bajo']
    : ['Es alto', 'Es bajo']
  const points = (by: number): string => `${plain(by)} ${Math.abs(by - 1) < 0.005 ? 'punto' : 'puntos'}`
  if (share > high)
    return `**${yes}**: ${name} al ${percent(share)}, ${points(share - high)} por encima de lo usual, **${low}–${high} %** de la venta sin IVA.`
  return share < low
    ? `**${no}**: ${name} al ${percent(share)}; lo usual es **${low}–${high} %** de la venta sin IVA.`
    : `**Está bien**: ${name} al ${percent(share)}, dentro de lo usual, **${low}–${high} %** de la venta sin IVA.`
}

/** 'El personal se me va al 41 %, es mucho?', 'género 32 y personal 38': what a house spends, beside what is usual. */
export const houseShares: Calculation = {
  id: 'costes de la casa',
  continues: true,
  work: (ask) => ofTwo(ask) ?? ofEuros(ask) ?? ofOne(ask),
}

/** Goods and staff are the prime cost. */
const ofTwo = ({ folded, slots }: Ask): ReturnType<Calculation['work']> => {
  const shares = slots.filter(({ kind, value }) => (kind === 'percent' || kind === 'count') && value > 0 && value < 100)
  const [staff, goods] = [usual[1], usual[2]]
  const [first, second] = shares
  if (staff === undefined || goods === undefined || first === undefined || second === undefined || shares.length > 2)
    return null
  if (!staff[1].test(folded) || !goods[1].test(folded)) return null
  const sum = first.value + second.value
  return {
    answer: `Prime cost del **${percent(sum)}**. ${verdict(folded, 'el prime cost', sum, 55, 65)}`,
    working: `${percent(first.value)} + ${percent(second.value)}`,
  }
}

/** 'Pago 12.000 de sueldos y facturo 35.000': the share is worked out first. */
const ofEuros = ({ folded }: Ask): ReturnType<Calculation['work']> => {
  const sales = new RegExp(
    `\\b(?:factur\\w*|vend\\w*|ventas?|caja|ingres\\w*|hago|hice|hacemos)(?: [a-z]{1,8}){0,3} ${figure}`,
  ).exec(folded)
  // 'Y alquiler 4200', after the staff: the rent.
  const row = usual.find(([, said]) => said.test(ownPart(folded))) ?? usual.find(([, said]) => said.test(folded))
  if (sales === null || row === undefined) return null
  const cost = [...folded.matchAll(new RegExp(`(?<![\\d.,])${figure}`, 'g'))].find(
    ({ index }) => index < sales.index || index >= sales.index + sales[0].length,
  )
  const [total, spent] = [number(sales[1] ?? ''), number(cost?.[1] ?? '')]
  if (cost === undefined || !(total >= 500) || !(spent >= 100) || spent >= total) return null
  const [name, , low, high] = row
  const [staff, goods] = [usual[1], usual[2]]
  // Prime cost is both: the one that is said alone is not it.
  const parts = [staff, goods].map((one) => {
    const said =
      one === undefined ? null : new RegExp(`(?:${one[1].source})(?: [a-z]{1,8}){0,2} ${figure}`).exec(folded)
    return number(said?.at(-1) ?? '')
  })
  const [people = 0, bought = 0] = parts
  if (name === usual[0]?.[0]) {
    if (!(people > 0) || !(bought > 0)) return null
    const both = ((people + bought) / total) * 100
    return {
      answer: `Prime cost del **${percent(both)}**. ${verdict(folded, name, both, low, high)}`,
      working: `(${formatEuros(people)} + ${formatEuros(bought)}) ÷ ${formatEuros(total)}`,
    }
  }
  const share = (spent / total) * 100
  return {
    answer: `Es el **${percent(share)}** de la venta. ${verdict(folded, name, share, low, high)}`,
    working: `${formatEuros(spent)} ÷ ${formatEuros(total)}`,
  }
}

/** 'Mi prime cost es del 71': a share, though nobody says percent. */
const nameBefore =
  /\b(?:prime ?cost|food ?cost|personal|sueldos|nominas|materia prima|genero|alquiler)(?: (?:se|me|es|esta|sale|va|anda|lo|tengo|en|un|el|al?|del?|come|unos)){0,5} $/

/** What is done about it, by the page of the house, where that is asked: 'food cost al 40, qué hago', 'cómo lo bajo'. */
const asksRemedy =
  /\bque (?:hago|hacemos|puedo hacer|se hace|miro|reviso|toco)\b|\bcomo (?:l[oa] |se |puedo )?(?:baj|recort|mejor|reduc|arregl)/
const remedyOf = (name: string, { folded, knowledge }: Ask): readonly string[] => {
  const isOfGoods = name === 'la materia prima' && asksRemedy.test(folded)
  const page = isOfGoods ? knowledge.cookbook.byPath.get('cards/casa/bajar-el-coste-sin-bajar-el-plato') : undefined
  return page === undefined ? [] : [...sectionLines(page, 'Puntos'), `Fuente: ${page.source}.`]
}

const ofOne = (ask: Ask): ReturnType<Calculation['work']> => {
  const { folded, slots } = ask
  const row = usual.find(([, said]) => said.test(folded))
  const [share, more] = slots.filter(
    ({ kind, at }) =>
      kind === 'percent' || (kind === 'count' && nameBefore.test(folded.slice(Math.max(0, at - 34), at))),
  )
  if (share === undefined || more !== undefined || row === undefined || share.value > 100) return null
  if (!judged.test(folded) && !asksRemedy.test(folded)) return null
  const [name, , low, high] = row
  const notes = share.value > high ? remedyOf(name, ask) : []
  return {
    answer: verdict(folded, name, share.value, low, high),
    working: '',
    ...(notes.length > 0 ? { notes } : {}),
  }
}

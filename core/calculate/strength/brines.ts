import type { Ask, Calculation, Sum } from '#core/calculate/calculation.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import { manyOf } from '#core/calculate/reading/many-of.ts'
import { type Slot, slotOf } from '#core/calculate/reading/slots.ts'
import { percent, volume, weight, weightBetween } from '#core/calculate/say.ts'

/** 'Qué concentración es 250 g de sal en 3 litros': of the water, and of the whole. */
export const brineStrength: Calculation = {
  id: 'concentración',
  work: ({ folded, slots }) => {
    if (!/\bconcentracion|\ba que (?:%|porcentaje|por ciento)|\bque (?:%|porcentaje|por ciento)/.test(folded))
      return null
    const salt = slots.find(
      ({ kind, of, value }) => (kind === 'mass' || (kind === 'count' && value >= 20)) && value > 0 && /^sal\b/.test(of),
    )
    const water = slots.find((slot) => slot !== salt && slot.value > 0 && slot.kind === 'volume')
    if (salt === undefined || water === undefined) return null
    return {
      answer: `Es del **${percent((salt.value / water.value) * 100)}** sobre el agua (${weight((salt.value / water.value) * 1000)} por litro).`,
      working: `${weight(salt.value)} ÷ ${volume(water.value)}`,
      notes: [`Del total, agua y sal, es el ${percent((salt.value / (salt.value + water.value)) * 100)}.`],
    }
  },
}

/** A brine of so many percent: of the water, and of the whole; in equilibrium with meat, of meat and water together. */
export const brine: Calculation = {
  id: 'salmuera',
  continues: true,
  work: (ask) => {
    // '6 pollos de 2 kg' are twelve kilos.
    const many = manyOf(ask.folded, ask.slots)
    if (many === null) return brineOf(ask)
    const { each, value, counted } = many
    const slots = ask.slots.flatMap((slot) =>
      slot === each ? [{ ...slot, value, of: many.name }] : slot.end <= each.at && slot.kind === 'count' ? [] : [slot],
    )
    const sum = brineOf({ ...ask, slots })
    return sum === null
      ? null
      : { ...sum, working: `${counted}${weight(value)}${sum.working === '' ? '' : `; ${sum.working}`}` }
  },
}

const brineOf = (ask: Ask): Sum | null => {
  const share = slotOf(ask.slots, 'percent') ?? bareShare(ask)
  if (!/\bsalmuera|\bbrine|\bequilibrio\b|\binyec|\bsal\b.{0,60}\b(?:en seco|curar|curad[oa]|salar)\b/.test(ask.folded))
    return null
  const usual = usualFor(ask, share)
  if (usual !== null || share === null) return usual
  if (share.value <= 0 || share.value > 26) return null
  const { food, water } = partsIn(ask)
  // 'Al 20 de inyección' is how much brine goes in, and not how strong it is.
  if (
    food !== null &&
    /\binyec/.test(ask.folded) &&
    (ofInjection.test(ask.folded.slice(share.end)) ||
      /\binyec\w*(?: del?| al| a)+ (?:un )?$/.test(ask.folded.slice(0, share.at)))
  )
    return injected(share.value, food)
  if (food !== null && water === null && share.value > strongestDry && /\bsalmuera|\bbrine/.test(ask.folded))
    return waterAsked(share.value, food)
  const what = soluteIn(ask)
  if (food === null) return water === null ? null : ofWater(share.value, water, what)
  return water === null ? ofFood(share.value, food, what) : inEquilibrium(share.value, food, water, what)
}

/** 'Y si le pongo azúcar al 3', of the brine before: the sugar of it. */
const soluteIn = ({ folded }: Ask): string => {
  const said = folded.split('; ').find((part) => /\bazucar\b|\bsal\b/.test(part)) ?? ''
  return /\bazucar\b/.test(said) && !/\bsal\b/.test(said) ? 'azúcar' : 'sal'
}

/** Salt in a litre of the usual brine, in g, and how long, by the class of what lies in it: the page of brines. Oficio. */
const usualBrines: readonly (readonly [category: RegExp, low: number, high: number, time: string])[] = [
  [
    /^(?:aves|porcino)$/,
    50,
    60,
    '8–12 h la pieza entera y 2 h la pechuga, a 4 °C como máximo; se seca bien y se sala menos',
  ],
  [/^pescados$/, 100, 100, '10–20 min, en frío; se seca bien'],
]

/** Below this a share is of the meat's own weight, and no brine, in %. Oficio. */
const leastBrine = 3

/** 'Salmuera para 6 pollos de 2 kg', and no strength said: the usual one, in their own weight of water. */
const usualFor = ({ folded, slots, knowledge }: Ask, share: Slot | null): Sum | null => {
  if (share !== null && (share.value < leastBrine || share.value > 26)) return null
  const [food, other] = slots.filter(({ kind }) => kind === 'mass')
  if (food === undefined || other !== undefined || food.of === '' || slots.some(({ kind }) => kind === 'volume'))
    return null
  if (!/\bsalmuera|\bbrine/.test(folded) || /\binyec|\bcuanto tiempo|\bcuantas horas|\bequilibrio/.test(folded))
    return null
  const category = foodsNamed(food.of, knowledge.pantry)[0]?.food.category ?? ''
  const row = usualBrines.find(([of]) => of.test(category))
  if (row === undefined) return null
  const [, least, most, time] = row
  const [low, high] = share === null ? [least, most] : [share.value * 10, share.value * 10]
  return {
    answer: `**${volume(food.value)} de agua y ${weightBetween((food.value * low) / 1000, (food.value * high) / 1000)} de sal** para cubrir ${weight(food.value)}.`,
    working: `1 l por kilo, a ${weightBetween(low, high)} de sal por litro${share === null ? '' : ` (${percent(share.value)})`}`,
    notes: [
      `${time.charAt(0).toUpperCase()}${time.slice(1)}. Si cabe justo, con menos agua basta que las cubra.${share === null ? ' Dime el porcentaje («al 5») y lo cambio.' : ''} Oficio.`,
    ],
  }
}

const ofInjection = /^ ?(?:%|por ?ciento)? ?(?:de )?inyec/

/** Above this a share is a brine's, and no salt rubbed in or in equilibrium, in %. Oficio. */
const strongestDry = 6

const injected = (share: number, food: Slot): Sum => ({
  answer: `Entran **${weight((food.value * share) / 100)} de salmuera** en ${weight(food.value)}.`,
  working: `${weight(food.value)} × ${percent(share)}`,
  notes: [
    'La sal la dice la salmuera: para un 2 % en la pieza, la **concentración** es 2 × (100 + inyección) ÷ inyección. Dime cuál usas y te doy los gramos.',
    'En frío, a 4 °C como máximo; con sal nitrificante, la dosis de su etiqueta.',
  ],
})

const waterAsked = (share: number, food: Slot): Sum => ({
  answer: `¿En cuánta **agua**? Una salmuera al ${percent(share)} lleva **${weight(share * 10)} de sal por litro**.`,
  working: '',
  notes: [
    `La pieza (${weight(food.value)}) se cubre: suele pedir su peso en agua, ${weight((food.value * share) / 100)} de sal.`,
    'Siempre en frío, a 4 °C como máximo.',
  ],
})

/** 'Salmuera al 1,2': a share without its sign. */
const bareShare = ({ slots, folded }: Ask): Slot | null =>
  slots.find(({ kind, at }) => kind === 'count' && /\b(?:al|del) $/.test(folded.slice(Math.max(0, at - 5), at))) ?? null

/** Saturated brine holds 26,4 g of salt in 100 g at 20 °C (CRC Handbook of Chemistry and Physics, 'Aqueous solubility'). */
const partsIn = ({ slots }: Ask): { readonly food: Slot | null; readonly water: Slot | null } => {
  const water =
    slots.find(({ kind, of }) => kind === 'volume' && (of === '' || /^(?:agua|water|salmuera|brine)/.test(of))) ??
    slots.find(({ kind, of }) => kind === 'mass' && /^(?:agua|water)/.test(of)) ??
    null
  return { water, food: slots.find((slot) => slot.kind === 'mass' && slot !== water) ?? null }
}

const ofWater = (share: number, water: Slot, what: string): Sum => {
  const added = (water.value * share) / 100
  const whole = (water.value * share) / (100 - share)
  return {
    answer: `**${weight(added)} de ${what}** para ${volume(water.value)} de agua (${weight((share / 100) * 1000)} por litro).`,
    working: `${weight(water.value)} × ${percent(share)} = ${weight(added)}`,
    notes: [
      `Si quieres el ${percent(share)} del peso total (agua y ${what}): ${weight(water.value)} × ${percent(share)} ÷ (100 − ${percent(share)}) = ${weight(whole)}.`,
    ],
    figures: { base: { name: 'agua', grams: water.value } },
  }
}

const inEquilibrium = (share: number, food: Slot, water: Slot, what: string): Sum => {
  const all = food.value + water.value
  const salt = (all * share) / 100
  return {
    answer: `**${weight(salt)} de ${what}** en los ${volume(water.value)} de agua.`,
    working: `(${weight(food.value)} + ${weight(water.value)}) × ${percent(share)} = ${weight(salt)}`,
    notes: [
      'En equilibrio el producto y el agua acaban con la misma sal: no se pasa por mucho que espere.',
      'Siempre en frío, a 4 °C como máximo: 1 día por cada 2 cm de grosor, aproximadamente (oficio).',
    ],
  }
}

const ofFood = (share: number, food: Slot, what: string): Sum => {
  const salt = (food.value * share) / 100
  return {
    answer: `**${weight(salt)} de ${what}** para ${weight(food.value)}, en seco o en bolsa.`,
    working: `${weight(food.value)} × ${percent(share)} = ${weight(salt)}`,
    notes: [
      `Si va en agua y quieres que se equilibre, la cuenta es con las dos: con ${volume(food.value)} de agua, ${weight(salt * 2)}.`,
      'Siempre en frío, a 4 °C como máximo.',
    ],
  }
}

import type { Ask, Calculation, Figures, Sum } from '#core/calculate/calculation.ts'
import { isAmount, type Slot, slotOf } from '#core/calculate/reading/slots.ts'
import { percent, plain, weight } from '#core/calculate/say.ts'

/** '75 % de 1,3 kg', '1,3 kg de harina: cuánta agua para el 75 %', and then 'y cuánta sal al 2 %'. */
export const shareOf: Calculation = {
  id: 'porcentaje',
  work: (ask, figures) => {
    const share = slotOf(ask.slots, 'percent') ?? bareShare(ask, figures)
    if (
      share === null ||
      share.value > 1000 ||
      !(asksForAmount.test(ask.folded) || share.kind === 'count') ||
      notShare.test(ask.folded)
    )
      return null
    const bare = /\d ?(?:%|por ?ciento) (?:de|sobre) (\d[\d.,]*)(?: ?(?:€|euros?))?\W*$/.exec(ask.folded)?.[1]
    if (bare !== undefined && !ask.slots.some(isAmount)) {
      const whole = Number(bare.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.'))
      return whole > 0
        ? { answer: `**${plain((whole * share.value) / 100)}**.`, working: `${plain(whole)} × ${percent(share.value)}` }
        : null
    }
    const base = baseIn(ask, figures)
    if (base === null) return null
    const parts = ask.slots.filter(({ kind, value, of }) => kind === 'percent' && value <= 1000 && of !== '')
    if (parts.length > 1 && asksEach.test(ask.folded)) return eachOf(base, parts)
    const wanted = wantedIn(ask, share)
    return isInverse(ask, base.name, wanted) ? inverse(base, share.value, wanted) : direct(base, share.value, wanted)
  },
}

/** What is dosed by a share of the whole. */
const dosed =
  'sal|azucar|levadura|harina|mantequilla|agua|pimienta|pimenton|especias?|xantana|agar|gellan|gelano|iota|kappa|alginato|algin|lecitina|pectina|goma|guar|garrofin|metilcelulosa|citrato|lactato|cloruro|gluconolactato|acido|sorbato|bicarbonato|impulsor|neutro|estabilizante|conservante|sal nitrificante'

/** 'Cuánta sal en 9 litros al 3', 'xantana al 0,3 en 1,8 kg', 'y azúcar al 1,5': a share, though nobody says percent. */
const bareShare = ({ folded, slots }: Ask, figures: Figures): Slot | null =>
  new RegExp(`^\\W*(?:y )?(?:(?:cuant[oa]s?|gramos|kilos|de|la|el) )*(?:${dosed})\\b`).test(folded) &&
  (slots.some(isAmount) || (figures.base !== null && folded.length <= longestShare))
    ? (slots.find(
        ({ kind, value, at }) => kind === 'count' && value < 100 && /\bal (?:un )?$/.test(folded.slice(0, at)),
      ) ?? null)
    : null

/** A turn that only gives the share. Characters. */
const longestShare = 40

/** '180 g de azúcar, cuánta dextrosa pongo si cambio el 20': a share of the one, in the other. */
export const exchangedShare: Calculation = {
  id: 'cambio de una parte',
  work: ({ folded, slots }) => {
    const [, share] =
      /\b(?:cambi\w+|sustituy\w+)(?: (?:un|el|al|del?))+ (\d{1,2})\b(?! ?(?:g|gr|gramos|kg)\b)/.exec(folded) ?? []
    const wanted =
      /\bcuant[oa] (dextrosa|trehalosa|fructosa|glucosa(?: atomizada)?|azucar invertido|miel|eritritol|maltitol)\b/.exec(
        folded,
      )?.[1]
    const sugar = slots.find((slot) => isAmount(slot) && /^(?:azucar|sacarosa)/.test(slot.of))
    if (share === undefined || wanted === undefined || sugar === undefined) return null
    const grams = (sugar.value * Number(share)) / 100
    return {
      answer: `**${weight(grams)} de ${wanted}** por otros tantos de azúcar: quedan ${weight(sugar.value - grams)} de azúcar.`,
      working: `${weight(sugar.value)} × ${share} %`,
      notes: ['Peso por peso; cambian el dulzor y lo que anticongela: mira el POD y el PAC.'],
    }
  },
}

const asksEach = /\bcada (?:cosa|uno|una|ingrediente)\b|\bde cada\b|\blas cantidades\b|\btodo\b/

/** '70 % de agua, 2 % de sal, cuánto de cada': every part of the base. */
const eachOf = (base: NonNullable<Figures['base']>, parts: readonly Slot[]): Sum => ({
  answer: parts
    .map(({ value, of }) => `${named(of)} **${weight((base.grams * value) / 100)}**`)
    .join(', ')
    .replace(/^./, (first) => first.toLocaleUpperCase('es'))
    .concat('.'),
  working: `${weight(base.grams)}${base.name === '' ? '' : ` de ${base.name}`} × ${parts.map(({ value }) => percent(value)).join('; × ')}`,
  figures: { base },
})

/** '650 g de agua para 1 kg de harina, qué hidratación es', '30 g de 1,2 kg qué porcentaje es'. */
export const whichShare: Calculation = {
  id: 'qué porcentaje',
  work: ({ folded, slots }, figures) => {
    if (!/\b(?:que|cual(?:es)?) (?:es (?:el |la )?)?(?:hidratacion|porcentaje|tanto por ciento|%)/.test(folded))
      return null
    const amounts = slots.filter(isAmount)
    const flour = amounts.find(({ of }) => /^harina/.test(of))
    const [first, second] = amounts
    const base = flour ?? (second === undefined ? undefined : larger(first, second))
    const part = amounts.find((slot) => slot !== base)
    const grams = base?.value ?? figures.base?.grams ?? 0
    const of = part ?? first
    if (of === undefined || of === base || grams <= 0) return null
    const share = (of.value / grams) * 100
    return {
      answer: `Es el **${percent(share)}**.`,
      working: `${weight(of.value)} ÷ ${weight(grams)} × 100 = ${percent(share)}`,
      figures: { base: { name: base?.of ?? figures.base?.name ?? '', grams } },
    }
  },
}

const larger = (one: Slot | undefined, other: Slot): Slot =>
  one !== undefined && one.value >= other.value ? one : other

const asksForAmount =
  /\bcuant[oa]s?\b|\b\d[\d.,]* ?(?:%|por ?ciento) (?:de|sobre) |\bhidratacion\b|^(?:y )?.{0,30}(?:%|por ?ciento)|calcula|how much/

/** What has percentages of its own: money, yields, brines, gelatine, dilutions. */
const notShare =
  /food ?cost|margen|\biva\b|€|euros|\bmerma\b|salmuera|brine|bloom|rebaj|diluir|\bgraduacion|alcohol de \d|descuento|sube|baje?/

/** What the percentage is taken of: the amount that is said, else the one of the question before. */
const baseIn = ({ slots }: Ask, figures: Figures): Figures['base'] => {
  const amounts = slots.filter((slot) => isAmount(slot) && slot.value > 0)
  const slot = amounts.find(({ of }) => /^harina/.test(of)) ?? amounts[0]
  return slot === undefined ? figures.base : { name: slot.of, grams: slot.value }
}

/** What is asked for: 'cuánta agua', 'hidratación' (water), 'sal al 2 %'. */
const wantedIn = ({ folded }: Ask, share: Slot): string => {
  const asked = /\bcuant[oa]s? (?:gramos |kilos |litros |ml )?(?:de )?([a-z]{2,20}(?: (?:fresca|seca|madre))?)/.exec(
    folded,
  )?.[1]
  if (asked !== undefined && !/^(?:es|son|seria|necesito|pongo|hay|me|le|lleva|tiene|hace|echo|va)\b/.test(asked))
    return asked
  if (/hidratacion/.test(folded)) return 'agua'
  // 'Sal para 3 kilos de panceta al 2,5'.
  const ahead = /^\W*(?:y )?(sal|azucar|levadura|agua|mantequilla|harina) (?:para|en|de) \d/.exec(folded)?.[1]
  if (ahead !== undefined) return ahead
  const before = /((?:masa |leche |levadura )?[a-z]{3,20}) (?:al|a un|a) $/.exec(
    folded.slice(Math.max(0, share.at - 30), share.at),
  )?.[1]
  return before ?? ''
}

/** 'Cuánta harina para 900 g de agua al 60 %': the flour is asked for, and percentages are of the flour. */
const isInverse = ({ folded }: Ask, base: string, wanted: string): boolean =>
  /^harina/.test(wanted) && !/^harina/.test(base) && /\bhidratacion|\bagua\b/.test(folded)

const direct = (base: NonNullable<Figures['base']>, share: number, wanted: string): Sum => {
  const grams = (base.grams * share) / 100
  return {
    answer: `**${weight(grams)}**${wanted === '' ? '' : ` de ${named(wanted)}`}.`,
    working: `${weight(base.grams)}${base.name === '' ? '' : ` de ${base.name}`} × ${percent(share)} = ${weight(grams)}`,
    figures: { base },
  }
}

const inverse = (part: NonNullable<Figures['base']>, share: number, wanted: string): Sum | null => {
  if (share <= 0) return null
  const grams = (part.grams / share) * 100
  return {
    answer: `**${weight(grams)}** de ${named(wanted)}.`,
    working: `${weight(part.grams)}${part.name === '' ? '' : ` de ${part.name}`} ÷ ${percent(share)} = ${weight(grams)}`,
    figures: { base: { name: wanted, grams } },
  }
}

/** The folded words lost their accents and ñ; those that are dosed by percentage get them back. */
const named = (word: string): string => accents[word] ?? word
const accents: Readonly<Record<string, string>> = { azucar: 'azúcar', almidon: 'almidón', limon: 'limón' }

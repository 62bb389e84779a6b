import { formatDecimal } from '#core/format/decimal.ts'
import type { Draft } from './draft.ts'

/**
 * g of each acid that sour a kilo of tomato below pH 4,6: USDA, Complete Guide to Home Canning (2015), guide 3, for a quart
 * (0,95 l): half a teaspoon of citric acid, two tablespoons of bottled lemon juice or four of vinegar of 5 %; rounded up.
 */
const [citric, lemon, vinegar] = [2.5, 35, 65]

const perKilo: readonly (readonly [acid: RegExp, grams: number])[] = [
  [/ácido cítrico/, citric],
  [/(?:zumo|jugo) de lim[óo]n/, lemon],
  [/vinagre/, vinegar],
]

/**
 * Whether jars of tomato are sour enough to be kept out of the cold, by what the list weighs: null where they are no jars
 * of tomato alone.
 */
export const sourTomato = ({ items }: Draft): { readonly isEnough: boolean; readonly told: string } | null => {
  const vegetables = items.filter(({ tags, food }) => tags.has('verdura') || food?.category === 'verduras_hortalizas')
  const kilos = vegetables.reduce((sum, { grams }) => sum + (grams ?? 0), 0) / 1000
  if (kilos <= 0 || vegetables.some(({ key }) => !/\btomates?\b/.test(key))) return null
  const share = items.reduce((sum, { key, grams }) => {
    const found = perKilo.find(([acid]) => acid.test(key))
    return found === undefined ? sum : sum + (grams ?? 0) / (found[1] * kilos)
  }, 0)
  const isEnough = share >= enough
  return {
    isEnough,
    told: isEnough
      ? `Tomate en tarro: sólo fuera de la nevera acidificado (${doseFor(1)} por kilo) y con su baño entero; un tarro hinchado se tira (USDA, 2015).`
      : `Falta ácido para guardar el tomate fuera de la nevera: tu lista pide ${doseFor(kilos)} (pH 4,6 o menos; USDA, 2015).`,
  }
}

/**
 * Vinegar (5 %) for a kilo of vegetables, and at least as much of it as of water: NCHFP, general information on pickling; the amount
 * a kilo is that of USDA guide 6 (marinated peppers). Null where the list has none and is no pickle.
 */
export const sourPickle = ({ items }: Draft): { readonly isEnough: boolean; readonly told: string } | null => {
  if (items.some(({ tags }) => lowAcid.some((tag) => tags.has(tag)))) return null
  const grams = (is: (key: string) => boolean): number =>
    items.filter(({ key }) => is(key)).reduce((sum, one) => sum + (one.grams ?? 0), 0)
  const sour = grams((key) => /vinagre|(?:zumo|jugo) de lim[óo]n/.test(key))
  const water = grams((key) => /^agua\b/.test(key))
  const solid = items
    .filter(
      ({ tags, food }) => tags.has('verdura') || tags.has('seta-cultivada') || food?.category === 'verduras_hortalizas',
    )
    .reduce((sum, one) => sum + (one.grams ?? 0), 0)
  if (sour === 0 || solid === 0) return null
  const isEnough = sour >= water && sour >= solid * pickledShare
  return {
    isEnough,
    told: isEnough
      ? 'Encurtido en tarro: vinagre de 5 % o más y nada más diluido; fuera de la nevera, sólo con pH de 4,6 o menos medido en el centro de la pieza a las 24 h (FDA, 21 CFR 114).'
      : `Poco vinagre para guardarlo fuera de la nevera: tu lista pide ${formatDecimal(Math.max(solid * pickledShare, water), 0)} g o más, y tanto como agua (USDA, 2015).`,
  }
}

/** Fish, meat and pulses in a jar are of low acidity whatever is poured over them. */
const lowAcid = [
  'pescado',
  'carne',
  'ave',
  'caza',
  'crustaceo',
  'bivalvo',
  'cefalopodo',
  'huevo',
  'legumbre',
  'legumbre-cocida',
]
const pickledShare = 0.35

const doseFor = (kilos: number): string =>
  `${formatDecimal(citric * kilos, 1)} g de ácido cítrico o ${formatDecimal(lemon * kilos, 0)} g de zumo de limón embotellado`

/** A scale that rounds is forgiven no more than this. */
const enough = 0.98

import {
  component,
  heaviest,
  liquidRow,
  type Metric,
  rowOrAddition,
  type TradePart,
  totalSolids,
  tradeFix,
} from '#core/ice-cream/balance/trade.ts'
import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { Composition, IceIngredient } from '#core/ice-cream/composition/ingredient.ts'
import type { MixRow } from '#core/ice-cream/composition/mix.ts'
import type { BandReading, FormulaFix } from './analysis.ts'
import { type Judged, wayInside } from './judged.ts'

/** % of alcohol beyond which a mix may not freeze (§12). */
export const mostAlcohol: Readonly<Record<FormulaType, number>> = { helado: 3, sorbete: 4, granizado: 3 }

/** One-tap corrections by weight (§12, §14.4): for each, the first trade that helps. */

type What = number | IceIngredient | undefined

/** So much of one thing for as much of another. */
const swap = (more: What, less: What): readonly TradePart[] | null =>
  more === undefined || less === undefined || more === less
    ? null
    : [
        { what: more, weight: 1 },
        { what: less, weight: -1 },
      ]

const first = (
  { mix }: Judged,
  trades: readonly (readonly TradePart[] | null)[],
  metric: Metric,
  delta: number,
): FormulaFix | null => {
  for (const parts of trades) {
    const fix = parts === null ? null : tradeFix(mix, parts, metric, delta)
    if (fix !== null) return fix
  }
  return null
}

const idIs =
  (pattern: RegExp) =>
  ({ ingredient }: MixRow): boolean =>
    pattern.test(ingredient?.id ?? '')

const isMilky = ({ mix }: Judged): boolean => mix.composition.msnf > 0.5

/** More of something against the liquid, or less of it. */
export const bandFix = (judged: Judged, band: BandReading): FormulaFix | null => {
  const { pantry, mix } = judged
  const delta = wayInside(band)
  const isLow = band.side === 'low'
  const liquid = liquidRow(mix)
  const named = (id: string): What => rowOrAddition(pantry, mix, id)
  const present = (pattern: RegExp): What => heaviest(mix, idIs(pattern))
  const against = (what: What): readonly TradePart[] | null => (isLow ? swap(what, liquid) : swap(liquid, what))
  const trades: Readonly<Record<string, () => FormulaFix | null>> = {
    msnf: () => first(judged, [against(isLow ? named('lpd') : present(powders))], component('msnf'), delta),
    fat: () => first(judged, fatTrades(judged, isLow, liquid), component('fat'), delta),
    sugars: () => first(judged, [against(isLow ? named('sacarosa') : present(drySugars))], component('sugars'), delta),
    totalSolids: () => first(judged, solidTrades(judged, isLow, liquid), totalSolids, delta),
    fruit: () => first(judged, [isLow ? swap(heaviest(mix, isFruitRow), named('agua')) : null], fruitMetric, delta),
  }
  return trades[band.name]?.() ?? null
}

const powders = /^(?:lpd|lpe|suero_dulce_polvo|base_\d+_leche|leche_evaporada|leche_condensada)$/
const drySugars = /^(?:sacarosa|dextrosa|fructosa|azucar_|glucosa_|jarabe_|miel)/
const creams = /^(?:nata_|mantequilla|mascarpone)/
const plantFats = /^(?:aceite_|leche_coco)/

const isFruitRow = ({ ingredient }: MixRow): boolean =>
  ingredient?.category === 'fruta' && ingredient.id !== 'piel_limon'
const fruitMetric: Metric = (_, ingredient) =>
  ingredient?.category === 'fruta' && ingredient.id !== 'piel_limon' ? 100 : 0

const fatTrades = (judged: Judged, isLow: boolean, liquid: What): readonly (readonly TradePart[] | null)[] => {
  const { pantry, mix } = judged
  const present = (pattern: RegExp): What => heaviest(mix, idIs(pattern))
  if (isLow) {
    const fat = isMilky(judged) ? 'nata_35' : 'aceite_coco'
    return [swap(present(isMilky(judged) ? creams : plantFats) ?? rowOrAddition(pantry, mix, fat), liquid)]
  }
  return [swap(liquid, present(creams)), swap(liquid, present(plantFats)), swap(liquid, present(/^pasta_/))]
}

const solidTrades = (judged: Judged, isLow: boolean, liquid: What): readonly (readonly TradePart[] | null)[] => {
  const { pantry, mix, bands } = judged
  const named = (id: string): What => rowOrAddition(pantry, mix, id)
  const present = (pattern: RegExp): What => heaviest(mix, idIs(pattern))
  const msnf = bands.find(({ name }) => name === 'msnf')
  if (!isLow) {
    const powder = msnf !== undefined && msnf.value > (msnf.target ?? msnf.max) ? present(powders) : undefined
    const sweet = bands.find(({ name }) => name === 'sugars')
    const sugar = sweet !== undefined && sweet.value > sweet.max ? present(drySugars) : undefined
    return [
      swap(liquid, powder),
      swap(liquid, sugar),
      swap(liquid, present(/^(?:inulina|fos|polidextrosa|maltodextrina)/)),
      swap(liquid, present(drySugars)),
    ]
  }
  const wantsMilk = msnf !== undefined && isMilky(judged) && msnf.value < (msnf.target ?? 0)
  return [
    wantsMilk ? swap(named('lpd'), liquid) : null,
    judged.type === 'granizado' ? swap(named('sacarosa'), liquid) : swap(named('inulina'), liquid),
    swap(named('glucosa_polvo_38'), liquid),
  ]
}

/** Net PAC, per 100 g. */
const netPac: Metric = ({ pac, cocoaButter, leanCocoa, nutFat }) =>
  pac - (0.9 * cocoaButter + 1.8 * leanCocoa + 1.4 * nutFat)

/** §14.4: 1 g of sucrose ↔ 1.45 g of dextrose moves PAC and leaves sweetness; else sugar against liquid. */
export const pacFix = (judged: Judged, band: BandReading): FormulaFix | null => {
  const { pantry, mix } = judged
  const sucrose = heaviest(mix, idIs(/^sacarosa$/))
  const dextrose = heaviest(mix, idIs(/^dextrosa/))
  const liquid = liquidRow(mix)
  const delta = wayInside(band) / 10
  const dry = heaviest(mix, idIs(drySugars))
  const alcohol = heaviest(mix, ({ ingredient }) => ingredient?.category === 'alcohol')
  // A drink within its dose is the flavour, not the fault.
  const isFlavour = mix.composition.alcohol <= mostAlcohol[judged.type]
  const trades =
    band.side === 'low'
      ? [
          sweetNeutral(rowOrAddition(pantry, mix, 'dextrosa'), sucrose, liquid),
          swap(rowOrAddition(pantry, mix, 'dextrosa'), liquid),
        ]
      : [
          sweetNeutral(rowOrAddition(pantry, mix, 'sacarosa'), dextrose, liquid, 1 / 1.45),
          isFlavour && alcohol !== undefined ? swap(rowOrAddition(pantry, mix, 'glucosa_polvo_21'), sucrose) : null,
          swap(liquid, alcohol),
          swap(liquid, dry),
        ]
  return first(judged, trades, netPac, delta)
}

/** `more` and `less` sweeten alike at 1.45 g of dextrose per g of sucrose; the liquid takes the difference. */
const sweetNeutral = (more: What, less: What, liquid: What, ratio = 1.45): readonly TradePart[] | null =>
  more === undefined || less === undefined || liquid === undefined
    ? null
    : [
        { what: more, weight: ratio },
        { what: less, weight: -1 },
        { what: liquid, weight: 1 - ratio },
      ]

/** §14.4: 1 g of sucrose ↔ 0.57 g of dextrose moves sweetness and leaves hardness; solids by inulin. */
export const podFix = (judged: Judged, band: BandReading): FormulaFix | null => {
  const { pantry, mix } = judged
  const named = (id: string): What => rowOrAddition(pantry, mix, id)
  const sucrose = heaviest(mix, idIs(/^sacarosa$/))
  const dextrose = heaviest(mix, idIs(/^dextrosa/))
  const liquid = liquidRow(mix)
  const inulin = named('inulina')
  const delta = wayInside(band) / 10
  const trades =
    band.side === 'low'
      ? [hardnessNeutral(named('sacarosa'), 1, dextrose, 0.57, liquid), swap(named('sacarosa'), liquid)]
      : [
          hardnessNeutral(named('dextrosa'), 0.57, sucrose, 1, inulin),
          swap(liquid, sucrose ?? heaviest(mix, idIs(drySugars))),
        ]
  return first(judged, trades, component('pod'), delta)
}

const hardnessNeutral = (
  more: What,
  gain: number,
  less: What,
  loss: number,
  rest: What,
): readonly TradePart[] | null =>
  more === undefined || less === undefined || rest === undefined
    ? null
    : [
        { what: more, weight: gain },
        { what: less, weight: -loss },
        { what: rest, weight: loss - gain },
      ]

/** Less milk powder until the lactose is `delta` (% of the mix, < 0) lower. */
export const lactoseFix = (judged: Judged, delta: number): FormulaFix | null => {
  const { mix } = judged
  const lactose: Metric = ({ msnfLactose, freeLactose }) => msnfLactose + freeLactose
  const liquid = liquidRow(mix)
  const water = rowOrAddition(judged.pantry, mix, 'agua')
  const powder = heaviest(mix, idIs(powders))
  return first(judged, [swap(liquid, powder), swap(water, powder)], lactose, delta)
}

/** Dextrose to sucrose until monosaccharides are 42 % of the sugars. */
export const monosaccharideFix = (judged: Judged): FormulaFix | null => {
  const excess = ({ glucose, fructose, galactose, sugars }: Composition): number =>
    glucose + fructose + galactose - 0.42 * sugars
  const { pantry, mix } = judged
  const mono = heaviest(mix, idIs(/^(?:dextrosa|fructosa|azucar_invertido|miel|sirope_agave|isoglucosa)/))
  const delta = -excess(mix.composition)
  return delta < 0 ? first(judged, [swap(rowOrAddition(pantry, mix, 'sacarosa'), mono)], excess, delta) : null
}

/** Less of the heaviest row that fits, against the liquid. */
export const lessOf = (
  judged: Judged,
  fits: (row: MixRow) => boolean,
  metric: Metric,
  delta: number,
): FormulaFix | null => first(judged, [swap(liquidRow(judged.mix), heaviest(judged.mix, fits))], metric, delta)

/** 5 g/kg of neutral against the liquid. */
export const addNeutral = (judged: Judged): FormulaFix | null => {
  const { pantry, mix, type } = judged
  const neutral = rowOrAddition(
    pantry,
    mix,
    type === 'sorbete' || !isMilky(judged) ? 'neutro_sorbete_5' : 'neutro_crema_5',
  )
  const strength: Metric = ({ stabiliser }) => stabiliser
  const perGram = typeof neutral === 'object' ? neutral.composition.stabiliser : 60
  return first(judged, [swap(neutral, liquidRow(mix))], strength, 0.005 * perGram)
}

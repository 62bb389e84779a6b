import { ingredientKey } from '#core/ice-cream/composition/match-ingredient.ts'
import type { Mix, MixRow } from '#core/ice-cream/composition/mix.ts'
import { isDairyName } from '#core/ice-cream/composition/row-composition.ts'
import { steady } from '#core/ice-cream/composition/steady.ts'
import { hardeningOf, leastWater } from '#core/ice-cream/freezing/freezing.ts'
import type { MixTotals } from './analysis.ts'

/** Everything that is derived from a composition by rule (§2, §3.4, §9). */
export const totalsOf = ({ composition, rows, mass }: Mix): MixTotals => {
  const { water, alcohol, sugars, glucose, fructose, galactose } = composition
  const part = (of: (row: MixRow) => number): number =>
    steady((100 * rows.reduce((sum, row) => sum + (row.grams > 0 ? row.grams * of(row) : 0), 0)) / mass)
  const lactose = composition.msnfLactose + composition.freeLactose
  const hardening = hardeningOf(composition)
  const pac = 10 * composition.pac
  return {
    totalSolids: Math.min(100, Math.max(0, 100 - water - alcohol)),
    lactose,
    lactoseInWater: water >= leastWater ? (100 * lactose) / water : 0,
    monosaccharideShare: sugars > 0 ? (100 * (glucose + fructose + galactose)) / sugars : 0,
    pac,
    pod: 10 * composition.pod,
    hardening,
    netPac: pac - hardening,
    absolutePac: water >= leastWater ? (100 * pac) / water : 0,
    stabilisation: composition.stabiliser,
    emulsification: composition.emulsifier + part(neutralEmulsifier),
    fruit: part((row) => (isFruit(row) ? 1 : 0)),
    yolk: part(yolkShare),
    yogurt: part((row) => (isYogurt(row) ? 1 : 0)),
    nutPaste: part((row) => (row.composition.nutFat >= 5 ? 1 : 0)),
    additives: part((row) => (isAdditive(row) ? 1 : 0)),
    erythritol: part((row) => (row.ingredient?.id === 'eritritol' ? 1 : 0)),
    milkProtein: part((row) => (isDairy(row) ? row.composition.protein / 100 : 0)),
  }
}

const fruitWords = /\b(?:fruta|pulpa|pure|zumo|jugo)s?\b/

/** Fruit in the sense of RD 618/1998; zest is an aroma. */
export const isFruit = ({ ingredient, row }: MixRow): boolean =>
  ingredient === null
    ? fruitWords.test(ingredientKey(row.name))
    : ingredient.category === 'fruta' && !/^piel_/.test(ingredient.id)

/** Lemon and lime: so sour that 20 % makes a sorbet (§15.3). */
export const isCitrus = ({ ingredient }: MixRow): boolean =>
  ingredient?.id === 'zumo_limon' || ingredient?.id === 'zumo_lima'

/** Yolk in an egg product, by its lecithin: fresh yolk emulsifies with a strength of 9.3 (§9). */
const yolkShare = ({ ingredient }: MixRow): number =>
  ingredient?.category === 'huevo' ? ingredient.composition.emulsifier / 9.3 : 0

/** The fat of a commercial neutral is its mono- and diglycerides (E-471), of strength 217 (§9). */
const neutralEmulsifier = ({ ingredient, composition }: MixRow): number =>
  ingredient?.category === 'neutro' && isAdditiveId(ingredient.id) ? (2.17 * composition.fat) / 100 : 0

const isAdditiveId = (id: string): boolean => !id.startsWith('base_')

const isYogurt = ({ ingredient, row }: MixRow): boolean =>
  ingredient === null
    ? isDairyName(row.name) && /\byogur/.test(ingredientKey(row.name))
    : /^(?:yogur_|kefir$)/.test(ingredient.id)

/** Stabilisers, emulsifiers and neutrals; bases of 50 and 100 g/kg are mostly sugar and milk (§9). */
export const isAdditive = ({ ingredient, row }: MixRow): boolean => {
  if (ingredient === null) return row.ingredientType === 'estabilizante' || row.ingredientType === 'emulsionante'
  const { category, id } = ingredient
  return category === 'estabilizante' || category === 'emulsionante' || (category === 'neutro' && isAdditiveId(id))
}

export const isDairy = ({ ingredient, row }: MixRow): boolean =>
  ingredient === null ? isDairyName(row.name) : ingredient.category === 'lacteo'

import type { Food } from '#core/pantry/food.ts'

/** kJ and kcal per g (Reglamento (UE) 1169/2011, annex XIV). Organic acids: 13 and 3. */
const factors = {
  protein: { kj: 17, kcal: 4 },
  carbohydrate: { kj: 17, kcal: 4 },
  polyol: { kj: 10, kcal: 2.4 },
  erythritol: { kj: 0, kcal: 0 },
  fat: { kj: 37, kcal: 9 },
  alcohol: { kj: 29, kcal: 7 },
  fibre: { kj: 8, kcal: 2 },
} as const

const kjPerAcidKcal = 13 / 3

/** The table's pure polyols carry these source ids; all their carbohydrate is that polyol. */
const sugarAlcohols: Readonly<Record<string, 'polyol' | 'erythritol'>> = {
  'def:poliol': 'polyol',
  'def:eritritol': 'erythritol',
}

/**
 * kJ per 100 g with their own factors, not kcal × 4,184, as a label wants them (docs/ciencia/nutricion.md §2). What the published kcal
 * hold beyond the listed nutrients are organic acids (Ciqual counts them; vinegar lives from them). Null where the energy is
 * unknown.
 */
export const kilojoulesOf = ({ per100g, provenance }: Food): number | null => {
  const { energyKcal, protein, carbohydrate, fat, fibre, alcohol } = per100g
  if (energyKcal === null) return null
  const parts = [
    [protein, factors.protein],
    [carbohydrate, factors[sugarAlcohols[provenance.id] ?? 'carbohydrate']],
    [fat, factors.fat],
    [fibre, factors.fibre],
    [alcohol, factors.alcohol],
  ] as const
  let kj = 0
  let kcal = 0
  for (const [grams, factor] of parts) {
    kj += (grams ?? 0) * factor.kj
    kcal += (grams ?? 0) * factor.kcal
  }
  return Math.max(0, kj + (energyKcal - kcal) * kjPerAcidKcal)
}

import type { Food, Composition as Nutrients } from '#core/pantry/food.ts'
import { type FoodFacts, type IceIngredient, sugarNames } from './ingredient.ts'

/**
 * An ingredient of the lab as a food of the kitchen, from the composition it is formulated with: for what no table of foods
 * publishes (atomised glucose, neutrals, polydextrose). Energy by the factors of annex XIV of Reglamento (UE) 1169/2011;
 * the gums of stabilisers and neutrals count as fibre. What the lab does not know (saturated fat, minerals, vitamins) is
 * null unless there is no fat, or nothing but one substance, for it to be in.
 */
export const foodOfIngredient = (ingredient: IceIngredient, facts: FoodFacts): Food => {
  const { id, foodId, name, category, composition, density, quality, source } = ingredient
  const isGum = category === 'estabilizante' || (category === 'neutro' && composition.sugars === 0)
  const fibre = isGum ? composition.otherSolids : composition.fibre
  const sweet = sugarNames.reduce((sum, sugar) => sum + composition[sugar], 0) + composition.msnfLactose
  const sugars = sweet - composition.oligosaccharides - composition.polyols
  const isPure = pure.has(id)
  const per100g: Nutrients = {
    energyKcal: round(
      9 * composition.fat +
        4 * (composition.protein + sweet - composition.polyols) +
        2.4 * composition.polyols +
        2 * fibre +
        7 * composition.alcohol,
    ),
    publishedKcal: null,
    protein: round(composition.protein),
    carbohydrate: round(sweet),
    sugars: round(sugars),
    fat: round(composition.fat),
    saturated: composition.fat < 0.05 ? 0 : null,
    fibre: round(fibre),
    sodium: composition.salt > 0 ? round(393 * composition.salt) : isPure ? 0 : null,
    calcium: isPure ? 0 : null,
    iron: isPure ? 0 : null,
    vitaminARe: isPure ? 0 : null,
    vitaminARae: isPure ? 0 : null,
    vitaminC: isPure ? 0 : null,
    alcohol: round(composition.alcohol),
  }
  return {
    id: foodId,
    name,
    synonyms: [],
    category: facts.category,
    per100g,
    measures: { density, gramsPerPiece: null, gramsPerCup: null, gramsPerTablespoon: null, gramsPerTeaspoon: null },
    ediblePercent: 100,
    weighed: 'neto',
    allergens: facts.allergens,
    possibleAllergens: facts.possibleAllergens,
    price: null,
    provenance: {
      id: composition.polyols > 0 && composition.polyols === composition.sugars ? 'def:poliol' : `lab:${id}`,
      composition: `Tabla del laboratorio de helados (calidad ${quality}): ${source}. Energía por el anexo XIV.`,
      measures: '',
      merma: '',
      notes: quality === 'C' ? 'APROX: producto comercial típico; manda la ficha del proveedor' : '',
    },
    approximate: quality === 'C',
  }
}

/** One refined substance, with nothing else in it but water. */
const pure = new Set([
  'azucar_invertido',
  'glucosa_polvo_21',
  'glucosa_polvo_29',
  'glucosa_polvo_38',
  'glucosa_polvo_42',
  'maltodextrina_10',
  'maltodextrina_18',
  'isoglucosa_42',
  'isoglucosa_55',
  'isomaltulosa',
  'sorbitol_liquido',
  'glicerina',
  'sucralosa',
  'fos',
  'polidextrosa',
  'dextrina_resistente',
])

const round = (value: number): number => Math.round(100 * value) / 100

import type { Allergen, FoodCategory } from '#core/pantry/food.ts'
import type { IngredientType, RowFields } from './formula.ts'

/** The shelves of the ice-cream table. */
export const ingredientCategories = [
  'agua',
  'lacteo',
  'azucar',
  'edulcorante',
  'fibra',
  'fruta',
  'vegetal',
  'fruto_seco',
  'chocolate',
  'huevo',
  'aroma',
  'alcohol',
  'estabilizante',
  'emulsionante',
  'neutro',
] as const
export type IngredientCategory = (typeof ingredientCategories)[number]

/** The single sugars of the table. They add up to `sugars`; the lactose of the milk solids is not among them. */
export const sugarNames = [
  'sucrose',
  'glucose',
  'fructose',
  'galactose',
  'maltose',
  'freeLactose',
  'otherDisaccharides',
  'oligosaccharides',
  'polyols',
] as const
export type SugarName = (typeof sugarNames)[number]

/** What adds up linearly when ingredients are mixed. g per 100 g unless said otherwise. */
export const componentNames = [
  'fat',
  'milkFat',
  'cocoaButter',
  'nutFat',
  'sugars',
  ...sugarNames,
  'water',
  'alcohol',
  /** Milk solids non-fat and other solids. */
  'nonFatSolids',
  /** Milk solids non-fat (SNGL). */
  'msnf',
  'msnfLactose',
  /** Milk solids as far as their salts lower the freezing point (§5.2): differs from `msnf` in lactose-free milk, cheese, isolates. */
  'msnfSalts',
  'otherSolids',
  'leanCocoa',
  'protein',
  'fibre',
  'acids',
  'salt',
  /** Coefficient, sucrose = 100: alcohol and salt included. */
  'pac',
  /** Sucrose equivalents of the sugars alone, g per 100 g: what enters the freezing table (§3.4 `SE`). */
  'sucroseEquivalent',
  /** Σ √K·n of Norrish, mol per 100 g (§5.6). */
  'norrish',
  /** Coefficient, sucrose = 100. */
  'pod',
  /** Strength, locust bean gum = 100 (§9). */
  'stabiliser',
  /** Strength, lecithin = 100 (§9). */
  'emulsifier',
] as const
export type ComponentName = (typeof componentNames)[number]

/** Per 100 g of an ingredient, or of a whole mix. */
export type Composition = Readonly<Record<ComponentName, number>>

/**
 * How far a figure can be trusted: A analysed or pure substance, B derived, C typical commercial product, to be checked
 * against the supplier's sheet (show it).
 */
export type IngredientQuality = 'A' | 'B' | 'C'

/** One of the 258 ingredients of the product's table. */
export type IceIngredient = {
  /** Stable key: 'leche_entera'. */
  readonly id: string
  readonly name: string
  readonly synonyms: readonly string[]
  readonly category: IngredientCategory
  readonly ingredientType: IngredientType
  readonly form: 'liquido' | 'solido' | 'pasta'
  /** What the six editable numbers of a row are when it is taken from the table. */
  readonly fields: RowFields
  readonly composition: Composition
  /** g/ml; null where it is a solid or not known. */
  readonly density: number | null
  /** Usual dose in % of the mix; null where none is customary. */
  readonly minDose: number | null
  readonly maxDose: number | null
  readonly quality: IngredientQuality
  readonly source: string
  /** The food of the one index that it is (core/pantry): its id, or 'lab-…' where no table of foods has it. */
  readonly foodId: string
  /** What the rest of the kitchen calls it: its own name, or the food's where they differ. */
  readonly kitchenName: string
  /** What the food table would say of it, where only the lab has it. */
  readonly facts: FoodFacts | null
}

/** What makes an ingredient of the lab a food that is eaten. */
export type FoodFacts = {
  readonly category: FoodCategory
  readonly allergens: readonly Allergen[]
  readonly possibleAllergens: readonly Allergen[]
}

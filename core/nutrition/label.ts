import { labelText } from './label-rounding.ts'
import { type LabelRowName, labelRows } from './label-rows.ts'
import { type Amounts, type Nutrient, saltOf } from './nutrients.ts'

export type LabelCell = {
  /** Ready to print: '7,3 g', '<0,5 g', '842 kJ / 201 kcal'; null where nothing is known. */
  readonly text: string | null
  /** Part of the reference intake of an average adult (annex XIII B), 0–…; null for fibre, which has none, and the unknown. */
  readonly reference: number | null
}

export type LabelRow = {
  readonly name: LabelRowName
  readonly per100g: LabelCell
  readonly perServing: LabelCell
  /** Some ingredient's figure is unknown: print 'al menos'. */
  readonly lowerBound: boolean
}

export type LabelInput = {
  /** Whole recipe. */
  readonly totals: Amounts
  readonly lowerBounds: readonly Nutrient[]
  readonly servings: number
  /** g of all ingredients, raw and edible. */
  readonly rawGrams: number
  /** Lines whose weight is unknown and therefore not in `rawGrams`. */
  readonly unweighedLines: number
  /** g of the finished dish as the cook weighed it; null when she did not. */
  readonly finalGrams: number | null
}

export type Label = {
  readonly rows: readonly LabelRow[]
  /**
   * g that '100 g' divides by, and whether they are the finished dish or the raw ingredients. Incomplete: some line's
   * weight is missing from them, so per 100 g nothing can be said for sure, not even 'al menos'. Null: nothing was weighed.
   */
  readonly weight: { readonly grams: number; readonly basis: 'final' | 'raw'; readonly complete: boolean } | null
  /** g of one serving; null where nothing was weighed. */
  readonly servingGrams: number | null
}

/**
 * The nutrition declaration of a recipe per 100 g and per serving, rounded once, here (label-rounding.ts). Per 100 g of
 * the finished dish when the cook weighed it, else of the raw ingredients, which `weight.basis` says.
 */
export const labelOf = ({ totals, lowerBounds, servings, rawGrams, unweighedLines, finalGrams }: LabelInput): Label => {
  const weight = weightOf(rawGrams, finalGrams, unweighedLines)
  const portions = servings > 0 ? servings : 1
  const uncertain = new Set(lowerBounds)
  return {
    rows: labelRows.map((name) => ({
      name,
      per100g: cellOf(name, totals, weight === null ? null : 100 / weight.grams),
      perServing: cellOf(name, totals, 1 / portions),
      lowerBound: uncertain.has(nutrientOf[name]),
    })),
    weight,
    servingGrams: weight === null ? null : weight.grams / portions,
  }
}

const weightOf = (rawGrams: number, finalGrams: number | null, unweighed: number): Label['weight'] => {
  if (finalGrams !== null && finalGrams > 0) return { grams: finalGrams, basis: 'final', complete: true }
  return rawGrams > 0 ? { grams: rawGrams, basis: 'raw', complete: unweighed === 0 } : null
}

const nutrientOf = {
  energy: 'calories',
  fat: 'fats',
  saturated: 'saturated',
  carbohydrate: 'carbohydrates',
  sugar: 'sugar',
  fiber: 'fiber',
  protein: 'proteins',
  salt: 'sodium',
} as const satisfies Record<LabelRowName, Nutrient>

/** Annex XIII B, for an average adult: kcal and g. */
const referenceIntakes: Readonly<Record<LabelRowName, number | null>> = {
  energy: 2000,
  fat: 70,
  saturated: 20,
  carbohydrate: 260,
  sugar: 90,
  fiber: null,
  protein: 50,
  salt: 6,
}

const cellOf = (name: LabelRowName, totals: Amounts, factor: number | null): LabelCell => {
  const total = name === 'salt' ? saltOf(totals.sodium) : totals[nutrientOf[name]]
  if (total === null || factor === null) return { text: null, reference: null }
  const value = total * factor
  const kilojoules = name === 'energy' && totals.kilojoules !== null ? totals.kilojoules * factor : null
  const intake = referenceIntakes[name]
  return { text: labelText(name, value, kilojoules), reference: intake === null ? null : value / intake }
}

/** What must stand below a label (docs/ciencia/nutricion.md §2, §3), in Spanish, as data. */
export const labelDisclaimers = {
  estimate:
    'Cálculo orientativo a partir de tablas de composición de alimentos; no sustituye a un análisis ni a la ficha del proveedor.',
  raw: 'Referido a los ingredientes en crudo: sin pérdidas ni ganancias de peso o de vitaminas por el cocinado.',
  final:
    'Los 100 g son del plato terminado, con el peso indicado por el cocinero; los nutrientes son los de los ingredientes en crudo.',
  oilAndAlcohol: 'Se cuenta todo el aceite y todo el alcohol de la receta.',
  unweighed: 'Hay ingredientes cuyo peso no se conoce: los valores por 100 g son sólo orientativos.',
  incomplete: 'Hay ingredientes sin datos: donde pone «al menos», el valor real es mayor.',
  reference: 'Ingesta de referencia de un adulto medio (8 400 kJ/2 000 kcal).',
  salt: 'Sal = sodio × 2,5.',
} as const

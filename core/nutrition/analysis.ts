import type { RecipeLink } from '#core/recipes/recipe.ts'
import type { WeighedBy } from '#core/units/household.ts'
import type { Unit } from '#core/units/units.ts'
import type { Amounts, Nutrient } from './nutrients.ts'
import type { ResolvedBy } from './resolve-food.ts'

/** What a line of the recipe says; the shape of an ingredient. */
export type WrittenLine = {
  readonly name: string
  readonly quantity: number
  readonly unit: Unit
  readonly link?: RecipeLink | null | undefined
  /** Limpio: nothing of the weight is thrown away, whatever the food. */
  readonly clean?: boolean | undefined
}

/** Why a line's figures should be looked at, from 'not counted' to 'counted, with a guess'. */
export const lineDoubts = [
  /** No food of the table: not counted at all. */
  'not_recognised',
  /** A food, but the table cannot turn the quantity into grams: not counted. */
  'no_weight',
  /** An elaboración whose yield is not known in the line's unit: not counted. */
  'no_yield',
  /** A food and its grams, but no open source publishes its composition: not counted. */
  'no_data',
  /** Counted, though some nutrients are unknown (`missing`). */
  'partial',
  /** A general name taken as its usual kind: 'pimiento' → Pimiento rojo. */
  'usual',
  /** Taken for a food by part of its name: the rest looks like a maker or a village. */
  'guess',
  /** Matched by a language model. */
  'model',
  /** 1 ml counted as 1 g, because nothing better is known. */
  'water',
  /** The composition is that of the nearest published food. */
  'approximate',
  /** The written weight was read with bone, shell or peel, and only the edible part counted. */
  'gross',
  /** Vitamin A only known as RAE, which counts carotenes half. */
  'rae',
  /** An elaboración counted by a weight that was worked out from its lines. */
  'computed_yield',
] as const

export type LineDoubt = (typeof lineDoubts)[number]

/** What a screen shows of a line's food. */
export type LineFood = {
  readonly id: string
  readonly name: string
  /** `fdc:`, `ndb:` USDA · `ciqual:` Anses-Ciqual 2020 · `def:` by definition · '' no open source. */
  readonly sourceId: string
  /** Where the composition comes from, in the table's words. */
  readonly source: string
}

/** A line with all that was found out about it. */
export type AnalysedLine = Omit<WrittenLine, 'link'> & {
  /** The recipe the line is an elaboración of, under the name it had then; null: an ingredient. */
  readonly linked: {
    readonly recipeId: string
    readonly name: string
    /** The quantity counts servings of it. */
    readonly inServings: boolean
  } | null
  readonly food: LineFood | null
  readonly matchedBy: ResolvedBy | null
  readonly confidence: number | null
  /** Edible g that were counted; null where unknown. */
  readonly grams: number | null
  /** g as written, bone and shell included. */
  readonly writtenGrams: number | null
  readonly weighedBy: WeighedBy | null
  readonly reading: 'neto' | 'bruto' | null
  /** What the line brings to the whole recipe. */
  readonly contribution: Amounts
  /** Its part of the recipe's known kcal, 0–1; null when it is not counted or there are no kcal to share. */
  readonly share: number | null
  /** Nutrients this counted line does not know, or of an elaboración only in part. */
  readonly missing: readonly Nutrient[]
  readonly doubts: readonly LineDoubt[]
}

/** A recipe's nutrition, whole recipe, raw ingredients, with everything needed to check it. */
export type Analysis = {
  readonly lines: readonly AnalysedLine[]
  /** Sums over the lines that know; null where no line knows. */
  readonly totals: Amounts
  /** Nutrients some line does not know: their total is a lower bound ('al menos'). */
  readonly lowerBounds: readonly Nutrient[]
  /** Lines whose energy is known, of how many: '18 de 20 ingredientes con datos'. */
  readonly withData: number
  /** g of all weighed lines, edible and raw: what 'por 100 g' divides by unless the cook weighs the finished dish. */
  readonly rawGrams: number
  /** Whether vitamin A is all µg RE, or some or all of it only known as RAE. */
  readonly vitaminA: 're' | 'mixed' | 'rae'
}

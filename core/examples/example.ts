import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { Changes } from '#core/kitchen-lab/changes.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { RecipeYield } from '#core/recipes/yield.ts'

/**
 * What an empty account may load to try everything with (docs/decisiones/014). Pure data of our own writing; `key` names a
 * thing within its kind for good, so that what was loaded by one version is recognised by the next.
 */
export type ExampleFolder = { readonly key: string; readonly name: string }

export type ExampleRecipe = {
  readonly key: string
  /** Key of its folder. */
  readonly folder: string
  readonly name: string
  readonly category: string
  readonly servings: number
  readonly ingredients: readonly IngredientDraft[]
  /** What a batch comes to, where others are made with it. */
  readonly yields?: Partial<RecipeYield>
  /** Lines that are another recipe of the set: name of the line → key of the recipe. */
  readonly elaboraciones?: Readonly<Record<string, string>>
  /** A step each, in order. */
  readonly steps: readonly string[]
}

export type ExampleVariation = {
  readonly key: string
  /** Key of its base recipe. */
  readonly recipe: string
  readonly name: string
  readonly description: string
  readonly changes: Changes
}

export type ExampleProject = {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly variations: readonly ExampleVariation[]
  readonly comments: readonly { readonly variation: string; readonly content: string }[]
}

export type ExampleFormula = {
  readonly key: string
  readonly name: string
  readonly type: FormulaType
  readonly description: string
  /** Id of the ice-cream table and grams, in the order of the mix. */
  readonly rows: readonly (readonly [id: string, grams: number])[]
}

/** A price of our own, for an ingredient of which the food table has none. */
export type ExamplePrice = {
  readonly ingredientName: string
  /** € per kg */
  readonly eurPerKg: number
  /** How it came about, in Spanish. */
  readonly source: string
  /** As the table writes dates: '2026-06'. */
  readonly date: string
}

/** Lines as a recipe's author writes them. */
export const lines = (
  ...written: readonly (readonly [name: string, quantity: number, unit: IngredientDraft['unit']])[]
): readonly IngredientDraft[] => written.map(([name, quantity, unit]) => ({ name, quantity, unit }))

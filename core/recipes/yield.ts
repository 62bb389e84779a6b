/** What the cook says one batch comes to (rendimiento). Null: not said. */
export type RecipeYield = {
  /** g of the finished batch */
  readonly grams: number | null
  readonly millilitres: number | null
  readonly pieces: number | null
  /** 0–99.9: % of the weight of its lines that is lost in cooking */
  readonly cookingLossPercent: number | null
}

export const unsaidYield: RecipeYield = { grams: null, millilitres: null, pieces: null, cookingLossPercent: null }

/** What one batch of a recipe comes to. Null: nobody knows. */
export type KnownYield = {
  /** g of the finished batch. */
  readonly grams: number | null
  /** Typed by the cook, or worked out from the lines less the cooking loss. */
  readonly gramsBy: 'typed' | 'computed' | null
  /** % of the weight that is lost in cooking; null: the cook has not said, and a computed weight counts none. */
  readonly cookingLossPercent: number | null
  readonly millilitres: number | null
  readonly pieces: number | null
  /** ≥ 1 */
  readonly servings: number
}

export const nothingKnown: Omit<KnownYield, 'servings'> = {
  grams: null,
  gramsBy: null,
  cookingLossPercent: null,
  millilitres: null,
  pieces: null,
}

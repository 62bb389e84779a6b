/** What an ice-cream formula is made of (specification §3). Science: docs/ciencia/helado.md; decisions: docs/decisiones/011. */

export const formulaTypes = ['helado', 'sorbete', 'granizado'] as const
export type FormulaType = (typeof formulaTypes)[number]

export const formulaUnits = ['g', 'kg', 'ml', 'l'] as const
export type FormulaUnit = (typeof formulaUnits)[number]

export const ingredientTypes = ['grasa', 'azucar', 'estabilizante', 'emulsionante', 'agua', 'otro'] as const
export type IngredientType = (typeof ingredientTypes)[number]

/** Grams a formula yields unless told otherwise (specification §9). */
export const defaultYield = 1000

/**
 * The six editable numbers of a row, per 100 g of ingredient as it is bought (§1.1). `row-composition.ts` is the one
 * place that says what they mean for the physics.
 */
export type RowFields = {
  /** Total fat, %. */
  readonly fatContent: number
  /** Sugars without the lactose of the milk solids; with the oligosaccharides of syrups and with polyols, %. */
  readonly sugarContent: number
  /** Water without alcohol, %. */
  readonly waterContent: number
  /** Milk solids non-fat and any other solids, %. */
  readonly nonFatSolids: number
  /** Freezing power of the ingredient, sucrose = 100; alcohol and salt included. 0 = not known: it is worked out. */
  readonly pacContribution: number
  /** Sweetness of the ingredient, sucrose = 100; lactose included. 0 = not known: it is worked out. */
  readonly podContribution: number
}

/** One row as the physics reads it. Ids and order are the caller's: results speak of rows by their index. */
export type FormulaRow = RowFields & {
  readonly name: string
  readonly quantity: number
  readonly unit: FormulaUnit
  readonly ingredientType: IngredientType
}

/** A row of the table ice_cream_ingredients. */
export type FormulaIngredient = FormulaRow & {
  readonly id: string
  readonly formulaId: string
  readonly position: number
}

/** What an analysis writes into the formula, rounded as the specification shows it (§9). */
export type FormulaResults = {
  readonly fatPercentage: number
  readonly sugarPercentage: number
  readonly nonFatSolidsPercentage: number
  /** Liquid water at −18 °C, % of the mix (§0.6). */
  readonly freeWaterPercentage: number
  /** Points per kg of mix. */
  readonly pacValue: number
  /** Points per kg of mix. */
  readonly podValue: number
  /** An estimate: it depends on machine and hand (§8). */
  readonly overrunPercentage: number
  /** Initial freezing point of the mix, °C; null without water. */
  readonly meltingPoint: number | null
  readonly firmnessLevel: string
  readonly texturePrediction: string
}

/** A row of the table ice_cream_formulas. `results` is null until it has been analysed. */
export type Formula = {
  readonly id: string
  readonly name: string
  readonly type: FormulaType
  readonly description: string
  /** Yield in g: scales quantities and nothing else (§1.3). */
  readonly servings: number
  /** °C at which it is served: the case, the freezer; null: the usual of its type (§6, §7). */
  readonly servingTemperature: number | null
  readonly createdAt: string
  readonly results: FormulaResults | null
}

/** What the machine is set to (table ice_cream_processes, §11). */
export type ProcessParameters = {
  /** °C */
  readonly pasteurizationTemp: number
  /** minutes */
  readonly pasteurizationTime: number
  /** °C */
  readonly maturationTemp: number
  /** hours */
  readonly maturationTime: number
  /** Temperature at which it leaves the churn, °C. */
  readonly churningTemp: number
  /** °C */
  readonly recommendedStorageTemp: number
  /** One line in the fixed form of §11. */
  readonly freezingCurve: string
}

/** A new blank row (specification §3). */
export const blankRow: FormulaRow = {
  name: '',
  quantity: 0,
  unit: 'g',
  ingredientType: 'otro',
  fatContent: 0,
  sugarContent: 0,
  waterContent: 0,
  nonFatSolids: 0,
  pacContribution: 0,
  podContribution: 0,
}

import { z } from 'zod/mini'
import { errorMessages } from '#core/errors/messages.es.ts'
import type {
  Formula,
  FormulaIngredient,
  FormulaResults,
  FormulaRow,
  ProcessParameters,
} from '#core/ice-cream/composition/formula.ts'
import { defaultYield, formulaTypes, formulaUnits, ingredientTypes } from '#core/ice-cream/composition/formula.ts'
import { servingLimits } from '#core/ice-cream/freezing/serving.ts'
import { isTooSmall } from '#core/units/quantity.ts'
import { idField, numberField, textField } from './field.ts'

/**
 * The wire of the ice-cream lab: rows in snake_case with the specification's names (§3, §7), and the mappers to what
 * core and web speak. How the six numbers of an ingredient enter the physics: core/ice-cream/composition/row-composition.ts.
 */

export const iceCreamLimits = {
  name: 200,
  ingredientName: 200,
  description: 5000,
  quantity: 1_000_000,
  /** g */
  servings: 1_000_000,
  /** PAC and POD of an ingredient, sucrose = 100; sucralose has 60,000. */
  coefficient: 100_000,
  ingredients: 100,
  page: 100,
} as const

const typeField = z.enum(formulaTypes, `El tipo debe ser uno de: ${formulaTypes.join(', ')}`)
const servingsField = numberField('El rendimiento', 0.001, iceCreamLimits.servings)
/** °C; null: the usual of the type. */
const servingTemperatureField = z.nullable(numberField('La temperatura de servicio', ...servingLimits))
const nameField = textField('El nombre', iceCreamLimits.name)
const descriptionField = textField('La descripción', iceCreamLimits.description)
const percentField = (what: string) => numberField(what, 0, 100)
const coefficientField = (what: string) => numberField(what, 0, iceCreamLimits.coefficient)

/* Formulas: GET (newest first, paged), POST, GET/PATCH/DELETE by id under /rest/v1/ice_cream_formulas */

/** A name in blank is a rule with its own text, not a shape. */
export const createFormulaBody = z.object({
  /** Chosen by the caller or left out. Sending the same id again answers the formula already saved. */
  id: z.optional(idField),
  name: nameField,
  type: typeField,
  description: z._default(descriptionField, ''),
  servings: z._default(servingsField, defaultYield),
  serving_temperature: z._default(servingTemperatureField, null),
})

export const updateFormulaBody = z.object({
  name: z.optional(nameField),
  type: z.optional(typeField),
  description: z.optional(descriptionField),
  servings: z.optional(servingsField),
  serving_temperature: z.optional(servingTemperatureField),
})

export const formulaParams = z.object({ id: idField })

export const listFormulasQuery = z.object({
  limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|100)$/, 'El límite va de 1 a 100'))),
  cursor: z.optional(z.string().check(z.maxLength(200, 'La página pedida no existe'))),
})

export const formulaRow = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(formulaTypes),
  description: z.nullable(z.string()),
  servings: z.number(),
  serving_temperature: z.nullable(z.number()),
  created_at: z.string(),
  fat_percentage: z.nullable(z.number()),
  sugar_percentage: z.nullable(z.number()),
  pac_value: z.nullable(z.number()),
  pod_value: z.nullable(z.number()),
  non_fat_solids_percentage: z.nullable(z.number()),
  free_water_percentage: z.nullable(z.number()),
  overrun_percentage: z.nullable(z.number()),
  melting_point: z.nullable(z.number()),
  firmness_level: z.nullable(z.string()),
  texture_prediction: z.nullable(z.string()),
})

export const formulaListAnswer = z.object({
  items: z.array(formulaRow),
  /** Pass it as `cursor` for the next page; null on the last. */
  next_cursor: z.nullable(z.string()),
})

/* Ingredients: GET ?formula_id, POST a batch, PATCH one (a field per edit) or several, DELETE by id */

const formulaIngredientContent = {
  name: textField('El nombre del ingrediente', iceCreamLimits.ingredientName),
  quantity: numberField('La cantidad', 0, iceCreamLimits.quantity).check(
    z.refine((quantity) => !isTooSmall(quantity), errorMessages.quantity_too_small),
  ),
  unit: z.enum(formulaUnits, `La unidad debe ser una de: ${formulaUnits.join(', ')}`),
  ingredient_type: z.enum(ingredientTypes, `El tipo de ingrediente debe ser uno de: ${ingredientTypes.join(', ')}`),
  fat_content: percentField('La grasa'),
  sugar_content: percentField('Los azúcares'),
  water_content: percentField('El agua'),
  non_fat_solids: percentField('Los sólidos no grasos'),
  pac_contribution: z._default(coefficientField('El PAC'), 0),
  pod_contribution: z._default(coefficientField('El POD'), 0),
}

const formulaIngredientInput = z.object(formulaIngredientContent)

const formulaIngredientPatch = {
  name: z.optional(formulaIngredientContent.name),
  quantity: z.optional(formulaIngredientContent.quantity),
  unit: z.optional(formulaIngredientContent.unit),
  ingredient_type: z.optional(formulaIngredientContent.ingredient_type),
  fat_content: z.optional(formulaIngredientContent.fat_content),
  sugar_content: z.optional(formulaIngredientContent.sugar_content),
  water_content: z.optional(formulaIngredientContent.water_content),
  non_fat_solids: z.optional(formulaIngredientContent.non_fat_solids),
  pac_contribution: z.optional(coefficientField('El PAC')),
  pod_contribution: z.optional(coefficientField('El POD')),
}

const tooManyIngredients = `Una fórmula no puede tener más de ${iceCreamLimits.ingredients} ingredientes`

/** Appended in the order given. The same ids again answer the rows already saved. */
export const createFormulaIngredientsBody = z.object({
  formula_id: idField,
  items: z
    .array(z.object({ id: z.optional(idField), ...formulaIngredientContent }))
    .check(z.minLength(1, 'Falta el ingrediente'), z.maxLength(iceCreamLimits.ingredients, tooManyIngredients)),
})

/** One edit of one row: the specification sends a single field; the autocomplete sends the numbers together. */
export const updateFormulaIngredientBody = z.object(formulaIngredientPatch)

/** Several rows in one transaction: a fix, a balance, a scaling, or its undoing. */
export const updateFormulaIngredientsBody = z.object({
  formula_id: idField,
  items: z
    .array(z.object({ id: idField, ...formulaIngredientPatch }))
    .check(z.minLength(1, 'Falta el ingrediente'), z.maxLength(iceCreamLimits.ingredients, tooManyIngredients)),
})

export const ofFormulaQuery = z.object({ formula_id: idField })

export const formulaIngredientRow = z.object({
  id: z.string(),
  formula_id: z.string(),
  position: z.number(),
  name: z.string(),
  quantity: z.number(),
  unit: z.enum(formulaUnits),
  ingredient_type: z.enum(ingredientTypes),
  fat_content: z.number(),
  sugar_content: z.number(),
  water_content: z.number(),
  non_fat_solids: z.number(),
  pac_contribution: z.number(),
  pod_contribution: z.number(),
})

/** In the order of the formula. */
export const formulaIngredientsAnswer = z.object({ items: z.array(formulaIngredientRow) })

/* Process and analysis: GET ?formula_id, at most one record each, `item: null` until analysed */

export const processRow = z.object({
  formula_id: z.string(),
  pasteurization_temp: z.nullable(z.number()),
  pasteurization_time: z.nullable(z.number()),
  maturation_temp: z.nullable(z.number()),
  maturation_time: z.nullable(z.number()),
  churning_temp: z.nullable(z.number()),
  recommended_storage_temp: z.nullable(z.number()),
  freezing_curve: z.nullable(z.string()),
})
export const processAnswer = z.object({ item: z.nullable(processRow) })

/**
 * What is kept of an analysis (§1.4), made by `analysisRecord`. Percentages of the mix, temperatures in °C, shares 0–1.
 * What has to do with freezing is null in a mix without water.
 */
export const analysisRecordShape = z.object({
  /** Version of the engine that computed it. */
  engine: z.string(),
  type: z.enum(formulaTypes),
  sub_style: z.string(),
  sub_style_label: z.string(),
  mass: z.number(),
  serving_temperature: z.nullable(z.number()),
  thermodynamic_serving: z.nullable(z.number()),
  firmness_level: z.nullable(z.number()),
  firmness_temperature: z.nullable(z.number()),
  firmness_frozen: z.nullable(z.number()),
  msnf: z.number(),
  lactose: z.number(),
  total_solids: z.number(),
  water: z.number(),
  alcohol: z.number(),
  hardening: z.number(),
  net_pac: z.number(),
  free_water_at_18: z.nullable(z.number()),
  free_water_at_12: z.nullable(z.number()),
  free_water_at_serving: z.nullable(z.number()),
  curve: z.array(z.object({ temperature: z.number(), frozen: z.number() })),
  mix_density: z.number(),
  density: z.number(),
  litres: z.number(),
  melt_speed: z.string(),
  legal_names: z.array(z.string()),
  warnings: z.array(
    z.object({
      code: z.string(),
      severity: z.enum(['critical', 'warning', 'info']),
      text: z.string(),
      advice: z.string(),
    }),
  ),
  /** The full recipe: a line per ingredient as it is weighed. */
  recipe: z.array(z.string()),
  /** The process, a step each. */
  steps: z.array(z.string()),
})
export type AnalysisRecord = z.infer<typeof analysisRecordShape>

const analysisRow = z.object({
  formula_id: z.string(),
  analyzed_at: z.string(),
  analysis: analysisRecordShape,
})
export const analysisAnswer = z.object({ item: z.nullable(analysisRow) })

/* GET /rest/v1/ice_cream_pantry: reference data, the same for everybody */

/** The table as text: `makeIcePantry(readIceIngredients(table))` gives browser and server the same shelves. */
export const icePantryAnswer = z.object({ table: z.string() })

/* Functions (specification §7) */

export const generateFormulaBody = z.object({
  formulaName: nameField,
  type: typeField,
  servings: z._default(servingsField, defaultYield),
})

export const generateFormulaAnswer = z.object({
  description: z.string(),
  ingredients: z.array(z.object({ ...formulaIngredientContent })),
  /** Who wrote it: our own engine, or a language model that chose the ingredients while the balance set the grams. */
  engine: z.enum(['local', 'model']),
  model: z.optional(z.string()),
  notice: z.optional(z.string()),
  /** What the cook should know, in Spanish: words not recognised, ranges that cannot be met and why. */
  warnings: z.array(z.string()),
})

/** An empty list of ingredients is a rule with its own text ('Añade al menos un ingrediente antes de analizar'). */
export const analyzeFormulaBody = z.object({
  formulaId: idField,
  ingredients: z.array(formulaIngredientInput).check(z.maxLength(iceCreamLimits.ingredients, tooManyIngredients)),
  type: typeField,
})

/** The rows that were written: the client may use them at once or read the tables again. */
export const analyzeFormulaAnswer = z.object({ formula: formulaRow, process: processRow, analysis: analysisRow })

export type FormulaTableRow = z.infer<typeof formulaRow>
export type FormulaIngredientTableRow = z.infer<typeof formulaIngredientRow>
export type FormulaIngredientInput = z.infer<typeof formulaIngredientInput>
export type FormulaIngredientPatch = z.infer<typeof updateFormulaIngredientBody>
export type ProcessTableRow = z.infer<typeof processRow>
export type CreateFormulaBody = z.infer<typeof createFormulaBody>
export type UpdateFormulaBody = z.infer<typeof updateFormulaBody>
export type GenerateFormulaBody = z.infer<typeof generateFormulaBody>
export type GenerateFormulaAnswer = z.infer<typeof generateFormulaAnswer>
export type AnalyzeFormulaBody = z.infer<typeof analyzeFormulaBody>
export type AnalyzeFormulaAnswer = z.infer<typeof analyzeFormulaAnswer>

/** A formula counts as analysed when fat_percentage exists (specification §4). */
export const formulaFromRow = (row: FormulaTableRow): Formula => ({
  id: row.id,
  name: row.name,
  type: row.type,
  description: row.description ?? '',
  servings: row.servings,
  servingTemperature: row.serving_temperature,
  createdAt: row.created_at,
  results:
    row.fat_percentage === null
      ? null
      : {
          fatPercentage: row.fat_percentage,
          sugarPercentage: row.sugar_percentage ?? 0,
          nonFatSolidsPercentage: row.non_fat_solids_percentage ?? 0,
          freeWaterPercentage: row.free_water_percentage ?? 0,
          pacValue: row.pac_value ?? 0,
          podValue: row.pod_value ?? 0,
          overrunPercentage: row.overrun_percentage ?? 0,
          meltingPoint: row.melting_point,
          firmnessLevel: row.firmness_level ?? '',
          texturePrediction: row.texture_prediction ?? '',
        },
})

/** The columns an analysis writes into ice_cream_formulas. */
export const resultsToRow = (results: FormulaResults) => ({
  fat_percentage: results.fatPercentage,
  sugar_percentage: results.sugarPercentage,
  pac_value: results.pacValue,
  pod_value: results.podValue,
  non_fat_solids_percentage: results.nonFatSolidsPercentage,
  free_water_percentage: results.freeWaterPercentage,
  overrun_percentage: results.overrunPercentage,
  melting_point: results.meltingPoint,
  firmness_level: results.firmnessLevel,
  texture_prediction: results.texturePrediction,
})

/** The columns an analysis writes into ice_cream_processes. */
export const processToRow = (process: ProcessParameters) => ({
  pasteurization_temp: process.pasteurizationTemp,
  pasteurization_time: process.pasteurizationTime,
  maturation_temp: process.maturationTemp,
  maturation_time: process.maturationTime,
  churning_temp: process.churningTemp,
  recommended_storage_temp: process.recommendedStorageTemp,
  freezing_curve: process.freezingCurve,
})

/** The physics' view of a row that came over the wire, whole or without ids. */
export const rowFromWire = (row: FormulaIngredientInput): FormulaRow => ({
  name: row.name,
  quantity: row.quantity,
  unit: row.unit,
  ingredientType: row.ingredient_type,
  fatContent: row.fat_content,
  sugarContent: row.sugar_content,
  waterContent: row.water_content,
  nonFatSolids: row.non_fat_solids,
  pacContribution: row.pac_contribution,
  podContribution: row.pod_contribution,
})

export const formulaIngredientFromRow = (row: FormulaIngredientTableRow): FormulaIngredient => ({
  ...rowFromWire(row),
  id: row.id,
  formulaId: row.formula_id,
  position: row.position,
})

export const rowToWire = (row: FormulaRow): FormulaIngredientInput => ({
  name: row.name,
  quantity: row.quantity,
  unit: row.unit,
  ingredient_type: row.ingredientType,
  fat_content: row.fatContent,
  sugar_content: row.sugarContent,
  water_content: row.waterContent,
  non_fat_solids: row.nonFatSolids,
  pac_contribution: row.pacContribution,
  pod_contribution: row.podContribution,
})

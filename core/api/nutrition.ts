import { z } from 'zod/mini'
import type { AnalysedLine, Analysis } from '#core/nutrition/analysis.ts'
import { lineDoubts } from '#core/nutrition/analysis.ts'
import { type Amounts, nutrients } from '#core/nutrition/nutrients.ts'
import { resolvedBy } from '#core/nutrition/resolve-food.ts'
import { weighedBy } from '#core/units/household.ts'
import { units } from '#core/units/units.ts'
import { allergenReportRow } from './allergens.ts'
import { cleanField, linkField } from './elaboraciones.ts'
import { countField, idField, numberField, textField, timeField } from './field.ts'
import { recipeLimits, recipeRow } from './recipes.ts'

/**
 * The wire of `calculate-nutrition` and of /rest/v1/nutritional_info. Amounts are for the whole recipe, full precision, in
 * the units of specification §9 (kcal, g; sodium, calcium, iron and vitamin C in mg; vitamin A in µg RE).
 *
 * A screen analyses a recipe in two calls: `POST /functions/v1/calculate-nutrition`, then
 * `PUT /rest/v1/nutritional_info/:recipe_id` with `nutritionToSave(answer, recipe.updatedAt)` (received/nutrition.ts).
 */

/** More than the largest recipe can hold (300 lines of 1,000,000 kg of fat). */
export const mostOfAnything = 1e13

const amount = numberField('El valor', 0, mostOfAnything)
const maybe = z.nullable(amount)

const macros = { calories: amount, proteins: amount, carbohydrates: amount, fats: amount }
const others = {
  fiber: maybe,
  sodium: maybe,
  sugar: maybe,
  calcium: maybe,
  iron: maybe,
  vitamin_a: maybe,
  vitamin_c: maybe,
}

/** The specification's `nutrition` (§7). Null: no ingredient's figure is known. */
const nutritionRow = z.object({ ...macros, ...others })

const ingredientName = textField('El nombre del ingrediente', recipeLimits.name)
const quantity = numberField('La cantidad', -recipeLimits.quantity, recipeLimits.quantity)
const unit = z.enum(units, `La unidad debe ser una de: ${units.join(', ')}`)

export const calculateNutritionBody = z.object({
  recipeName: textField('El nombre de la receta', recipeLimits.name),
  ingredients: z
    .array(
      z.object({ name: ingredientName, quantity, unit, link: linkField, clean: cleanField }),
      'Los ingredientes deben ser una lista',
    )
    .check(
      z.maxLength(
        recipeLimits.ingredients,
        `Una receta no puede tener más de ${recipeLimits.ingredients} ingredientes`,
      ),
    ),
  /** Named by the specification; the totals are for the whole recipe and do not depend on it. */
  servings: z.optional(numberField('El número de raciones', 0, recipeLimits.servings)),
})

const contribution = z.object({
  ...{ calories: maybe, proteins: maybe, carbohydrates: maybe, fats: maybe },
  ...others,
  saturated: maybe,
  kilojoules: maybe,
})

const shortText = textField('El texto', 600)

/** One line with how it was counted: `AnalysedLine` in snake_case. */
const lineRow = z.object({
  name: ingredientName,
  quantity,
  unit,
  /** The recipe it is an elaboración of; `in_servings`: its unit is a serving of it. Left out: an ingredient. */
  linked: z.optional(z.object({ recipe_id: idField, name: ingredientName, in_servings: z.optional(z.boolean()) })),
  food: z.nullable(z.object({ id: shortText, name: shortText, source_id: shortText, source: shortText })),
  matched_by: z.nullable(z.enum(resolvedBy)),
  confidence: z.nullable(numberField('La confianza', 0, 1)),
  grams: maybe,
  written_grams: maybe,
  weighed_by: z.nullable(z.enum(weighedBy)),
  reading: z.nullable(z.enum(['neto', 'bruto'])),
  contribution,
  share: z.nullable(numberField('La parte', 0, 1.000001)),
  missing: z.array(z.enum(nutrients)).check(z.maxLength(nutrients.length)),
  doubts: z.array(z.enum(lineDoubts)).check(z.maxLength(lineDoubts.length)),
})

/** What an analysis keeps beside the specification's columns, so that it can be checked later as it was made. */
export const analysisRow = z.object({
  lines: z.array(lineRow).check(z.maxLength(recipeLimits.ingredients)),
  /** g */
  saturated: maybe,
  /** kJ with their own factors. */
  kilojoules: maybe,
  /** Nutrients some line does not know: the total is a lower bound. */
  lower_bounds: z.array(z.enum(nutrients)).check(z.maxLength(nutrients.length)),
  completeness: z.object({ with_data: countField('El número', 0, 1000), total: countField('El número', 0, 1000) }),
  /** Edible g of all weighed lines, raw. */
  raw_grams: amount,
  vitamin_a_basis: z.enum(['re', 'mixed', 'rae']),
  /** Spanish, gravest first, every ingredient concerned named. */
  warnings: z.array(textField('El aviso', 200_000)).check(z.maxLength(50)),
  engine: z.enum(['local', 'model']),
  model: z.optional(textField('El modelo', 200)),
})

export const calculateNutritionAnswer = z.object({
  nutrition: nutritionRow,
  ...analysisRow.shape,
  /** Without any recipe's corrections: those come with /rest/v1/recipes/:id/allergens. */
  allergens: allergenReportRow,
  /** Why the configured model did not help, in Spanish. */
  notice: z.optional(z.string()),
})

const proposedFood = z.object({ name: ingredientName, food_id: shortText })

/**
 * PUT /rest/v1/nutritional_info/:recipe_id. Optional amounts left out are saved as null. How the values came about is never
 * taken from a client: the server calculates the recipe itself, and keeps lines, sources and warnings where it comes to the same.
 */
export const saveNutritionBody = z.object({
  ...macros,
  fiber: z.optional(maybe),
  sodium: z.optional(maybe),
  sugar: z.optional(maybe),
  calcium: z.optional(maybe),
  iron: z.optional(maybe),
  vitamin_a: z.optional(maybe),
  vitamin_c: z.optional(maybe),
  /** Values are for the whole recipe; anything else is refused. */
  per_serving: z.optional(z.literal(false, 'Los valores son de la receta entera')),
  /** The `updated_at` of the recipe that was analysed. Left out: the recipe as it is now. */
  recipe_updated_at: z.optional(timeField),
  /** Foods a model proposed when the values were calculated; only those it may be offered count. */
  proposed_foods: z.optional(z.array(proposedFood).check(z.maxLength(recipeLimits.ingredients))),
  /** g of the finished dish, for the label. Left out: stays as it was; null: nobody has weighed it. */
  final_grams: z.optional(z.nullable(numberField('El peso del plato terminado', 0.001, 1e9))),
})

/** PATCH /rest/v1/nutritional_info/:recipe_id */
export const finalWeightBody = z.object({
  final_grams: z.nullable(numberField('El peso del plato terminado', 0.001, 1e9)),
})

export const nutritionParams = z.object({ recipe_id: idField })

const pageFields = {
  limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|100)$/, 'El límite va de 1 a 100'))),
  cursor: z.optional(z.string().check(z.maxLength(200, 'La página pedida no existe'))),
}

export const nutritionPageQuery = z.object(pageFields)

/** `q`: words that must all appear in name or category. */
export const nutritionCardsQuery = z.object({ ...pageFields, q: z.optional(textField('La búsqueda', 200)) })

/** A row of `nutritional_info`. */
const nutritionInfoRow = z.object({
  recipe_id: z.string(),
  ...nutritionRow.shape,
  per_serving: z.literal(false),
  /** When the analysis was saved. */
  updated_at: z.string(),
  /** The version of the recipe it was made from; null: an ingredient means another food since, or it was not kept. */
  recipe_updated_at: z.nullable(z.string()),
  /** The recipe was saved again since, or (`recipe_updated_at` null) the cook chose another food for an ingredient. */
  stale: z.boolean(),
  final_grams: z.nullable(z.number()),
})

/**
 * GET /rest/v1/nutritional_info/:recipe_id: the row with how its numbers came about; null: not as Obrador calculates this
 * recipe, kept as they were given. 404: no analysis, 'No hay datos'.
 */
export const nutritionDetailRow = z.object({ ...nutritionInfoRow.shape, analysis: z.nullable(analysisRow) })

export const nutritionListAnswer = z.object({
  items: z.array(nutritionInfoRow),
  next_cursor: z.nullable(z.string()),
})

/** A card of /nutritional-analysis: a recipe with what its analysis says, or without one. */
export const nutritionCardRow = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  servings: z.number(),
  ingredient_count: z.number(),
  updated_at: z.string(),
  /** Whole recipe. `with_data` of `line_count` ingredients had data; null where that was not kept. */
  nutrition: z.nullable(
    z.object({
      calories: z.number(),
      proteins: z.number(),
      carbohydrates: z.number(),
      fats: z.number(),
      updated_at: z.string(),
      stale: z.boolean(),
      /** Stale and null: not the recipe has changed, but the food of an ingredient. */
      recipe_updated_at: z.nullable(z.string()),
      with_data: z.nullable(z.number()),
      line_count: z.nullable(z.number()),
    }),
  ),
})

/** GET /rest/v1/nutritional_info/recipes?q&limit&cursor: newest edit first, as the library. */
export const nutritionCardsAnswer = z.object({
  items: z.array(nutritionCardRow),
  next_cursor: z.nullable(z.string()),
})

/**
 * GET /rest/v1/nutritional_info/pending?limit&cursor: recipes without analysis or changed since, whole, newest first, at most
 * 20 at a time. 'Generar para todas' walks it with the cursor: a recipe that cannot be analysed is passed over, and starting
 * again goes on where it stopped, because what was saved is pending no more.
 */
export const pendingNutritionAnswer = z.object({
  items: z.array(z.object({ recipe: recipeRow, reason: z.enum(['missing', 'stale']) })),
  next_cursor: z.nullable(z.string()),
  /** How many are pending in all, now. */
  total: z.number(),
})

export type CalculateNutritionBody = z.infer<typeof calculateNutritionBody>
export type CalculateNutritionAnswer = z.infer<typeof calculateNutritionAnswer>
export type SaveNutritionBody = z.infer<typeof saveNutritionBody>
export type ProposedFood = z.infer<typeof proposedFood>
export type NutritionDetailRow = z.infer<typeof nutritionDetailRow>
export type NutritionCardRow = z.infer<typeof nutritionCardRow>
export type AnalysisRow = z.infer<typeof analysisRow>
export type NutritionRow = z.infer<typeof nutritionRow>
type LineRow = z.infer<typeof lineRow>

/** The `Amounts` of a row with or without what its analysis keeps beside it. */
export const amountsFromRow = (
  { calories, proteins, carbohydrates, fats, fiber, sodium, sugar, calcium, iron, vitamin_a, vitamin_c }: NutritionRow,
  analysis: Pick<AnalysisRow, 'saturated' | 'kilojoules'> | null,
): Amounts => ({
  ...{ calories, proteins, carbohydrates, fats, fiber, sodium, sugar, calcium, iron, vitamin_a, vitamin_c },
  saturated: analysis?.saturated ?? null,
  kilojoules: analysis?.kilojoules ?? null,
})

/** The analysis behind a row, as core speaks of it; null where none was kept. */
export const analysisFromRow = ({ analysis, ...row }: NutritionDetailRow): Analysis | null =>
  analysis === null
    ? null
    : {
        lines: analysis.lines.map(lineFromRow),
        totals: amountsFromRow(row, analysis),
        lowerBounds: analysis.lower_bounds,
        withData: analysis.completeness.with_data,
        rawGrams: analysis.raw_grams,
        vitaminA: analysis.vitamin_a_basis,
      }

/** An analysis as `calculate-nutrition` answers it and `nutritional_info` keeps it. */
export const analysisToRow = (
  { lines, totals, lowerBounds, withData, rawGrams, vitaminA }: Analysis,
  warnings: readonly string[],
): Omit<AnalysisRow, 'engine' | 'model'> => ({
  lines: lines.map(lineToRow),
  saturated: totals.saturated,
  kilojoules: totals.kilojoules,
  lower_bounds: [...lowerBounds],
  completeness: { with_data: withData, total: lines.length },
  raw_grams: rawGrams,
  vitamin_a_basis: vitaminA,
  warnings: [...warnings],
})

const lineToRow = (from: AnalysedLine): LineRow => {
  const { linked, food, matchedBy, writtenGrams, weighedBy, missing, doubts, ...line } = from
  return {
    ...line,
    ...(linked === null ? {} : { linked: linkedToRow(linked) }),
    food: food === null ? null : { id: food.id, name: food.name, source_id: food.sourceId, source: food.source },
    matched_by: matchedBy,
    written_grams: writtenGrams,
    weighed_by: weighedBy,
    missing: [...missing],
    doubts: [...doubts],
  }
}

const linkedToRow = ({ recipeId, name, inServings }: NonNullable<AnalysedLine['linked']>) => ({
  ...{ recipe_id: recipeId, name },
  ...(inServings ? { in_servings: true } : {}),
})

const linkedFromRow = ({ recipe_id, name, in_servings }: NonNullable<LineRow['linked']>) => ({
  ...{ recipeId: recipe_id, name },
  inServings: in_servings === true,
})

const lineFromRow = ({ linked, food, matched_by, written_grams, weighed_by, ...line }: LineRow): AnalysedLine => ({
  ...line,
  linked: linked === undefined ? null : linkedFromRow(linked),
  food: food === null ? null : { id: food.id, name: food.name, sourceId: food.source_id, source: food.source },
  matchedBy: matched_by,
  writtenGrams: written_grams,
  weighedBy: weighed_by,
})

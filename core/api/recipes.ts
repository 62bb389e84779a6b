import { z } from 'zod/mini'
import { errorMessages } from '#core/errors/messages.es.ts'
import type { Ingredient, Recipe, RecipeDraft, RecipeSummary } from '#core/recipes/recipe.ts'
import { units } from '#core/units/units.ts'
import { idField, numberField, textField, timeField } from './field.ts'

/** The wire of /rest/v1/recipes: snake_case rows, and the mappers to the `Recipe` the rest of the code speaks. */

export const recipeLimits = {
  name: 200,
  category: 100,
  method: 50_000,
  ingredients: 300,
  quantity: 1_000_000,
  servings: 100_000,
  page: 100,
  warnings: 100,
  warning: 500,
} as const

const ingredientInput = z.object({
  name: textField('El nombre del ingrediente', recipeLimits.name),
  // Zero and below are a rule of the form with its own message (recipe-problems.ts), not a matter of shape.
  quantity: numberField('La cantidad', -recipeLimits.quantity, recipeLimits.quantity),
  unit: z.enum(units, `La unidad debe ser una de: ${units.join(', ')}`),
})

const content = {
  name: textField('El nombre', recipeLimits.name),
  category: z._default(textField('La categoría', recipeLimits.category), ''),
  servings: numberField('El número de raciones', 1, recipeLimits.servings),
  method: textField('El método', recipeLimits.method),
  ingredients: z
    .array(ingredientInput, errorMessages.ingredient_required)
    .check(
      z.maxLength(
        recipeLimits.ingredients,
        `Una receta no puede tener más de ${recipeLimits.ingredients} ingredientes`,
      ),
    ),
}

export const createRecipeBody = z.object({
  /** Chosen by the caller or left out. Sending the same id again answers the recipe already saved. */
  id: z.optional(idField),
  ...content,
  folder_id: z.optional(z.nullable(idField)),
  /** What a reader of photos was not sure of; kept until the recipe is edited or they are dismissed. */
  warnings: z.optional(
    z
      .array(textField('El aviso', recipeLimits.warning))
      .check(z.maxLength(recipeLimits.warnings, `Una receta no puede llevar más de ${recipeLimits.warnings} avisos`)),
  ),
})

export const updateRecipeBody = z.object({
  ...content,
  /** The `updated_at` the edit was based on; an edit based on an older one is refused. */
  updated_at: timeField,
  /** Left out: the recipe stays in the folder it is in. */
  folder_id: z.optional(z.nullable(idField)),
})

export const moveRecipeBody = z.object({ folder_id: z.nullable(idField) })

export const recipeParams = z.object({ id: idField })

export const listRecipesQuery = z.object({
  /** Words that must all appear in the name; accents and case do not matter. */
  name: z.optional(textField('La búsqueda', 200)),
  /** Words that must all appear in name or category. */
  q: z.optional(textField('La búsqueda', 200)),
  folder_id: z.optional(idField),
  limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|100)$/, 'El límite va de 1 a 100'))),
  cursor: z.optional(z.string().check(z.maxLength(200, 'La página pedida no existe'))),
})

export const recipeSummaryRow = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  servings: z.number(),
  folder_id: z.nullable(z.string()),
  updated_at: z.string(),
  ingredient_count: z.number(),
  method_preview: z.string(),
})

export const recipeListAnswer = z.object({
  items: z.array(recipeSummaryRow),
  /** Pass it as `cursor` for the next page; null on the last. */
  next_cursor: z.nullable(z.string()),
})

export const recipeCountAnswer = z.object({ total: z.number() })

const ingredientRow = z.object({ id: z.string(), name: z.string(), quantity: z.number(), unit: z.enum(units) })

export const recipeRow = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  servings: z.number(),
  method: z.string(),
  folder_id: z.nullable(z.string()),
  updated_at: z.string(),
  /** Left out where the recipe is not the matter (lists of other parts). */
  warnings: z.optional(z.array(z.string())),
  ingredients: z.array(ingredientRow),
})

/** What safety says of a recipe as it is written. */
export const recipeHazardsAnswer = z.object({ hazards: z.array(z.string()) })

export type RecipeRow = z.infer<typeof recipeRow>
export type RecipeSummaryRow = z.infer<typeof recipeSummaryRow>
export type ListRecipesQuery = z.infer<typeof listRecipesQuery>
export type CreateRecipeBody = z.infer<typeof createRecipeBody>
export type UpdateRecipeBody = z.infer<typeof updateRecipeBody>

export const recipeFromRow = ({ folder_id, updated_at, ingredients, warnings, ...rest }: RecipeRow): Recipe => ({
  ...rest,
  folderId: folder_id,
  updatedAt: updated_at,
  warnings: warnings ?? [],
  ingredients: ingredients satisfies readonly Ingredient[],
})

export const summaryFromRow = ({
  folder_id,
  updated_at,
  ingredient_count,
  method_preview,
  ...rest
}: RecipeSummaryRow): RecipeSummary => ({
  ...rest,
  folderId: folder_id,
  updatedAt: updated_at,
  ingredientCount: ingredient_count,
  methodPreview: method_preview,
})

/** The content of a draft as the wire carries it, folder apart. */
export const draftToRow = ({ name, category, servings, method, ingredients }: RecipeDraft) => ({
  name,
  category,
  servings,
  method,
  ingredients: ingredients.map((ingredient) => ({
    name: ingredient.name,
    quantity: ingredient.quantity,
    unit: ingredient.unit,
  })),
})

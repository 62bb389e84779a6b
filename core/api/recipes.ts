import { z } from 'zod/mini'
import { errorMessages } from '#core/errors/messages.es.ts'
import { plainLine } from '#core/recipes/draft.ts'
import type { IngredientDraft, Recipe, RecipeDraft, RecipeSummary } from '#core/recipes/recipe.ts'
import { unsaidYield } from '#core/recipes/yield.ts'
import { units } from '#core/units/units.ts'
import {
  cleanField,
  knownFromRow,
  linkedRecipeRow,
  linkField,
  linkFromRow,
  linkToRow,
  yieldField,
  yieldFromRow,
  yieldToRow,
} from './elaboraciones.ts'
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
  link: linkField,
  clean: cleanField,
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
  /** Rendimiento. Left out: a new recipe has none said, an edited one keeps what it had. */
  yields: z.optional(yieldField),
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

const ingredientRow = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.number(),
  unit: z.enum(units),
  link: linkField,
  clean: cleanField,
})

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
  /** Left out where the recipe is not the matter (lists of other parts). */
  yields: z.optional(yieldField),
  /** `updated_at`, or when something below it was last saved: the version that costs and analyses are of. */
  tree_version: z.optional(z.string()),
  /** The recipes its lines are elaboraciones of, each once, with what a batch of them comes to. */
  linked: z.optional(z.array(linkedRecipeRow)),
})

/** What safety says of a recipe as it is written. */
export const recipeHazardsAnswer = z.object({ hazards: z.array(z.string()) })

type LineRow = Omit<z.infer<typeof ingredientRow>, 'id'>
export type RecipeRow = z.infer<typeof recipeRow>
export type RecipeSummaryRow = z.infer<typeof recipeSummaryRow>
export type ListRecipesQuery = z.infer<typeof listRecipesQuery>
export type CreateRecipeBody = z.infer<typeof createRecipeBody>
export type UpdateRecipeBody = z.infer<typeof updateRecipeBody>

export const recipeFromRow = (row: RecipeRow): Recipe => {
  const { folder_id, updated_at, ingredients, warnings, yields, tree_version, linked, ...rest } = row
  return {
    ...rest,
    folderId: folder_id,
    updatedAt: updated_at,
    treeVersion: tree_version ?? updated_at,
    warnings: warnings ?? [],
    ingredients: ingredients.map(({ id, ...line }) => ({ id, ...lineFromRow(line) })),
    yields: yields === undefined ? unsaidYield : yieldFromRow(yields),
    linked: (linked ?? []).map(({ known, ...recipe }) => ({ ...recipe, known: knownFromRow(known) })),
  }
}

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
export const draftToRow = ({ name, category, servings, method, ingredients, yields }: RecipeDraft) => ({
  name,
  category,
  servings,
  method,
  ingredients: ingredients.map(lineToRow),
  ...(yields === undefined ? {} : { yields: yieldToRow(yields) }),
})

/** A line as core speaks of it. */
export const lineFromRow = ({ link, clean, ...line }: LineRow): IngredientDraft =>
  plainLine({ ...line, link: linkFromRow(link), clean: clean ?? false })

/** A line as the wire carries it: no link where it is bought, no `clean` where it is bruto. */
export const lineToRow = (line: IngredientDraft) => {
  const { link, ...rest } = plainLine(line)
  return { ...rest, ...(link ? { link: linkToRow(link) } : {}) }
}

import { z } from 'zod/mini'
import type { RecipeLink } from '#core/recipes/recipe.ts'
import type { KnownYield, RecipeYield } from '#core/recipes/yield.ts'
import { idField, numberField, textField } from './field.ts'

/** The wire of recipes that are made of recipes: links, yields, where a recipe is used. */

/** A year's batches; more is a slip. */
const mostYield = 1e9

/** Part of an ingredient: the line is that recipe. Null or left out: an ingredient that is bought. */
export const linkField = z.optional(
  z.nullable(
    z.object({
      recipe_id: idField,
      /** The quantity counts servings of it; the unit is then 'unidad'. */
      in_servings: z._default(z.boolean('Debe ser sí o no'), false),
    }),
  ),
)

/** Part of an ingredient: limpio, the quantity is what is left after cleaning. Null, false or left out: bruto. */
export const cleanField = z.optional(z.nullable(z.boolean('Debe ser sí o no')))

const amount = (what: string) => z._default(z.nullable(numberField(what, 0.000_001, mostYield)), null)

/** What one batch comes to, as the cook says it; each null where she does not. */
export const yieldField = z.object({
  /** g of the finished batch */
  grams: amount('El peso del rendimiento'),
  millilitres: amount('El volumen del rendimiento'),
  pieces: amount('El número de piezas'),
  cooking_loss_percent: z._default(z.nullable(numberField('La merma de cocción', 0, 99.9)), null),
})

/** What one batch of a recipe comes to, typed or worked out. */
export const knownYieldRow = z.object({
  grams: z.nullable(z.number()),
  grams_by: z.nullable(z.enum(['typed', 'computed'])),
  cooking_loss_percent: z.nullable(z.number()),
  millilitres: z.nullable(z.number()),
  pieces: z.nullable(z.number()),
  servings: z.number(),
})

/** A recipe that a line is, or may be, an elaboración of. */
export const linkedRecipeRow = z.object({ id: z.string(), name: z.string(), known: knownYieldRow })

/** POST /rest/v1/recipes/named: which of these names are recipes of the kitchen; accents and case do not matter. */
export const namedRecipesBody = z.object({
  names: z.array(textField('El nombre', 200)).check(z.maxLength(300, 'Son demasiados nombres')),
})
/** `name` as it was asked. Of several recipes of one name, the one edited last. */
export const namedRecipesAnswer = z.object({
  items: z.array(z.object({ name: z.string(), recipe: linkedRecipeRow })),
})

/** GET /rest/v1/recipes/:id/uses: the recipes that have it as an elaboración, the first by name, and how many in all. */
export const recipeUsesAnswer = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string() })),
  total: z.number(),
})

export type LinkRow = z.infer<typeof linkField>
export type YieldRow = z.infer<typeof yieldField>
export type KnownYieldRow = z.infer<typeof knownYieldRow>
export type LinkedRecipeRow = z.infer<typeof linkedRecipeRow>

export const linkFromRow = (link: LinkRow): RecipeLink | null =>
  link ? { recipeId: link.recipe_id, inServings: link.in_servings } : null

export const linkToRow = (link: RecipeLink | null | undefined): LinkRow =>
  link ? { recipe_id: link.recipeId, in_servings: link.inServings } : null

export const yieldFromRow = ({ grams, millilitres, pieces, cooking_loss_percent }: YieldRow): RecipeYield => ({
  grams,
  millilitres,
  pieces,
  cookingLossPercent: cooking_loss_percent,
})

export const yieldToRow = ({ grams, millilitres, pieces, cookingLossPercent }: RecipeYield): YieldRow => ({
  grams,
  millilitres,
  pieces,
  cooking_loss_percent: cookingLossPercent,
})

export const knownFromRow = ({ grams_by, cooking_loss_percent, ...rest }: KnownYieldRow): KnownYield => ({
  ...rest,
  gramsBy: grams_by,
  cookingLossPercent: cooking_loss_percent,
})

export const knownToRow = ({ gramsBy, cookingLossPercent, ...rest }: KnownYield): KnownYieldRow => ({
  ...rest,
  grams_by: gramsBy,
  cooking_loss_percent: cookingLossPercent,
})

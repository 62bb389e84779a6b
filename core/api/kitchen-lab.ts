import { z } from 'zod/mini'
import type { Effect, Figures } from '#core/kitchen-lab/effect.ts'
import type { BaseRecipe, Comment, NewerBase, Project, Variation, WholeVariation } from '#core/kitchen-lab/project.ts'
import { allergens } from '#core/pantry/food.ts'
import { units } from '#core/units/units.ts'
import { idField, numberField, textField, timeField } from './field.ts'
import { recipeLimits } from './recipes.ts'

/** The wire of /rest/v1/projects, /recipe_variations and /project_comments, and the mappers to what screens speak. */

export const labLimits = {
  name: 200,
  description: 2000,
  comment: 10_000,
  notes: 10_000,
  page: 50,
  effects: 25,
} as const

const nameField = textField('El nombre', labLimits.name)
const descriptionField = z.nullable(textField('La descripción', labLimits.description))
const contentField = textField('El comentario', labLimits.comment)

const ingredientField = z.strictObject({
  name: textField('El nombre del ingrediente', recipeLimits.name),
  // Zero and below are a rule with its own message (changes.ts), not a matter of shape.
  quantity: numberField('La cantidad', -recipeLimits.quantity, recipeLimits.quantity),
  unit: z.enum(units, `La unidad debe ser una de: ${units.join(', ')}`),
})

const lineField = z
  .number('La línea debe ser un número')
  .check(z.int('La línea debe ser un número entero'), z.nonnegative('La línea no existe'))
const someLines = z.maxLength(recipeLimits.ingredients, `No puede haber más de ${recipeLimits.ingredients} líneas`)

const lineChangeField = z.union([
  z.strictObject({ line: lineField, removed: z.literal(true) }),
  z.strictObject({
    line: lineField,
    name: z.optional(ingredientField.shape.name),
    quantity: z.optional(ingredientField.shape.quantity),
    unit: z.optional(ingredientField.shape.unit),
  }),
])

/** A variation's overrides (core/kitchen-lab/changes.ts); unknown keys are refused, so that nothing is lost unnoticed. */
const changesField = z.strictObject({
  servings: z.optional(numberField('El número de raciones', 1, recipeLimits.servings)),
  lines: z.optional(z.readonly(z.array(lineChangeField).check(someLines))),
  added: z.optional(z.readonly(z.array(ingredientField).check(someLines))),
  notes: z.optional(textField('Las notas', labLimits.notes)),
})

export const labParams = z.object({ id: idField })

const page = {
  limit: z.optional(z.string().check(z.regex(/^(?:[1-9]|[1-4]\d|50)$/, 'El límite va de 1 a 50'))),
  cursor: z.optional(z.string().check(z.maxLength(200, 'La página pedida no existe'))),
}
export const listProjectsQuery = z.object(page)
export const listOfProjectQuery = z.object({ project_id: idField, ...page })

const listAnswer = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    items: z.array(row),
    /** Pass it as `cursor` for the next page; null on the last. */
    next_cursor: z.nullable(z.string()),
  })

// Projects

export const createProjectBody = z.object({
  /** Chosen by the caller or left out. Sending the same id again answers what is already there. */
  id: z.optional(idField),
  name: nameField,
  description: z.optional(descriptionField),
})

const projectWords = { name: nameField, description: descriptionField }

export const updateProjectBody = z.object({
  ...projectWords,
  /** What the edit was based on. `updated_at` would not do: it moves with every comment. */
  previous: z.object(projectWords),
})

export const projectRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
  variation_count: z.number(),
  comment_count: z.number(),
})
export const projectListAnswer = listAnswer(projectRow)

/** What was deleted was too large to be kept for 'Deshacer'. Deletions that can be undone answer nothing (204). */
export const finalDeletionAnswer = z.object({ undo: z.literal(false) })

// Variations

export const createVariationBody = z.object({
  id: z.optional(idField),
  project_id: idField,
  /** Null or left out is refused with the specification's own text. */
  recipe_id: z.optional(z.nullable(idField)),
  name: nameField,
  description: z.optional(descriptionField),
  changes: z._default(changesField, {}),
})

export const updateVariationBody = z.object({
  name: nameField,
  description: descriptionField,
  /** The `updated_at` the edit was based on; an edit based on an older one is refused. */
  updated_at: timeField,
})

export const updateChangesBody = z.object({
  changes: changesField,
  updated_at: timeField,
  /** The version of the base these changes fit: the copy's own, or the recipe's newest to take that as the new base. */
  base_updated_at: timeField,
})

const baseRow = z.object({
  name: z.string(),
  servings: z.number(),
  ingredients: z.readonly(
    z.array(
      z.object({
        name: z.string(),
        quantity: z.number(),
        unit: z.enum(units),
        /** As the copy keeps it: which recipe the line was an elaboración of. */
        link: z.optional(z.nullable(z.object({ recipeId: z.string(), inServings: z.boolean() }))),
      }),
    ),
  ),
  updated_at: z.string(),
})

export const variationRow = z.object({
  id: z.string(),
  project_id: z.string(),
  recipe_id: z.nullable(z.string()),
  /** Today's name of the recipe; null once it has been deleted. */
  recipe_name: z.nullable(z.string()),
  name: z.string(),
  description: z.nullable(z.string()),
  changes: changesField,
  /** The recipe as it was when the variation was made, or last took it over. */
  base: z.nullable(baseRow),
  /** The recipe of today, when it says something else than `base`. */
  newer_base: z.nullable(z.extend(baseRow, { method_changed: z.boolean() })),
  created_at: z.string(),
  updated_at: z.string(),
})
export const variationListAnswer = listAnswer(variationRow)

/** One variation with what lists leave out. */
export const wholeVariationRow = z.extend(variationRow, { base_category: z.string(), base_method: z.string() })

// Effects: what changes do to cost, energy and allergens

export const effectsBody = z.object({
  ids: z
    .array(idField)
    .check(z.maxLength(labLimits.effects, `No se pueden pedir más de ${labLimits.effects} a la vez`)),
})
/** Changes not saved yet, on the base they were made on: the copy's version, or the recipe's of today. */
export const effectBody = z.object({ changes: changesField, base_updated_at: timeField })

const names = z.readonly(z.array(z.string()))
const figuresRow = z.object({
  servings: z.number(),
  /** €; null where no line has a price, and at least so much while `without_price` names any. */
  cost_per_serving: z.nullable(z.number()),
  without_price: names,
  estimated: names,
  counted_as_is: names,
  /** kcal; null where no line is known, and at least so much while `without_kcal` names any. */
  kcal_per_serving: z.nullable(z.number()),
  without_kcal: names,
  /** In the order of annex II. What is not listed is not known to be absent. */
  allergens: z.readonly(
    z.array(z.object({ allergen: z.enum(allergens), state: z.enum(['contiene', 'puede_contener']) })),
  ),
  without_allergens: names,
})

export const effectRow = z.object({
  base: figuresRow,
  variation: figuresRow,
  /** € per serving; null where what is not known differs between the two. */
  cost_change: z.nullable(z.number()),
  kcal_change: z.nullable(z.number()),
})

/** In no order; variations that are not there, or have no base, are left out. */
export const effectsAnswer = z.object({ items: z.array(z.object({ id: z.string(), effect: effectRow })) })

// Comments

export const createCommentBody = z.object({
  id: z.optional(idField),
  project_id: idField,
  recipe_variation_id: z.optional(z.nullable(idField)),
  content: contentField,
})

export const updateCommentBody = z.object({ content: contentField, updated_at: timeField })

export const commentRow = z.object({
  id: z.string(),
  project_id: z.string(),
  recipe_variation_id: z.nullable(z.string()),
  /** Name of that variation; null for a general comment. */
  recipe_variation_name: z.nullable(z.string()),
  content: z.string(),
  created_at: z.string(),
  /** Later than `created_at` once the comment has been edited. */
  updated_at: z.string(),
})
export const commentListAnswer = listAnswer(commentRow)

export type CreateProjectBody = z.infer<typeof createProjectBody>
export type UpdateProjectBody = z.infer<typeof updateProjectBody>
export type ProjectRow = z.infer<typeof projectRow>
export type CreateVariationBody = z.infer<typeof createVariationBody>
export type UpdateVariationBody = z.infer<typeof updateVariationBody>
export type UpdateChangesBody = z.infer<typeof updateChangesBody>
export type EffectBody = z.infer<typeof effectBody>
export type VariationRow = z.infer<typeof variationRow>
export type WholeVariationRow = z.infer<typeof wholeVariationRow>
export type CreateCommentBody = z.infer<typeof createCommentBody>
export type UpdateCommentBody = z.infer<typeof updateCommentBody>
export type CommentRow = z.infer<typeof commentRow>
export type EffectRow = z.infer<typeof effectRow>
type FiguresRow = z.infer<typeof figuresRow>

export const projectFromRow = (row: ProjectRow): Project => ({
  id: row.id,
  name: row.name,
  description: row.description,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  variationCount: row.variation_count,
  commentCount: row.comment_count,
})

const baseFromRow = ({ name, servings, ingredients, updated_at }: z.infer<typeof baseRow>): BaseRecipe => ({
  name,
  servings,
  ingredients,
  updatedAt: updated_at,
})

const newerBaseFromRow = (row: NonNullable<VariationRow['newer_base']>): NewerBase => ({
  ...baseFromRow(row),
  methodChanged: row.method_changed,
})

export const variationFromRow = (row: VariationRow): Variation => ({
  id: row.id,
  projectId: row.project_id,
  recipeId: row.recipe_id,
  recipeName: row.recipe_name,
  name: row.name,
  description: row.description,
  changes: row.changes,
  base: row.base && baseFromRow(row.base),
  newerBase: row.newer_base && newerBaseFromRow(row.newer_base),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const wholeVariationFromRow = (row: WholeVariationRow): WholeVariation => ({
  ...variationFromRow(row),
  baseCategory: row.base_category,
  baseMethod: row.base_method,
})

export const commentFromRow = (row: CommentRow): Comment => ({
  id: row.id,
  projectId: row.project_id,
  variationId: row.recipe_variation_id,
  variationName: row.recipe_variation_name,
  content: row.content,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const effectToRow = ({ base, variation, costChange, kcalChange }: Effect): EffectRow => ({
  base: figuresToRow(base),
  variation: figuresToRow(variation),
  cost_change: costChange,
  kcal_change: kcalChange,
})

export const effectFromRow = ({ base, variation, cost_change, kcal_change }: EffectRow): Effect => ({
  base: figuresFromRow(base),
  variation: figuresFromRow(variation),
  costChange: cost_change,
  kcalChange: kcal_change,
})

const figuresToRow = (figures: Figures): FiguresRow => ({
  servings: figures.servings,
  cost_per_serving: figures.costPerServing,
  without_price: figures.withoutPrice,
  estimated: figures.estimated,
  counted_as_is: figures.countedAsIs,
  kcal_per_serving: figures.kcalPerServing,
  without_kcal: figures.withoutKcal,
  allergens: figures.allergens,
  without_allergens: figures.withoutAllergens,
})

const figuresFromRow = (row: FiguresRow): Figures => ({
  servings: row.servings,
  costPerServing: row.cost_per_serving,
  withoutPrice: row.without_price,
  estimated: row.estimated,
  countedAsIs: row.counted_as_is,
  kcalPerServing: row.kcal_per_serving,
  withoutKcal: row.without_kcal,
  allergens: row.allergens,
  withoutAllergens: row.without_allergens,
})

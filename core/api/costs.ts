import { z } from 'zod/mini'
import type { LineToCost } from '#core/costing/costs/cost.ts'
import type { RecipeToCost } from '#core/costing/costs/cost-book.ts'
import { units } from '#core/units/units.ts'
import { hiddenCostsBody } from './dishes.ts'
import { cleanField, knownFromRow, knownYieldRow, linkField, linkFromRow } from './elaboraciones.ts'
import { numberField, textField } from './field.ts'
import { priceFromRow, priceRow } from './prices.ts'
import { recipeLimits } from './recipes.ts'
import { yieldTestFigures, yieldTestFromRow } from './yield-tests.ts'

/** The wire of what dishes cost: the list of all recipes, and one recipe with all that `costRecipe` needs. */

/** The columns of the cost table (specification §2). */
export const costColumns = ['name', 'category', 'servings', 'total', 'per_serving'] as const

export type CostColumn = (typeof costColumns)[number]

/** GET /rest/v1/recipe_costs. How many there are in all: GET /rest/v1/recipes/count with the same `q`. */
export const listCostsQuery = z.object({
  /** Words that must all appear in name or category; accents and case do not matter. */
  q: z.optional(textField('La búsqueda', 200)),
  sort: z.optional(z.enum(costColumns, `Se ordena por: ${costColumns.join(', ')}`)),
  order: z.optional(z.enum(['asc', 'desc'], 'El orden es asc o desc')),
  limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|100)$/, 'El límite va de 1 a 100'))),
  /** Belongs to one sort and order: with another it is refused. */
  cursor: z.optional(z.string().check(z.maxLength(2000, 'La página pedida no existe'))),
})

export const recipeCostRow = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  servings: z.number(),
  /** €; null while not one line has a price. Recipes without total come last in either order. */
  total: z.nullable(z.number()),
  per_serving: z.nullable(z.number()),
  /** Ingredient lines in all. */
  lines: z.number(),
  without_price: z.number(),
  estimated: z.number(),
  /** Lines whose pieces, cups or spoons count as kilos or litres. */
  counted_as_is: z.number(),
})

export const costListAnswer = z.object({
  items: z.array(recipeCostRow),
  /** Pass it as `cursor` for the next page; null on the last. */
  next_cursor: z.nullable(z.string()),
})

const equivalenceRow = z.object({
  grams_per_unit: z.number(),
  by: z.enum(['weight', 'measure', 'density', 'proportion', 'water']),
  food_name: z.string(),
  guess: z.boolean(),
})

const mermaRow = z.object({
  edible_percent: z.number(),
  food_name: z.string(),
  source: z.string(),
  guess: z.boolean(),
  /** The kitchen's own test; null: the table's figure. */
  test: z.nullable(yieldTestFigures),
})

export const costLineRow = z.object({
  name: z.string(),
  quantity: z.number(),
  unit: z.enum(units),
  /** The saved price of this ingredient; null: 'Sin precio'. */
  price: z.nullable(priceRow),
  /** What one unit weighs; null for g and kg, and where nobody knows. */
  equivalence: z.nullable(equivalenceRow),
  /** Null where nothing is lost, or nobody knows. */
  merma: z.nullable(mermaRow),
  /** The line is an elaboración, one of `elaboraciones`; it has no price of its own. */
  link: linkField,
  /** Limpio: the quantity is what is left after cleaning. Left out: bruto. */
  clean: cleanField,
})

/** A recipe below the one that is costed, with its own lines. */
const elaboracionRow = z.object({
  id: z.string(),
  name: z.string(),
  known: knownYieldRow,
  lines: z.array(costLineRow),
})

/** GET /rest/v1/recipes/:id/cost: everything the dialog needs to compute live with `costRecipe`. */
export const recipeCostAnswer = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  servings: z.number(),
  /** The version of the recipe, for saving edited quantities. */
  updated_at: z.string(),
  /** PVP of a serving with IVA, in €; null where the cook has not said it. */
  gross_price: z.nullable(z.number()),
  /** The food cost to stay within, in %, said for its category and for the dish itself; null where none is. */
  targets: z.object({ category: z.nullable(z.number()), dish: z.nullable(z.number()) }),
  /** What it costs beyond its food; null: not said. */
  hidden_costs: hiddenCostsBody,
  lines: z.array(costLineRow),
  /** Everything below it at any depth, each recipe once. */
  elaboraciones: z.array(elaboracionRow),
})

/** POST /rest/v1/cost_lines: the same for ingredients that are not a saved recipe (Kitchen Lab, assistant). */
export const costLinesBody = z.object({
  ingredients: z
    .array(
      z.object({
        name: textField('El nombre del ingrediente', recipeLimits.name),
        quantity: numberField('La cantidad', 0, recipeLimits.quantity),
        unit: z.enum(units, `La unidad debe ser una de: ${units.join(', ')}`),
        link: linkField,
        clean: cleanField,
      }),
    )
    .check(
      z.maxLength(
        recipeLimits.ingredients,
        `Una receta no puede tener más de ${recipeLimits.ingredients} ingredientes`,
      ),
    ),
})

export const costLinesAnswer = z.object({ lines: z.array(costLineRow), elaboraciones: z.array(elaboracionRow) })

export type RecipeCostRow = z.infer<typeof recipeCostRow>
export type CostLineRow = z.infer<typeof costLineRow>
export type ElaboracionRow = z.infer<typeof elaboracionRow>

/** A recipe of the book as `costBook` takes it. */
export const elaboracionFromRow = ({ known, lines, ...recipe }: ElaboracionRow): RecipeToCost => ({
  ...recipe,
  known: knownFromRow(known),
  lines: lines.map(lineFromRow),
})

/** A line as `costRecipe` takes it. */
export const lineFromRow = ({ price, equivalence, merma, link, clean, ...line }: CostLineRow): LineToCost => ({
  ...line,
  link: linkFromRow(link),
  clean: clean ?? false,
  price: price === null ? null : priceFromRow(price),
  equivalence:
    equivalence === null
      ? null
      : {
          gramsPerUnit: equivalence.grams_per_unit,
          by: equivalence.by,
          foodName: equivalence.food_name,
          guess: equivalence.guess,
        },
  merma:
    merma === null
      ? null
      : {
          ediblePercent: merma.edible_percent,
          foodName: merma.food_name,
          source: merma.source,
          guess: merma.guess,
          test: merma.test === null ? null : yieldTestFromRow(merma.test),
        },
})

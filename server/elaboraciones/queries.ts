import { sql } from 'kysely'
import { knownToRow, type LinkedRecipeRow, yieldFromRow } from '#core/api/elaboraciones.ts'
import { lineFromRow } from '#core/api/recipes.ts'
import { linkedIds, yieldBook } from '#core/elaboraciones/yields.ts'
import { AppError } from '#core/errors/app-error.ts'
import { gramsBy } from '#core/nutrition/analyse-book.ts'
import { type ResolveFood, resolverOf } from '#core/nutrition/resolve-food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { KnownYield, RecipeYield } from '#core/recipes/yield.ts'
import type { Scope } from '#server/database/as-user.ts'
import { slices } from '#server/database/slices.ts'
import { readFoodChoices } from '#server/nutrition/queries.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { selectHeads, selectLines } from '#server/recipes/queries.ts'

/** Different recipes below one; a dish has a dozen. Beyond, nothing of it is computed, and that is said. */
export const mostBelow = 500

/** The same below the recipes of a page, or of the lines of one recipe. */
const mostBelowMany = 5000

/** A recipe as costs, analyses and weights read it. */
export type StoredRecipe = {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly servings: number
  /** Its version, or that of the last change below it. */
  readonly tree_version: string
  readonly yields: RecipeYield
  readonly lines: readonly IngredientDraft[]
}

// `cross join`, because SQLite keeps its order: with `join` it may walk all the owner's links for every step.

/** The recipes of which lines of `roots` are elaboraciones, and theirs, at any depth; without the roots. */
export const idsBelow = async ({ tx, userId }: Scope, roots: readonly string[]): Promise<string[]> => {
  const found = new Set<string>()
  for (const some of slices(roots)) {
    const limit = some.length === 1 ? mostBelow : mostBelowMany
    const { rows } = await sql<{ id: string }>`
      with recursive below(id) as (
        select linked_id from ingredient_links where user_id = ${userId} and recipe_id in (${sql.join(some)})
        union
        select linked_id from below cross join ingredient_links
        where ingredient_links.user_id = ${userId} and ingredient_links.recipe_id = below.id
      )
      select id from below limit ${sql.lit(limit + 1)}`.execute(tx)
    if (rows.length > limit) throw new AppError('too_many_elaboraciones')
    for (const { id } of rows) found.add(id)
  }
  return [...found]
}

/** The recipes that hold one of these, directly or through others, as a query; without themselves. */
export const above = ({ userId }: Pick<Scope, 'userId'>, ids: readonly string[]) => sql<{ id: string }>`
  with recursive above(id) as (
    select recipe_id from ingredient_links where user_id = ${userId} and linked_id in (${sql.join(ids)})
    union
    select recipe_id from above cross join ingredient_links
    where ingredient_links.user_id = ${userId} and ingredient_links.linked_id = above.id
  )
  select id from above`

/** The recipes with one of these ingredients, by key, and all above them, as a query. */
export const withIngredient = ({ userId }: Pick<Scope, 'userId'>, keys: readonly string[]) => sql<{ id: string }>`
  with recursive holding(id) as (
    select recipe_id from ingredients where user_id = ${userId} and ingredient_key in (${sql.join(keys)})
    union
    select recipe_id from holding cross join ingredient_links
    where ingredient_links.user_id = ${userId} and ingredient_links.linked_id = holding.id
  )
  select id from holding`

/** These recipes and everything below them, each once; ids this user has not are left out. */
export const readTrees = async (scope: Scope, roots: readonly string[]): Promise<StoredRecipe[]> => {
  if (roots.length === 0) return []
  return readRecipes(scope, [...new Set([...roots, ...(await idsBelow(scope, roots))])])
}

/** These recipes alone; ids this user has not are left out. */
export const readRecipes = async (scope: Scope, ids: readonly string[]): Promise<StoredRecipe[]> => {
  const recipes: StoredRecipe[] = []
  for (const some of slices(ids)) {
    const linesOf = Map.groupBy(await selectLines(scope, some), ({ recipe_id }) => recipe_id)
    for (const { yields, ...recipe } of await selectHeads(scope, some)) {
      recipes.push({ ...recipe, yields: yieldFromRow(yields), lines: (linesOf.get(recipe.id) ?? []).map(lineFromRow) })
    }
  }
  return recipes
}

/** Recipes that lines are elaboraciones of, with everything below them; nothing is read where no line is one. */
export const readBelow = (scope: Scope, lines: readonly Pick<IngredientDraft, 'link'>[]): Promise<StoredRecipe[]> =>
  readTrees(scope, linkedIds(lines))

/** What a batch of each comes to. `resolve` is how this cook reads names; `below` what is known of recipes not among these. */
export const yieldsOf = (
  recipes: readonly StoredRecipe[],
  resolve: ResolveFood,
  below?: ReadonlyMap<string, KnownYield>,
): ReadonlyMap<string, KnownYield> => yieldBook(recipes, gramsBy(resolve), below)

/** The same with the names read as this cook reads them, where a weight has to be worked out. */
export const readYields = async (
  scope: Scope,
  recipes: readonly StoredRecipe[],
  below?: ReadonlyMap<string, KnownYield>,
): Promise<ReadonlyMap<string, KnownYield>> => {
  const typed = recipes.every(({ yields }) => yields.grams !== null)
  return yieldsOf(recipes, typed ? () => null : await resolverFor(scope, recipes), below)
}

/** The same of whole trees (`readTrees`): where none of them is an elaboración of another, nobody asks what they weigh. */
export const readTreeYields = async (
  scope: Scope,
  recipes: readonly StoredRecipe[],
): Promise<ReadonlyMap<string, KnownYield>> => {
  const linked = new Set(recipes.flatMap(({ lines }) => linkedIds(lines)))
  const asked = recipes.some(({ id, yields }) => linked.has(id) && yields.grams === null)
  return asked ? readYields(scope, recipes) : yieldBook(recipes, () => null)
}

/** How this cook reads the names in these recipes. */
export const resolverFor = async (scope: Scope, recipes: readonly StoredRecipe[]): Promise<ResolveFood> => {
  const names = recipes.flatMap(({ lines }) => lines.map(({ name }) => name))
  return resolverOf(loadPantry(), await readFoodChoices(scope, names))
}

/** The recipes that lines are elaboraciones of, with what a batch of each comes to; those below them are only computed with. */
export const linkedRecipes = async (
  scope: Scope,
  lines: readonly Pick<IngredientDraft, 'link'>[],
): Promise<LinkedRecipeRow[]> => knownRecipes(scope, linkedIds(lines))

/** Recipes by id with what a batch of each comes to, in the order asked for. */
export const knownRecipes = async (scope: Scope, ids: readonly string[]): Promise<LinkedRecipeRow[]> => {
  const recipes = await readTrees(scope, ids)
  const known = yieldsOf(recipes, await resolverFor(scope, recipes))
  const names = new Map(recipes.map(({ id, name }) => [id, name]))
  return ids.flatMap((id) => {
    const [name, comesTo] = [names.get(id), known.get(id)]
    return name === undefined || comesTo === undefined ? [] : [{ id, name, known: knownToRow(comesTo) }]
  })
}

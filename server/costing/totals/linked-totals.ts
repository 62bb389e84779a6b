import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { sql } from 'kysely'
import { childrenFirst } from '#core/elaboraciones/order.ts'
import { linkedIds } from '#core/elaboraciones/yields.ts'
import { countingOf } from '#server/costing/costs/counting.ts'
import { asReader, asUser, type Scope } from '#server/database/as-user.ts'
import { slices } from '#server/database/slices.ts'
import type { Store } from '#server/database/store.ts'
import { readRecipes, type StoredRecipe } from '#server/elaboraciones/queries.ts'
import { readBatches, writeBatch } from './batches.ts'
import { costAbove } from './cost-trees.ts'
import { ofThisVersion } from './total-version.ts'

/** Recipes costed in one transaction; on the embedded database nobody else is answered meanwhile (about 20 ms). */
const recipesAtOnce = 80

/**
 * Costs recipes with elaboraciones, and the elaboraciones themselves, that have no batch of their version: each once, after
 * what it is made of, whose batches are read and not costed again. What is saved meanwhile is left to whoever asks next.
 * `isOfRates` says within a transaction whether the stored rates are still those this began with.
 */
export const addUpLinked = async (
  store: Store,
  userId: string,
  roots: readonly string[] | null,
  isOfRates: (mine: Scope) => Promise<boolean>,
): Promise<void> => {
  const due = await asReader(store, userId, (mine) => dueChildrenFirst(mine, roots))
  for (let at = 0; at < due.length; at += recipesAtOnce) {
    await yieldToEventLoop()
    const some = due.slice(at, at + recipesAtOnce)
    const went = await asUser(
      store,
      userId,
      async (mine) => (await isOfRates(mine)) && (await storeBatches(mine, some)),
    )
    if (!went) return
  }
}

const dueChildrenFirst = async ({ tx, userId }: Scope, roots: readonly string[] | null): Promise<readonly string[]> => {
  if (roots?.length === 0) return []
  const { rows } = await (roots === null ? dueOfAll(userId) : dueBelow(userId, roots)).execute(tx)
  const ids = rows.map(({ id }) => id)
  const children = new Map(ids.map((id) => [id, [] as string[]]))
  for (const some of slices(ids)) {
    const links = await tx
      .selectFrom('ingredient_links')
      .where('user_id', '=', userId)
      .where('recipe_id', 'in', some)
      .select(['recipe_id', 'linked_id'])
      .execute()
    for (const { recipe_id, linked_id } of links) if (children.has(linked_id)) children.get(recipe_id)?.push(linked_id)
  }
  return childrenFirst(ids, (id) => children.get(id) ?? []).ids
}

const isLinked = (userId: string) => sql`(
  exists (select 1 from ingredient_links where ingredient_links.user_id = ${userId} and recipe_id = recipes.id)
  or exists (select 1 from ingredient_links where ingredient_links.user_id = ${userId} and linked_id = recipes.id)
)`

// A `case`, because PostgreSQL would make an anti-join of `is null` (recipe-totals.ts); and links are looked for only there.

const dueOfAll = (userId: string) => sql<{ id: string }>`
  select recipes.id from recipes left join recipe_totals on ${ofThisVersion}
  where recipes.user_id = ${userId} and case when recipe_totals.batch is null then ${isLinked(userId)} else false end`

/** `cross join`, because SQLite keeps its order: with `join` it may walk all the owner's links for every step. */
const dueBelow = (userId: string, roots: readonly string[]) => sql<{ id: string }>`
  with recursive below(id) as (
    select id from recipes where user_id = ${userId} and id in (${sql.join(roots)})
    union
    select linked_id from below cross join ingredient_links
    where ingredient_links.user_id = ${userId} and ingredient_links.recipe_id = below.id
  )
  select recipes.id from below cross join recipes left join recipe_totals on ${ofThisVersion}
  where recipes.user_id = ${userId} and recipes.id = below.id
    and case when recipe_totals.batch is null then ${isLinked(userId)} else false end`

/** Costs and stores these recipes, whose order is children first; one of whose elaboraciones there is no batch is left out. */
const storeBatches = async (scope: Scope, ids: readonly string[]): Promise<true> => {
  const byId = new Map((await readRecipes(scope, ids)).map((recipe) => [recipe.id, recipe]))
  const within = linkedIds([...byId.values()].flatMap(({ lines }) => lines)).filter((id) => !byId.has(id))
  const below = await readBatches(scope, within)
  const ready = new Map<string, StoredRecipe>()
  for (const id of ids) {
    const recipe = byId.get(id)
    if (recipe !== undefined && linkedIds(recipe.lines).every((one) => below.has(one) || ready.has(one)))
      ready.set(id, recipe)
  }
  const costed = await costAbove(scope, [...ready.values()], await countingOf(scope), below)
  const totals = [...ready.values()].flatMap(({ id, tree_version: version, servings }) => {
    const whole = costed.get(id)
    if (whole === undefined) return []
    return [
      { user_id: scope.userId, recipe_id: id, version, servings, euros: whole.cost.total, batch: writeBatch(whole) },
    ]
  })
  if (totals.length === 0) return true
  await scope.tx
    .insertInto('recipe_totals')
    .values(totals)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'recipe_id']).doUpdateSet(({ ref }) => ({
        version: ref('excluded.version'),
        servings: ref('excluded.servings'),
        euros: ref('excluded.euros'),
        batch: ref('excluded.batch'),
      })),
    )
    .execute()
  return true
}

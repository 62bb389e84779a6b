import { sql } from 'kysely'
import { childrenFirst } from '#core/elaboraciones/order.ts'
import { shareNumber, shareOf } from '#core/elaboraciones/share.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { KnownYield } from '#core/recipes/yield.ts'
import type { Unit } from '#core/units/units.ts'
import { readBatches } from '#server/costing/totals/batches.ts'
import type { Scope } from '#server/database/as-user.ts'
import { readTrees, readYields, withIngredient } from '#server/elaboraciones/queries.ts'

/** How much of an ingredient a recipe takes in all of one kind: name, unit, bruto or limpio. */
export type TakenLine = { readonly kind: string; readonly line: IngredientDraft }

type Holding = { readonly recipe_id: string } & IngredientDraft

/**
 * How much of an ingredient each recipe that holds it takes, in its own lines and within its elaboraciones, at any depth. What
 * an elaboración takes is added up once, not once for every recipe above it. Where a yield is not known, that part is left out,
 * as in its cost.
 */
export const linesWithin = async (scope: Scope, ingredientKey: string): Promise<ReadonlyMap<string, TakenLine[]>> => {
  const { tx, userId } = scope
  const holding = sql`with holding_any(id) as materialized (${withIngredient({ userId }, [ingredientKey])})`
  const own = await sql<Holding>`
    select recipe_id, name, quantity, unit, clean from ingredients
    where user_id = ${userId} and ingredient_key = ${ingredientKey} and not exists (
      select 1 from ingredient_links
      where ingredient_links.user_id = ${userId} and ingredient_links.ingredient_id = ingredients.id
    )`.execute(tx)
  const links = await sql<Link>`
    ${holding}
    select link.recipe_id, linked_id, in_servings, quantity, unit
    from holding_any cross join ingredient_links as link cross join ingredients
    where link.user_id = ${userId} and link.linked_id = holding_any.id
      and ingredients.user_id = ${userId} and ingredients.id = link.ingredient_id`.execute(tx)
  const taken = new Map<string, Map<string, IngredientDraft>>()
  for (const { recipe_id, ...line } of own.rows) take(taken, recipe_id, line, 1)
  const linksOf = Map.groupBy(links.rows, ({ recipe_id }) => recipe_id)
  const known = await yieldsFor(scope, [...new Set(links.rows.map(({ linked_id }) => linked_id))])
  const { ids } = childrenFirst(linksOf.keys(), (id) => (linksOf.get(id) ?? []).map(({ linked_id }) => linked_id))
  for (const id of ids) {
    for (const { linked_id, in_servings, quantity, unit } of linksOf.get(id) ?? []) {
      const below = known.get(linked_id)
      const link = { inServings: in_servings }
      const share = below === undefined ? null : shareNumber(shareOf({ quantity, unit, link }, below))
      if (share !== null) for (const line of taken.get(linked_id)?.values() ?? []) take(taken, id, line, share)
    }
  }
  return new Map([...taken].map(([id, lines]) => [id, [...lines].map(([kind, line]) => ({ kind, line }))]))
}

type Link = {
  readonly recipe_id: string
  readonly linked_id: string
  readonly in_servings: boolean
  readonly quantity: number
  readonly unit: Unit
}

const take = (
  taken: Map<string, Map<string, IngredientDraft>>,
  id: string,
  { name, quantity, unit, clean }: IngredientDraft,
  share: number,
): void => {
  const kind = `${unit} ${clean ? 'limpio' : 'bruto'} ${name}`
  const lines = taken.get(id) ?? new Map<string, IngredientDraft>()
  const before = lines.get(kind)?.quantity ?? 0
  lines.set(kind, { name, unit, clean: clean ?? false, quantity: before + quantity * share })
  taken.set(id, lines)
}

/** As their stored batches say; of what was saved this very moment, worked out. */
const yieldsFor = async (scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, KnownYield>> => {
  const batches = await readBatches(scope, ids)
  const missing = ids.filter((id) => !batches.has(id))
  const worked = missing.length === 0 ? [] : await readYields(scope, await readTrees(scope, missing))
  return new Map([...[...batches].map(([id, { known }]) => [id, known] as const), ...worked])
}

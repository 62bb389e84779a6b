import type { RecipeCostRow } from '#core/api/costs.ts'
import type { Counting, RecipeCost } from '#core/costing/costs/cost.ts'
import { decimal, dividedBy, toNumber } from '#core/costing/decimal.ts'
import type { Scope } from '#server/database/as-user.ts'
import { readTrees } from '#server/elaboraciones/queries.ts'
import type { StoredBatch } from './batches.ts'
import { costTrees } from './cost-trees.ts'

/** What these recipes cost, exactly: as their batches say, where they have one, else worked out. */
export const costRows = async (
  scope: Scope,
  ids: readonly string[],
  batches: ReadonlyMap<string, StoredBatch>,
  counting: Counting,
): Promise<ReadonlyMap<string, RecipeCostRow>> => {
  const rows = new Map([...batches].map(([id, batch]) => [id, batchRow(batch)]))
  const wanted = new Set(ids.filter((id) => !rows.has(id)))
  const recipes = await readTrees(scope, [...wanted])
  const costed = await costTrees(scope, recipes, counting)
  for (const { id, name, category, servings } of recipes) {
    const cost = wanted.has(id) ? costed.get(id)?.cost : undefined
    if (cost !== undefined) rows.set(id, costRow({ id, name, category, servings }, cost))
  }
  return rows
}

const batchRow = (batch: StoredBatch): RecipeCostRow => {
  const { id, name, category, servings, lines, exact, known, withoutPrice, estimated, countedAsIs } = batch
  return {
    ...{ id, name, category, servings, lines, without_price: withoutPrice, estimated, counted_as_is: countedAsIs },
    total: exact && toNumber(exact),
    per_serving: exact && toNumber(dividedBy(exact, decimal(known.servings))),
  }
}

type Listed = Pick<RecipeCostRow, 'id' | 'name' | 'category' | 'servings'>

const costRow = (recipe: Listed, cost: RecipeCost): RecipeCostRow => ({
  ...recipe,
  total: cost.total,
  per_serving: cost.perServing,
  lines: cost.lines.length,
  without_price: cost.withoutPrice,
  estimated: cost.estimated,
  counted_as_is: cost.countedAsIs,
})

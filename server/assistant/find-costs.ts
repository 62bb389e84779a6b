import type { DishCosts } from '#core/assistant/kitchen/findings.ts'
import type { Needs } from '#core/assistant/turns/question.ts'
import { countCosts, listCosts } from '#server/costing/costs/list-costs.ts'
import { asReader } from '#server/database/as-user.ts'
import type { Store } from '#server/database/store.ts'

/** Recipes named in one answer; the rest is counted. */
const mostRows = 20

/** The dearest or cheapest of all the cook's recipes, by the totals the escandallo keeps (decision 027). */
export const findCosts = async (
  store: Store,
  userId: string,
  { order, limit }: NonNullable<Needs['costs']>,
): Promise<DishCosts> => {
  const found = await listCosts(store, userId, {
    q: '',
    sort: 'per_serving',
    order: order === 'dearest' ? 'desc' : 'asc',
    limit: mostRows,
    after: null,
  })
  const counted = await asReader(store, userId, (mine) => countCosts(mine, order, limit))
  const isBeyond = (each: number): boolean => limit === null || (order === 'dearest' ? each > limit : each < limit)
  const rows = found.flatMap(({ cost: { id, name, per_serving, without_price } }) =>
    per_serving !== null && isBeyond(per_serving)
      ? [{ id, name, perServing: per_serving, withoutPrice: without_price }]
      : [],
  )
  return { ...counted, rows }
}

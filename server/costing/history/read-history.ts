import type { HistoryAnswer } from '#core/api/price-history.ts'
import { AppError } from '#core/errors/app-error.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { selectPrices } from '#server/costing/queries.ts'
import { refreshTotals } from '#server/costing/totals/recipe-totals.ts'
import { asReader, type Scope } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { changeTo, differs, termsOf, withImpact } from './price-change.ts'

const shownPoints = 300

/** What the prices of one ingredient were, and what its last change does to the dishes. */
export const readHistory = async (deps: Deps, userId: string, priceId: string): Promise<HistoryAnswer> => {
  const { points, change, terms } = await asReader(deps.store, userId, async (mine) => {
    const now = await selectPrices(mine).where('id', '=', priceId).executeTakeFirst()
    if (now === undefined) throw new AppError('not_found')
    const rows = await newestPrices(mine, ingredientKey(now.ingredient_name))
    const before = rows.find((row) => row.counted && row.saved_at < now.last_updated && differs(row, now))
    return {
      points: rows.toReversed(),
      change: before === undefined ? null : changeTo(before, now),
      terms: await termsOf(mine),
    }
  })
  if (change !== null) await refreshTotals(deps.store, userId)
  const told = change === null ? null : await withImpact(deps, userId, change, terms)
  return { points, change: told, target: terms.targetPercent }
}

const newestPrices = async ({ tx, userId }: Scope, key: string) => {
  const rows = await tx
    .selectFrom('price_history')
    .where('user_id', '=', userId)
    .where('ingredient_key', '=', key)
    .select(['offer_id', 'saved_at', 'price_per_unit', 'unit', 'source', 'kind', 'price_date'])
    .orderBy('saved_at', 'desc')
    .orderBy('offer_id')
    .limit(shownPoints)
    .execute()
  return rows.map(({ offer_id, ...row }) => ({ ...row, counted: offer_id === '' }))
}

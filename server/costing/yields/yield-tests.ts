import { mostYieldTests, type SaveYieldTestBody, type YieldTestRow, yieldTestFromRow } from '#core/api/yield-tests.ts'
import { yieldTestProblem } from '#core/costing/costs/yield-test.ts'
import { priceBasis } from '#core/costing/prices/price.ts'
import { AppError } from '#core/errors/app-error.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { findPrices } from '#server/costing/queries.ts'
import { yieldTestTexts as texts } from '#server/costing/texts.ts'
import { asReader, asUser, type Scope } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'

const columns = [
  ...(['ingredient_key', 'ingredient_name', 'grams_before', 'grams_after'] as const),
  ...(['trimmings_grams', 'trimmings_price', 'tested_on', 'updated_at'] as const),
]

/** This kitchen's tests de rendimiento, the last saved first, with what a kilo as bought costs now. */
export const readYieldTests = (deps: Deps, userId: string): Promise<YieldTestRow[]> =>
  asReader(deps.store, userId, listYieldTests)

const listYieldTests = async (scope: Scope): Promise<YieldTestRow[]> => {
  const rows = await scope.tx
    .selectFrom('yield_tests')
    .where('user_id', '=', scope.userId)
    .select(columns)
    .orderBy('updated_at', 'desc')
    .orderBy('ingredient_key')
    .execute()
  const prices = await findPrices(
    scope,
    rows.map(({ ingredient_key }) => ingredient_key),
  )
  return rows.map(({ ingredient_key, ...row }) => {
    const price = prices.get(ingredient_key)
    const perKilo = price !== undefined && priceBasis(price.unit) === 'kg'
    return { ...row, kilo_price: perKilo ? price.price_per_unit : null }
  })
}

/** Saves the test of an ingredient in the place of the one before; answers all there are. */
export const saveYieldTest = (deps: Deps, userId: string, body: SaveYieldTestBody): Promise<YieldTestRow[]> => {
  const problem = yieldTestProblem(yieldTestFromRow(body))
  if (problem !== null) throw new AppError('invalid_input', { message: texts[problem] })
  return asUser(deps.store, userId, async (scope) => {
    const { ingredient_name, ...figures } = body
    const content = { ...figures, ingredient_name: ingredient_name.trim(), updated_at: deps.now().toISOString() }
    await scope.tx
      .insertInto('yield_tests')
      .values({ user_id: userId, ingredient_key: ingredientKey(ingredient_name), ...content })
      .onConflict((conflict) => conflict.columns(['user_id', 'ingredient_key']).doUpdateSet(content))
      .execute()
    const all = await listYieldTests(scope)
    if (all.length > mostYieldTests) throw new AppError('invalid_input', { message: texts.tooMany(mostYieldTests) })
    return all
  })
}

/** Deletes the test of an ingredient; the table's merma counts again. None there → `not_found`. */
export const deleteYieldTest = (deps: Deps, userId: string, ingredientName: string): Promise<YieldTestRow[]> =>
  asUser(deps.store, userId, async (scope) => {
    const { numDeletedRows } = await scope.tx
      .deleteFrom('yield_tests')
      .where('user_id', '=', userId)
      .where('ingredient_key', '=', ingredientKey(ingredientName))
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('not_found')
    return listYieldTests(scope)
  })

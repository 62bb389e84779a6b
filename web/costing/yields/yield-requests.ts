import { costLinesAnswer, lineFromRow } from '#core/api/costs.ts'
import { type SaveYieldTestBody, type YieldTestRow, yieldTestListAnswer } from '#core/api/yield-tests.ts'
import type { IngredientPrice } from '#core/costing/prices/price.ts'
import { http } from '#web/api/http.ts'

/** The calls about tests de rendimiento. Each answers all there are afterwards. */

const path = '/rest/v1/yield_tests'

export const fetchYieldTests = async (signal?: AbortSignal): Promise<readonly YieldTestRow[]> =>
  (await http(path, yieldTestListAnswer, signal === undefined ? {} : { signal })).items

export const saveYieldTest = async (body: SaveYieldTestBody): Promise<readonly YieldTestRow[]> =>
  (await http(path, yieldTestListAnswer, { method: 'POST', body })).items

export const deleteYieldTest = async (ingredient_name: string): Promise<readonly YieldTestRow[]> =>
  (await http(path, yieldTestListAnswer, { method: 'DELETE', query: { ingredient_name } })).items

/** The saved price of an ingredient, as an escandallo finds it; null: none. */
export const fetchPriceOf = async (name: string, signal: AbortSignal): Promise<IngredientPrice | null> => {
  const body = { ingredients: [{ name, quantity: 1, unit: 'kg' }] }
  const { lines } = await http('/rest/v1/cost_lines', costLinesAnswer, { method: 'POST', body, signal })
  return lines.map(lineFromRow)[0]?.price ?? null
}

import { dishPriceAnswer, targetAnswer } from '#core/api/dishes.ts'
import { http } from '#web/api/http.ts'

/** The calls about what dishes are sold for and what food cost they should stay within. */

const dishAt = (recipeId: string) => `/rest/v1/recipes/${encodeURIComponent(recipeId)}`

/** PVP of a serving with IVA; null takes it away. */
export const saveDishPrice = async (recipeId: string, grossPrice: number | null): Promise<number | null> =>
  (await http(`${dishAt(recipeId)}/price`, dishPriceAnswer, { method: 'PUT', body: { gross_price: grossPrice } }))
    .gross_price

/** In %; null: that of its category or kitchen holds. */
export const saveDishTarget = (recipeId: string, percent: number | null) =>
  http(`${dishAt(recipeId)}/target`, targetAnswer, { method: 'PUT', body: { food_cost_target: percent } })

/** In %; null: that of the kitchen holds. */
export const saveCategoryTarget = (category: string, percent: number | null) =>
  http('/rest/v1/category_targets', targetAnswer, { method: 'PUT', body: { category, food_cost_target: percent } })

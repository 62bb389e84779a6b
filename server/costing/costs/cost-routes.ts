import { costLinesAnswer, costLinesBody, costListAnswer, listCostsQuery, recipeCostAnswer } from '#core/api/costs.ts'
import { unpricedAnswer, unpricedQuery } from '#core/api/prices.ts'
import { lineFromRow, recipeParams } from '#core/api/recipes.ts'
import { listUnpriced } from '#server/costing/prices/unpriced.ts'
import { readPlace, writePlace } from '#server/http/cursor.ts'
import type { Deps } from '#server/http/deps.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { cutPage, limitAsked } from '#server/http/page.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { listCosts } from './list-costs.ts'
import { readLineCosts, readRecipeCost } from './read-costs.ts'

const pages = { usual: 50, most: 100 }
const unpricedPages = { usual: 50, most: 200 }

/** What dishes cost, from the saved prices as they are now. */
export const costRoutes = (deps: Deps) =>
  userRoutes('costing', (route) => {
    route.get(
      '/recipe_costs',
      { summary: 'What every recipe costs, in the order of one column', query: listCostsQuery, answer: costListAnswer },
      async ({ userId, query }) => {
        const { q = '', sort = 'name', order = 'asc', cursor } = query
        const limit = limitAsked(query, pages)
        const place = `${sort} ${order}`
        const after = readPlace(cursor, place, sort === 'name' || sort === 'category' ? 'string' : 'number')
        const found = await listCosts(deps.store, userId, { q, sort, order, limit: limit + 1, after })
        const { items, last } = cutPage(found, limit)
        return {
          items: items.map(({ cost }) => cost),
          next_cursor: last === undefined ? null : writePlace({ order: place, value: last.value, id: last.cost.id }),
        }
      },
    )

    route.get(
      '/recipes/:id/cost',
      {
        summary: 'One recipe with prices, weights and merma of its lines, to be computed where it is shown',
        params: recipeParams,
        answer: recipeCostAnswer,
      },
      ({ userId, params }) => readRecipeCost(deps, userId, params.id),
    )

    route.post(
      '/cost_lines',
      {
        summary: 'Prices, weights and merma of ingredients that are no saved recipe',
        body: costLinesBody,
        answer: costLinesAnswer,
        limit: userLimits.costlyReads,
      },
      ({ userId, body }) => readLineCosts(deps, userId, body.ingredients.map(lineFromRow)),
    )

    route.get(
      '/unpriced_ingredients',
      {
        summary: 'Ingredients of the recipes that have no saved price',
        query: unpricedQuery,
        answer: unpricedAnswer,
        limit: userLimits.costlyReads,
      },
      async ({ userId, query }) => {
        const limit = limitAsked(query, unpricedPages)
        const withFallback = query.fallback === 'true'
        const order = `unpriced ${withFallback}`
        const after = readPlace(query.cursor, order, 'string')
        const { found, total } = await listUnpriced(deps, userId, withFallback, limit + 1, after?.value ?? null)
        const { items, last } = cutPage(found, limit)
        return {
          items: items.map(({ ingredient_name, lines }) => ({ ingredient_name, lines })),
          next_cursor: last === undefined ? null : writePlace({ order, value: last.key, id: noId }),
          total,
        }
      },
    )
  })

/** Ingredients have no id, and no two have the same key. */
const noId = '00000000-0000-0000-0000-000000000000'

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { costLinesAnswer, costLinesBody, costListAnswer, listCostsQuery, recipeCostAnswer } from '#core/api/costs.ts'
import { errorAnswer } from '#core/api/error.ts'
import { unpricedAnswer, unpricedQuery } from '#core/api/prices.ts'
import { lineFromRow, recipeParams } from '#core/api/recipes.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asReader } from '#server/database/as-user.ts'
import { readPlace, writePlace } from '#server/http/cursor.ts'
import type { Deps } from '#server/http/deps.ts'
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import { cutPage, limitAsked } from '#server/http/page.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { findRecipe } from '#server/recipes/queries.ts'
import { costBelow, costLines } from './cost-lines.ts'
import { findDishPrice } from './dish-prices.ts'
import { findHiddenCosts } from './hidden-costs.ts'
import { listCosts } from './list-costs.ts'
import { findTargets } from './targets.ts'
import { listUnpriced } from './unpriced.ts'

const tags = ['costing']
const pages = { usual: 50, most: 100 }
const unpricedPages = { usual: 50, most: 200 }

/** What dishes cost, from the saved prices as they are now. */
export const costRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/recipe_costs',
      {
        schema: {
          tags,
          summary: 'What every recipe costs, in the order of one column',
          querystring: listCostsQuery,
          response: { 200: costListAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const { q = '', sort = 'name', order = 'asc', cursor } = request.query
        const limit = limitAsked(request.query, pages)
        const place = `${sort} ${order}`
        const after = readPlace(cursor, place, sort === 'name' || sort === 'category' ? 'string' : 'number')
        const query = { q, sort, order, limit: limit + 1, after }
        const found = await listCosts(deps.store, userOf(request).id, query)
        const { items, last } = cutPage(found, limit)
        return {
          items: items.map(({ cost }) => cost),
          next_cursor: last === undefined ? null : writePlace({ order: place, value: last.value, id: last.cost.id }),
        }
      },
    )

    app.get(
      '/recipes/:id/cost',
      {
        schema: {
          tags,
          summary: 'One recipe with prices, weights and merma of its lines, to be computed where it is shown',
          params: recipeParams,
          response: { 200: recipeCostAnswer, '4xx': errorAnswer },
        },
      },
      async (request) =>
        asReader(deps.store, userOf(request).id, async (mine) => {
          const recipe = await findRecipe(mine, request.params.id)
          if (recipe === undefined) throw new AppError('not_found')
          const [gross_price, targets] = [await findDishPrice(mine, recipe.id), await findTargets(mine, recipe)]
          const hidden_costs = await findHiddenCosts(mine, recipe.id)
          const lines = recipe.ingredients.map(lineFromRow)
          const [own, elaboraciones] = [await costLines(mine, lines), await costBelow(mine, lines)]
          return { ...recipe, gross_price, targets, hidden_costs, lines: own, elaboraciones }
        }),
    )

    app.post(
      '/cost_lines',
      {
        onRequest: limitUser(userLimits.costlyReads),
        schema: {
          tags,
          summary: 'Prices, weights and merma of ingredients that are no saved recipe',
          body: costLinesBody,
          response: { 200: costLinesAnswer, '4xx': errorAnswer },
        },
      },
      async (request) =>
        asReader(deps.store, userOf(request).id, async (mine) => {
          const lines = request.body.ingredients.map(lineFromRow)
          return { lines: await costLines(mine, lines), elaboraciones: await costBelow(mine, lines) }
        }),
    )

    app.get(
      '/unpriced_ingredients',
      {
        onRequest: limitUser(userLimits.costlyReads),
        schema: {
          tags,
          summary: 'Ingredients of the recipes that have no saved price',
          querystring: unpricedQuery,
          response: { 200: unpricedAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const { fallback, cursor } = request.query
        const limit = limitAsked(request.query, unpricedPages)
        const withFallback = fallback === 'true'
        const order = `unpriced ${withFallback}`
        const after = readPlace(cursor, order, 'string')
        return asReader(deps.store, userOf(request).id, async (mine) => {
          const { found, total } = await listUnpriced(mine, withFallback, limit + 1, after?.value ?? null)
          const { items, last } = cutPage(found, limit)
          return {
            items: items.map(({ ingredient_name, lines }) => ({ ingredient_name, lines })),
            next_cursor: last === undefined ? null : writePlace({ order, value: last.key, id: noId }),
            total,
          }
        })
      },
    )
  }

/** Ingredients have no id, and no two have the same key. */
const noId = '00000000-0000-0000-0000-000000000000'

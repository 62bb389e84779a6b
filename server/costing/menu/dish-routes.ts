import {
  categoryTargetBody,
  dishParams,
  dishPriceAnswer,
  dishPriceBody,
  dishTargetBody,
  hiddenCostsBody,
  targetAnswer,
} from '#core/api/dishes.ts'
import { saveHiddenCosts } from '#server/costing/costs/hidden-costs.ts'
import type { Deps } from '#server/http/deps.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { saveDishPrice } from './dish-prices.ts'
import { saveCategoryTarget, saveDishTarget } from './targets.ts'

/** What dishes are sold for, and the food cost they should stay within. */
export const dishRoutes = (deps: Deps) =>
  userRoutes('costing', (route) => {
    route.put(
      '/recipes/:id/price',
      {
        summary: 'Say what a serving of a dish is sold for, with IVA; null takes it away',
        params: dishParams,
        body: dishPriceBody,
        answer: dishPriceAnswer,
      },
      ({ userId, params, body }) => saveDishPrice(deps, userId, params.id, body.gross_price),
    )

    route.put(
      '/recipes/:id/target',
      {
        summary: 'Say the food cost a dish should stay within, in %; null: that of its category or kitchen holds',
        params: dishParams,
        body: dishTargetBody,
        answer: targetAnswer,
      },
      ({ userId, params, body }) => saveDishTarget(deps, userId, params.id, body.food_cost_target),
    )

    route.put(
      '/recipes/:id/hidden_costs',
      {
        summary: 'Say what a dish costs beyond its food: packaging, energy, work, commission; null: not said',
        params: dishParams,
        body: hiddenCostsBody,
        answer: hiddenCostsBody,
      },
      ({ userId, params, body }) => saveHiddenCosts(deps, userId, params.id, body),
    )

    route.put(
      '/category_targets',
      {
        summary: "Say the food cost a category's dishes should stay within, in %; null: that of the kitchen holds",
        body: categoryTargetBody,
        answer: targetAnswer,
      },
      ({ userId, body }) => saveCategoryTarget(deps, userId, body.category, body.food_cost_target),
    )
  })

import { allergenReportRow, correctAllergenBody, recipeAllergenParams } from '#core/api/allergens.ts'
import {
  chooseFoodBody,
  foodChoiceListAnswer,
  foodChoiceQuery,
  foodChoiceRow,
  foodListAnswer,
  foodToRow,
  listFoodChoicesQuery,
  searchFoodsQuery,
} from '#core/api/foods.ts'
import { recipeParams } from '#core/api/recipes.ts'
import type { Deps } from '#server/http/deps.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { loadFoodSearch } from '#server/pantry/load.ts'
import { chooseFood, foodChoicesFrom, forgetChoice } from './food-choices.ts'
import { correctAllergen, recipeAllergens, withdrawCorrection } from './recipe-allergens.ts'

const usualFoods = 20

/** /rest/v1/foods, /rest/v1/food_choices and the allergens of a recipe. */
export const foodRoutes = (deps: Deps) =>
  userRoutes('nutrition', (route) => {
    route.get(
      '/foods',
      {
        summary: 'Foods of the table by name or synonym, best first',
        query: searchFoodsQuery,
        answer: foodListAnswer,
        limit: userLimits.costlyReads,
      },
      ({ query: { q, limit } }) => ({
        items: loadFoodSearch()
          .find(q, limit === undefined ? usualFoods : Number(limit))
          .map(foodToRow),
      }),
    )

    route.get(
      '/food_choices',
      {
        summary: 'What the cook takes ingredient names for, by name',
        query: listFoodChoicesQuery,
        answer: foodChoiceListAnswer,
      },
      ({ userId, query }) => foodChoicesFrom(deps, userId, query.after ?? ''),
    )

    route.put(
      '/food_choices',
      {
        summary: 'From now on this name means this food, or none of the table',
        body: chooseFoodBody,
        answer: foodChoiceRow,
      },
      ({ userId, body }) => chooseFood(deps, userId, body),
    )

    route.delete(
      '/food_choices',
      { summary: 'Forget the choice for a name', query: foodChoiceQuery },
      ({ userId, query }) => forgetChoice(deps, userId, query.name),
    )

    route.get(
      '/recipes/:id/allergens',
      {
        summary:
          'The 14 allergens as the ingredients and the cook have them; what is not listed is not known to be absent',
        params: recipeParams,
        answer: allergenReportRow,
      },
      ({ userId, params }) => recipeAllergens(deps, userId, params.id),
    )

    route.put(
      '/recipes/:id/allergens/:allergen',
      {
        summary: "The cook's own word on one allergen of a recipe",
        params: recipeAllergenParams,
        body: correctAllergenBody,
        answer: allergenReportRow,
      },
      ({ userId, params: { id: recipeId, allergen }, body }) =>
        correctAllergen(deps, userId, { recipeId, allergen, ...body }),
    )

    route.delete(
      '/recipes/:id/allergens/:allergen',
      {
        summary: "Take the cook's word on an allergen back; answers the report",
        params: recipeAllergenParams,
        answer: allergenReportRow,
      },
      ({ userId, params }) => withdrawCorrection(deps, userId, params.id, params.allergen),
    )
  })

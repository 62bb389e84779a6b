import {
  createRecipeBody,
  listRecipesQuery,
  moveRecipeBody,
  recipeCountAnswer,
  recipeListAnswer,
  recipeParams,
  recipeRow,
  updateRecipeBody,
} from '#core/api/recipes.ts'
import type { Deps } from '#server/http/deps.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { deleteRecipe } from './delete-recipe.ts'
import { dismissWarnings } from './dismiss-warnings.ts'
import { moveRecipe } from './move-recipe.ts'
import { countFound, readRecipe, readRecipes } from './read-recipes.ts'
import { createRecipe, updateRecipe } from './save-recipe.ts'

/** /rest/v1/recipes: a recipe travels whole, with its ingredients; lists travel as summaries, page by page. */
export const recipeRoutes = (deps: Deps) =>
  userRoutes('recipes', (route) => {
    route.get(
      '/recipes',
      {
        summary: 'Recipes by last edit, newest first, filtered by words and folder',
        query: listRecipesQuery,
        answer: recipeListAnswer,
      },
      ({ userId, query }) => readRecipes(deps, userId, query),
    )

    route.get(
      '/recipes/count',
      { summary: 'How many recipes a filter finds', query: listRecipesQuery, answer: recipeCountAnswer },
      ({ userId, query }) => countFound(deps, userId, query),
    )

    route.get(
      '/recipes/:id',
      { summary: 'One recipe with its ingredients', params: recipeParams, answer: recipeRow },
      ({ userId, params }) => readRecipe(deps, userId, params.id),
    )

    route.post(
      '/recipes',
      { summary: 'Save a new recipe', body: createRecipeBody, created: recipeRow },
      ({ userId, body }) => createRecipe(deps, userId, body),
    )

    route.put(
      '/recipes/:id',
      {
        summary: 'Save an edited recipe; refused (409 stale_edit) when it was saved elsewhere since',
        params: recipeParams,
        body: updateRecipeBody,
        answer: recipeRow,
      },
      ({ userId, params, body }) => updateRecipe(deps, userId, params.id, body),
    )

    route.patch(
      '/recipes/:id',
      { summary: 'File a recipe in a folder, or in none', params: recipeParams, body: moveRecipeBody },
      ({ userId, params, body }) => moveRecipe(deps, userId, params.id, body.folder_id),
    )

    route.delete(
      '/recipes/:id/warnings',
      { summary: 'Dismiss what a reader of photos was not sure of', params: recipeParams },
      ({ userId, params }) => dismissWarnings(deps, userId, params.id),
    )

    route.delete('/recipes/:id', { summary: 'Delete a recipe', params: recipeParams }, ({ userId, params }) =>
      deleteRecipe(deps, userId, params.id),
    )
  })

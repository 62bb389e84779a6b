import {
  createFormulaIngredientsBody,
  formulaIngredientsAnswer,
  formulaParams,
  icePantryAnswer,
  ofFormulaQuery,
  updateFormulaIngredientBody,
  updateFormulaIngredientsBody,
} from '#core/api/ice-cream.ts'
import type { Deps } from '#server/http/deps.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { iceCreamTable } from '#server/pantry/load-ice-cream.ts'
import { addIngredients, deleteIngredient, updateIngredient, updateIngredients } from './ingredients.ts'
import { readFormulaIngredients } from './read-formulas.ts'

/** /rest/v1/ice_cream_ingredients, and the table of ingredients to choose from. */
export const formulaIngredientRoutes = (deps: Deps) =>
  userRoutes('ice cream', (route) => {
    route.get(
      '/ice_cream_ingredients',
      {
        summary: 'The ingredients of a formula, in its order',
        query: ofFormulaQuery,
        answer: formulaIngredientsAnswer,
      },
      ({ userId, query }) => readFormulaIngredients(deps, userId, query.formula_id),
    )

    route.post(
      '/ice_cream_ingredients',
      {
        summary: 'Append ingredients, one or a batch; answers all of the formula',
        body: createFormulaIngredientsBody,
        created: formulaIngredientsAnswer,
      },
      async ({ userId, body }) => ({ items: await addIngredients(deps, userId, body) }),
    )

    route.patch(
      '/ice_cream_ingredients/:id',
      {
        summary: 'One edit of one ingredient; the last one said holds',
        params: formulaParams,
        body: updateFormulaIngredientBody,
      },
      ({ userId, params, body }) => updateIngredient(deps, userId, params.id, body),
    )

    route.patch(
      '/ice_cream_ingredients',
      {
        summary: 'Change several ingredients of a formula at once: all or none',
        body: updateFormulaIngredientsBody,
        answer: formulaIngredientsAnswer,
      },
      async ({ userId, body }) => ({ items: await updateIngredients(deps, userId, body) }),
    )

    route.delete(
      '/ice_cream_ingredients/:id',
      { summary: 'Delete an ingredient of a formula', params: formulaParams },
      ({ userId, params }) => deleteIngredient(deps, userId, params.id),
    )

    route.get(
      '/ice_cream_pantry',
      {
        summary: 'The table of ice-cream ingredients with their composition and sources, the same for everybody',
        answer: icePantryAnswer,
      },
      ({ reply }) => {
        reply.header('cache-control', 'private, max-age=3600')
        return { table: iceCreamTable() }
      },
    )
  })

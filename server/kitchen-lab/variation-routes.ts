import {
  createVariationBody,
  effectBody,
  effectRow,
  effectsAnswer,
  effectsBody,
  labParams,
  listOfProjectQuery,
  updateChangesBody,
  updateVariationBody,
  variationListAnswer,
  wholeVariationRow,
} from '#core/api/kitchen-lab.ts'
import type { Deps } from '#server/http/deps.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { previewEffect, readEffects } from './effects.ts'
import { readVariation, readVariations } from './read-lab.ts'
import { createVariation, deleteVariation, updateChanges, updateVariation } from './variations.ts'

/** /rest/v1/recipe_variations */
export const variationRoutes = (deps: Deps) =>
  userRoutes('kitchen lab', (route) => {
    route.get(
      '/recipe_variations',
      {
        summary: 'Variations of a project, newest first, each with its base and what it changes',
        query: listOfProjectQuery,
        answer: variationListAnswer,
      },
      ({ userId, query }) => readVariations(deps, userId, query),
    )

    route.get(
      '/recipe_variations/:id',
      { summary: 'One variation, with category and method of its base', params: labParams, answer: wholeVariationRow },
      ({ userId, params }) => readVariation(deps, userId, params.id),
    )

    route.post(
      '/recipe_variations',
      {
        summary: 'Create a variation of a recipe, with a copy of the recipe as it is now',
        body: createVariationBody,
        created: wholeVariationRow,
      },
      ({ userId, body }) => createVariation(deps, userId, body),
    )

    route.post(
      '/recipe_variations/effects',
      {
        summary: 'What a page of variations does to cost, energy and allergens per serving',
        body: effectsBody,
        answer: effectsAnswer,
        limit: userLimits.costlyReads,
      },
      async ({ userId, body }) => ({ items: await readEffects(deps, userId, body.ids) }),
    )

    route.post(
      '/recipe_variations/:id/effect',
      {
        summary: 'What changes not saved yet would do to cost, energy and allergens per serving; saves nothing',
        params: labParams,
        body: effectBody,
        answer: effectRow,
        limit: userLimits.costlyReads,
      },
      ({ userId, params, body }) => previewEffect(deps, userId, params.id, body),
    )

    route.patch(
      '/recipe_variations/:id',
      {
        summary: 'Rename or describe a variation; refused (409 stale_edit) when it was edited elsewhere since',
        params: labParams,
        body: updateVariationBody,
        answer: wholeVariationRow,
      },
      ({ userId, params, body }) => updateVariation(deps, userId, params.id, body),
    )

    route.put(
      '/recipe_variations/:id/changes',
      {
        summary: 'Replace what a variation changes; refused (409 stale_edit) when it or its base changed since',
        params: labParams,
        body: updateChangesBody,
        answer: wholeVariationRow,
      },
      ({ userId, params, body }) => updateChanges(deps, userId, params.id, body),
    )

    route.delete(
      '/recipe_variations/:id',
      { summary: 'Delete a variation; comments about it stay, as comments of the project', params: labParams },
      ({ userId, params }) => deleteVariation(deps, userId, params.id),
    )
  })

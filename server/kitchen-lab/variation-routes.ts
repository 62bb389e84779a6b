import {
  createVariationBody,
  effectBody,
  effectRow,
  effectsAnswer,
  effectsBody,
  labLimits,
  labParams,
  listOfProjectQuery,
  updateChangesBody,
  updateVariationBody,
  variationListAnswer,
  wholeVariationRow,
} from '#core/api/kitchen-lab.ts'
import { asReader } from '#server/database/as-user.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { pageAnswer, pageAsked } from '#server/http/page.ts'
import type { Part } from '#server/http/part.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { effectsOf, previewEffect } from './effects.ts'
import { requireProject } from './projects.ts'
import { listVariations } from './queries.ts'
import { variationRowOf, withBases } from './variation-rows.ts'
import { createVariation, deleteVariation, readVariation, updateChanges, updateVariation } from './variations.ts'

const pages = { usual: 25, most: labLimits.page }

/** /rest/v1/recipe_variations */
export const variationRoutes = (part: Part) =>
  userRoutes('kitchen lab', (route) => {
    route.get(
      '/recipe_variations',
      {
        summary: 'Variations of a project, newest first, each with its base and what it changes',
        query: listOfProjectQuery,
        answer: variationListAnswer,
      },
      async ({ userId, query }) => {
        const { limit, after } = pageAsked(query, pages)
        const { project_id: projectId } = query
        return asReader(part.store, userId, async (mine) => {
          await requireProject(mine, projectId)
          const found = await listVariations(mine, projectId, limit + 1, after)
          const { items, next_cursor } = pageAnswer(found, limit, ({ created_at, id }) => ({ time: created_at, id }))
          return { items: (await withBases(mine, items)).map(variationRowOf), next_cursor }
        })
      },
    )

    route.get(
      '/recipe_variations/:id',
      { summary: 'One variation, with category and method of its base', params: labParams, answer: wholeVariationRow },
      ({ userId, params }) => asReader(part.store, userId, (mine) => readVariation(mine, params.id)),
    )

    route.post(
      '/recipe_variations',
      {
        summary: 'Create a variation of a recipe, with a copy of the recipe as it is now',
        body: createVariationBody,
        created: wholeVariationRow,
      },
      ({ userId, body }) => createVariation(part, userId, body),
    )

    route.post(
      '/recipe_variations/effects',
      {
        summary: 'What a page of variations does to cost, energy and allergens per serving',
        body: effectsBody,
        answer: effectsAnswer,
        limit: userLimits.costlyReads,
      },
      async ({ userId, body }) => ({
        items: await asReader(part.store, userId, (mine) => effectsOf(mine, body.ids)),
      }),
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
      ({ userId, params, body }) => {
        const { changes, base_updated_at: version } = body
        return asReader(part.store, userId, (mine) => previewEffect(mine, params.id, changes, version))
      },
    )

    route.patch(
      '/recipe_variations/:id',
      {
        summary: 'Rename or describe a variation; refused (409 stale_edit) when it was edited elsewhere since',
        params: labParams,
        body: updateVariationBody,
        answer: wholeVariationRow,
      },
      ({ userId, params, body }) => updateVariation(part, userId, params.id, body),
    )

    route.put(
      '/recipe_variations/:id/changes',
      {
        summary: 'Replace what a variation changes; refused (409 stale_edit) when it or its base changed since',
        params: labParams,
        body: updateChangesBody,
        answer: wholeVariationRow,
      },
      ({ userId, params, body }) => updateChanges(part, userId, params.id, body),
    )

    route.delete(
      '/recipe_variations/:id',
      { summary: 'Delete a variation; comments about it stay, as comments of the project', params: labParams },
      ({ userId, params }) => deleteVariation(part, userId, params.id),
    )
  })

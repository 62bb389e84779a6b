import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
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
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import { noContent } from '#server/http/no-content.ts'
import { pageAnswer, pageAsked } from '#server/http/page.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { effectsOf, previewEffect } from './effects.ts'
import { requireProject } from './projects.ts'
import { listVariations } from './queries.ts'
import { variationRowOf, withBases } from './variation-rows.ts'
import { createVariation, deleteVariation, readVariation, updateChanges, updateVariation } from './variations.ts'

const tags = ['kitchen lab']
const pages = { usual: 25, most: labLimits.page }

/** /rest/v1/recipe_variations */
export const variationRoutes =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/recipe_variations',
      {
        schema: {
          tags,
          summary: 'Variations of a project, newest first, each with its base and what it changes',
          querystring: listOfProjectQuery,
          response: { 200: variationListAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const { limit, after } = pageAsked(request.query, pages)
        const { project_id: projectId } = request.query
        return asReader(part.store, userOf(request).id, async (mine) => {
          await requireProject(mine, projectId)
          const found = await listVariations(mine, projectId, limit + 1, after)
          const { items, next_cursor } = pageAnswer(found, limit, ({ created_at, id }) => ({ time: created_at, id }))
          return { items: (await withBases(mine, items)).map(variationRowOf), next_cursor }
        })
      },
    )

    app.get(
      '/recipe_variations/:id',
      {
        schema: {
          tags,
          summary: 'One variation, with category and method of its base',
          params: labParams,
          response: { 200: wholeVariationRow, '4xx': errorAnswer },
        },
      },
      async (request) => asReader(part.store, userOf(request).id, (mine) => readVariation(mine, request.params.id)),
    )

    app.post(
      '/recipe_variations',
      {
        schema: {
          tags,
          summary: 'Create a variation of a recipe, with a copy of the recipe as it is now',
          body: createVariationBody,
          response: { 201: wholeVariationRow, '4xx': errorAnswer },
        },
      },
      async (request, reply) => reply.status(201).send(await createVariation(part, userOf(request).id, request.body)),
    )

    app.post(
      '/recipe_variations/effects',
      {
        onRequest: limitUser(userLimits.costlyReads),
        schema: {
          tags,
          summary: 'What a page of variations does to cost, energy and allergens per serving',
          body: effectsBody,
          response: { 200: effectsAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => ({
        items: await asReader(part.store, userOf(request).id, (mine) => effectsOf(mine, request.body.ids)),
      }),
    )

    app.post(
      '/recipe_variations/:id/effect',
      {
        onRequest: limitUser(userLimits.costlyReads),
        schema: {
          tags,
          summary: 'What changes not saved yet would do to cost, energy and allergens per serving; saves nothing',
          params: labParams,
          body: effectBody,
          response: { 200: effectRow, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const { changes, base_updated_at: version } = request.body
        return asReader(part.store, userOf(request).id, (mine) =>
          previewEffect(mine, request.params.id, changes, version),
        )
      },
    )

    app.patch(
      '/recipe_variations/:id',
      {
        schema: {
          tags,
          summary: 'Rename or describe a variation; refused (409 stale_edit) when it was edited elsewhere since',
          params: labParams,
          body: updateVariationBody,
          response: { 200: wholeVariationRow, '4xx': errorAnswer },
        },
      },
      async (request) => updateVariation(part, userOf(request).id, request.params.id, request.body),
    )

    app.put(
      '/recipe_variations/:id/changes',
      {
        schema: {
          tags,
          summary: 'Replace what a variation changes; refused (409 stale_edit) when it or its base changed since',
          params: labParams,
          body: updateChangesBody,
          response: { 200: wholeVariationRow, '4xx': errorAnswer },
        },
      },
      async (request) => updateChanges(part, userOf(request).id, request.params.id, request.body),
    )

    app.delete(
      '/recipe_variations/:id',
      {
        schema: {
          tags,
          summary: 'Delete a variation; comments about it stay, as comments of the project',
          params: labParams,
          response: { 204: noContent, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        await deleteVariation(part, userOf(request).id, request.params.id)
        return reply.status(204).send(null)
      },
    )
  }

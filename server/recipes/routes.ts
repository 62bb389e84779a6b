import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import {
  createRecipeBody,
  type ListRecipesQuery,
  listRecipesQuery,
  moveRecipeBody,
  recipeCountAnswer,
  recipeLimits,
  recipeListAnswer,
  recipeParams,
  recipeRow,
  updateRecipeBody,
} from '#core/api/recipes.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asReader } from '#server/database/as-user.ts'
import { noContent } from '#server/http/no-content.ts'
import { pageAnswer, pageAsked } from '#server/http/page.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { deleteRecipe } from './delete-recipe.ts'
import { dismissWarnings } from './dismiss-warnings.ts'
import { findWithLinked } from './find-with-linked.ts'
import { moveRecipe } from './move-recipe.ts'
import { countRecipes, listRecipes } from './queries.ts'
import { createRecipe, updateRecipe } from './save-recipe.ts'

const tags = ['recipes']
const pages = { usual: 50, most: recipeLimits.page }

/** /rest/v1/recipes: a recipe travels whole, with its ingredients; lists travel as summaries, page by page. */
export const recipeRoutes =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/recipes',
      {
        schema: {
          tags,
          summary: 'Recipes by last edit, newest first, filtered by words and folder',
          querystring: listRecipesQuery,
          response: { 200: recipeListAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const { limit, after } = pageAsked(request.query, pages)
        const found = await asReader(part.store, userOf(request).id, (mine) =>
          listRecipes(mine, filterOf(request.query), limit + 1, after),
        )
        return pageAnswer(found, limit, ({ updated_at, id }) => ({ time: updated_at, id }))
      },
    )

    app.get(
      '/recipes/count',
      {
        schema: {
          tags,
          summary: 'How many recipes a filter finds',
          querystring: listRecipesQuery,
          response: { 200: recipeCountAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const total = await asReader(part.store, userOf(request).id, (mine) =>
          countRecipes(mine, filterOf(request.query)),
        )
        return { total }
      },
    )

    app.get(
      '/recipes/:id',
      {
        schema: {
          tags,
          summary: 'One recipe with its ingredients',
          params: recipeParams,
          response: { 200: recipeRow, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const recipe = await asReader(part.store, userOf(request).id, (mine) => findWithLinked(mine, request.params.id))
        if (recipe === undefined) throw new AppError('not_found')
        return recipe
      },
    )

    app.post(
      '/recipes',
      {
        schema: {
          tags,
          summary: 'Save a new recipe',
          body: createRecipeBody,
          response: { 201: recipeRow, '4xx': errorAnswer },
        },
      },
      async (request, reply) => reply.status(201).send(await createRecipe(part, userOf(request).id, request.body)),
    )

    app.put(
      '/recipes/:id',
      {
        schema: {
          tags,
          summary: 'Save an edited recipe; refused (409 stale_edit) when it was saved elsewhere since',
          params: recipeParams,
          body: updateRecipeBody,
          response: { 200: recipeRow, '4xx': errorAnswer },
        },
      },
      async (request) => updateRecipe(part, userOf(request).id, request.params.id, request.body),
    )

    app.patch(
      '/recipes/:id',
      {
        schema: {
          tags,
          summary: 'File a recipe in a folder, or in none',
          params: recipeParams,
          body: moveRecipeBody,
          response: { 204: noContent, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        await moveRecipe(part, userOf(request).id, request.params.id, request.body.folder_id)
        return reply.status(204).send(null)
      },
    )

    app.delete(
      '/recipes/:id/warnings',
      {
        schema: {
          tags,
          summary: 'Dismiss what a reader of photos was not sure of',
          params: recipeParams,
          response: { 204: noContent, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        await dismissWarnings(part, userOf(request).id, request.params.id)
        return reply.status(204).send(null)
      },
    )

    app.delete(
      '/recipes/:id',
      {
        schema: {
          tags,
          summary: 'Delete a recipe',
          params: recipeParams,
          response: { 204: noContent, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        await deleteRecipe(part, userOf(request).id, request.params.id)
        return reply.status(204).send(null)
      },
    )
  }

const filterOf = ({ name, q, folder_id }: ListRecipesQuery) => ({ name, q, folderId: folder_id })

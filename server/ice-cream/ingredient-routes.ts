import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import {
  createFormulaIngredientsBody,
  formulaIngredientsAnswer,
  formulaParams,
  icePantryAnswer,
  ofFormulaQuery,
  updateFormulaIngredientBody,
  updateFormulaIngredientsBody,
} from '#core/api/ice-cream.ts'
import { asReader } from '#server/database/as-user.ts'
import { noContent } from '#server/http/no-content.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { iceCreamTable } from '#server/pantry/load-ice-cream.ts'
import { requireFormula } from './formulas.ts'
import { addIngredients, deleteIngredient, updateIngredient, updateIngredients } from './ingredients.ts'
import { listFormulaIngredients } from './queries.ts'

const tags = ['ice cream']

/** /rest/v1/ice_cream_ingredients, and the table of ingredients to choose from. */
export const formulaIngredientRoutes =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/ice_cream_ingredients',
      {
        schema: {
          tags,
          summary: 'The ingredients of a formula, in its order',
          querystring: ofFormulaQuery,
          response: { 200: formulaIngredientsAnswer, '4xx': errorAnswer },
        },
      },
      async (request) =>
        asReader(part.store, userOf(request).id, async (mine) => {
          const { id } = await requireFormula(mine, request.query.formula_id)
          return { items: await listFormulaIngredients(mine, id) }
        }),
    )

    app.post(
      '/ice_cream_ingredients',
      {
        schema: {
          tags,
          summary: 'Append ingredients, one or a batch; answers all of the formula',
          body: createFormulaIngredientsBody,
          response: { 201: formulaIngredientsAnswer, '4xx': errorAnswer },
        },
      },
      async (request, reply) =>
        reply.status(201).send({ items: await addIngredients(part, userOf(request).id, request.body) }),
    )

    app.patch(
      '/ice_cream_ingredients/:id',
      {
        schema: {
          tags,
          summary: 'One edit of one ingredient; the last one said holds',
          params: formulaParams,
          body: updateFormulaIngredientBody,
          response: { 204: noContent, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        await updateIngredient(part, userOf(request).id, request.params.id, request.body)
        return reply.status(204).send(null)
      },
    )

    app.patch(
      '/ice_cream_ingredients',
      {
        schema: {
          tags,
          summary: 'Change several ingredients of a formula at once: all or none',
          body: updateFormulaIngredientsBody,
          response: { 200: formulaIngredientsAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => ({ items: await updateIngredients(part, userOf(request).id, request.body) }),
    )

    app.delete(
      '/ice_cream_ingredients/:id',
      {
        schema: {
          tags,
          summary: 'Delete an ingredient of a formula',
          params: formulaParams,
          response: { 204: noContent, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        await deleteIngredient(part, userOf(request).id, request.params.id)
        return reply.status(204).send(null)
      },
    )

    app.get(
      '/ice_cream_pantry',
      {
        schema: {
          tags,
          summary: 'The table of ice-cream ingredients with their composition and sources, the same for everybody',
          response: { 200: icePantryAnswer, '4xx': errorAnswer },
        },
      },
      async (_, reply) => {
        reply.header('cache-control', 'private, max-age=3600')
        return { table: iceCreamTable() }
      },
    )
  }

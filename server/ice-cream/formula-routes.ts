import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import {
  analysisAnswer,
  createFormulaBody,
  formulaListAnswer,
  formulaParams,
  formulaRow,
  iceCreamLimits,
  listFormulasQuery,
  ofFormulaQuery,
  processAnswer,
  updateFormulaBody,
} from '#core/api/ice-cream.ts'
import { asReader } from '#server/database/as-user.ts'
import { noContent } from '#server/http/no-content.ts'
import { pageAnswer, pageAsked } from '#server/http/page.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { createFormula, deleteFormula, requireFormula, updateFormula } from './formulas.ts'
import { findAnalysis, findProcess, listFormulas } from './queries.ts'

const tags = ['ice cream']
const pages = { usual: 50, most: iceCreamLimits.page } as const

/** /rest/v1/ice_cream_formulas, and what an analysis left behind: ice_cream_processes, ice_cream_analysis. */
export const formulaRoutes =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/ice_cream_formulas',
      {
        schema: {
          tags,
          summary: 'Formulas, newest first',
          querystring: listFormulasQuery,
          response: { 200: formulaListAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const { limit, after } = pageAsked(request.query, pages)
        const found = await asReader(part.store, userOf(request).id, (mine) => listFormulas(mine, limit + 1, after))
        return pageAnswer(found, limit, ({ created_at, id }) => ({ time: created_at, id }))
      },
    )

    app.get(
      '/ice_cream_formulas/:id',
      {
        schema: {
          tags,
          summary: 'One formula with the results of its last analysis',
          params: formulaParams,
          response: { 200: formulaRow, '4xx': errorAnswer },
        },
      },
      async (request) => asReader(part.store, userOf(request).id, (mine) => requireFormula(mine, request.params.id)),
    )

    app.post(
      '/ice_cream_formulas',
      {
        schema: {
          tags,
          summary: 'Create a formula',
          body: createFormulaBody,
          response: { 201: formulaRow, '4xx': errorAnswer },
        },
      },
      async (request, reply) => reply.status(201).send(await createFormula(part, userOf(request).id, request.body)),
    )

    app.patch(
      '/ice_cream_formulas/:id',
      {
        schema: {
          tags,
          summary: 'Rename or describe a formula, or change its type or yield; what is not named stays',
          params: formulaParams,
          body: updateFormulaBody,
          response: { 200: formulaRow, '4xx': errorAnswer },
        },
      },
      async (request) => updateFormula(part, userOf(request).id, request.params.id, request.body),
    )

    app.delete(
      '/ice_cream_formulas/:id',
      {
        schema: {
          tags,
          summary: 'Delete a formula with its ingredients, process and analysis',
          params: formulaParams,
          response: { 204: noContent, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        await deleteFormula(part, userOf(request).id, request.params.id)
        return reply.status(204).send(null)
      },
    )

    app.get(
      '/ice_cream_processes',
      {
        schema: {
          tags,
          summary: 'The process of a formula; null until it has been analysed',
          querystring: ofFormulaQuery,
          response: { 200: processAnswer, '4xx': errorAnswer },
        },
      },
      async (request) =>
        asReader(part.store, userOf(request).id, async (mine) => {
          const { id } = await requireFormula(mine, request.query.formula_id)
          return { item: (await findProcess(mine, id)) ?? null }
        }),
    )

    app.get(
      '/ice_cream_analysis',
      {
        schema: {
          tags,
          summary: 'The last analysis of a formula; null until there is one',
          querystring: ofFormulaQuery,
          response: { 200: analysisAnswer, '4xx': errorAnswer },
        },
      },
      async (request) =>
        asReader(part.store, userOf(request).id, async (mine) => {
          const { id } = await requireFormula(mine, request.query.formula_id)
          return { item: (await findAnalysis(mine, id)) ?? null }
        }),
    )
  }

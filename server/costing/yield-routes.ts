import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { deleteYieldTestQuery, saveYieldTestBody, yieldTestListAnswer } from '#core/api/yield-tests.ts'
import { asReader } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { deleteYieldTest, listYieldTests, saveYieldTest } from './yield-tests.ts'

const tags = ['yield_tests']

/** Tests de rendimiento: what is left of an ingredient when this kitchen cleans it. */
export const yieldRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/yield_tests',
      {
        schema: {
          tags,
          summary: 'The tests de rendimiento, the last saved first',
          response: { 200: yieldTestListAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => ({ items: await asReader(deps.store, userOf(request).id, listYieldTests) }),
    )

    app.post(
      '/yield_tests',
      {
        schema: {
          tags,
          summary: 'Save the test of an ingredient, in the place of the one before; answers all',
          body: saveYieldTestBody,
          response: { 200: yieldTestListAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => ({ items: await saveYieldTest(deps, userOf(request).id, request.body) }),
    )

    app.delete(
      '/yield_tests',
      {
        schema: {
          tags,
          summary: 'Delete the test of an ingredient; answers those that are left',
          querystring: deleteYieldTestQuery,
          response: { 200: yieldTestListAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => ({
        items: await deleteYieldTest(deps, userOf(request).id, request.query.ingredient_name),
      }),
    )
  }

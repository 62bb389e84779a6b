import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { exampleCounts, removedExamples } from '#core/api/examples.ts'
import { asReader } from '#server/database/as-user.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { loadExamples } from './load-examples.ts'
import { countExamples } from './queries.ts'
import { removeExamples } from './remove-examples.ts'

const tags = ['examples']

/** /rest/v1/examples: one set per cook, loaded and taken away as a whole. */
export const exampleRoutes =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/examples',
      {
        schema: {
          tags,
          summary: 'How much of the loaded examples is still there',
          response: { 200: exampleCounts, '4xx': errorAnswer },
        },
      },
      async (request) => asReader(part.store, userOf(request).id, countExamples),
    )

    app.post(
      '/examples',
      {
        schema: {
          tags,
          summary: 'Load the examples; while one of their recipes is there it loads nothing',
          response: { 201: exampleCounts, '4xx': errorAnswer },
        },
      },
      async (request, reply) => reply.status(201).send(await loadExamples(part, userOf(request).id)),
    )

    app.delete(
      '/examples',
      {
        schema: {
          tags,
          summary: 'Take the examples away, but what the cook has edited or needs',
          response: { 200: removedExamples, '4xx': errorAnswer },
        },
      },
      async (request) => removeExamples(part, userOf(request).id),
    )
  }

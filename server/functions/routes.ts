import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { generateMethodAnswer, generateMethodBody } from '#core/api/functions.ts'
import { requireUser } from '#server/http/require-user.ts'
import { generateMethod } from './generate-method.ts'

const tags = ['functions']

/** /functions/v1: what the kitchen thinks out for the cook. Nothing here writes to the database. */
export const functionRoutes = (): FastifyPluginAsyncZod => async (app) => {
  app.addHook('onRequest', requireUser)

  app.post(
    '/generate-method',
    {
      schema: {
        tags,
        summary: 'Write the method of a recipe from its name and ingredients',
        body: generateMethodBody,
        response: { 200: generateMethodAnswer, '4xx': errorAnswer },
      },
    },
    async (request) => generateMethod(request.body),
  )
}

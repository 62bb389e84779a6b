import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { preferencesPatch, preferencesRow } from '#core/api/preferences.ts'
import { asReader, asUser } from '#server/database/as-user.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { findPreferences, savePreferences } from './queries.ts'

const tags = ['preferences']

/** /rest/v1/preferences: one set per cook, there from the start. */
export const preferenceRoutes =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/preferences',
      {
        schema: {
          tags,
          summary: 'What the cook has chosen for every screen',
          response: { 200: preferencesRow, '4xx': errorAnswer },
        },
      },
      async (request) => asReader(part.store, userOf(request).id, findPreferences),
    )

    app.patch(
      '/preferences',
      {
        schema: {
          tags,
          summary: 'Choose; what is not named stays',
          body: preferencesPatch,
          response: { 200: preferencesRow, '4xx': errorAnswer },
        },
      },
      async (request) =>
        asUser(part.store, userOf(request).id, (mine) => savePreferences(mine, request.body, part.now())),
    )
  }

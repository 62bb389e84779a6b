import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import {
  commentListAnswer,
  commentRow,
  createCommentBody,
  labLimits,
  labParams,
  listOfProjectQuery,
  updateCommentBody,
} from '#core/api/kitchen-lab.ts'
import { asReader } from '#server/database/as-user.ts'
import { noContent } from '#server/http/no-content.ts'
import { pageAnswer, pageAsked } from '#server/http/page.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { createComment, deleteComment, updateComment } from './comments.ts'
import { requireProject } from './projects.ts'
import { listComments } from './queries.ts'

const tags = ['kitchen lab']
const pages = { usual: 25, most: labLimits.page }

/** /rest/v1/project_comments */
export const commentRoutes =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/project_comments',
      {
        schema: {
          tags,
          summary: 'Comments of a project, newest first',
          querystring: listOfProjectQuery,
          response: { 200: commentListAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const { limit, after } = pageAsked(request.query, pages)
        const { project_id: projectId } = request.query
        const found = await asReader(part.store, userOf(request).id, async (mine) => {
          await requireProject(mine, projectId)
          return listComments(mine, projectId, limit + 1, after)
        })
        return pageAnswer(found, limit, ({ created_at, id }) => ({ time: created_at, id }))
      },
    )

    app.post(
      '/project_comments',
      {
        schema: {
          tags,
          summary: 'Add a comment, about a variation or about the project',
          body: createCommentBody,
          response: { 201: commentRow, '4xx': errorAnswer },
        },
      },
      async (request, reply) => reply.status(201).send(await createComment(part, userOf(request).id, request.body)),
    )

    app.patch(
      '/project_comments/:id',
      {
        schema: {
          tags,
          summary: 'Rewrite a comment; refused (409 stale_edit) when it was edited elsewhere since',
          params: labParams,
          body: updateCommentBody,
          response: { 200: commentRow, '4xx': errorAnswer },
        },
      },
      async (request) => updateComment(part, userOf(request).id, request.params.id, request.body),
    )

    app.delete(
      '/project_comments/:id',
      {
        schema: {
          tags,
          summary: 'Delete a comment',
          params: labParams,
          response: { 204: noContent, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        await deleteComment(part, userOf(request).id, request.params.id)
        return reply.status(204).send(null)
      },
    )
  }

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import {
  createProjectBody,
  finalDeletionAnswer,
  labLimits,
  labParams,
  listProjectsQuery,
  projectListAnswer,
  projectRow,
  updateProjectBody,
} from '#core/api/kitchen-lab.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asReader } from '#server/database/as-user.ts'
import { noContent } from '#server/http/no-content.ts'
import { pageAnswer, pageAsked } from '#server/http/page.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { createProject, deleteProject, updateProject } from './projects.ts'
import { findProject, listProjects } from './queries.ts'

const tags = ['kitchen lab']
const pages = { usual: 25, most: labLimits.page }

/** /rest/v1/projects */
export const projectRoutes =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/projects',
      {
        schema: {
          tags,
          summary: 'Projects by last update, newest first',
          querystring: listProjectsQuery,
          response: { 200: projectListAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const { limit, after } = pageAsked(request.query, pages)
        const found = await asReader(part.store, userOf(request).id, (mine) => listProjects(mine, limit + 1, after))
        return pageAnswer(found, limit, ({ updated_at, id }) => ({ time: updated_at, id }))
      },
    )

    app.get(
      '/projects/:id',
      {
        schema: { tags, summary: 'One project', params: labParams, response: { 200: projectRow, '4xx': errorAnswer } },
      },
      async (request) => {
        const project = await asReader(part.store, userOf(request).id, (mine) => findProject(mine, request.params.id))
        if (project === undefined) throw new AppError('not_found')
        return project
      },
    )

    app.post(
      '/projects',
      {
        schema: {
          tags,
          summary: 'Create a project',
          body: createProjectBody,
          response: { 201: projectRow, '4xx': errorAnswer },
        },
      },
      async (request, reply) => reply.status(201).send(await createProject(part, userOf(request).id, request.body)),
    )

    app.patch(
      '/projects/:id',
      {
        schema: {
          tags,
          summary: 'Rename or describe a project; refused (409 stale_edit) when its words changed elsewhere since',
          params: labParams,
          body: updateProjectBody,
          response: { 200: projectRow, '4xx': errorAnswer },
        },
      },
      async (request) => updateProject(part, userOf(request).id, request.params.id, request.body),
    )

    app.delete(
      '/projects/:id',
      {
        schema: {
          tags,
          summary: 'Delete a project with its variations and comments; the recipes stay. 200: too large to be put back',
          params: labParams,
          response: { 200: finalDeletionAnswer, 204: noContent, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        const undoable = await deleteProject(part, userOf(request).id, request.params.id)
        return undoable ? reply.status(204).send(null) : reply.status(200).send({ undo: false })
      },
    )
  }

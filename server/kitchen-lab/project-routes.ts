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
import { userRoutes } from '#server/http/user-routes.ts'
import { createProject, deleteProject, updateProject } from './projects.ts'
import { findProject, listProjects } from './queries.ts'

const pages = { usual: 25, most: labLimits.page }

/** /rest/v1/projects */
export const projectRoutes = (part: Part) =>
  userRoutes('kitchen lab', (route) => {
    route.get(
      '/projects',
      { summary: 'Projects by last update, newest first', query: listProjectsQuery, answer: projectListAnswer },
      async ({ userId, query }) => {
        const { limit, after } = pageAsked(query, pages)
        const found = await asReader(part.store, userId, (mine) => listProjects(mine, limit + 1, after))
        return pageAnswer(found, limit, ({ updated_at, id }) => ({ time: updated_at, id }))
      },
    )

    route.get(
      '/projects/:id',
      { summary: 'One project', params: labParams, answer: projectRow },
      async ({ userId, params }) => {
        const project = await asReader(part.store, userId, (mine) => findProject(mine, params.id))
        if (project === undefined) throw new AppError('not_found')
        return project
      },
    )

    route.post(
      '/projects',
      { summary: 'Create a project', body: createProjectBody, created: projectRow },
      ({ userId, body }) => createProject(part, userId, body),
    )

    route.patch(
      '/projects/:id',
      {
        summary: 'Rename or describe a project; refused (409 stale_edit) when its words changed elsewhere since',
        params: labParams,
        body: updateProjectBody,
        answer: projectRow,
      },
      ({ userId, params, body }) => updateProject(part, userId, params.id, body),
    )

    route.either(
      'DELETE',
      '/projects/:id',
      {
        summary: 'Delete a project with its variations and comments; the recipes stay. 200: too large to be put back',
        params: labParams,
        answers: { 200: finalDeletionAnswer, 204: noContent },
      },
      async ({ userId, params }) =>
        (await deleteProject(part, userId, params.id))
          ? ({ status: 204, body: null } as const)
          : ({ status: 200, body: { undo: false } } as const),
    )
  })

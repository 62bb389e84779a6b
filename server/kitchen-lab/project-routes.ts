import {
  createProjectBody,
  finalDeletionAnswer,
  labParams,
  listProjectsQuery,
  projectListAnswer,
  projectRow,
  updateProjectBody,
} from '#core/api/kitchen-lab.ts'
import type { Deps } from '#server/http/deps.ts'
import { noContent } from '#server/http/no-content.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { createProject, deleteProject, updateProject } from './projects.ts'
import { readProject, readProjects } from './read-lab.ts'

/** /rest/v1/projects */
export const projectRoutes = (deps: Deps) =>
  userRoutes('kitchen lab', (route) => {
    route.get(
      '/projects',
      { summary: 'Projects by last update, newest first', query: listProjectsQuery, answer: projectListAnswer },
      ({ userId, query }) => readProjects(deps, userId, query),
    )

    route.get(
      '/projects/:id',
      { summary: 'One project', params: labParams, answer: projectRow },
      ({ userId, params }) => readProject(deps, userId, params.id),
    )

    route.post(
      '/projects',
      { summary: 'Create a project', body: createProjectBody, created: projectRow },
      ({ userId, body }) => createProject(deps, userId, body),
    )

    route.patch(
      '/projects/:id',
      {
        summary: 'Rename or describe a project; refused (409 stale_edit) when its words changed elsewhere since',
        params: labParams,
        body: updateProjectBody,
        answer: projectRow,
      },
      ({ userId, params, body }) => updateProject(deps, userId, params.id, body),
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
        (await deleteProject(deps, userId, params.id))
          ? ({ status: 204, body: null } as const)
          : ({ status: 200, body: { undo: false } } as const),
    )
  })

import {
  commentListAnswer,
  commentRow,
  createCommentBody,
  labParams,
  listOfProjectQuery,
  updateCommentBody,
} from '#core/api/kitchen-lab.ts'
import type { Deps } from '#server/http/deps.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { createComment, deleteComment, updateComment } from './comments.ts'
import { readComments } from './read-lab.ts'

/** /rest/v1/project_comments */
export const commentRoutes = (deps: Deps) =>
  userRoutes('kitchen lab', (route) => {
    route.get(
      '/project_comments',
      { summary: 'Comments of a project, newest first', query: listOfProjectQuery, answer: commentListAnswer },
      ({ userId, query }) => readComments(deps, userId, query),
    )

    route.post(
      '/project_comments',
      {
        summary: 'Add a comment, about a variation or about the project',
        body: createCommentBody,
        created: commentRow,
      },
      ({ userId, body }) => createComment(deps, userId, body),
    )

    route.patch(
      '/project_comments/:id',
      {
        summary: 'Rewrite a comment; refused (409 stale_edit) when it was edited elsewhere since',
        params: labParams,
        body: updateCommentBody,
        answer: commentRow,
      },
      ({ userId, params, body }) => updateComment(deps, userId, params.id, body),
    )

    route.delete('/project_comments/:id', { summary: 'Delete a comment', params: labParams }, ({ userId, params }) =>
      deleteComment(deps, userId, params.id),
    )
  })

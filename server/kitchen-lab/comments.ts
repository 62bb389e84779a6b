import type { CommentRow, CreateCommentBody, UpdateCommentBody } from '#core/api/kitchen-lab.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asUser, type Scope } from '#server/database/as-user.ts'
import { isForeignKeyViolation } from '#server/database/failures.ts'
import { nextVersion } from '#server/database/next-version.ts'
import type { Deps } from '#server/http/deps.ts'
import { recordRemoval } from '#server/undo/removals.ts'
import { touchProject } from './projects.ts'
import { findComment } from './queries.ts'
import { labTexts } from './texts.ts'

/** Adds a comment, about a variation of the same project or about none. The same id sent again adds it once. */
export const createComment = (deps: Deps, userId: string, body: CreateCommentBody): Promise<CommentRow> => {
  const { project_id: projectId, recipe_variation_id: variationId = null } = body
  const content = contentOf(body)
  return asUser(deps.store, userId, async (scope) => {
    const id = body.id ?? deps.newId()
    const known = await findComment(scope, id)
    if (known !== undefined) return known
    const now = deps.now()
    await touchProject(scope, projectId, now)
    await requireVariation(scope, projectId, variationId)
    await scope.tx
      .insertInto('project_comments')
      .values({
        user_id: userId,
        id,
        project_id: projectId,
        recipe_variation_id: variationId,
        content,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .execute()
    return existing(scope, id)
  }).catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? new AppError('variation_not_found', { cause: error }) : error
  })
}

/** Rewrites a comment, unless it has been edited elsewhere since `body.updated_at`. */
export const updateComment = (deps: Deps, userId: string, id: string, body: UpdateCommentBody): Promise<CommentRow> => {
  const content = contentOf(body)
  return asUser(deps.store, userId, async (scope) => {
    const { numUpdatedRows } = await scope.tx
      .updateTable('project_comments')
      .set({ content, updated_at: nextVersion(deps.now(), body.updated_at) })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('updated_at', '=', body.updated_at)
      .executeTakeFirstOrThrow()
    const comment = await existing(scope, id)
    if (numUpdatedRows === 0n) throw new AppError('stale_edit', { message: labTexts.staleComment })
    await touchProject(scope, comment.project_id, deps.now())
    return comment
  })
}

export const deleteComment = (deps: Deps, userId: string, id: string): Promise<void> =>
  asUser(deps.store, userId, async (scope) => {
    const comment = await existing(scope, id)
    await recordRemoval(deps, scope, 'project_comments', id)
    const { numDeletedRows } = await scope.tx
      .deleteFrom('project_comments')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new AppError('not_found')
    await touchProject(scope, comment.project_id, deps.now())
  })

// Line breaks inside stay; blanks around go.
const contentOf = ({ content }: { readonly content: string }): string => {
  const text = content.trim()
  if (text === '') throw new AppError('comment_required')
  return text
}

const requireVariation = async ({ tx, userId }: Scope, projectId: string, id: string | null): Promise<void> => {
  if (id === null) return
  const variation = await tx
    .selectFrom('recipe_variations')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .select('id')
    .executeTakeFirst()
  if (variation === undefined) throw new AppError('variation_not_found')
}

const existing = async (scope: Scope, id: string): Promise<CommentRow> => {
  const comment = await findComment(scope, id)
  if (comment === undefined) throw new AppError('not_found')
  return comment
}

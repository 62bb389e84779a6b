import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { CreateProjectBody, ProjectRow, UpdateProjectBody } from '#core/api/kitchen-lab.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asUser, type Scope } from '#server/database/as-user.ts'
import { asUserLeavingLog } from '#server/database/fold-log.ts'
import type { Deps } from '#server/http/deps.ts'
import { recordRemoval } from '#server/undo/removals.ts'
import { findProject } from './queries.ts'
import { labTexts } from './texts.ts'

/** Creates a project; sent again with the same id it answers the one that is there. */
export const createProject = (deps: Deps, userId: string, body: CreateProjectBody): Promise<ProjectRow> => {
  const words = wordsOf(body)
  return asUser(deps.store, userId, async (scope) => {
    const id = body.id ?? deps.newId()
    const now = deps.now().toISOString()
    await scope.tx
      .insertInto('projects')
      .values({ user_id: userId, id, ...words, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .execute()
    return existingProject(scope, id)
  })
}

/** Renames or describes a project, unless its words are no longer those the edit started from. */
export const updateProject = (deps: Deps, userId: string, id: string, body: UpdateProjectBody): Promise<ProjectRow> => {
  const words = wordsOf(body)
  const { name, description } = body.previous
  return asUser(deps.store, userId, async (scope) => {
    const { numUpdatedRows } = await scope.tx
      .updateTable('projects')
      .set(words)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('name', '=', name)
      .where('description', description === null ? 'is' : '=', description)
      .executeTakeFirstOrThrow()
    const project = await existingProject(scope, id)
    // Sent again after a lost answer: it already says what was asked for.
    const done = numUpdatedRows === 1n || (project.name === words.name && project.description === words.description)
    if (!done) throw new AppError('stale_edit', { message: labTexts.staleProject })
    await touchProject(scope, id, deps.now())
    return existingProject(scope, id)
  })
}

/** Deletes a project with its variations and comments; the recipes stay. Answers whether it can be put back. */
export const deleteProject = async (deps: Deps, userId: string, id: string): Promise<boolean> => {
  const kept = await asUserLeavingLog(deps.store, userId, async (scope, leaveLog) => {
    const recorded = await recordRemoval(deps, scope, 'projects', id)
    if (recorded === 'too_large') {
      await leaveLog()
      await deleteVariations(scope, id)
    }
    const { numDeletedRows } = await scope.tx
      .deleteFrom('projects')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new AppError('not_found')
    return recorded
  })
  return kept === 'kept'
}

/** Long variations that SQLite overwrites in some 20 ms; between two such pieces others are answered. */
const variationsAtOnce = 20

/** The variations of a project that has too many to go in one statement without holding up everybody else. */
const deleteVariations = async ({ tx, userId }: Scope, projectId: string): Promise<void> => {
  for (;;) {
    const some = tx
      .selectFrom('recipe_variations')
      .where('user_id', '=', userId)
      .where('project_id', '=', projectId)
      .select('id')
      .limit(variationsAtOnce)
    const { numDeletedRows } = await tx
      .deleteFrom('recipe_variations')
      .where('user_id', '=', userId)
      .where('id', 'in', some)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    await yieldToEventLoop()
  }
}

/**
 * Moves a project to the top of the list, because something in it has changed; never backwards. Also holds its row until
 * the transaction ends, so that it cannot be deleted meanwhile. Throws `project_not_found`.
 */
export const touchProject = async ({ tx, userId }: Scope, id: string, now: Date): Promise<void> => {
  const time = now.toISOString()
  const { numUpdatedRows } = await tx
    .updateTable('projects')
    .set(({ eb, ref }) => ({
      updated_at: eb.case().when('updated_at', '<', time).then(time).else(ref('updated_at')).end(),
    }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new AppError('project_not_found')
}

/** Refuses a project this user does not have. */
export const requireProject = async ({ tx, userId }: Scope, id: string): Promise<void> => {
  const project = await tx
    .selectFrom('projects')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
  if (project === undefined) throw new AppError('not_found')
}

/** A description as it is kept: none rather than blank. */
export const described = (description: string | null | undefined): string | null => description?.trim() || null

const wordsOf = ({ name, description }: Pick<CreateProjectBody, 'name' | 'description'>) => {
  if (name.trim() === '') throw new AppError('project_name_required')
  return { name: name.trim(), description: described(description) }
}

/** The project, or `not_found`: also for somebody else's. */
export const existingProject = async (scope: Scope, id: string): Promise<ProjectRow> => {
  const project = await findProject(scope, id)
  if (project === undefined) throw new AppError('not_found')
  return project
}

import { sql } from 'kysely'
import type { CreateFolderBody } from '#core/api/folders.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asReader, asUser, type Scope } from '#server/database/as-user.ts'
import { isForeignKeyViolation } from '#server/database/failures.ts'
import type { Deps } from '#server/http/deps.ts'
import { cutPage } from '#server/http/page.ts'
import { recordRemoval } from '#server/undo/removals.ts'

const byName = new Intl.Collator('es')

/** One page of the user's folders by name, each with how many recipes are filed in it. Pages follow the ids. */
export const listFolders = async (deps: Deps, userId: string, limit: number, after: string | undefined) => {
  const found = await asReader(deps.store, userId, (scope) =>
    selectFolders(scope)
      .$if(after !== undefined, (query) => query.where('folders.id', '>', after ?? ''))
      .orderBy('folders.id')
      .limit(limit + 1)
      .execute(),
  )
  const { items, last } = cutPage(found, limit)
  return { items: items.sort((one, other) => byName.compare(one.name, other.name)), next_cursor: last?.id ?? null }
}

/** Creates a folder; sent again with the same id it answers the one that is there. */
export const createFolder = (deps: Deps, userId: string, body: CreateFolderBody) => {
  const name = body.name.trim()
  if (name === '') throw new AppError('folder_name_required')
  return asUser(deps.store, userId, async (scope) => {
    const id = body.id ?? deps.newId()
    const parentId = body.parent_id ?? null
    await requireFolder(scope, parentId)
    await scope.tx
      .insertInto('folders')
      .values({ user_id: userId, id, name, parent_id: parentId, created_at: deps.now().toISOString() })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .execute()
    return selectFolders(scope).where('folders.id', '=', id).executeTakeFirstOrThrow()
  }).catch(folderGone)
}

/** Deletes a folder. Its recipes stay, without folder; folders inside it move up to the top. */
export const deleteFolder = (deps: Deps, userId: string, id: string): Promise<void> =>
  asUser(deps.store, userId, async (scope) => {
    const { tx } = scope
    await recordRemoval(deps, scope, 'folders', id)
    await tx
      .updateTable('recipes')
      .set({ folder_id: null })
      .where('user_id', '=', userId)
      .where('folder_id', '=', id)
      .execute()
    await tx
      .updateTable('folders')
      .set({ parent_id: null })
      .where('user_id', '=', userId)
      .where('parent_id', '=', id)
      .execute()
    const { numDeletedRows } = await tx
      .deleteFrom('folders')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new AppError('not_found')
  })

/** Refuses a folder this user does not have; no folder is fine. */
export const requireFolder = async ({ tx, userId }: Scope, id: string | null): Promise<void> => {
  if (id === null) return
  const folder = await tx
    .selectFrom('folders')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
  if (folder === undefined) throw new AppError('folder_not_found')
}

/** For the `catch` of a transaction: the folder was there when we looked and gone at commit, deleted in between. */
export const folderGone = (error: unknown): never => {
  throw isForeignKeyViolation(error) ? new AppError('folder_not_found', { cause: error }) : error
}

const selectFolders = ({ tx, userId }: Scope) =>
  tx
    .selectFrom('folders')
    .where('folders.user_id', '=', userId)
    .select(['folders.id', 'folders.name', 'folders.parent_id'])
    .select(recipeCount)

const recipeCount = sql<number>`(
  select count(*) from recipes
  where recipes.user_id = folders.user_id and recipes.folder_id = folders.id
)`.as('recipe_count')

import { sql } from 'kysely'
import { type LinkRow, linkFromRow } from '#core/api/elaboraciones.ts'
import { childrenFirst } from '#core/elaboraciones/order.ts'
import { linkedIds } from '#core/elaboraciones/yields.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Scope } from '#server/database/as-user.ts'
import { nextVersion } from '#server/database/next-version.ts'
import { slices } from '#server/database/slices.ts'
import { above, idsBelow, mostBelow } from '#server/elaboraciones/queries.ts'
import { recipeTexts } from './texts.ts'

type Line = { readonly link?: LinkRow }

/**
 * Refuses lines of the recipe `id` that link to a recipe that is not there (`elaboracion_gone`), to more than can be computed
 * with (`too_many_elaboraciones`), or to one that holds this recipe (`elaboracion_circle`, with the circle by name). The writes
 * of one account run one after another (as-user.ts), so two saves cannot close a circle together.
 */
export const requireLinks = async (scope: Scope, id: string, name: string, lines: readonly Line[]): Promise<void> => {
  const linked = linkedIds(lines.map(({ link }) => ({ link: linkFromRow(link) })))
  if (linked.length === 0) return
  const ids = [...new Set([...linked, ...(await idsBelow(scope, linked))])]
  if (ids.length > mostBelow) throw new AppError('too_many_elaboraciones')
  const names = await namesOf(scope, ids)
  const gone = lines.findIndex(({ link }) => link && !names.has(link.recipe_id))
  if (gone >= 0) {
    const issues = [{ path: `ingredients.${gone}.link`, message: recipeTexts.linkGone }]
    throw new AppError('elaboracion_gone', { issues })
  }
  if (!ids.includes(id)) return
  const children = await childrenOf(scope, ids)
  const { circle } = childrenFirst([id], (one) => (one === id ? linked : (children.get(one) ?? [])))
  const words = (circle ?? [id, id]).map((one) => (one === id ? name.trim() : (names.get(one) ?? '')))
  throw new AppError('elaboracion_circle', { message: recipeTexts.circle(words) })
}

/** Writes which lines are elaboraciones; their lines and recipes are there. */
export const insertLinks = async (
  { tx, userId }: Scope,
  recipeId: string,
  lines: readonly (Line & { readonly id: string })[],
): Promise<void> => {
  const rows = lines.flatMap(({ id, link }) =>
    link
      ? [
          {
            user_id: userId,
            ingredient_id: id,
            recipe_id: recipeId,
            linked_id: link.recipe_id,
            in_servings: link.in_servings,
          },
        ]
      : [],
  )
  if (rows.length > 0) await tx.insertInto('ingredient_links').values(rows).execute()
}

/**
 * Says of every recipe above this one that something below it has changed: its analysis and its stored total are of another
 * version now. Call it in the transaction of the change; before a deletion, which takes the links along.
 */
export const touchAbove = async (scope: Scope, id: string, now: Date): Promise<void> => {
  const { tx, userId } = scope
  const { rows } = await sql<{ last: string | null }>`
    select max(coalesce(tree_version, updated_at)) as last from recipes
    where user_id = ${userId} and id in (${above(scope, [id])})`.execute(tx)
  const last = rows[0]?.last ?? null
  if (last === null) return
  await sql`update recipes set tree_version = ${nextVersion(now, last)}
    where user_id = ${userId} and id in (${above(scope, [id])})`.execute(tx)
}

const namesOf = async ({ tx, userId }: Scope, ids: readonly string[]): Promise<Map<string, string>> => {
  const names = new Map<string, string>()
  for (const some of slices(ids)) {
    const rows = await tx
      .selectFrom('recipes')
      .where('user_id', '=', userId)
      .where('id', 'in', some)
      .select(['id', 'name'])
      .execute()
    for (const row of rows) names.set(row.id, row.name)
  }
  return names
}

const childrenOf = async ({ tx, userId }: Scope, ids: readonly string[]): Promise<Map<string, string[]>> => {
  const children = new Map<string, string[]>()
  for (const some of slices(ids)) {
    const rows = await tx
      .selectFrom('ingredient_links')
      .where('user_id', '=', userId)
      .where('recipe_id', 'in', some)
      .select(['recipe_id', 'linked_id'])
      .execute()
    for (const { recipe_id, linked_id } of rows)
      children.set(recipe_id, [...(children.get(recipe_id) ?? []), linked_id])
  }
  return children
}

import { sql } from 'kysely'
import type { LinkedRecipeRow } from '#core/api/elaboraciones.ts'
import { AppError } from '#core/errors/app-error.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { asReader, type Scope } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { knownRecipes } from './queries.ts'

/** Recipes answered at once; of a paste of 300 names, the first that are recipes. */
const mostNamed = 50

/** Which of these names are recipes of the cook's; of several of one name, the one saved last. */
export const recipesNamed = (deps: Deps, userId: string, names: readonly string[]): Promise<NamedRecipe[]> =>
  asReader(deps.store, userId, (mine) => findNamed(mine, names))

/** What a batch of one recipe comes to, or `not_found`. */
export const knownRecipe = async (deps: Deps, userId: string, id: string): Promise<LinkedRecipeRow> => {
  const [known] = await asReader(deps.store, userId, (mine) => knownRecipes(mine, [id]))
  if (known === undefined) throw new AppError('not_found')
  return known
}

/** The recipes that hold this one in a line, by name; those further up are told by them. Without the recipe `not_found`. */
export const usesOf = (deps: Deps, userId: string, id: string): Promise<Uses> =>
  asReader(deps.store, userId, (mine) => findUses(mine, id))

type NamedRecipe = { name: string; recipe: LinkedRecipeRow }
type Uses = { items: { id: string; name: string }[]; total: number }

const findNamed = async (scope: Scope, names: readonly string[]): Promise<NamedRecipe[]> => {
  const keys = new Map(names.map((name) => [nameKey(name), name]))
  keys.delete('')
  if (keys.size === 0) return []
  const rows = await scope.tx
    .selectFrom('recipes')
    .where('user_id', '=', scope.userId)
    .where('name_key', 'in', [...keys.keys()])
    .select(['id', 'name_key'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1000)
    .execute()
  const idOf = new Map(rows.toReversed().map(({ name_key, id }) => [name_key, id]))
  const wanted = [...idOf].slice(0, mostNamed)
  const known = new Map(
    (
      await knownRecipes(
        scope,
        wanted.map(([, id]) => id),
      )
    ).map((recipe) => [recipe.id, recipe]),
  )
  return names.flatMap((name) => {
    const recipe = known.get(idOf.get(nameKey(name)) ?? '')
    return recipe === undefined ? [] : [{ name, recipe }]
  })
}

/** Recipes named in a question about a deletion. */
const mostUses = 20

const findUses = async ({ tx, userId }: Scope, id: string): Promise<Uses> => {
  const there = await tx.selectFrom('recipes').where('user_id', '=', userId).where('id', '=', id).select('id').execute()
  if (there.length === 0) throw new AppError('not_found')
  const { rows } = await sql<{ id: string; name: string; total: number }>`
    select id, name, count(*) over () as total from recipes
    where user_id = ${userId} and id in (
      select recipe_id from ingredient_links where user_id = ${userId} and linked_id = ${id}
    )
    order by name_key, id limit ${sql.lit(mostUses)}`.execute(tx)
  return { items: rows.map(({ id, name }) => ({ id, name })), total: Number(rows[0]?.total ?? 0) }
}

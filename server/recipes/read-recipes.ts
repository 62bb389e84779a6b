import { type ListRecipesQuery, recipeLimits } from '#core/api/recipes.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asReader } from '#server/database/as-user.ts'
import { byUpdate } from '#server/http/cursor.ts'
import type { Deps } from '#server/http/deps.ts'
import { pageByTime } from '#server/http/page.ts'
import { findWithLinked } from './find-with-linked.ts'
import { countRecipes, listRecipes } from './queries.ts'

const pages = { usual: 50, most: recipeLimits.page }

/** A page of summaries of the recipes a filter finds, last edit first. */
export const readRecipes = (deps: Deps, userId: string, query: ListRecipesQuery) =>
  asReader(deps.store, userId, (mine) =>
    pageByTime(query, pages, (limit, after) => listRecipes(mine, filterOf(query), limit, after), byUpdate),
  )

/** How many recipes a filter finds. */
export const countFound = async (deps: Deps, userId: string, query: ListRecipesQuery): Promise<{ total: number }> => ({
  total: await asReader(deps.store, userId, (mine) => countRecipes(mine, filterOf(query))),
})

/** One recipe whole, with its links, or `not_found`. */
export const readRecipe = async (deps: Deps, userId: string, id: string) => {
  const recipe = await asReader(deps.store, userId, (mine) => findWithLinked(mine, id))
  if (recipe === undefined) throw new AppError('not_found')
  return recipe
}

const filterOf = ({ name, q, folder_id }: ListRecipesQuery) => ({ name, q, folderId: folder_id })

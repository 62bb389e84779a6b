import { AppError } from '#core/errors/app-error.ts'
import { asReader } from '#server/database/as-user.ts'
import { byUpdate } from '#server/http/cursor.ts'
import type { Deps } from '#server/http/deps.ts'
import { type PageQuery, pageByTime } from '#server/http/page.ts'
import { countPending, findNutrition, listCards, listNutrition, listPending } from './queries.ts'

const pages = { usual: 50, most: 100 }
/** Whole recipes travel here. */
const pendingPages = { usual: 20, most: 20 }

/** A page of the cook's analyses, last made first. */
export const readAnalyses = (deps: Deps, userId: string, query: PageQuery) =>
  asReader(deps.store, userId, (mine) =>
    pageByTime(
      query,
      pages,
      (limit, after) => listNutrition(mine, limit, after),
      ({ updated_at, recipe_id }) => ({ time: updated_at, id: recipe_id }),
    ),
  )

/** A page of recipes that hold the words of `q`, each with its analysis or without, last edit first. */
export const readCards = (deps: Deps, userId: string, query: PageQuery & { readonly q?: string | undefined }) =>
  asReader(deps.store, userId, (mine) =>
    pageByTime(query, pages, (limit, after) => listCards(mine, { q: query.q }, limit, after), byUpdate),
  )

/** A page of whole recipes without an analysis of what they are today, last edit first, and how many there are in all. */
export const readPending = (deps: Deps, userId: string, query: PageQuery) =>
  asReader(deps.store, userId, async (mine) => ({
    ...(await pageByTime(
      query,
      pendingPages,
      (limit, after) => listPending(mine, limit, after),
      ({ recipe }) => byUpdate(recipe),
    )),
    total: await countPending(mine),
  }))

/** The analysis of a recipe, or `not_found`. */
export const readNutrition = async (deps: Deps, userId: string, recipeId: string) => {
  const found = await asReader(deps.store, userId, (mine) => findNutrition(mine, recipeId))
  if (found === undefined) throw new AppError('not_found')
  return found
}

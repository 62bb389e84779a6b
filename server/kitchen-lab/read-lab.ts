import { labLimits, type ProjectRow, type WholeVariationRow } from '#core/api/kitchen-lab.ts'
import { asReader } from '#server/database/as-user.ts'
import { byCreation, byUpdate } from '#server/http/cursor.ts'
import type { Deps } from '#server/http/deps.ts'
import { type PageQuery, pageByTime } from '#server/http/page.ts'
import { existingProject, requireProject } from './projects.ts'
import { listComments, listProjects, listVariations } from './queries.ts'
import { variationRowOf, withBases } from './variation-rows.ts'
import { existingVariation } from './variations.ts'

const pages = { usual: 25, most: labLimits.page }

type OfProject = PageQuery & { readonly project_id: string }

/** A page of the cook's projects, last update first. */
export const readProjects = (deps: Deps, userId: string, query: PageQuery) =>
  asReader(deps.store, userId, (mine) =>
    pageByTime(query, pages, (limit, after) => listProjects(mine, limit, after), byUpdate),
  )

/** One project, or `not_found`. */
export const readProject = (deps: Deps, userId: string, id: string): Promise<ProjectRow> =>
  asReader(deps.store, userId, (mine) => existingProject(mine, id))

/** A page of a project's comments, newest first; `not_found` without the project. */
export const readComments = (deps: Deps, userId: string, query: OfProject) =>
  asReader(deps.store, userId, async (mine) => {
    await requireProject(mine, query.project_id)
    return pageByTime(query, pages, (limit, after) => listComments(mine, query.project_id, limit, after), byCreation)
  })

/** A page of a project's variations with their bases, newest first; `not_found` without the project. */
export const readVariations = (deps: Deps, userId: string, query: OfProject) =>
  asReader(deps.store, userId, async (mine) => {
    await requireProject(mine, query.project_id)
    const read = (limit: number, after: Parameters<typeof listVariations>[3]) =>
      listVariations(mine, query.project_id, limit, after)
    const { items, next_cursor } = await pageByTime(query, pages, read, byCreation)
    return { items: (await withBases(mine, items)).map(variationRowOf), next_cursor }
  })

/** One variation with category and method of its base, or `not_found`. */
export const readVariation = (deps: Deps, userId: string, id: string): Promise<WholeVariationRow> =>
  asReader(deps.store, userId, (mine) => existingVariation(mine, id))

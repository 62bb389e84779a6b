import { type FormulaTableRow, iceCreamLimits } from '#core/api/ice-cream.ts'
import { asReader, type Scope } from '#server/database/as-user.ts'
import { byCreation } from '#server/http/cursor.ts'
import type { Deps } from '#server/http/deps.ts'
import { type PageQuery, pageByTime } from '#server/http/page.ts'
import { requireFormula } from './formulas.ts'
import { findAnalysis, findProcess, listFormulaIngredients, listFormulas } from './queries.ts'

const pages = { usual: 50, most: iceCreamLimits.page }

/** A page of the cook's formulas, newest first. */
export const readFormulas = (deps: Deps, userId: string, query: PageQuery) =>
  asReader(deps.store, userId, (mine) =>
    pageByTime(query, pages, (limit, after) => listFormulas(mine, limit, after), byCreation),
  )

/** One formula, or `not_found`. */
export const readFormula = (deps: Deps, userId: string, id: string): Promise<FormulaTableRow> =>
  asReader(deps.store, userId, (mine) => requireFormula(mine, id))

/** The ingredients of a formula in its order, or `not_found`. */
export const readFormulaIngredients = (deps: Deps, userId: string, id: string) =>
  ofFormula(deps, userId, id, async (mine) => ({ items: await listFormulaIngredients(mine, id) }))

/** The process of a formula, null until it has been analysed. */
export const readProcess = (deps: Deps, userId: string, id: string) =>
  ofFormula(deps, userId, id, async (mine) => ({ item: (await findProcess(mine, id)) ?? null }))

/** The last analysis of a formula, null until there is one. */
export const readAnalysis = (deps: Deps, userId: string, id: string) =>
  ofFormula(deps, userId, id, async (mine) => ({ item: (await findAnalysis(mine, id)) ?? null }))

const ofFormula = <T>(deps: Deps, userId: string, id: string, read: (mine: Scope) => Promise<T>): Promise<T> =>
  asReader(deps.store, userId, async (mine) => {
    await requireFormula(mine, id)
    return read(mine)
  })

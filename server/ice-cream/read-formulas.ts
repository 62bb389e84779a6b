import { type FormulaTableRow, iceCreamLimits } from '#core/api/ice-cream.ts'
import { asReader, type Scope } from '#server/database/as-user.ts'
import { byCreation } from '#server/http/cursor.ts'
import { type PageQuery, pageByTime } from '#server/http/page.ts'
import type { Part } from '#server/http/part.ts'
import { requireFormula } from './formulas.ts'
import { findAnalysis, findProcess, listFormulaIngredients, listFormulas } from './queries.ts'

const pages = { usual: 50, most: iceCreamLimits.page }

/** A page of the cook's formulas, newest first. */
export const readFormulas = (part: Part, userId: string, query: PageQuery) =>
  asReader(part.store, userId, (mine) =>
    pageByTime(query, pages, (limit, after) => listFormulas(mine, limit, after), byCreation),
  )

/** One formula, or `not_found`. */
export const readFormula = (part: Part, userId: string, id: string): Promise<FormulaTableRow> =>
  asReader(part.store, userId, (mine) => requireFormula(mine, id))

/** The ingredients of a formula in its order, or `not_found`. */
export const readFormulaIngredients = (part: Part, userId: string, id: string) =>
  ofFormula(part, userId, id, async (mine) => ({ items: await listFormulaIngredients(mine, id) }))

/** The process of a formula, null until it has been analysed. */
export const readProcess = (part: Part, userId: string, id: string) =>
  ofFormula(part, userId, id, async (mine) => ({ item: (await findProcess(mine, id)) ?? null }))

/** The last analysis of a formula, null until there is one. */
export const readAnalysis = (part: Part, userId: string, id: string) =>
  ofFormula(part, userId, id, async (mine) => ({ item: (await findAnalysis(mine, id)) ?? null }))

const ofFormula = <T>(part: Part, userId: string, id: string, read: (mine: Scope) => Promise<T>): Promise<T> =>
  asReader(part.store, userId, async (mine) => {
    await requireFormula(mine, id)
    return read(mine)
  })

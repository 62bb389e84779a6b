import type { z } from 'zod/mini'
import {
  type createFormulaIngredientsBody,
  type FormulaIngredientPatch,
  iceCreamLimits,
  type updateFormulaIngredientsBody,
} from '#core/api/ice-cream.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asUser, type Scope } from '#server/database/as-user.ts'
import { isForeignKeyViolation } from '#server/database/failures.ts'
import type { Deps } from '#server/http/deps.ts'
import { recordRemoval } from '#server/undo/removals.ts'
import { requireFormula } from './formulas.ts'
import { listFormulaIngredients } from './queries.ts'

type NewRows = z.infer<typeof createFormulaIngredientsBody>
type ChangedRows = z.infer<typeof updateFormulaIngredientsBody>

/** Appends rows in the order given; ids that are there already are left as they are. Answers all rows of the formula. */
export const addIngredients = (deps: Deps, userId: string, { formula_id, items }: NewRows) =>
  asUser(deps.store, userId, async (scope) => {
    await requireFormula(scope, formula_id)
    const before = await listFormulaIngredients(scope, formula_id)
    const known = new Set(before.map(({ id }) => id))
    const fresh = items.filter(({ id }) => id === undefined || !known.has(id))
    if (before.length + fresh.length > iceCreamLimits.ingredients) throw new AppError('formula_too_long')
    const first = (before.at(-1)?.position ?? -1) + 1
    const rows = fresh.map((item, index) => ({
      ...item,
      user_id: userId,
      id: item.id ?? deps.newId(),
      formula_id,
      position: first + index,
    }))
    if (rows.length > 0)
      await scope.tx
        .insertInto('ice_cream_ingredients')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
        .execute()
    return listFormulaIngredients(scope, formula_id)
  }).catch(formulaGone)

/** One edit of one row; the last one said holds. */
export const updateIngredient = (
  deps: Deps,
  userId: string,
  id: string,
  patch: FormulaIngredientPatch,
): Promise<void> =>
  asUser(deps.store, userId, async (scope) => {
    if (!(await changed(scope, id, patch, null))) throw new AppError('not_found')
  })

/** Several rows of one formula at once: all of them or, when one is not there, none. */
export const updateIngredients = (deps: Deps, userId: string, { formula_id, items }: ChangedRows) =>
  asUser(deps.store, userId, async (scope) => {
    await requireFormula(scope, formula_id)
    for (const { id, ...patch } of items)
      if (!(await changed(scope, id, patch, formula_id))) throw new AppError('not_found')
    return listFormulaIngredients(scope, formula_id)
  })

export const deleteIngredient = (deps: Deps, userId: string, id: string): Promise<void> =>
  asUser(deps.store, userId, async (scope) => {
    await recordRemoval(deps, scope, 'ice_cream_ingredients', id)
    const { numDeletedRows } = await scope.tx
      .deleteFrom('ice_cream_ingredients')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new AppError('not_found')
  })

/** Whether the row is there; a patch that names nothing only asks that. */
const changed = async ({ tx, userId }: Scope, id: string, patch: FormulaIngredientPatch, formulaId: string | null) => {
  const { numUpdatedRows } = await tx
    .updateTable('ice_cream_ingredients')
    // Setting the id to itself: a patch that names nothing is no statement.
    .set({ id, ...patch })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .$if(formulaId !== null, (query) => query.where('formula_id', '=', formulaId ?? ''))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The formula was deleted between our look and the commit. */
const formulaGone = (error: unknown): never => {
  throw isForeignKeyViolation(error) ? new AppError('not_found', { cause: error }) : error
}

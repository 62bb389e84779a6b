import type { CreateFormulaBody, FormulaTableRow, UpdateFormulaBody } from '#core/api/ice-cream.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asUser, type Scope } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { findFormula } from './queries.ts'

/** Creates a formula; sent again with the same id it answers the one that is there. */
export const createFormula = (deps: Deps, userId: string, body: CreateFormulaBody): Promise<FormulaTableRow> => {
  const { type, servings, serving_temperature } = body
  const name = nameOf(body.name)
  return asUser(deps.store, userId, async (scope) => {
    const id = body.id ?? deps.newId()
    await scope.tx
      .insertInto('ice_cream_formulas')
      .values({
        user_id: userId,
        id,
        name,
        type,
        description: body.description.trim() || null,
        servings,
        serving_temperature,
        created_at: deps.now().toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .execute()
    return requireFormula(scope, id)
  })
}

/** Changes what is named, and leaves the results of the last analysis: they say what was analysed. */
export const updateFormula = (deps: Deps, userId: string, id: string, body: UpdateFormulaBody) => {
  const change = {
    ...(body.name === undefined ? {} : { name: nameOf(body.name) }),
    ...(body.type === undefined ? {} : { type: body.type }),
    ...(body.description === undefined ? {} : { description: body.description.trim() || null }),
    ...(body.servings === undefined ? {} : { servings: body.servings }),
    ...(body.serving_temperature === undefined ? {} : { serving_temperature: body.serving_temperature }),
  }
  return asUser(deps.store, userId, async (scope) => {
    if (Object.keys(change).length > 0)
      await scope.tx
        .updateTable('ice_cream_formulas')
        .set(change)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    return requireFormula(scope, id)
  })
}

/** Deletes a formula with its ingredients, process and analysis. */
export const deleteFormula = ({ store }: Deps, userId: string, id: string): Promise<void> =>
  asUser(store, userId, async ({ tx }) => {
    const { numDeletedRows } = await tx
      .deleteFrom('ice_cream_formulas')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new AppError('not_found')
  })

/** The formula, or 'not there': also for somebody else's. */
export const requireFormula = async (scope: Scope, id: string): Promise<FormulaTableRow> => {
  const formula = await findFormula(scope, id)
  if (formula === undefined) throw new AppError('not_found')
  return formula
}

const nameOf = (name: string): string => {
  if (name.trim() === '') throw new AppError('formula_name_required')
  return name.trim()
}

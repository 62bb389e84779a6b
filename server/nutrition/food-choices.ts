import { sql } from 'kysely'
import { type ChooseFoodBody, type FoodChoiceRow, foodToRow } from '#core/api/foods.ts'
import { AppError } from '#core/errors/app-error.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { asReader, asUser, type Scope } from '#server/database/as-user.ts'
import { withIngredient } from '#server/elaboraciones/queries.ts'
import type { Deps } from '#server/http/deps.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { listFoodChoices, readFoodChoices } from './queries.ts'

const pageSize = 200

/** What the cook has decided, by name; `next` is the place to go on from, null at the end. */
export const foodChoicesFrom = async ({ store }: Deps, userId: string, after: string) => {
  const rows = await asReader(store, userId, (mine) => listFoodChoices(mine, pageSize + 1, after))
  const page = rows.slice(0, pageSize)
  return { items: page.map(choiceRow), next: rows.length > pageSize ? (page.at(-1)?.name_key ?? null) : null }
}

/**
 * From now on this name means this food to this cook; null: none of the table. Said again, it is the last word. Analyses made
 * with another food for it are marked as out of date.
 */
export const chooseFood = async (
  { store, now }: Deps,
  userId: string,
  body: ChooseFoodBody,
): Promise<FoodChoiceRow> => {
  const name = body.name.trim()
  if (name === '') throw new AppError('ingredient_name_required')
  if (body.food_id !== null && !loadPantry().byId.has(body.food_id)) throw new AppError('food_not_found')
  const choice = { name, food_id: body.food_id, updated_at: now().toISOString() }
  await asUser(store, userId, async (scope) => {
    const before = (await readFoodChoices(scope, [name])).get(ingredientKey(name))
    await scope.tx
      .insertInto('food_choices')
      .values({ user_id: userId, name_key: ingredientKey(name), ...choice })
      .onConflict((conflict) => conflict.columns(['user_id', 'name_key']).doUpdateSet(choice))
      .execute()
    if (before !== body.food_id) await outdateAnalyses(scope, name)
  })
  return choiceRow(choice)
}

/** The pantry decides again. Nothing to forget is an error, as everywhere: the name was never decided on. */
export const forgetChoice = ({ store }: Deps, userId: string, name: string): Promise<void> =>
  asUser(store, userId, async (scope) => {
    const { numDeletedRows } = await scope.tx
      .deleteFrom('food_choices')
      .where('user_id', '=', userId)
      .where('name_key', '=', ingredientKey(name))
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new AppError('not_found')
    await outdateAnalyses(scope, name)
  })

/**
 * Forgets which version the analyses of recipes with this ingredient, and of all above them, were made from: they are stale
 * until made again.
 */
const outdateAnalyses = async ({ tx, userId }: Scope, name: string): Promise<void> => {
  await sql`update nutritional_info set recipe_updated_at = null
    where user_id = ${userId} and recipe_id in (${withIngredient({ userId }, [ingredientKey(name)])})`.execute(tx)
}

const choiceRow = ({ name, food_id, updated_at }: Omit<FoodChoiceRow, 'food'>): FoodChoiceRow => {
  const food = loadPantry().byId.get(food_id ?? '')
  return { name, food_id, food: food === undefined ? null : foodToRow(food), updated_at }
}

import { type ChooseFoodBody, type FoodChoiceRow, foodToRow } from '#core/api/foods.ts'
import { AppError } from '#core/errors/app-error.ts'
import { nameKey } from '#core/pantry/name-key.ts'
import { asUser } from '#server/database/as-user.ts'
import type { Part } from '#server/http/part.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { listFoodChoices } from './queries.ts'

const pageSize = 200

/** What the cook has decided, by name; `next` is the place to go on from, null at the end. */
export const foodChoicesFrom = async ({ store }: Part, userId: string, after: string) => {
  const rows = await asUser(store, userId, (mine) => listFoodChoices(mine, pageSize + 1, after))
  const page = rows.slice(0, pageSize)
  return { items: page.map(choiceRow), next: rows.length > pageSize ? (page.at(-1)?.name_key ?? null) : null }
}

/** From now on this name means this food to this cook; null: none of the table. Said again, it is the last word. */
export const chooseFood = async (
  { store, now }: Part,
  userId: string,
  body: ChooseFoodBody,
): Promise<FoodChoiceRow> => {
  const name = body.name.trim()
  if (name === '') throw new AppError('ingredient_name_required')
  if (body.food_id !== null && !loadPantry().byId.has(body.food_id)) throw new AppError('food_not_found')
  const choice = { name, food_id: body.food_id, updated_at: now().toISOString() }
  await asUser(store, userId, ({ tx }) =>
    tx
      .insertInto('food_choices')
      .values({ user_id: userId, name_key: nameKey(name), ...choice })
      .onConflict((conflict) => conflict.columns(['user_id', 'name_key']).doUpdateSet(choice))
      .execute(),
  )
  return choiceRow(choice)
}

/** The pantry decides again. Nothing to forget is an error, as everywhere: the name was never decided on. */
export const forgetChoice = ({ store }: Part, userId: string, name: string): Promise<void> =>
  asUser(store, userId, async ({ tx }) => {
    const { numDeletedRows } = await tx
      .deleteFrom('food_choices')
      .where('user_id', '=', userId)
      .where('name_key', '=', nameKey(name))
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new AppError('not_found')
  })

const choiceRow = ({ name, food_id, updated_at }: Omit<FoodChoiceRow, 'food'>): FoodChoiceRow => {
  const food = loadPantry().byId.get(food_id ?? '')
  return { name, food_id, food: food === undefined ? null : foodToRow(food), updated_at }
}

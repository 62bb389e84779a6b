import { AppError } from '#core/errors/app-error.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { asReader, asUser } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { findRecipe } from './queries.ts'

/** What safety says of a recipe as it is written: thought out elsewhere, so that nobody waits for it. */
export type JudgeRecipe = (
  written: { readonly name: string; readonly method: string; readonly ingredients: readonly IngredientDraft[] },
  asker: { readonly userId: string; readonly signal: AbortSignal },
) => Promise<readonly string[]>

type Kitchen = Deps & { readonly judge: JudgeRecipe }
type Asker = Parameters<JudgeRecipe>[1]

/**
 * What a cook should look at in a recipe, but for what was read before and what its reader of photos says already. Works for
 * every recipe, however it came into the book: typed, pasted, imported or restored.
 */
export const readHazards = async (kitchen: Kitchen, asker: Asker, id: string): Promise<readonly string[]> => {
  const { hazards, told } = await judged(kitchen, asker, id)
  return hazards.filter((hazard) => !told.includes(hazard))
}

/** The cook has read them. That is no edit: the recipe keeps its version and its place in the list. */
export const dismissHazards = async (kitchen: Kitchen, asker: Asker, id: string): Promise<void> => {
  const { hazards } = await judged(kitchen, asker, id)
  await asUser(kitchen.store, asker.userId, ({ tx }) =>
    tx
      .updateTable('recipes')
      .set({ hazards_seen: hazards.length > 0 ? JSON.stringify(hazards) : null })
      .where('user_id', '=', asker.userId)
      .where('id', '=', id)
      .execute(),
  )
}

const judged = async ({ store, judge }: Kitchen, asker: Asker, id: string) => {
  const found = await asReader(store, asker.userId, async (mine) => {
    const recipe = await findRecipe(mine, id)
    const seen = await mine.tx
      .selectFrom('recipes')
      .where('user_id', '=', mine.userId)
      .where('id', '=', id)
      .select('hazards_seen')
      .executeTakeFirst()
    return recipe && { recipe, told: [...recipe.warnings, ...(seen?.hazards_seen ?? [])] }
  })
  if (found === undefined) throw new AppError('not_found')
  const { name, method, ingredients } = found.recipe
  const lines = ingredients.map((line) => ({ name: line.name, quantity: line.quantity, unit: line.unit }))
  return { hazards: await judge({ name, method, ingredients: lines }, asker), told: found.told }
}

import { AppError } from '#core/errors/app-error.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { asReader, asUser, type Scope } from '#server/database/as-user.ts'
import { idsBelow } from '#server/elaboraciones/queries.ts'
import type { Deps } from '#server/http/deps.ts'
import { selectLines } from './queries.ts'
import { recipeTexts } from './texts.ts'

/** What safety says of a recipe as it is written: thought out elsewhere, so that nobody waits for it. */
export type JudgeRecipe = (
  written: { readonly name: string; readonly method: string; readonly ingredients: readonly IngredientDraft[] },
  asker: { readonly userId: string; readonly signal: AbortSignal },
) => Promise<readonly string[]>

type HazardDeps = Deps & { readonly judge: JudgeRecipe }
type Asker = Parameters<JudgeRecipe>[1]

/**
 * What a cook should look at in a recipe and in its elaboraciones, at any depth, but for what was read before, here or at the
 * elaboración, and what its reader of photos says already. Works for every recipe, however it came into the book: typed,
 * pasted, imported or restored.
 */
export const readHazards = async (kitchen: HazardDeps, asker: Asker, id: string): Promise<readonly string[]> => {
  const { hazards, told } = await judged(kitchen, asker, id)
  return hazards.filter((hazard) => !told.includes(hazard))
}

/** The cook has read them. That is no edit: the recipe keeps its version and its place in the list. */
export const dismissHazards = async (kitchen: HazardDeps, asker: Asker, id: string): Promise<void> => {
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

/** Elaboraciones judged with a dish; of more it is said that they were not looked at. */
const mostJudged = 40

const judged = async ({ store, judge }: HazardDeps, asker: Asker, id: string) => {
  const { dish, below, more } = await asReader(store, asker.userId, async (mine) => {
    const ids = await idsBelow(mine, [id])
    const [dish] = await readJudged(mine, [id])
    return { dish, below: await readJudged(mine, ids.slice(0, mostJudged)), more: ids.length - mostJudged }
  })
  if (dish === undefined) throw new AppError('not_found')
  const hazards = [...(await judge(dish.written, asker))]
  for (const { written, told } of below) {
    const within = (await judge(written, asker)).filter((hazard) => !told.includes(hazard))
    hazards.push(...within.map((hazard) => recipeTexts.hazardWithin(written.name, hazard)))
  }
  if (more > 0) hazards.push(recipeTexts.hazardsUnread(more))
  return { hazards, told: dish.told }
}

type Judged = { readonly written: Parameters<JudgeRecipe>[0]; readonly told: readonly string[] }

/** Recipes as they are written, with what was told of them and read, by name. */
const readJudged = async (scope: Scope, ids: readonly string[]): Promise<Judged[]> => {
  if (ids.length === 0) return []
  const rows = await scope.tx
    .selectFrom('recipes')
    .where('user_id', '=', scope.userId)
    .where('id', 'in', ids)
    .select(['id', 'name', 'method', 'warnings', 'hazards_seen'])
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  const linesOf = Map.groupBy(await selectLines(scope, ids), ({ recipe_id }) => recipe_id)
  return rows.map(({ id, name, method, warnings, hazards_seen }) => ({
    written: { name, method, ingredients: (linesOf.get(id) ?? []).map(written) },
    told: [...(warnings ?? []), ...(hazards_seen ?? [])],
  }))
}

const written = ({ name, quantity, unit }: Pick<IngredientDraft, 'name' | 'quantity' | 'unit'>): IngredientDraft => ({
  name,
  quantity,
  unit,
})

import { exampleFolders, exampleRecipes, methodOf } from '#core/examples/set.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import type { VariationBase } from '#server/database/schema.ts'
import type { Deps } from '#server/http/deps.ts'
import { markOf } from './mark.ts'

/** The rows of folders, recipes and ingredients, with new ids. The first recipe is the newest, a second apart. */
export const recipeRows = ({ newId }: Deps, user_id: string, now: Date) => {
  const created_at = now.toISOString()
  const folders = exampleFolders.map(({ key, name }) => ({ key, row: { user_id, id: newId(), name, created_at } }))
  const folderIds = new Map(folders.map(({ key, row }) => [key, row.id]))
  const ids = new Map(exampleRecipes.map(({ key }) => [key, newId()]))
  const recipes = exampleRecipes.map((recipe, at) => {
    const { key, folder, name, category, servings, yields = {}, elaboraciones = {} } = recipe
    const ingredients = recipe.ingredients.map((line) => {
      const recipeId = ids.get(elaboraciones[line.name] ?? '')
      return recipeId === undefined ? line : { ...line, link: { recipeId, inServings: false } }
    })
    const updated_at = new Date(now.getTime() - at * 1000).toISOString()
    const method = methodOf(recipe)
    const id = ids.get(key) ?? newId()
    const row = {
      user_id,
      id,
      name,
      name_key: nameKey(name),
      category,
      category_key: nameKey(category),
      servings,
      method,
      ingredient_count: ingredients.length,
      folder_id: folderIds.get(folder) ?? null,
      yield_grams: yields.grams ?? null,
      yield_ml: yields.millilitres ?? null,
      yield_pieces: yields.pieces ?? null,
      cooking_loss_percent: yields.cookingLossPercent ?? null,
      created_at: updated_at,
      updated_at,
    }
    const lines = ingredients.map(({ link: _, ...line }, position) => ({
      ...line,
      user_id,
      id: newId(),
      recipe_id: id,
      position,
      ingredient_key: ingredientKey(line.name),
    }))
    const links = lines.flatMap(({ id: ingredient_id }, index) => {
      const linked_id = ingredients[index]?.link?.recipeId
      return linked_id === undefined ? [] : [{ user_id, ingredient_id, recipe_id: id, linked_id, in_servings: false }]
    })
    const base: VariationBase = { name, category, servings, method, ingredients, updated_at }
    return { key, row, lines, links, base }
  })
  return {
    folders: folders.map(({ row }) => row),
    recipes: recipes.map(({ row }) => row),
    ingredients: recipes.flatMap(({ lines }) => lines),
    links: recipes.flatMap(({ links }) => links),
    /** The copy a variation keeps of each recipe, with its id, by key. */
    bases: new Map(recipes.map(({ key, row, base }) => [key, { id: row.id, base }])),
    marks: [
      ...folders.map(({ key, row }) => markOf('folder', key, row.id, row.name)),
      ...recipes.map(({ key, row }) => markOf('recipe', key, row.id, row.updated_at)),
    ],
  }
}

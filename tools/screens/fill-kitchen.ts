import type { CallApi } from './call-api.ts'
import { kitchen } from './kitchen-data.ts'

/** What the screens' addresses need to know. */
export type Filled = { readonly recipeId: string; readonly projectId: string }

/** Fills an account as its cook would: every figure comes out of the product's own engines. */
export const fillKitchen = async (call: CallApi): Promise<Filled> => {
  const recipes = await saveRecipes(call)
  const recipeId = recipes.get(kitchen.project.base) ?? ''
  for (const id of [...recipes.values()].slice(0, -1)) await analyse(call, id)
  await savePrices(call)
  await makeFormula(call)
  return { recipeId, projectId: await makeProject(call, recipeId) }
}

const saveRecipes = async (call: CallApi): Promise<Map<string, string>> => {
  const folders = new Map<string, string>()
  const recipes = new Map<string, string>()
  for (const { folder, lines, ...recipe } of kitchen.recipes.toReversed()) {
    const folderId = folders.get(folder) ?? (await call('/rest/v1/folders', { name: folder })).id
    folders.set(folder, folderId)
    const ingredients = lines.map(([name, quantity, unit]) => ({ name, quantity, unit }))
    const saved = await call('/rest/v1/recipes', { ...recipe, ingredients, folder_id: folderId })
    recipes.set(recipe.name, saved.id)
  }
  return recipes
}

const analyse = async (call: CallApi, id: string): Promise<void> => {
  const { name, ingredients, servings, updated_at } = await call(`/rest/v1/recipes/${id}`)
  const lines = ingredients.map(({ name, quantity, unit }: Record<string, unknown>) => ({ name, quantity, unit }))
  const answer = await call('/functions/v1/calculate-nutrition', { recipeName: name, ingredients: lines, servings })
  const { nutrition, allergens: _live, notice: _told, ...analysis } = answer
  await call(`/rest/v1/nutritional_info/${id}`, { ...nutrition, recipe_updated_at: updated_at, analysis }, 'PUT')
}

const savePrices = async (call: CallApi): Promise<void> => {
  const { items } = await call('/rest/v1/unpriced_ingredients?limit=200')
  for (const { ingredient_name } of items) {
    const found = await call('/functions/v1/search-ingredient-prices', { ingredientName: ingredient_name, unit: 'kg' })
      .then(({ price, unit, source, kind, price_date }) => ({ price_per_unit: price, unit, source, kind, price_date }))
      .catch(() => ({ price_per_unit: 5, unit: 'kg', source: 'Error en búsqueda', kind: 'fallback' }))
    await call('/rest/v1/ingredient_prices', { ingredient_name, ...found })
  }
}

const makeFormula = async (call: CallApi): Promise<void> => {
  const { name, type, servings } = kitchen.formula
  const { description, ingredients } = await call('/functions/v1/generate-ice-cream-formula', {
    formulaName: name,
    type,
    servings,
  })
  const { id } = await call('/rest/v1/ice_cream_formulas', { name, type, description, servings })
  await call('/rest/v1/ice_cream_ingredients', { formula_id: id, items: ingredients })
  await call('/functions/v1/analyze-ice-cream-formula', { formulaId: id, ingredients, type })
}

const makeProject = async (call: CallApi, recipeId: string): Promise<string> => {
  const { name, description, variations, comment } = kitchen.project
  const { id } = await call('/rest/v1/projects', { name, description })
  for (const { comment: about, ...variation } of variations) {
    const made = await call('/rest/v1/recipe_variations', { project_id: id, recipe_id: recipeId, ...variation })
    await call('/rest/v1/project_comments', { project_id: id, recipe_variation_id: made.id, content: about })
  }
  await call('/rest/v1/project_comments', { project_id: id, content: comment })
  return id
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tools/start/prepare.mjs'
import type { CallApi } from './call-api.ts'

/** What the screens' addresses need to know. */
export type Filled = {
  readonly recipeId: string
  /** A recipe the scanner has read, with what it was not sure of. */
  readonly scannedId: string
  readonly projectId: string
}

/** The recipe that is shown whole: cooked from, costed, analysed. */
export const shownRecipe = 'Croquetas de jamón ibérico'

/** A recipe on paper, out of those the scanner is measured with. */
export const paper = join(root, 'tools', 'scan', 'pages', '15-brownie-pautado.jpg')

/** Fills an account as its cook would: a page scanned, the examples loaded, all but one recipe analysed. */
export const fillKitchen = async (call: CallApi): Promise<Filled> => {
  const scannedId = await scanPaper(call)
  await call('/rest/v1/examples', {})
  // Eggs by the piece are weighed, as a cook who has read the hint would have it.
  await call('/rest/v1/preferences', { household_to_grams: true }, 'PATCH')
  const { items: recipes } = await call('/rest/v1/recipes?limit=100')
  const { items: projects } = await call('/rest/v1/projects')
  for (const { id } of recipes) if (id !== scannedId) await analyse(call, id)
  const recipeId = recipes.find(({ name }: { name: string }) => name === shownRecipe).id
  return { recipeId, scannedId, projectId: projects[0].id }
}

const scanPaper = async (call: CallApi): Promise<string> => {
  const fileData = `data:image/jpeg;base64,${readFileSync(paper, 'base64')}`
  const { recipe, warnings } = await call('/functions/v1/scan-recipe-document', { fileData, extractedText: null })
  return (await call('/rest/v1/recipes', { ...recipe, warnings })).id
}

const analyse = async (call: CallApi, id: string): Promise<void> => {
  const { name, ingredients, servings, updated_at } = await call(`/rest/v1/recipes/${id}`)
  const lines = ingredients.map(({ name, quantity, unit }: Record<string, unknown>) => ({ name, quantity, unit }))
  const answer = await call('/functions/v1/calculate-nutrition', { recipeName: name, ingredients: lines, servings })
  const { nutrition } = answer
  await call(`/rest/v1/nutritional_info/${id}`, { ...nutrition, recipe_updated_at: updated_at }, 'PUT')
}

/** Makes every saved price the cook's own, as after a round of invoices. */
export const setOwnPrices = async (call: CallApi): Promise<void> => {
  const { items } = await call('/rest/v1/ingredient_prices?limit=200')
  for (const { id, price_per_unit, unit } of items) {
    await call(`/rest/v1/ingredient_prices/${id}`, { price_per_unit, unit }, 'PATCH')
  }
}

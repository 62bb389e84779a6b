import { expect, type Page } from '@playwright/test'
import { call } from './kitchen.ts'

/** Recipes and steps the nutrition tests share. */

export const calculate = '**/functions/v1/calculate-nutrition'
export const infos = '**/rest/v1/nutritional_info/**'

type Line = { readonly name: string; readonly quantity: number; readonly unit: string }
export const line = (name: string, quantity: number, unit = 'g'): Line => ({ name, quantity, unit })

/**
 * For five, by hand from the table (per 100 g: flour 356 kcal, 9,06 P, 75,9 HC, 0,82 G; butter 753, 0,7, 0,9, 82,9; egg of
 * 50 g 140, 12,7, 0,27, 9,83; salt 38.758 mg of sodium): 3.426 kcal, 59,4 g of protein, 381,57 g of carbohydrate,
 * 179,73 g of fat, 4.244,8 mg of sodium in 810 g.
 */
export const dough: readonly Line[] = [
  line('Harina de trigo', 500),
  line('Mantequilla', 200),
  line('Huevo', 2, 'unidad'),
  line('Sal', 10),
]

export const save = async (page: Page, name: string, ingredients = dough, servings = 5): Promise<string> => {
  const body = { name, category: 'Masas', servings, method: 'Amasar.\nHornear.', ingredients }
  return (await call(page, 'POST', '/rest/v1/recipes', body)).id
}

/** Saves the recipe again, as an edit does. */
export const edit = async (page: Page, id: string, change: object): Promise<void> => {
  const recipe = await call(page, 'GET', `/rest/v1/recipes/${id}`)
  await call(page, 'PUT', `/rest/v1/recipes/${id}`, { ...recipe, ...change })
}

export const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** Generates the analysis on the list and opens it. */
export const open = async (page: Page, name: string): Promise<void> => {
  await page.goto('/nutritional-analysis')
  const card = cardOf(page, name)
  await card.getByRole('button', { name: 'Generar Análisis' }).click()
  await card.getByRole('link', { name: 'Ver Detalle Completo' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

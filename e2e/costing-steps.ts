import { expect, type Locator, type Page } from '@playwright/test'
import { call } from './kitchen.ts'

/** Shared steps of the tests of /cost-analysis. */

export const searches = '**/functions/v1/search-ingredient-prices'
export const prices = '**/rest/v1/ingredient_prices**'

export type Line = readonly [name: string, quantity: number, unit: string]

export const addRecipe = (page: Page, name: string, servings: number, lines: readonly Line[], category = '') =>
  call(page, 'POST', '/rest/v1/recipes', {
    name,
    category,
    servings,
    method: 'Mezclar.',
    ingredients: lines.map(([ingredient, quantity, unit]) => ({ name: ingredient, quantity, unit })),
  })

export const addPrice = (page: Page, name: string, price: number, unit = 'kg', more: object = {}) =>
  call(page, 'POST', '/rest/v1/ingredient_prices', { ingredient_name: name, price_per_unit: price, unit, ...more })

export const open = async (page: Page) => {
  await page.goto('/cost-analysis')
  await expect(page.getByRole('heading', { level: 1, name: 'Análisis de Costes' })).toBeVisible()
}

export const picker = (page: Page) => page.getByRole('combobox', { name: 'Receta' })
export const generate = (page: Page) => page.getByRole('button', { name: 'Generar Escandallos' })
export const generateAll = (page: Page) => page.getByRole('button', { name: 'Generar para todas' })
export const cancel = (page: Page) => page.getByRole('button', { name: 'Cancelar' })
export const costs = (page: Page) => page.getByRole('table', { name: 'Coste por receta' })
export const costRow = (page: Page, name: string) => costs(page).getByRole('row').filter({ hasText: name })
export const priceTable = (page: Page) => page.getByRole('table', { name: 'Precios guardados' })
export const priceRow = (page: Page, name: string) => priceTable(page).getByRole('row').filter({ hasText: name })
export const sheet = (page: Page, name: string): Locator => page.getByRole('dialog', { name })
export const total = (dialog: Locator) => dialog.getByRole('status', { name: 'Coste total' })
export const perServing = (dialog: Locator) => dialog.getByRole('status', { name: 'Coste por ración' })

export const choose = async (page: Page, name: string) => {
  await picker(page).fill(name)
  await page.getByRole('option', { name }).click()
}

/** Names of the ingredients whose price is asked for, in order. */
export const watchSearches = (page: Page): string[] => {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('search-ingredient-prices')) names.push(request.postDataJSON().ingredientName)
  })
  return names
}

/** Harina 250 g a 1,20 = 0,30 · leche 500 ml a 0,90 = 0,45 · 6 huevos a 4,00 = 24,00: 24,75 €, y 6,1875 € por ración. */
const bechamel: readonly Line[] = [
  ['Harina', 250, 'g'],
  ['Leche', 500, 'ml'],
  ['Huevo', 6, 'unidad'],
]
export const seedBechamel = async (page: Page, name = 'Bechamel con huevo') => {
  await addRecipe(page, name, 4, bechamel, 'Salsas')
  await addPrice(page, 'Harina', 1.2)
  await addPrice(page, 'Leche', 0.9)
  await addPrice(page, 'Huevo', 4)
}

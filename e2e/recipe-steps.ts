import { expect, type Locator, type Page } from '@playwright/test'

/** What the specs of the recipes' screen do again and again. */

export const form = (page: Page): Locator => page.getByRole('dialog', { name: /^(Nueva|Editar) Receta$/ })
export const save = (page: Page) => form(page).getByRole('button', { name: 'Guardar', exact: true })
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
export const search = (page: Page) => page.getByPlaceholder('Buscar por nombre...')

export const openNew = async (page: Page) => {
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Nueva Receta' }).click()
  await expect(form(page).getByLabel('Nombre', { exact: true })).toBeFocused()
}

/** Fills the smallest recipe that can be saved. */
export const fill = async (page: Page, name: string) => {
  await form(page).getByLabel('Nombre', { exact: true }).fill(name)
  await form(page).getByRole('textbox', { name: 'Ingrediente 1' }).fill('Harina')
  await form(page).getByLabel('Cantidad 1').fill('100')
  await form(page).getByLabel('Método').fill('Mezclar.\nHornear.')
}

export const write = async (page: Page, name: string) => {
  await openNew(page)
  await fill(page, name)
  await save(page).click()
  await expect(form(page)).toBeHidden()
}

/** A name no other test of the worker's shared account looks for. */
export const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

import type { Page } from '@playwright/test'

/** What a cook does on a screen before there is something to see. */

/** Chooses the newest formula of the ice-cream lab and turns to one of its tabs. */
export const openFormula =
  (tab: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('region', { name: 'Fórmulas' }).getByRole('button').first().click()
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await page.getByRole('tabpanel').waitFor()
  }

export const openEscandallo =
  (recipe: string) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('button', { name: recipe })
      .or(page.getByRole('row', { name: recipe }))
      .first()
      .click()
    await page.getByRole('dialog').getByRole('table').waitFor()
  }

export const openNewRecipe = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Nueva Receta' }).click()
  await page.getByRole('dialog').waitFor()
}

/** Ticks off the first step and two ingredients, as one does while cooking. */
export const cookOneStep = async (page: Page): Promise<void> => {
  for (const box of (await page.getByRole('checkbox').all()).slice(0, 2)) await box.check()
  await page.getByRole('checkbox', { name: 'Paso 1' }).check()
}

import type { Page } from '@playwright/test'

export const question = 'Crea una receta de ajoblanco para 8 personas'

/** The conversation lives in the browser, so it is held there: one question, and its recipe saved. */
export const askAssistant = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/ai-assistant`)
  await page.getByRole('textbox').fill(question)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Ver en Biblioteca' }).first().waitFor()
}

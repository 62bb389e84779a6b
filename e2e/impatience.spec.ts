import { expect, type Locator, type Page, test } from '@playwright/test'
import { prices } from './costing-steps.ts'
import { signUp } from './kitchen.ts'

/** Impatient fingers: whatever is pressed again and again is done, and said, once. */

test('pulsar Guardar sin parar mientras el diálogo se va: un precio y un aviso', async ({ page }) => {
  await signUp(page)
  await page.goto('/cost-analysis')
  const asked = await slowed(page, prices, 'POST')
  await page.getByRole('button', { name: 'Añadir precio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Añadir precio' })
  await dialog.getByLabel('Ingrediente').fill('Patatas')
  await dialog.getByLabel('Precio (€)').fill('0,8')
  await hammer(page, dialog.getByRole('button', { name: 'Guardar' }))
  await expect(notices(page)).toHaveText(['Precio guardado'])
  expect(asked).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Añadir precio' })).toBeFocused()
})

/** Titles of the toasts that stand. */
const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' }).locator('p:first-child')

/** Every such request, answered late: the dialog is still there while its button is pressed again. */
const slowed = async (page: Page, path: string, method: string): Promise<string[]> => {
  const asked: string[] = []
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    asked.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 150))
    return route.continue()
  })
  return asked
}

/**
 * Presses the place where the button is, and whatever can be hit there, every few milliseconds until well after the first
 * toast. From inside the page: from here a press takes longer than a dialog that fades.
 */
const hammer = async (page: Page, button: Locator) => {
  const box = await button.boundingBox()
  if (box === null) throw new Error('nothing to press')
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const
  await page.evaluate(
    ([x, y]) =>
      new Promise<void>((resolve) => {
        let end = Number.POSITIVE_INFINITY
        const clock = setInterval(() => {
          document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
          const said = document.querySelector('[role="status"] p') !== null
          if (said && end === Number.POSITIVE_INFINITY) end = Date.now() + 400
          if (Date.now() < end) return
          clearInterval(clock)
          resolve()
        }, 5)
      }),
    place,
  )
}

import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, newKitchen, test } from './kitchen.ts'
import { button, call } from './kitchen-lab-steps.ts'

/** From 1200 px on a formula's rows show all their fields, as a spreadsheet does. */

const longest = 'Pasta pura de pistacho tostado de Bronte, molida en la casa con aceite de girasol y sal de escamas'
const names = ['Leche entera 3,6 %', 'Nata 35 %', 'Azúcar (sacarosa)', longest]

const formulaOf = async (page: Page, rows: number) => {
  await page.goto('/ice-cream-lab')
  const formula = await call(page, 'POST', 'ice_cream_formulas', { name: 'Vitrina', type: 'helado' })
  const items = Array.from({ length: rows }, (_, at) => ({
    ...{ id: crypto.randomUUID(), name: names[at % names.length], quantity: 100 + at, unit: 'g' },
    ...{ ingredient_type: 'grasa', fat_content: 52.25, sugar_content: 10, water_content: 20, non_fat_solids: 9.1 },
    ...{ pac_contribution: 190, pod_contribution: 127 },
  }))
  if (rows > 0) await call(page, 'POST', 'ice_cream_ingredients', { formula_id: formula.id, items })
}

const choose = async (page: Page) => {
  await page.goto('/ice-cream-lab')
  await page
    .getByRole('region', { name: 'Fórmulas' })
    .getByRole('button', { name: /Vitrina/ })
    .first()
    .click()
  await expect(page.getByRole('tabpanel')).toBeVisible()
}

const rows = (page: Page): Locator => page.getByRole('tabpanel').getByRole('group')
const composition = ['Grasa %', 'Azúcares %', 'Agua %', 'Sól. no grasos %', 'PAC', 'POD']

test('desde 1200 px una fila nueva enseña «otro» y ceros sin pulsar nada; por debajo se despliega', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await newKitchen(page)
  await formulaOf(page, 0)
  await choose(page)
  await button(page, 'Añadir ingrediente').click()
  const row = rows(page).first()
  await expect(row.getByLabel('Tipo')).toHaveValue('otro')
  for (const name of composition) await expect(row.getByRole('spinbutton', { name })).toHaveValue('0')
  await expect(row.getByRole('button', { name: /^Composición de/ })).toBeHidden()
  // Across the row with Tab: the order of the columns.
  await expect(row.getByRole('combobox', { name: 'Nombre' })).toBeFocused()
  for (const name of ['Cantidad', 'Unidad', 'Tipo', ...composition]) {
    await page.keyboard.press('Tab')
    await expect(row.getByLabel(name)).toBeFocused()
  }
  await page.setViewportSize({ width: 1199, height: 900 })
  await expect(row.getByLabel('Tipo')).toBeHidden()
  await row.getByRole('button', { name: /^Composición de/ }).click()
  await expect(row.getByLabel('Tipo')).toBeVisible()
})

test('cerrada o abierta, se recuerda en el aparato', async ({ page }) => {
  await newKitchen(page)
  await formulaOf(page, 2)
  await choose(page)
  const type = rows(page).first().getByLabel('Tipo')
  const switcher = button(page, 'Composición')
  await expect(type).toBeVisible()
  await expect(switcher).toHaveAttribute('aria-pressed', 'true')
  await switcher.click()
  await expect(type).toBeHidden()
  await choose(page)
  await expect(switcher).toHaveAttribute('aria-pressed', 'false')
  await expect(type).toBeHidden()
  await rows(page)
    .first()
    .getByRole('button', { name: /^Composición de/ })
    .click()
  await expect(type).toBeVisible()
  await switcher.click()
  await choose(page)
  await expect(type).toBeVisible()
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(type).toBeVisible()
})

test('cabe: a 1200, 1366 y 1600 px, con 0, 1, 15 y 40 filas, sin desplazar la página y con el nombre legible', async ({
  page,
}) => {
  test.slow()
  for (const count of [0, 1, 15, 40]) {
    await newKitchen(page)
    await formulaOf(page, count)
    for (const width of [1200, 1366, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      await choose(page)
      await expect(rows(page)).toHaveCount(count)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wider, `${count} filas a ${width} px`).toBeLessThanOrEqual(0)
      if (count === 0) continue
      const row = rows(page).first()
      // 'Leche en polvo desnatada' takes 180 px.
      expect((await row.getByLabel('Nombre').boundingBox())?.width).toBeGreaterThan(205)
      for (const name of composition) {
        const cut = await row
          .getByRole('spinbutton', { name })
          .evaluate((field) => field.scrollWidth - field.clientWidth)
        expect(cut, `${name} a ${width} px`).toBeLessThanOrEqual(0)
      }
      // A refusal hangs from its field and pushes none out of line.
      const top = async (name: string) => (await row.getByRole('spinbutton', { name }).boundingBox())?.y
      await row.getByRole('spinbutton', { name: 'Grasa %' }).fill('101')
      await expect(row.getByText('Entre 0 y 100')).toBeVisible()
      expect(await top('Grasa %')).toBe(await top('Agua %'))
      await row.getByRole('spinbutton', { name: 'Grasa %' }).fill('52,25')
      const heights = await rows(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      // One line of fields where they fit in one; the first of ten carries the heads.
      if (width === 1600) expect(Math.max(...heights.slice(1, 4), 0)).toBeLessThan(80)
      if (count === 15) await expectAccessible(page)
    }
  }
})

import { expect, type Locator, type Page } from '@playwright/test'
import { addPrice, addRecipe, costRow, open, sheet } from './costing-steps.ts'
import { expectAccessible, newKitchen, test } from './kitchen.ts'
import { button, call, card, openProject } from './kitchen-lab-steps.ts'
import { form, openNew } from './recipe-steps.ts'

/** Number fields are number fields for assistive tools: their role, their bounds, their arrows; comma and point alike. */

const field = (where: Page | Locator, name: string | RegExp): Locator =>
  where.getByRole('spinbutton', { name, exact: typeof name === 'string' })

/** The arrows lead from `from` to `up` and back down; the value is told with each. */
const steps = async (one: Locator, from: string, up: string, least: string) => {
  await one.fill(from)
  await one.press('ArrowUp')
  await expect(one).toHaveValue(up)
  await expect(one).toHaveAttribute('aria-valuenow', up.replace(',', '.'))
  await expect(one).toHaveAttribute('aria-valuetext', up)
  await one.press('ArrowDown')
  await expect(one).toHaveValue(from)
  await expect(one).toHaveAttribute('aria-valuemin', least)
}

test('receta: raciones desde 1 y cantidades desde 0, con coma o punto', async ({ page }) => {
  await newKitchen(page)
  await openNew(page)
  const servings = field(form(page), 'Raciones')
  await steps(servings, '4', '5', '1')
  await servings.fill('1')
  await servings.press('ArrowDown')
  await expect(servings).toHaveValue('1')
  await servings.fill('muchas')
  await servings.blur()
  await expect(servings).toHaveValue('1')
  const quantity = field(form(page), 'Cantidad 1')
  await steps(quantity, '100', '101', '0')
  for (const typed of ['12,5', '12.5']) {
    await quantity.fill(typed)
    await expect(quantity).toHaveAttribute('aria-valuenow', '12.5')
    await quantity.blur()
    await expect(quantity).toHaveValue('12,5')
  }
  await quantity.fill('c/s')
  await quantity.blur()
  await expect(quantity).toHaveValue('0')
  await quantity.press('ArrowDown')
  await expect(quantity).toHaveValue('0')
  // With Shift and Control the keys are the text's own.
  await quantity.press('Shift+ArrowUp')
  await expect(quantity).toHaveValue('0')
  await expectAccessible(page)
})

test('costes: el precio de céntimo en céntimo, los porcentajes y las cantidades del escandallo', async ({ page }) => {
  await newKitchen(page)
  await addPrice(page, 'Patata', 2)
  await addRecipe(page, 'Puré', 2, [['Patata', 1, 'kg']])
  await open(page)
  await button(page, 'Añadir precio').click()
  const adding = page.getByRole('dialog', { name: 'Añadir precio' })
  const price = field(adding, /^Precio/)
  await expectAccessible(page)
  await steps(price, '2,35', '2,36', '0.01')
  await price.fill('0,01')
  await price.press('ArrowDown')
  await expect(price).toHaveValue('0,01')
  // What is no number stays in sight beside its refusal.
  await price.fill('caro')
  await adding.getByLabel('Ingrediente').fill('Tomate')
  await button(adding, 'Guardar').click()
  await expect(price).toHaveValue('caro')
  await button(adding, 'Cancelar').click()

  await costRow(page, 'Puré').getByRole('button').click()
  const dialog = sheet(page, 'Puré')
  await steps(field(dialog, 'Raciones'), '8', '9', '1')
  await steps(field(dialog, 'Cantidad de Patata'), '3', '4', '0')
  await steps(field(dialog, /food cost/i).first(), '30', '31', '1')
  await steps(field(dialog, /IVA/).first(), '10', '11', '0')
  await expectAccessible(page)
})

test('biblioteca, Kitchen Lab y etiqueta: los mismos campos', async ({ page }) => {
  await newKitchen(page)
  const { recipe } = await openProject(page)
  await button(card(page, 'Sin gluten'), 'Modificar').click()
  const changing = page.getByRole('dialog', { name: 'Modificar «Sin gluten»' })
  await steps(field(changing, 'Cantidad 1'), '175', '176', '0')
  await page.goto(`/library/${recipe.id}`)
  await steps(field(page, 'Raciones'), '6', '7', '1')
  await page.goto('/nutritional-analysis')
  await button(page, 'Generar Análisis').click()
  await page.getByRole('link', { name: 'Ver Detalle Completo' }).click()
  await steps(field(page, 'Peso del plato terminado (g)'), '430', '431', '0.001')
})

test('helado: gramos de uno en uno, porcentajes de décima en décima, y las filas con Intro o Ctrl', async ({
  page,
}) => {
  await newKitchen(page)
  await page.goto('/ice-cream-lab')
  const formula = await call(page, 'POST', 'ice_cream_formulas', { name: 'Vitrina', type: 'helado' })
  const row = (name: string, quantity: number) => ({
    ...{ id: crypto.randomUUID(), name, quantity, unit: 'g', ingredient_type: 'otro', fat_content: 0 },
    ...{ sugar_content: 0, water_content: 50, non_fat_solids: 0, pac_contribution: 0, pod_contribution: 0 },
  })
  const items = [row('Pasta de la casa', 100), row('Otra pasta', 200)]
  await call(page, 'POST', 'ice_cream_ingredients', { formula_id: formula.id, items })
  await page.reload()
  await page
    .getByRole('region', { name: 'Fórmulas' })
    .getByRole('button', { name: /Vitrina/ })
    .first()
    .click()
  const first = page.getByRole('group', { name: 'Pasta de la casa' })
  const second = page.getByRole('group', { name: 'Otra pasta' })
  await steps(field(first, 'Cantidad'), '100', '101', '0')
  await field(first, 'Cantidad').press('Enter')
  await expect(field(second, 'Cantidad')).toBeFocused()
  await page.keyboard.press('Control+ArrowUp')
  await expect(field(first, 'Cantidad')).toBeFocused()
  await page.keyboard.press('Control+ArrowDown')
  await expect(field(second, 'Cantidad')).toBeFocused()
  await expect(field(second, 'Cantidad')).toHaveValue('200')
  const fat = field(first, 'Grasa %')
  await steps(fat, '3,6', '3,7', '0')
  await expect(fat).toHaveAttribute('aria-valuemax', '100')
  await fat.fill('100')
  await fat.press('ArrowUp')
  await expect(fat).toHaveValue('100')
  await steps(field(first, 'PAC'), '190', '191', '0')

  await button(page, 'Editar').click()
  const facts = page.getByRole('dialog', { name: 'Editar la fórmula' })
  await steps(field(facts, 'Rendimiento (g)'), '1000', '1001', '0.001')
  await expectAccessible(page)
})

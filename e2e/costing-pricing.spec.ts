import { expect, type Page } from '@playwright/test'
import { addPrice, addRecipe, costRow, open, sheet } from './costing-steps.ts'
import { choiceKept, expectAccessible, newKitchen, refuse, test } from './kitchen.ts'

/** What a dish should be sold for: the target of the kitchen, of a category and of a dish, and how prices end. */

/** 100 g of butter at 31 €/kg: 3,10 €, which at 30 % and with IVA are 11,366…; */
const seed = async (page: Page) => {
  await newKitchen(page)
  await addPrice(page, 'Mantequilla', 31)
  await addRecipe(page, 'Flan', 1, [['Mantequilla', 100, 'g']], 'Postres')
  await addRecipe(page, 'Tarta', 1, [['Mantequilla', 100, 'g']], 'Postres')
  await addRecipe(page, 'Caldo', 1, [['Mantequilla', 100, 'g']])
  await open(page)
}

const suggested = (page: Page) => page.getByRole('status', { name: 'PVP por ración, con IVA' })
const saved = (page: Page, at: string) =>
  page.waitForResponse((answer) => answer.url().includes(at) && answer.request().method() === 'PUT')

test('objetivo de la cocina, de la categoría y del plato: se dice cuál vale; se quitan vaciándolos', async ({
  page,
}) => {
  test.slow()
  await seed(page)
  await costRow(page, 'Flan').click()
  const dialog = sheet(page, 'Flan')
  await expect(suggested(page)).toHaveText('11,37 €')
  await expect(dialog).toContainText('Objetivo del 30 % de food cost, el de toda la cocina.')
  const terms = dialog.getByRole('button', { name: 'Objetivos y redondeo' })
  await expect(terms).toHaveAttribute('aria-expanded', 'false')
  await terms.focus()
  await page.keyboard.press('Enter')

  const category = dialog.getByLabel('De la categoría «Postres» (%)')
  await category.fill('25')
  await Promise.all([saved(page, '/category_targets'), category.press('Enter')])
  await expect(dialog).toContainText('Objetivo del 25 % de food cost, de la categoría «Postres».')
  await expect(suggested(page)).toHaveText('13,64 €')
  const own = dialog.getByLabel('Sólo de este plato (%)')
  await expect(own).toHaveAttribute('placeholder', '25')
  await own.fill('20')
  await Promise.all([saved(page, '/target'), own.press('Enter')])
  await expect(dialog).toContainText('Objetivo del 20 % de food cost, sólo de este plato.')
  await expect(dialog.getByLabel('Objetivo de food cost (%)')).toHaveValue('20')
  await expectAccessible(page)
  for (const nonsense of ['0', '101', 'mucho']) {
    await own.fill(nonsense)
    await own.blur()
    await expect(own).toHaveValue('20')
  }

  // The dish beside it keeps its category's, the one without category the kitchen's.
  await page.keyboard.press('Escape')
  await costRow(page, 'Tarta').click()
  await expect(sheet(page, 'Tarta')).toContainText('Objetivo del 25 % de food cost, de la categoría «Postres».')
  await page.keyboard.press('Escape')
  await costRow(page, 'Caldo').click()
  await expect(sheet(page, 'Caldo')).toContainText('el de toda la cocina.')
  await sheet(page, 'Caldo').getByRole('button', { name: 'Objetivos y redondeo' }).click()
  await expect(sheet(page, 'Caldo').getByLabel('De toda la cocina (%)')).toHaveValue('30')
  await expect(sheet(page, 'Caldo').getByLabel(/De la categoría/)).toBeHidden()
  await page.keyboard.press('Escape')

  await page.reload()
  await costRow(page, 'Flan').click()
  await expect(dialog).toContainText('Objetivo del 20 % de food cost, sólo de este plato.')
  await terms.click()
  await own.fill('')
  await Promise.all([saved(page, '/target'), own.press('Enter')])
  await expect(dialog).toContainText('Objetivo del 25 % de food cost, de la categoría «Postres».')
  await category.fill('')
  await Promise.all([saved(page, '/category_targets'), category.press('Enter')])
  await expect(dialog).toContainText('el de toda la cocina.')
  await expect(suggested(page)).toHaveText('11,37 €')
})

test('el PVP se redondea hacia arriba como gusta a la casa, y el objetivo puede decirse en margen', async ({
  page,
}) => {
  await seed(page)
  await costRow(page, 'Flan').click()
  const dialog = sheet(page, 'Flan')
  await dialog.getByRole('button', { name: 'Objetivos y redondeo' }).click()
  for (const [rounding, price] of [
    ['A 0,05 €', '11,40 €'],
    ['A 0,50 €', '11,50 €'],
    ['Acabado en ,90', '11,90 €'],
    ['Acabado en ,95', '11,95 €'],
  ] as const) {
    await dialog.getByLabel('Redondeo del PVP').selectOption(rounding)
    await expect(suggested(page)).toHaveText(price)
    await expect(dialog).toContainText('Sin redondear, 11,37 €.')
  }
  await dialog.getByLabel('Tu PVP por ración, con IVA (€)').fill('11,95')
  await expect(dialog.getByText('Food cost: 28,5 %, dentro del objetivo')).toBeVisible()
  const kept = choiceKept(page, 'target_as')
  await dialog.getByLabel('El objetivo se dice en').selectOption('Margen bruto (%)')
  await kept
  await expect(dialog.getByLabel('Objetivo de margen bruto (%)')).toHaveValue('70')
  await expect(dialog).toContainText('Objetivo del 70 % de margen bruto, el de toda la cocina.')
  await expect(dialog.getByText('Margen bruto: 71,5 %, dentro del objetivo (food cost 28,5 %)')).toBeVisible()
  const target = choiceKept(page, 'food_cost_target')
  await dialog.getByLabel('Objetivo de margen bruto (%)').fill('75')
  await dialog.getByLabel('Objetivo de margen bruto (%)').press('Enter')
  await target
  await expect(dialog.getByText(/Margen bruto: 71,5 %, por debajo del objetivo/)).toBeVisible()
  await page.reload()
  await costRow(page, 'Caldo').click()
  await expect(suggested(page)).toHaveText('13,95 €')
  await expectAccessible(page)
})

test('el coste completo: nada hasta que se abre, aparte del food cost, y lo que falta se dice', async ({ page }) => {
  test.slow()
  await seed(page)
  await costRow(page, 'Flan').click()
  const dialog = sheet(page, 'Flan')
  const full = dialog.getByRole('button', { name: 'Coste completo' })
  await expect(full).toHaveAttribute('aria-expanded', 'false')
  await expect(dialog.getByLabel('Envase (€ por ración)')).toBeHidden()
  await full.focus()
  await page.keyboard.press('Enter')
  const set = async (label: string, value: string) => {
    await dialog.getByLabel(label).fill(value)
    await Promise.all([saved(page, '/hidden_costs'), dialog.getByLabel(label).press('Enter')])
  }
  await set('Envase (€ por ración)', '0,35')
  await set('Energía (€ por ración)', '0,15')
  await set('Mano de obra (minutos)', '6')
  await expect(dialog).toContainText('Falta el coste de la hora')
  await expect(dialog).toContainText('No se sabe')
  const kept = choiceKept(page, 'labour_rate')
  await dialog.getByLabel('Coste de la hora, en toda la cocina (€)').fill('15')
  await dialog.getByLabel('Coste de la hora, en toda la cocina (€)').press('Enter')
  await kept
  await dialog.getByLabel('Tu PVP por ración, con IVA (€)').fill('11')
  await set('Comisión de reparto (% del PVP con IVA)', '30')
  // 3,10 + 0,35 + 0,15 + 1,50 + 3,30 = 8,40; of 10 € without IVA 1,60 are left.
  await expect(dialog).toContainText('8,40')
  await expect(dialog).toContainText(/1,60\s€ \(16 %\)/)
  await expect(dialog.getByText('Food cost: 31 %, por encima del objetivo')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.reload()
  await costRow(page, 'Flan').click()
  await expect(full).toContainText('con envase, energía, trabajo o reparto')
  await full.click()
  await expect(dialog.getByLabel('Mano de obra (minutos)')).toHaveValue('6')
  // What cannot be kept goes back.
  await refuse(page, '**/hidden_costs', 'PUT')
  await dialog.getByLabel('Envase (€ por ración)').fill('9')
  await dialog.getByLabel('Envase (€ por ración)').press('Enter')
  await expect(dialog.getByLabel('Envase (€ por ración)')).toHaveValue('0,35')
})

test('con precios que faltan el food cost es un mínimo, y nunca se da por bueno', async ({ page }) => {
  await newKitchen(page)
  await addPrice(page, 'Mantequilla', 10)
  await addRecipe(page, 'Brioche', 1, [
    ['Mantequilla', 100, 'g'],
    ['Zzz misterioso', 100, 'g'],
  ])
  await open(page)
  await costRow(page, 'Brioche').click()
  const dialog = sheet(page, 'Brioche')
  await dialog.getByLabel('Tu PVP por ración, con IVA (€)').fill('11')
  await expect(
    dialog.getByText('Food cost: 10 % como mínimo, faltan precios para saber si está dentro del objetivo'),
  ).toBeVisible()
  await dialog.getByLabel('Tu PVP por ración, con IVA (€)').fill('2,2')
  await expect(dialog.getByText('Food cost: 50 % como mínimo, por encima del objetivo')).toBeVisible()
})

test('lo recién escrito se guarda también al cerrar con Esc o con Atrás', async ({ page }) => {
  await seed(page)
  const price = sheet(page, 'Flan').getByLabel('Tu PVP por ración, con IVA (€)')
  for (const [typed, leave] of [
    ['11', () => page.keyboard.press('Escape')],
    ['12', () => page.goBack()],
  ] as const) {
    await costRow(page, 'Flan').click()
    await price.fill(typed)
    await Promise.all([saved(page, '/price'), leave()])
    await expect(sheet(page, 'Flan')).toBeHidden()
    await costRow(page, 'Flan').click()
    await expect(price).toHaveValue(typed)
    await page.keyboard.press('Escape')
    await expect(sheet(page, 'Flan')).toBeHidden()
  }
  await costRow(page, 'Flan').click()
  await sheet(page, 'Flan').getByRole('button', { name: 'Objetivos y redondeo' }).click()
  await sheet(page, 'Flan').getByLabel('Sólo de este plato (%)').fill('20')
  await Promise.all([saved(page, '/target'), page.keyboard.press('Escape')])
})

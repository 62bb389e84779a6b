import { readFileSync } from 'node:fs'
import { expect, type Locator } from '@playwright/test'
import {
  addPrice,
  addRecipe,
  costRow,
  generate,
  open,
  perServing,
  searches,
  seedBechamel,
  sheet,
  total,
} from './costing-steps.ts'
import { choiceKept, closeToasts, expectAccessible, expectToast, newKitchen, test } from './kitchen.ts'

/** The escandallo of one recipe. Every figure is worked out by hand from the prices the test itself saves. */

test('el escandallo: cifras a mano, cambios que se quedan en la ventana y medidas caseras de un toque', async ({
  page,
}) => {
  test.slow()
  await newKitchen(page)
  await seedBechamel(page)
  await open(page)
  const row = costRow(page, 'Bechamel con huevo')
  await expect(row).toContainText('24,75 €')
  await expect(row).toContainText('6,19 €')
  await expect(row).toContainText('1 medida contada como kg o l')
  // Anywhere in the row.
  await row.getByRole('cell', { name: 'Salsas' }).click()
  const dialog = sheet(page, 'Bechamel con huevo')
  await expect(total(dialog)).toHaveText('24,75 €')
  await expect(perServing(dialog)).toHaveText('6,19 €')
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(896)
  await expectAccessible(page)

  const line = (name: string) => dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await expect(line('Harina')).toContainText('1,20 €/kg')
  await expect(line('Harina').getByRole('cell', { name: '0,30 €' })).toBeVisible()
  await expect(line('Leche').getByRole('cell', { name: '0,45 €' })).toBeVisible()
  await expect(line('Huevo').getByRole('cell', { name: '24,00 €' })).toBeVisible()
  // 0,30 ÷ 24,75 and 24 ÷ 24,75.
  await expect(line('Harina')).toContainText('1,2 %')
  await expect(line('Huevo')).toContainText('97 %')

  await expect(dialog.getByText('6 unidades se cuentan como 6 kg')).toBeVisible()
  await dialog.getByRole('button', { name: 'Usar 300 g de Huevo' }).click()
  // 0,3 kg × 4 = 1,20: 1,95 € in all, 0,4875 a serving.
  await expect(total(dialog)).toHaveText('1,95 €')
  await expect(perServing(dialog)).toHaveText('0,49 €')
  await expect(dialog.getByText('6 unidades ≈ 300 g (Huevo)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Contar tal cual Huevo' }).click()
  await expect(total(dialog)).toHaveText('24,75 €')

  const servings = dialog.getByLabel('Raciones')
  await servings.fill('10')
  await expect(perServing(dialog)).toHaveText('2,48 €')
  await expect(total(dialog)).toHaveText('24,75 €')
  for (const nonsense of ['', '0', '-3']) {
    await servings.fill(nonsense)
    await expect(perServing(dialog)).toHaveText('24,75 €')
  }
  await servings.blur()
  await expect(servings).toHaveValue('1')

  const eggs = dialog.getByLabel('Cantidad de Huevo')
  for (const [typed, sum] of [
    ['1,5', '6,75 €'],
    ['1.5', '6,75 €'],
    ['', '0,75 €'],
    ['muchos', '0,75 €'],
    ['-2', '0,75 €'],
  ] as const) {
    await eggs.fill(typed)
    await expect(total(dialog)).toHaveText(sum)
  }
  await eggs.blur()
  await expect(eggs).toHaveValue('0')
  await expect(dialog.getByText('Estás probando cambios.')).toBeVisible()

  // A touch outside closes nothing while something is being tried out.
  await page.mouse.click(20, 500)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Volver a la receta' }).click()
  await expect(total(dialog)).toHaveText('24,75 €')
  await expect(servings).toHaveValue('4')
  await expect(dialog.getByText('Estás probando cambios.')).toBeHidden()

  await eggs.fill('2')
  await expect(total(dialog)).toHaveText('8,75 €')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(row.getByRole('button', { name: 'Bechamel con huevo' })).toBeFocused()
  await expect(row).toContainText('24,75 €')
  await row.getByRole('button').press('Enter')
  await expect(total(dialog)).toHaveText('24,75 €')
})

test('lo probado se guarda en la receta sólo a propósito, y nunca sobre una versión más nueva', async ({
  page,
  context,
}) => {
  test.slow()
  await newKitchen(page)
  await seedBechamel(page)
  await open(page)
  const dialog = sheet(page, 'Bechamel con huevo')
  await costRow(page, 'Bechamel').click()
  await dialog.getByLabel('Cantidad de Huevo').fill('0')
  await dialog.getByRole('button', { name: 'Guardar en la receta' }).click()
  await expectToast(page, 'Error', 'Todas las cantidades deben ser mayores a 0')
  await closeToasts(page)
  await dialog.getByLabel('Cantidad de Huevo').fill('2')
  await dialog.getByLabel('Raciones').fill('5')
  await dialog.getByRole('button', { name: 'Guardar en la receta' }).click()
  await expectToast(page, 'Éxito', 'Receta actualizada correctamente')
  await expect(dialog.getByText('Estás probando cambios.')).toBeHidden()
  // 0,30 + 0,45 + 8,00, between five.
  await expect(total(dialog)).toHaveText('8,75 €')
  await expect(perServing(dialog)).toHaveText('1,75 €')
  await closeToasts(page)

  // The same recipe, changed in another tab while this dialog is open.
  const other = await context.newPage()
  await open(other)
  await costRow(other, 'Bechamel').click()
  const theirs = sheet(other, 'Bechamel con huevo')
  await theirs.getByLabel('Cantidad de Harina').fill('500')
  await theirs.getByRole('button', { name: 'Guardar en la receta' }).click()
  await expectToast(other, 'Éxito', 'Receta actualizada correctamente')
  await dialog.getByLabel('Cantidad de Leche').fill('1000')
  await dialog.getByRole('button', { name: 'Guardar en la receta' }).click()
  await expect(dialog.getByRole('alert')).toContainText('La receta se ha cambiado en otro sitio.')
  await expect(dialog.getByLabel('Cantidad de Leche')).toHaveValue('1000')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cargar la versión nueva' }).click()
  await expect(dialog.getByLabel('Cantidad de Harina')).toHaveValue('500')
  await expect(dialog.getByLabel('Cantidad de Leche')).toHaveValue('500')
  // 0,60 + 0,45 + 8,00.
  await expect(total(dialog)).toHaveText('9,05 €')
  await page.keyboard.press('Escape')
  await expect(costRow(page, 'Bechamel')).toContainText('9,05 €')
})

test('lo que hay que mirar: sin precio, estimado, viejo, por pieza, merma; y el interruptor de medidas caseras', async ({
  page,
}) => {
  test.slow()
  await newKitchen(page)
  await addRecipe(page, 'Repaso', 1, [
    ['Azafrán', 1, 'g'],
    ['Polvo de hadas', 100, 'g'],
    ['Harina', 100, 'g'],
    ['Huevo', 6, 'unidad'],
    ['Perejil', 50, 'g'],
    ['Patata', 1, 'kg'],
  ])
  await addPrice(page, 'Polvo de hadas', 5, 'kg', { source: 'Error en búsqueda', kind: 'fallback' })
  await addPrice(page, 'Harina', 1, 'kg', { price_date: '2025-01' })
  await addPrice(page, 'Huevo', 4)
  await addPrice(page, 'Perejil', 1, 'manojo')
  await addPrice(page, 'Patata', 1)
  await open(page)
  await expect(costRow(page, 'Repaso').getByText('al menos', { exact: true })).toHaveCount(2)
  await costRow(page, 'Repaso').click()
  const dialog = sheet(page, 'Repaso')
  await expect(dialog.getByText('1 ingrediente sin precio: el total es un mínimo.')).toBeVisible()
  await expect(dialog.getByText('1 precio estimado', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Avisos de Azafrán' })).toContainText('Busca su precio arriba')
  await expect(dialog.getByRole('row', { name: /^Azafrán/ }).getByText('Sin precio')).toHaveCount(2)
  await expect(dialog.getByRole('list', { name: 'Avisos de Polvo de hadas' })).toContainText(
    'Precio supuesto: la búsqueda no encontró ninguno.',
  )
  await expect(dialog.getByRole('list', { name: 'Avisos de Harina' })).toContainText('Precio de ene 2025: tiene más de')
  await expect(dialog.getByRole('list', { name: 'Avisos de Perejil' })).toContainText(
    'La receta va en g y el precio es por manojo: revisa la unidad.',
  )
  await expect(dialog.getByRole('list', { name: 'Avisos de Patata' })).toContainText('Merma')
  // 0,50 + 0,10 + 24 + 0,05 + 1.
  await expect(total(dialog)).toHaveText('25,65 €')
  await page.keyboard.press('Escape')

  const household = page.getByRole('switch', { name: 'Convertir medidas caseras a gramos' })
  await expect(household).not.toBeChecked()
  // 6 huevos, 300 g: 1,20 in place of 24.
  await household.click()
  await expect(costRow(page, 'Repaso')).toContainText('2,85 €')
  await expect(costRow(page, 'Repaso')).not.toContainText('contada como kg')
  await page.reload()
  await expect(household).toBeChecked()
  await costRow(page, 'Repaso').click()
  await expect(total(dialog)).toHaveText('2,85 €')
  await dialog.getByRole('button', { name: 'Contar tal cual Huevo' }).click()
  await expect(total(dialog)).toHaveText('25,65 €')
  await page.keyboard.press('Escape')
  await household.click()
  await expect(costRow(page, 'Repaso')).toContainText('25,65 €')

  // What is missing is found without leaving the sheet, and what is being tried out stays: 1 kg more of potato, 4 € of saffron.
  await page.route(searches, (route) =>
    route.request().postDataJSON().ingredientName === 'Azafrán'
      ? route.fulfill({
          json: { price: 4000, source: 'Prueba', unit: 'kg', kind: 'table', price_date: null, food: null, vat: null },
        })
      : route.fallback(),
  )
  await costRow(page, 'Repaso').click()
  await dialog.getByLabel('Cantidad de Patata').fill('2')
  await dialog.getByRole('button', { name: 'Buscar el precio que falta' }).click()
  await expect(total(dialog)).toHaveText('30,65 €')
  await expect(dialog.getByLabel('Cantidad de Patata')).toHaveValue('2')
  await expect(dialog.getByRole('button', { name: 'Buscar el precio que falta' })).toBeHidden()
})

test('food cost: objetivo e IVA se recuerdan, y el PVP sale de ellos', async ({ page }) => {
  test.slow()
  await newKitchen(page)
  await seedBechamel(page)
  await open(page)
  const dialog = sheet(page, 'Bechamel con huevo')
  await costRow(page, 'Bechamel').click()
  const term = (name: string) => dialog.getByText(name, { exact: true }).locator('xpath=following-sibling::*[1]')
  // 6,1875 ÷ 0,30 = 20,625; × 1,10 = 22,6875.
  await expect(term('PVP sugerido sin IVA')).toHaveText('20,63 €')
  await expect(term('PVP sugerido con IVA')).toHaveText('22,69 €')
  await dialog.getByLabel('Objetivo de food cost (%)').fill('25')
  await dialog.getByLabel('Objetivo de food cost (%)').press('Enter')
  const kept = choiceKept(page, 'vat_rate')
  await dialog.getByLabel('IVA (%)').fill('21')
  await dialog.getByLabel('IVA (%)').blur()
  // 6,1875 ÷ 0,25 = 24,75; × 1,21 = 29,9475.
  await expect(term('PVP sugerido sin IVA')).toHaveText('24,75 €')
  await expect(dialog.getByRole('status', { name: 'PVP por ración, con IVA' })).toHaveText('29,95 €')
  // 6,1875 × 1,21 ÷ 25 = 29,9475 %.
  await dialog.getByLabel('Tu PVP por ración, con IVA (€)').fill('25')
  await expect(dialog.getByText('Food cost: 29,9 %, por encima del objetivo')).toBeVisible()
  await dialog.getByLabel('Tu PVP por ración, con IVA (€)').fill('40')
  await expect(dialog.getByText('Food cost: 18,7 %, dentro del objetivo')).toBeVisible()
  await expectAccessible(page)
  for (const nonsense of ['0', '101', 'mucho', '']) {
    await dialog.getByLabel('Objetivo de food cost (%)').fill(nonsense)
    await dialog.getByLabel('Objetivo de food cost (%)').blur()
    await expect(dialog.getByLabel('Objetivo de food cost (%)')).toHaveValue('25')
  }
  await kept
  await page.reload()
  await costRow(page, 'Bechamel').click()
  await expect(dialog.getByLabel('Objetivo de food cost (%)')).toHaveValue('25')
  await expect(dialog.getByLabel('IVA (%)')).toHaveValue('21')
})

test('exportar: el escandallo que se ve y la lista entera, para la hoja de cálculo', async ({ page }) => {
  await newKitchen(page)
  await seedBechamel(page)
  await open(page)
  const saved = async (press: Locator) => {
    const download = page.waitForEvent('download')
    await press.click()
    const file = await download
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
  }
  const list = await saved(page.getByRole('button', { name: 'Exportar CSV' }))
  expect(list.name).toBe('precios.csv')
  expect(list.text).toContain('\uFEFFIngrediente;')
  expect(list.text).toContain('Harina;1,2;kg;')
  await costRow(page, 'Bechamel').click()
  const dialog = sheet(page, 'Bechamel con huevo')
  await dialog.getByLabel('Cantidad de Huevo').fill('2')
  const escandallo = await saved(dialog.getByRole('button', { name: 'Exportar CSV' }))
  expect(escandallo.name).toBe('escandallo-bechamel-con-huevo.csv')
  expect(escandallo.text).toContain('Huevo;2;unidad;4;kg;')
  expect(escandallo.text).toMatch(/Coste total \(€\);8,75\r\n/)
})

test('imprimir: una hoja blanca con el escandallo y nada más', async ({ page }) => {
  await newKitchen(page)
  await seedBechamel(page)
  await open(page)
  await costRow(page, 'Bechamel').click()
  const dialog = sheet(page, 'Bechamel con huevo')
  await expect(total(dialog)).toHaveText('24,75 €')
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'impreso'
    }
  })
  await dialog.getByRole('button', { name: 'Imprimir' }).click()
  await expect(page).toHaveTitle('impreso')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'Bechamel con huevo' })).toBeVisible()
  await expect(total(dialog)).toBeVisible()
  await expect(dialog.getByRole('rowheader', { name: 'Huevo' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(generate(page)).toBeHidden()
})

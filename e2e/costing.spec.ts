import { expect, type Locator, type Page } from '@playwright/test'
import {
  addPrice,
  addRecipe,
  cancel,
  choose,
  costRow,
  costs,
  generate,
  generateAll,
  open,
  picker,
  priceRow,
  prices,
  priceTable,
  searches,
  seedBechamel,
  sheet,
  total,
  watchSearches,
} from './costing-steps.ts'
import { closeToasts, expectAccessible, expectToast, newKitchen, test } from './kitchen.ts'

/** /cost-analysis as cooks use it. Every figure is worked out by hand from the prices the test itself saves. */

/** Both lines of the catalogue: what could not be done, and what came to nothing with it. */
const expectUnsaved = async (page: Page) => {
  const notices = page.getByRole('region', { name: 'Avisos' })
  await expect(notices.getByText('No se pudo guardar el precio', { exact: true })).toBeVisible()
  await expect(notices.getByText('Hubo un problema al generar el escandallo', { exact: true })).toBeVisible()
}

test('una cocina vacía: lo dice, y no hay nada que generar', async ({ page }) => {
  await newKitchen(page)
  await open(page)
  await expect(page.getByText('No hay recetas. Crea tu primera receta.')).toBeVisible()
  await expect(page.getByText('No hay precios guardados')).toBeVisible()
  await expect(page.getByText('Genera escandallos para encontrar precios, o añade los tuyos.')).toBeVisible()
  await expect(generate(page)).toBeDisabled()
  await expectAccessible(page)
  // The button cannot be reached without a recipe; Enter in the field can.
  await picker(page).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Error', 'Selecciona una receta')
  await generateAll(page).click()
  await expectToast(page, 'Escandallos generados', 'Todos los ingredientes de tus recetas tienen ya su precio.')
})

test('generar: se respeta lo guardado, se busca lo que falta, y lo que nadie encuentra vale 5 €/kg', async ({
  page,
}) => {
  await newKitchen(page)
  await addRecipe(page, 'Masa misteriosa', 2, [
    ['Harina', 500, 'g'],
    ['Polvo de hadas', 200, 'g'],
    ['Zanahoria', 1, 'kg'],
  ])
  await addPrice(page, 'Harina', 1.2)
  const searched = watchSearches(page)
  await page.route(searches, (route) =>
    route.request().postDataJSON().ingredientName === 'Zanahoria'
      ? route.fulfill({
          json: {
            price: 0.85,
            source: 'Mercamadrid mayorista (2025-01/2025-09, sin IVA)',
            unit: 'kg',
            kind: 'table',
            price_date: '2025-01/2025-09',
            food: 'Zanahoria',
            vat: 'sin IVA',
          },
        })
      : route.fallback(),
  )
  await open(page)
  await expect(costRow(page, 'Masa misteriosa')).toContainText('2 ingredientes sin precio')
  await choose(page, 'Masa misteriosa')
  await generate(page).dblclick()
  // 500 g × 1,20 = 0,60 · 200 g × 5 = 1,00 · 1 kg × 0,85: 2,45 €, y 1,23 por ración (1,225).
  await expectToast(page, 'Escandallo generado', 'Coste total: 2,45 € · Por ración: 1,23 €')
  expect([...searched].sort()).toEqual(['Polvo de hadas', 'Zanahoria'])
  const row = costRow(page, 'Masa misteriosa')
  await expect(row.getByRole('cell', { name: '2,45 €' })).toBeVisible()
  await expect(row.getByRole('cell', { name: '1,23 €' })).toBeVisible()
  await expect(row).toContainText('1 precio estimado')
  await expect(row).not.toContainText('sin precio')
  await expect(priceRow(page, 'Harina')).toContainText('Tuyo')
  await expect(priceRow(page, 'Polvo de hadas')).toContainText('Error en búsqueda')
  await expect(priceRow(page, 'Polvo de hadas')).toContainText('5,00 €')
  await expect(priceRow(page, 'Polvo de hadas')).toContainText('Estimado')
  await expect(priceRow(page, 'Zanahoria')).toContainText('Mercamadrid mayorista (ene–sep 2025, sin IVA)')
  await expect(priceRow(page, 'Zanahoria')).toContainText('ene–sep 2025')
  await expect(page.getByText(/^Precios de referencia: Mercamadrid .* y Mercadona online/)).toBeVisible()
  await expectAccessible(page)

  // Again: only the price that was never found is worth another search.
  await closeToasts(page)
  searched.length = 0
  await generate(page).click()
  await expectToast(page, 'Escandallo generado')
  expect(searched).toEqual(['Polvo de hadas'])
})

test('sin servidor: el texto del catálogo, y ni un precio inventado en la lista', async ({ page }) => {
  await newKitchen(page)
  await addRecipe(page, 'Caldo', 4, [
    ['Cebolla', 1, 'kg'],
    ['Puerro', 300, 'g'],
  ])
  await open(page)
  await choose(page, 'Caldo')
  await page.route('**/functions/**', (route) => route.abort())
  await page.route(prices, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await generate(page).click()
  await expectUnsaved(page)
  await expect(generate(page)).toBeEnabled()
  await expect(generate(page)).toBeFocused()
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByText('No hay precios guardados')).toBeVisible()
})

test('un fallo a medias guarda lo encontrado, dice dónde paró y sigue desde ahí', async ({ page }) => {
  await newKitchen(page)
  await addRecipe(page, 'Sofrito', 4, [
    ['Tomate', 1, 'kg'],
    ['Cebolla', 500, 'g'],
    ['Pimiento rojo', 300, 'g'],
    ['Ajo', 20, 'g'],
  ])
  const searched = watchSearches(page)
  let saves = 0
  await page.route(prices, (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    saves += 1
    return saves === 3 ? route.fulfill({ status: 500, body: '' }) : route.fallback()
  })
  await open(page)
  await choose(page, 'Sofrito')
  await generate(page).click()
  await expectUnsaved(page)
  await expect(page.getByText(/^Se ha parado en 2 de 4 ingredientes\./)).toBeVisible()
  await expect(priceTable(page).getByRole('row')).toHaveCount(3)
  searched.length = 0
  await generate(page).click()
  await expectToast(page, 'Escandallo generado')
  expect(searched).toHaveLength(2)
  await expect(priceTable(page).getByRole('row')).toHaveCount(5)
  await expect(page.getByText(/^Se ha parado/)).toBeHidden()
})

test('cancelar, o irse a otra pantalla, para la generación y no pierde nada', async ({ page }) => {
  await newKitchen(page)
  const names = ['Patata', 'Cebolla', 'Zanahoria', 'Puerro', 'Ajo', 'Tomate', 'Calabacín', 'Berenjena']
  await addRecipe(
    page,
    'Verduras',
    4,
    names.map((name) => [name, 100, 'g']),
  )
  // The first three come at once, the others never.
  let asked = 0
  await page.route(searches, async (route) => {
    asked += 1
    if (asked % 4 !== 0) return route.fallback()
  })
  await open(page)
  await choose(page, 'Verduras')
  await generate(page).click()
  await expect(page.getByText('3 de 8 ingredientes')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Ingredientes con precio' })).toHaveAttribute(
    'aria-valuetext',
    '3 de 8 ingredientes',
  )
  await expect(generate(page)).toBeDisabled()
  await expect(generateAll(page)).toBeDisabled()
  await expect(cancel(page)).toBeFocused()
  await expectAccessible(page)
  await cancel(page).click()
  await expectToast(
    page,
    'Generación cancelada',
    '3 de 8 ingredientes. Lo encontrado está guardado; al generar otra vez sigue donde estaba.',
  )
  await expect(generate(page)).toBeFocused()
  await expect(priceTable(page).getByRole('row')).toHaveCount(4)
  await closeToasts(page)

  await generateAll(page).click()
  await expect(page.getByText('3 de 5 ingredientes')).toBeVisible()
  await page.getByRole('link', { name: 'Biblioteca', exact: true }).click()
  await expect(page).toHaveURL('/library')
  await expectToast(
    page,
    'Generación detenida',
    '3 de 5 ingredientes. Lo encontrado está guardado; al generar otra vez sigue donde estaba.',
  )
  await page.unrouteAll()
  await open(page)
  await generateAll(page).click()
  await expectToast(page, 'Escandallos generados', '2 precios más en tu lista.')
  await expect(costRow(page, 'Verduras')).not.toContainText('sin precio')
})

test('la tabla se ordena, se busca y se pagina; lo que no tiene precio va al final', async ({ page }) => {
  await newKitchen(page)
  await addPrice(page, 'Sal', 0.5)
  const dishes = Array.from({ length: 55 }, (_, index) => {
    const name = `Plato ${String(index).padStart(2, '0')}`
    return addRecipe(page, name, 1 + (index % 3), [['Sal', 10 + index, 'kg']], index === 7 ? 'Únicos' : 'Resto')
  })
  await Promise.all(dishes)
  await addRecipe(page, 'Sin nada', 1, [['Azafrán', 1, 'g']])
  await open(page)
  await expect(page.getByText('56 recetas')).toBeVisible()
  await expect(costs(page).getByRole('row')).toHaveCount(51)
  await expect(page.getByRole('columnheader', { name: 'Receta' })).toHaveAttribute('aria-sort', 'ascending')

  const byTotal = page.getByRole('columnheader', { name: 'Coste total' })
  await byTotal.getByRole('button').click()
  await expect(byTotal).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('columnheader', { name: 'Receta' })).toHaveAttribute('aria-sort', 'none')
  // 10 kg × 0,50 and 11 kg × 0,50.
  await expect(costs(page).getByRole('row').nth(1)).toContainText('5,00 €')
  await expect(costs(page).getByRole('row').nth(2)).toContainText('5,50 €')
  await byTotal.getByRole('button').click()
  await expect(byTotal).toHaveAttribute('aria-sort', 'descending')
  // 64 kg × 0,50.
  await expect(costs(page).getByRole('row').nth(1)).toContainText('32,00 €')

  const pages = page.getByRole('navigation', { name: 'Páginas de Coste por receta' })
  await expect(pages).toContainText('1–50 de 56')
  await expect(pages.getByRole('button', { name: 'Anterior' })).toBeDisabled()
  await pages.getByRole('button', { name: 'Siguiente' }).click()
  await expect(pages).toContainText('51–56 de 56')
  await expect(costs(page).getByRole('row')).toHaveCount(7)
  await expect(costs(page).getByRole('row').last()).toContainText('Sin nada')
  await expect(costs(page).getByRole('row').last()).toContainText('Sin precio')
  await expect(pages.getByRole('button', { name: 'Siguiente' })).toBeDisabled()

  await page.getByRole('searchbox', { name: 'Buscar por nombre o categoría' }).fill('unicos')
  await expect(costs(page).getByRole('row')).toHaveCount(2)
  await expect(costRow(page, 'Plato 07')).toContainText('Únicos')
  await page.getByRole('searchbox', { name: 'Buscar por nombre o categoría' }).fill('lubina')
  await expect(page.getByText('No se encontraron recetas')).toBeVisible()
})

test('sólo con el teclado: elegir, generar, abrir el escandallo, probar y editar un precio', async ({ page }) => {
  await newKitchen(page)
  await addRecipe(page, 'Gazpacho', 4, [['Tomate', 1, 'kg']])
  await open(page)
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((one) => one === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await tabTo(picker(page))
  await page.keyboard.type('gazp')
  // What Enter takes is marked once the list for these words has come.
  await expect(page.getByRole('option', { name: 'Gazpacho' })).toHaveAttribute('data-combobox-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(picker(page)).toHaveValue('Gazpacho')
  await tabTo(generate(page))
  await page.keyboard.press('Enter')
  await expectToast(page, 'Escandallo generado')
  await closeToasts(page)
  await picker(page).focus()
  await tabTo(costRow(page, 'Gazpacho').getByRole('button'))
  await page.keyboard.press('Enter')
  const dialog = sheet(page, 'Gazpacho')
  await expect(total(dialog)).toBeVisible()
  await tabTo(dialog.getByLabel('Cantidad de Tomate'))
  await page.keyboard.type('2')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await tabTo(page.getByRole('button', { name: 'Editar Tomate' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('spinbutton', { name: 'Precio de Tomate' })).toBeFocused()
  await page.keyboard.type('1,5')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Precio actualizado', 'El precio se ha actualizado correctamente')
  await expect(costRow(page, 'Gazpacho')).toContainText('1,50 €')
})

test('con prisa: Enter no toma lo que quedaba de antes, sino lo que se ha escrito', async ({ page }) => {
  await newKitchen(page)
  await addRecipe(page, 'Gazpacho', 4, [['Tomate', 1, 'kg']])
  await addRecipe(page, 'Ajoblanco', 4, [['Almendra', 200, 'g']])
  const { promise: found, resolve: find } = Promise.withResolvers<void>()
  await page.route(/recipes\?.*gazp/, async (route) => {
    await found
    await route.fallback()
  })
  await open(page)
  await picker(page).focus()
  const before = page.getByRole('option', { name: 'Ajoblanco' })
  await expect(before).toBeVisible()
  await picker(page).pressSequentially('gazp')
  await picker(page).press('Enter')
  await expect(picker(page)).toHaveValue('gazp')
  await expect(before).toBeVisible()
  find()
  await expect(before).toBeHidden()
  await expect(page.getByRole('option', { name: 'Gazpacho' })).toHaveAttribute('data-combobox-selected', 'true')
  await picker(page).press('Enter')
  await expect(picker(page)).toHaveValue('Gazpacho')
  await expect(page.getByRole('region', { name: 'Avisos' })).not.toContainText('Selecciona una receta')
})

test('en el teléfono: tarjetas, ordenar con una lista y el escandallo a toda pantalla', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newKitchen(page)
  await seedBechamel(page)
  await addRecipe(page, 'Agua con sal', 1, [['Sal', 1, 'kg']])
  await addPrice(page, 'Sal', 0.5)
  await open(page)
  await page.getByLabel('Ordenar por').selectOption('Coste total, de más a menos')
  await expect(costs(page).getByRole('row').first()).toContainText('Bechamel con huevo')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await costRow(page, 'Bechamel').getByRole('button').click()
  const dialog = sheet(page, 'Bechamel con huevo')
  await expect(total(dialog)).toHaveText('24,75 €')
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390)
  await expect.poll(() => dialog.evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})

import { expect } from '@playwright/test'
import {
  addPrice,
  addRecipe,
  choose,
  costRow,
  generate,
  open,
  priceRow,
  prices,
  priceTable,
  watchSearches,
} from './costing-steps.ts'
import { call, closeToasts, expectAccessible, expectToast, newKitchen, refuse, test, today } from './kitchen.ts'

/** The saved prices: typed, found, imported. */

test('precios guardados: filtrar, editar en la fila, validar y borrar, con los textos exactos', async ({ page }) => {
  test.slow()
  await newKitchen(page)
  await addPrice(page, 'Jamón serrano', 12.5)
  await addPrice(page, 'Azúcar', 0.9, 'kg', { source: null, kind: 'table' })
  await addPrice(page, 'Zumo de limón', 2, 'l')
  await open(page)
  // By name, whatever the order they were saved in.
  await expect(priceTable(page).getByRole('row').nth(1)).toContainText('Azúcar')
  await expect(priceRow(page, 'Azúcar').getByRole('cell').nth(3)).toHaveText('N/A')
  await page.getByRole('searchbox', { name: 'Filtrar por nombre' }).fill('jamon')
  await expect(priceTable(page).getByRole('row')).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Filtrar por nombre' }).fill('lubina')
  await expect(page.getByText('No se encontraron precios')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filtrar por nombre' }).fill('')

  const patches: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('ingredient_prices')) patches.push(request.url())
  })
  await page.getByRole('button', { name: 'Editar Azúcar' }).click()
  const price = page.getByRole('spinbutton', { name: 'Precio de Azúcar' })
  const unit = page.getByRole('textbox', { name: 'Unidad de Azúcar' })
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('0,9')
  await expect(unit).toHaveAttribute('placeholder', 'kg')
  await price.press('ArrowUp')
  await expect(price).toHaveValue('0,91')
  await price.press('ArrowDown')
  await price.press('ArrowDown')
  await expect(price).toHaveValue('0,89')
  await expectAccessible(page)
  for (const wrong of ['', '0', '-1', 'caro', '1,2,3']) {
    await price.fill(wrong)
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expectToast(page, 'Error', 'El precio debe ser un número mayor que 0')
    await closeToasts(page)
  }
  await price.fill('1,25')
  await unit.fill('  ')
  await unit.press('Enter')
  await expectToast(page, 'Error', 'La unidad no puede estar vacía')
  await closeToasts(page)
  expect(patches).toEqual([])
  await unit.fill('l')
  await unit.press('Escape')
  await expect(priceRow(page, 'Azúcar')).toContainText('0,90 €')
  await expect(page.getByRole('button', { name: 'Editar Azúcar' })).toBeFocused()

  await page.getByRole('button', { name: 'Editar Azúcar' }).click()
  await price.fill('1.25')
  await unit.fill('paquete')
  await unit.press('Enter')
  await expectToast(page, 'Precio actualizado', 'El precio se ha actualizado correctamente')
  await expect(priceRow(page, 'Azúcar')).toContainText('1,25 €')
  await expect(priceRow(page, 'Azúcar')).toContainText('paquete')
  await expect(priceRow(page, 'Azúcar')).toContainText('Tuyo')
  await expect(priceRow(page, 'Azúcar')).toContainText(today())
  await expect(page.getByRole('button', { name: 'Editar Azúcar' })).toBeFocused()
  expect(patches).toHaveLength(1)
  await closeToasts(page)

  await page.getByRole('button', { name: 'Editar Azúcar' }).click()
  await price.fill('3')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(priceRow(page, 'Azúcar')).toContainText('1,25 €')

  await page.getByRole('button', { name: 'Eliminar Azúcar' }).click()
  const question = page.getByRole('dialog', { name: 'Eliminar precio?' })
  await expect(question).toContainText('Azúcar')
  await expect(question).toContainText('El precio guardado se eliminará. Podrás generarlo de nuevo más tarde.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('button', { name: 'Eliminar Azúcar' })).toBeFocused()
  await page.getByRole('button', { name: 'Eliminar Azúcar' }).click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expectToast(page, 'Precio eliminado', 'El precio se ha eliminado correctamente')
  await expect(priceRow(page, 'Azúcar')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Precios guardados' })).toBeFocused()
})

test('un precio nuevo a mano cambia el coste, y ninguna búsqueda lo pisa', async ({ page }) => {
  await newKitchen(page)
  await addRecipe(page, 'Puré', 2, [['Patata', 1, 'kg']])
  await open(page)
  await page.getByRole('button', { name: 'Añadir precio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Añadir precio' })
  const save = dialog.getByRole('button', { name: 'Guardar' })
  await expect(dialog.getByLabel('Ingrediente')).toBeFocused()
  await save.click()
  await expectToast(page, 'Error', 'El nombre del ingrediente no puede estar vacío')
  await closeToasts(page)
  await dialog.getByLabel('Ingrediente').fill('Patatas')
  await save.click()
  await expectToast(page, 'Error', 'El precio debe ser un número mayor que 0')
  await dialog.getByLabel('Precio (€)').fill('0,8')
  await expectAccessible(page)
  await save.dblclick()
  await expectToast(page, 'Precio guardado', 'El precio se ha guardado correctamente')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('1 precio', { exact: true })).toBeVisible()
  // 'Patatas' is the potato of the recipe.
  await expect(costRow(page, 'Puré')).toContainText('0,80 €')
  const searched = watchSearches(page)
  await choose(page, 'Puré')
  await generate(page).click()
  await expectToast(page, 'Escandallo generado', 'Coste total: 0,80 € · Por ración: 0,40 €')
  expect(searched).toEqual([])
})

const failures = [
  ['cargar', 'GET', 'No se pudieron cargar los precios'],
  ['guardar', 'POST', 'No se pudo guardar el precio'],
  ['actualizar', 'PATCH', 'No se pudo actualizar el precio'],
  ['eliminar', 'DELETE', 'No se pudo eliminar el precio'],
] as const

for (const [what, method, text] of failures) {
  test(`sin servidor al ${what} un precio: «${text}», y todo sigue como estaba`, async ({ page }) => {
    await newKitchen(page)
    await addPrice(page, 'Azúcar', 0.9)
    if (method !== 'GET') await open(page)
    if (method === 'GET') await refuse(page, prices)
    else await page.route(prices, (route) => (route.request().method() === method ? route.abort() : route.fallback()))
    if (method === 'GET') await open(page)
    if (method === 'POST') {
      await page.getByRole('button', { name: 'Añadir precio' }).click()
      await page.getByLabel('Ingrediente', { exact: true }).fill('Sal')
      await page.getByLabel('Precio (€)').fill('1')
      await page.getByRole('button', { name: 'Guardar' }).click()
    }
    if (method === 'PATCH') {
      await page.getByRole('button', { name: 'Editar Azúcar' }).click()
      await page.getByRole('spinbutton', { name: 'Precio de Azúcar' }).fill('2')
      await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    }
    if (method === 'DELETE') {
      await page.getByRole('button', { name: 'Eliminar Azúcar' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    }
    await expectToast(page, 'Error', text)
    if (method === 'POST') await expect(page.getByLabel('Ingrediente', { exact: true })).toHaveValue('Sal')
    if (method === 'PATCH') await expect(page.getByRole('spinbutton', { name: 'Precio de Azúcar' })).toHaveValue('2')
    await page.unrouteAll()
    if (method === 'GET') await page.getByRole('button', { name: 'Reintentar' }).click()
    else await page.reload()
    await expect(priceRow(page, 'Azúcar')).toContainText('0,90 €')
    await expect(priceTable(page).getByRole('row')).toHaveCount(2)
  })
}

test('dos pestañas: un precio cambiado o borrado en la otra no se pisa ni resucita', async ({ page }) => {
  await newKitchen(page)
  const azucar = await addPrice(page, 'Azúcar', 0.9)
  await addPrice(page, 'Sal', 0.5)
  await open(page)
  await page.getByRole('button', { name: 'Editar Azúcar' }).click()
  await call(page, 'PATCH', `/rest/v1/ingredient_prices/${azucar.id}`, { price_per_unit: 2, unit: 'kg' })
  await page.getByRole('spinbutton', { name: 'Precio de Azúcar' }).fill('3')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Error')
  // Both stand there, and the second Guardar is meant.
  const typed = page.getByRole('spinbutton', { name: 'Precio de Azúcar' })
  await expect(page.getByRole('alert').filter({ hasText: 'Hay un precio más nuevo' })).toContainText(
    'Ahora: 2,00 €/kg.',
  )
  await expect(typed).toHaveValue('3')
  await closeToasts(page)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expectToast(page, 'Precio actualizado', 'El precio se ha actualizado correctamente')
  await expect(typed).toBeHidden()
  await expect(priceRow(page, 'Azúcar')).toContainText('3,00 €')
  await page.reload()
  await expect(priceRow(page, 'Azúcar')).toContainText('3,00 €')

  await page.getByRole('button', { name: 'Eliminar Azúcar' }).click()
  await call(page, 'DELETE', `/rest/v1/ingredient_prices/${azucar.id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expectToast(page, 'Error', 'No existe o ya no está disponible')
  await expect(priceRow(page, 'Azúcar')).toBeHidden()
  await expect(priceRow(page, 'Sal')).toBeVisible()
})

test('importar una lista: se ve qué pasa antes de guardar, y lo que no se entiende se dice', async ({ page }) => {
  await newKitchen(page)
  await addRecipe(page, 'Puré', 2, [['Patata', 1, 'kg']])
  await addPrice(page, 'Sal', 0.5)
  await addPrice(page, 'Aceite', 5)
  await open(page)
  const list = ['Producto;PVP;Unidad', 'Patatas;0,80;kg', 'Sal;0,50;kg', 'Aceite;6,25;l', 'Vino;gratis;l'].join('\n')
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Importar CSV' }).click()
    await (await chooser).setFiles({ name: 'proveedor.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  }
  await choose()
  const dialog = page.getByRole('dialog', { name: 'Importar lista de precios' })
  await expect(dialog).toContainText('1 precio nuevo · 1 cambia · 1 queda igual')
  await expect(dialog).toContainText('1 de 3 coinciden con ingredientes de tus recetas.')
  await expect(dialog).toContainText('Línea 5: «gratis» no es un precio')
  const row = (name: string) => dialog.getByRole('row').filter({ hasText: name })
  await expect(row('Patatas')).toContainText('Nuevo')
  await expect(row('Patatas')).toContainText('1 línea')
  await expect(row('Aceite')).toContainText('Cambia: era 5,00 €/kg')
  await expect(row('Sal')).toContainText('Igual')
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: 'Cambiar también los precios que ya tienes guardados' }).click()
  await expect(dialog.getByRole('button', { name: 'Importar 1 precio' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(priceTable(page).getByRole('row')).toHaveCount(3)

  await choose()
  await dialog.getByRole('button', { name: 'Importar 2 precios' }).click()
  await expectToast(page, 'Precios importados', '1 nuevo, 1 cambiado, 0 iguales.')
  await expect(priceRow(page, 'Aceite')).toContainText('6,25 €')
  await expect(priceRow(page, 'Patatas')).toContainText('Tuyo')
  await expect(costRow(page, 'Puré')).toContainText('0,80 €')
})

test('un archivo que no es una lista, o enorme, no rompe nada', async ({ page }) => {
  await newKitchen(page)
  await open(page)
  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Importar CSV' }).click()
    await (await chooser).setFiles({ name: 'foto.csv', mimeType: 'text/csv', buffer })
  }
  await choose(Buffer.alloc(2 * 1024 * 1024, 'a;1\n'))
  await expectToast(page, 'Error', 'Los datos enviados son demasiado grandes')
  await closeToasts(page)
  await choose(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 1, 2, 3]))
  await expectToast(
    page,
    'Error',
    'El archivo no se puede leer como lista de precios. Guárdalo como CSV e inténtalo de nuevo.',
  )
  await closeToasts(page)
  await choose(Buffer.from('Querida Ana:\nhoy no hay lista.'))
  const dialog = page.getByRole('dialog', { name: 'Importar lista de precios' })
  await expect(dialog).toContainText('Líneas que no se entienden')
  await expect(dialog.getByRole('button', { name: 'Importar 0 precios' })).toBeDisabled()
})

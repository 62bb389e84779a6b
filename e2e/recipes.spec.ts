import { expect } from '@playwright/test'
import { closeToasts, expectAccessible, expectToast, newKitchen, refuse, test, today } from './kitchen.ts'
import { fill, form, row, save, search, unique, write } from './recipe-steps.ts'

test('el trabajo entero: crear, archivar, buscar «jamon», cocinar, editar y borrar', async ({ page }) => {
  test.slow()
  await newKitchen(page)
  await page.goto('/recipes')
  await expect(page.getByText('No hay recetas. Crea tu primera receta.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Nueva Carpeta' }).click()
  const folder = page.getByRole('dialog', { name: 'Nueva Carpeta' })
  await folder.getByRole('button', { name: 'Crear Carpeta' }).click()
  await expectToast(page, 'Error', 'El nombre de la carpeta no puede estar vacío')
  await folder.getByLabel('Nombre de la carpeta').fill('Aperitivos')
  await folder.getByLabel('Nombre de la carpeta').press('Enter')
  await expectToast(page, 'Éxito', 'Carpeta creada correctamente')
  await expect(folder).toBeHidden()
  await expect(page.getByRole('button', { name: 'Nueva Carpeta' })).toBeFocused()
  await closeToasts(page)

  await page.getByRole('button', { name: 'Nueva Receta' }).click()
  await fill(page, 'Croquetas de jamón')
  await form(page).getByLabel('Categoría').fill('Tapas')
  await form(page).getByLabel('Raciones').fill('4')
  await form(page).getByLabel('Cantidad 1').fill('12,5')
  // Enter in the last row adds one and goes there.
  await form(page).getByLabel('Cantidad 1').press('Enter')
  await expect(form(page).getByRole('textbox', { name: 'Ingrediente 2' })).toBeFocused()
  await expect(form(page).getByLabel('Cantidad 2')).toHaveValue('0')
  await expect(form(page).getByLabel('Unidad 2')).toHaveValue('g')
  await page.keyboard.type('Leche')
  await form(page).getByLabel('Cantidad 2').fill('1.5')
  await form(page).getByLabel('Unidad 2').selectOption('l')
  await expectAccessible(page)
  await save(page).click()
  await expectToast(page, 'Éxito', 'Receta creada correctamente')
  await expectToast(page, 'Receta creada')
  const croquetas = row(page, 'Croquetas de jamón')
  await expect(croquetas).toContainText('Tapas')
  await expect(croquetas.getByRole('cell').nth(2)).toHaveText('4')
  await expect(croquetas).toContainText(today())
  await closeToasts(page)

  await croquetas.getByLabel('Carpeta de Croquetas de jamón').selectOption('Aperitivos')
  await expectToast(page, 'Receta movida')
  await page.getByLabel('Filtrar por carpeta').selectOption('Aperitivos')
  await expect(croquetas).toBeVisible()
  await search(page).fill('lubina')
  await expect(page.getByText('No se encontraron recetas')).toBeVisible()
  await search(page).fill('jamon')
  await expect(croquetas).toBeVisible()
  await search(page).fill('')
  await page.reload()
  await expect(croquetas.getByLabel('Carpeta de Croquetas de jamón')).toHaveValue(/.+/)
  await expectAccessible(page)

  await croquetas.getByRole('button', { name: 'Editar Croquetas de jamón' }).click()
  await expect(form(page).getByLabel('Cantidad 1')).toHaveValue('12,5')
  await expect(form(page).getByLabel('Cantidad 2')).toHaveValue('1,5')
  await form(page).getByLabel('Nombre', { exact: true }).fill('Croquetas de jamón ibérico')
  await save(page).click()
  await expectToast(page, 'Éxito', 'Receta actualizada correctamente')
  await expectToast(page, 'Receta actualizada')
  await expect(page.getByRole('button', { name: 'Editar Croquetas de jamón ibérico' })).toBeFocused()
  await closeToasts(page)

  await page.getByLabel('Filtrar por carpeta').selectOption('Aperitivos')
  await page.getByRole('button', { name: 'Eliminar carpeta' }).click()
  const question = page.getByRole('dialog', { name: '¿Eliminar la carpeta «Aperitivos»?' })
  await expect(question).toContainText('Su receta no se borra: se queda sin carpeta.')
  await refuse(page, '**/rest/v1/folders/*', 'DELETE')
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expectToast(page, 'Error', 'No se pudo eliminar la carpeta')
  await page.unrouteAll()
  await closeToasts(page)
  await page.getByRole('button', { name: 'Eliminar carpeta' }).click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expectToast(page, 'Éxito', 'Carpeta eliminada correctamente')
  await expect(page.getByLabel('Filtrar por carpeta')).toHaveValue('')
  await expect(row(page, 'Croquetas').getByRole('combobox')).toHaveValue('')
  await closeToasts(page)

  await page.getByRole('button', { name: 'Eliminar Croquetas de jamón ibérico' }).click()
  const confirm = page.getByRole('dialog', { name: '¿Eliminar receta?' })
  await expect(
    confirm.getByText('Esta acción no se puede deshacer. La receta será eliminada permanentemente.'),
  ).toBeVisible()
  await expectAccessible(page)
  await confirm.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('button', { name: 'Eliminar Croquetas de jamón ibérico' })).toBeFocused()
  await page.getByRole('button', { name: 'Eliminar Croquetas de jamón ibérico' }).click()
  await confirm.getByRole('button', { name: 'Eliminar' }).click()
  await expectToast(page, 'Éxito', 'Receta eliminada correctamente')
  await expectToast(page, 'Receta eliminada')
  await expect(page.getByText('No hay recetas. Crea tu primera receta.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recetas' })).toBeFocused()
})

test('editar lo que otro aparato ha borrado: se dice, se cierra y la lista se pone al día', async ({ cook }) => {
  const name = unique('Borrada')
  await write(cook, name)
  await expect(row(cook, name)).toBeVisible()
  await cook.route(/\/rest\/v1\/recipes\/[0-9a-f-]{36}$/, (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: 'No existe o ya no está disponible' } }),
  )
  const reloaded = cook.waitForRequest((request) => /\/rest\/v1\/recipes(\?|$)/.test(request.url()))
  await cook.getByRole('button', { name: `Editar ${name}` }).click()
  await expectToast(cook, 'Error', 'No existe o ya no está disponible')
  await expect(form(cook)).toBeHidden()
  await reloaded
})

test('un fallo dice lo del servidor o, si calla, lo del catálogo; la lista se puede volver a pedir', async ({
  cook,
}) => {
  await refuse(cook, '**/rest/v1/recipes?**')
  await refuse(cook, '**/rest/v1/recipes')
  await cook.goto('/recipes')
  await expectToast(cook, 'Error', 'No se pudieron cargar las recetas')
  await expectAccessible(cook)
  await cook.unrouteAll()
  await cook.getByRole('button', { name: 'Reintentar' }).click()
  await expect(cook.getByRole('button', { name: 'Reintentar' })).toBeHidden()

  const name = unique('Fallida')
  await write(cook, name)
  await closeToasts(cook)
  await cook.route('**/rest/v1/recipes/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 502, body: '' }) : route.fallback(),
  )
  await cook.getByRole('button', { name: `Eliminar ${name}` }).click()
  await cook.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expectToast(cook, 'Error', 'No se pudo eliminar la receta')
  await cook.unrouteAll()
  await cook.route('**/rest/v1/recipes/*', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: 'No existe o ya no está disponible' } }),
  )
  await closeToasts(cook)
  await cook.getByRole('button', { name: `Eliminar ${name}` }).click()
  await cook.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expectToast(cook, 'Error', 'No existe o ya no está disponible')
})

test('en un teléfono las filas son tarjetas y siguen siendo una tabla', async ({ cook }) => {
  const name = unique(`<b>Ensaladilla</b> ${'sinblancos'.repeat(15)}`)
  await write(cook, name)
  await cook.setViewportSize({ width: 390, height: 844 })
  await expect(row(cook, name).getByRole('cell').first()).toHaveText(name)
  await expect.poll(() => cook.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await cook.getByRole('button', { name: `Editar ${name}` }).click()
  await expect(form(cook).getByLabel('Nombre', { exact: true })).toHaveValue(name)
  await expectAccessible(cook)
})

test('sin crypto.randomUUID (HTTP en la red local) también se guarda', async ({ cook }) => {
  await cook.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }))
  const name = unique('Tableta')
  await write(cook, name)
  await expect(row(cook, name)).toBeVisible()
})

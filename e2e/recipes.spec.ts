import { expect, type Locator, type Page } from '@playwright/test'
import { closeToasts, expectAccessible, expectToast, newKitchen, refuse, test, today } from './kitchen.ts'

const form = (page: Page): Locator => page.getByRole('dialog', { name: /^(Nueva|Editar) Receta$/ })
const save = (page: Page) => form(page).getByRole('button', { name: 'Guardar', exact: true })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const search = (page: Page) => page.getByPlaceholder('Buscar por nombre...')

const openNew = async (page: Page) => {
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Nueva Receta' }).click()
  await expect(form(page).getByLabel('Nombre', { exact: true })).toBeFocused()
}

/** Fills the smallest recipe that can be saved. */
const fill = async (page: Page, name: string) => {
  await form(page).getByLabel('Nombre', { exact: true }).fill(name)
  await form(page).getByRole('textbox', { name: 'Ingrediente 1' }).fill('Harina')
  await form(page).getByLabel('Cantidad 1').fill('100')
  await form(page).getByLabel('Método').fill('Mezclar.\nHornear.')
}

const write = async (page: Page, name: string) => {
  await openNew(page)
  await fill(page, name)
  await save(page).click()
  await expect(form(page)).toBeHidden()
}

/** A name no other test of the worker's shared account looks for. */
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

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
  await search(page).fill('jamon')
  await expect(croquetas).toBeVisible()
  await search(page).fill('lubina')
  await expect(page.getByText('No se encontraron recetas')).toBeVisible()
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

test('las cuatro reglas salen en su orden, con el foco donde falta, y nada llega al servidor', async ({ cook }) => {
  const posts: string[] = []
  cook.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rest/')) posts.push(request.url())
  })
  await openNew(cook)
  const name = form(cook).getByLabel('Nombre', { exact: true })
  const first = form(cook).getByRole('textbox', { name: 'Ingrediente 1' })
  const quantity = form(cook).getByLabel('Cantidad 1')
  const method = form(cook).getByLabel('Método')
  const steps: readonly [() => Promise<void>, string, Locator][] = [
    [async () => {}, 'El nombre es obligatorio', name],
    [() => name.fill('Masa'), 'Debe haber al menos un ingrediente', first],
    [() => first.fill('Harina'), 'El método es obligatorio', method],
    [() => method.fill('Amasar.'), 'Todas las cantidades deben ser mayores a 0', quantity],
    [() => quantity.fill('mucha'), 'Todas las cantidades deben ser mayores a 0', quantity],
  ]
  for (const [correct, message, field] of steps) {
    await correct()
    await save(cook).click()
    await expectToast(cook, 'Error', message)
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await closeToasts(cook)
  }
  expect(posts).toEqual([])
  await name.focus()
  await expect(quantity).toHaveValue('0')
})

test('las raciones que no son número valen 1; la última fila no se quita, y lo quitado vuelve', async ({ cook }) => {
  await openNew(cook)
  const servings = form(cook).getByLabel('Raciones')
  await servings.fill('')
  await servings.blur()
  await expect(servings).toHaveValue('1')
  for (const nonsense of ['-3', 'muchas']) {
    await servings.fill(nonsense)
    await servings.blur()
    await expect(servings).toHaveValue('1')
  }
  await servings.fill('2.5')
  await servings.press('ArrowUp')
  await expect(form(cook).getByRole('spinbutton', { name: 'Raciones' })).toHaveValue('3')

  const remove = form(cook).getByRole('button', { name: /^Quitar ingrediente/ })
  await expect(remove).toBeDisabled()
  await form(cook).getByRole('textbox', { name: 'Ingrediente 1' }).fill('Sal')
  await form(cook).getByRole('button', { name: 'Añadir ingrediente' }).click()
  await remove.first().click()
  await expect(remove).toHaveCount(1)
  await expect(remove).toBeDisabled()
  await form(cook).getByRole('button', { name: 'Deshacer' }).click()
  await expect(form(cook).getByRole('textbox', { name: 'Ingrediente 1' })).toHaveValue('Sal')
  await expect(form(cook).getByLabel('Unidad 1').getByRole('option')).toHaveText([
    'g',
    'kg',
    'ml',
    'l',
    'unidad',
    'taza',
    'cucharada',
    'cucharadita',
  ])
})

test('una lista pegada se reparte en filas con su cantidad; lo que no la dice, la pide', async ({ cook }) => {
  await openNew(cook)
  const paste = (field: Locator, text: string) =>
    field.evaluate((element, words) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', words)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  const first = form(cook).getByRole('textbox', { name: 'Ingrediente 1' })
  await paste(first, 'Ingredientes:\nHarina\t500\tg\n1,5 l de leche\nSal')
  const rows = () =>
    form(cook)
      .locator('[data-row]')
      .evaluateAll((found) =>
        found.map((one) =>
          [...one.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map(({ value }) => value),
        ),
      )
  await expect.poll(rows).toEqual([
    ['harina', '500', 'g'],
    ['leche', '1,5', 'l'],
    ['Sal', '0', 'g'],
  ])
  await form(cook).getByLabel('Nombre', { exact: true }).fill('Crema')
  await form(cook).getByLabel('Método').fill('Hervir.')
  await save(cook).click()
  await expectToast(cook, 'Error', 'Todas las cantidades deben ser mayores a 0')
  await expect(form(cook).getByLabel('Cantidad 3')).toBeFocused()
})

test('dos clics guardan una receta', async ({ cook }) => {
  const name = unique('Doble')
  await openNew(cook)
  await fill(cook, name)
  await save(cook).dblclick()
  await expect(form(cook)).toBeHidden()
  await search(cook).fill(name)
  await expect(cook.getByText('1 receta', { exact: true })).toBeVisible()
})

test('una respuesta perdida se repite sin duplicar, y lo escrito entretanto también se guarda', async ({ cook }) => {
  const name = unique('Perdida')
  await openNew(cook)
  await fill(cook, name)
  let lost = false
  await cook.route('**/rest/v1/recipes', async (route) => {
    if (route.request().method() !== 'POST' || lost) return route.fallback()
    lost = true
    await route.fetch()
    await route.abort()
  })
  await save(cook).click()
  await expectToast(cook, 'Error', 'No se pudo crear la receta')
  await form(cook).getByLabel('Método').fill('Mezclar.\nHornear.\nEnfriar.')
  await save(cook).click()
  await expect(form(cook)).toBeHidden()
  await search(cook).fill(name)
  await expect(cook.getByText('1 receta', { exact: true })).toBeVisible()
  await cook.getByRole('button', { name: `Editar ${name}` }).click()
  await expect(form(cook).getByLabel('Método')).toHaveValue('Mezclar.\nHornear.\nEnfriar.')
})

test('lo no guardado no se pierde por Esc, clic fuera, Cancelar ni Atrás sin preguntar', async ({ cook }) => {
  await cook.goto('/dashboard')
  await cook.getByRole('link', { name: 'Recetas', exact: true }).click()
  await cook.getByRole('button', { name: 'Nueva Receta' }).click()
  await expect(form(cook)).toBeVisible()
  await cook.keyboard.press('Escape')
  await expect(form(cook)).toBeHidden()

  await cook.getByRole('button', { name: 'Nueva Receta' }).click()
  const name = form(cook).getByLabel('Nombre', { exact: true })
  await name.fill('A medias')
  const question = cook.getByRole('dialog', { name: '¿Descartar los cambios?' })
  const ways = [
    () => cook.keyboard.press('Escape'),
    () => cook.mouse.click(8, 450),
    () => form(cook).getByRole('button', { name: 'Cancelar' }).click(),
    () => cook.goBack(),
  ]
  for (const leave of ways) {
    await leave()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Seguir editando' }).click()
    await expect(question).toBeHidden()
    await expect(name).toHaveValue('A medias')
  }
  await cook.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Descartar' }).click()
  await expect(form(cook)).toBeHidden()
  await cook.reload()
  await expect(cook.getByRole('button', { name: 'Nueva Receta' })).toBeVisible()
  await expect(cook.getByRole('button', { name: 'Recuperar borrador' })).toBeHidden()
})

test('un borrador sobrevive a una recarga y a una caída, y se guarda con todo', async ({ cook }) => {
  const name = unique('Borrador')
  await openNew(cook)
  await fill(cook, name)
  cook.once('dialog', (dialog) => dialog.accept())
  await cook.reload()
  await expect(cook.getByText(`«${name}» está sin guardar`)).toBeVisible()
  await expectAccessible(cook)
  // A new form does not write over it.
  await cook.getByRole('button', { name: 'Nueva Receta' }).click()
  await expect(form(cook).getByLabel('Nombre', { exact: true })).toHaveValue('')
  await form(cook).getByRole('button', { name: 'Recuperar borrador' }).click()
  await expect(form(cook).getByLabel('Nombre', { exact: true })).toHaveValue(name)
  await expect(form(cook).getByLabel('Método')).toHaveValue('Mezclar.\nHornear.')
  await save(cook).click()
  await expectToast(cook, 'Receta creada')
  await expect(row(cook, name)).toBeVisible()
  await cook.reload()
  await expect(row(cook, name)).toBeVisible()
  await expect(cook.getByRole('button', { name: 'Recuperar borrador' })).toBeHidden()
})

test('editar lo que otro aparato ha borrado: se dice, se cierra y la lista se pone al día', async ({ cook }) => {
  const name = unique('Borrada')
  await write(cook, name)
  await cook.route(/\/rest\/v1\/recipes\/[0-9a-f-]{36}$/, (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: 'No existe o ya no está disponible' } }),
  )
  const reloaded = cook.waitForRequest((request) => /\/rest\/v1\/recipes(\?|$)/.test(request.url()))
  await cook.getByRole('button', { name: `Editar ${name}` }).click()
  await expectToast(cook, 'Error', 'No existe o ya no está disponible')
  await expect(form(cook)).toBeHidden()
  await reloaded
})

test('dos pestañas: la edición vieja se rechaza, no se pierde nada y hay tres salidas', async ({ cook }) => {
  test.slow()
  const name = unique('Caldo')
  await write(cook, name)
  const other = await cook.context().newPage()
  await other.goto('/recipes')
  for (const page of [cook, other]) {
    await page.getByRole('button', { name: `Editar ${name}` }).click()
    await expect(form(page).getByLabel('Método')).toHaveValue('Mezclar.\nHornear.')
  }
  await other.bringToFront()
  await form(other).getByLabel('Método').fill('Lo de la otra pestaña.')
  await save(other).click()
  await expect(form(other)).toBeHidden()

  await cook.bringToFront()
  await form(cook).getByLabel('Método').fill('Lo mío.')
  await save(cook).click()
  await expectToast(
    cook,
    'Error',
    'Esta receta se ha cambiado en otro sitio desde que la abriste. Recárgala antes de guardar.',
  )
  await expect(form(cook).getByLabel('Método')).toHaveValue('Lo mío.')
  await expect(form(cook).getByText('Hay una versión más nueva')).toBeInViewport()
  await expectAccessible(cook)
  await form(cook).getByRole('button', { name: 'Cargar la versión nueva' }).click()
  await expect(form(cook).getByLabel('Método')).toHaveValue('Lo de la otra pestaña.')
  await form(cook).getByRole('button', { name: 'Volver a mi texto' }).click()
  await expect(form(cook).getByLabel('Método')).toHaveValue('Lo mío.')
  await form(cook).getByRole('button', { name: 'Guardar la mía como receta nueva' }).click()
  await expect(form(cook)).toBeHidden()
  await search(cook).fill(name)
  await expect(cook.getByText('2 recetas', { exact: true })).toBeVisible()
})

test('generar el método: comprobaciones, envío de lo válido, y lo escrito se puede recuperar', async ({ cook }) => {
  await openNew(cook)
  const generate = form(cook).getByRole('button', { name: 'Generar con IA' })
  await generate.click()
  await expectToast(cook, 'Error', 'Primero debes ingresar el nombre de la receta')
  await closeToasts(cook)
  await form(cook).getByLabel('Nombre', { exact: true }).fill('Masa')
  await generate.click()
  await expectToast(cook, 'Error', 'Debes añadir al menos un ingrediente válido')
  await closeToasts(cook)

  await fill(cook, 'Masa')
  await form(cook).getByRole('button', { name: 'Añadir ingrediente' }).click()
  await form(cook).getByRole('textbox', { name: 'Ingrediente 2' }).fill('Agua')
  let sent: unknown
  const { promise: written, resolve: haveWritten } = Promise.withResolvers<void>()
  await cook.route('**/functions/v1/generate-method', async (route) => {
    sent = route.request().postDataJSON()
    await written
    await route.fulfill({ json: { method: 'Amasar.\nReposar.', engine: 'local', warnings: [] } })
  })
  await generate.click()
  await expect(form(cook).getByRole('button', { name: 'Generando...' })).toBeDisabled()
  await form(cook).getByLabel('Método').fill('Mezclar.\nHornear.\nLo escrito mientras tanto.')
  haveWritten()
  await expectToast(cook, 'Método generado con IA')
  expect(sent).toEqual({ recipeName: 'Masa', ingredients: [{ name: 'Harina', quantity: 100, unit: 'g' }] })
  await expect(form(cook).getByLabel('Método')).toHaveValue('Amasar.\nReposar.')
  await form(cook).getByRole('button', { name: 'Recuperar el anterior' }).click()
  await expect(form(cook).getByLabel('Método')).toHaveValue('Mezclar.\nHornear.\nLo escrito mientras tanto.')

  await cook.route('**/functions/v1/generate-method', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'El servidor está ocupado' } }),
  )
  await generate.click()
  await expectToast(cook, 'Error al generar método', 'El servidor está ocupado')
  await expect(form(cook).getByLabel('Método')).toHaveValue('Mezclar.\nHornear.\nLo escrito mientras tanto.')
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

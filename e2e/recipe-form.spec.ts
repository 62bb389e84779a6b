import { expect, type Locator } from '@playwright/test'
import { closeToasts, expectAccessible, expectToast, test } from './kitchen.ts'
import { fill, form, openNew, row, save, search, unique, write } from './recipe-steps.ts'

test('las cuatro reglas salen en su orden, con el foco donde falta, y nada llega al servidor', async ({ cook }) => {
  const posts: string[] = []
  cook.on('request', (request) => {
    // Asking which names are recipes of the kitchen saves nothing.
    const isQuestion = request.url().endsWith('/recipes/named')
    if (request.method() === 'POST' && request.url().includes('/rest/') && !isQuestion) posts.push(request.url())
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
          [...one.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type=checkbox]), select')].map(
            ({ value }) => value,
          ),
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

test('lo no guardado no se pierde por Esc, clic fuera ni Atrás sin preguntar', async ({ cook }) => {
  await cook.goto('/dashboard')
  await cook.getByRole('link', { name: 'Recetas', exact: true }).click()
  await cook.getByRole('button', { name: 'Nueva Receta' }).click()
  await expect(form(cook)).toBeVisible()
  await cook.keyboard.press('Escape')
  await expect(form(cook)).toBeHidden()

  await cook.getByRole('button', { name: 'Nueva Receta' }).click()
  const name = form(cook).getByLabel('Nombre', { exact: true })
  await name.fill('A medias')
  await form(cook).getByLabel('Raciones').fill('4')
  const question = cook.getByRole('dialog', { name: '¿Descartar los cambios?' })
  const ways = [() => cook.keyboard.press('Escape'), () => cook.mouse.click(8, 450), () => cook.goBack()]
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

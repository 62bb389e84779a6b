import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectToast, signUp, test } from './kitchen.ts'
import {
  answerQuestions,
  button,
  call,
  card,
  comments,
  croquetas,
  expectFailure,
  openProject,
} from './kitchen-lab-steps.ts'

test('un proyecto: vacío, obligatorio el nombre, creado, abierto, cambiado y borrado tras preguntar', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/kitchen-lab')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen Lab')
  await expect(page.getByText('No hay proyectos. Crea tu primer proyecto.')).toBeVisible()
  await expectAccessible(page)

  await button(page, 'Nuevo Proyecto').click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo Proyecto' })
  await expectAccessible(page)
  await dialog.getByLabel('Nombre').fill('   ')
  await button(dialog, 'Crear Proyecto').click()
  await expectToast(page, 'Error', 'El nombre del proyecto es obligatorio')
  await dialog.getByLabel('Nombre').fill('Carta de otoño')
  await button(dialog, 'Crear Proyecto').dblclick()
  await expectToast(page, '¡Proyecto creado!')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card(page, 'Carta de otoño')).toContainText('Sin descripción')
  await expect(card(page, 'Carta de otoño')).toContainText(`Creado el ${new Date().toLocaleDateString('es-ES')}`)
  await expectAccessible(page)

  await card(page, 'Carta de otoño').getByRole('link', { name: 'Abrir' }).click()
  await expect(page).toHaveURL(/\/kitchen-lab\/[0-9a-f-]{36}$/)
  await expect(page).toHaveTitle('Carta de otoño · Obrador')
  await expect(page.getByText('No hay variaciones todavía.')).toBeVisible()
  await button(page, 'Editar proyecto').click()
  const edit = page.getByRole('dialog', { name: 'Editar Proyecto' })
  await edit.getByLabel('Nombre').fill('Carta de <b>invierno</b> 🍄')
  await edit.getByLabel('Descripción').fill('Setas\ny caza')
  await button(edit, 'Guardar').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carta de <b>invierno</b> 🍄')
  await page.getByRole('main').getByRole('link', { name: 'Kitchen Lab' }).click()

  const remove = button(page, 'Eliminar Carta de <b>invierno</b> 🍄')
  const refused = answerQuestions(page, false)
  await remove.click()
  expect(refused).toEqual([expect.stringContaining('¿Eliminar el proyecto')])
  await expect(page.getByRole('article')).toHaveCount(1)
  answerQuestions(page, true)
  await remove.click()
  await expectToast(page, 'Proyecto eliminado')
  await expect(page.getByText('No hay proyectos. Crea tu primer proyecto.')).toBeVisible()
})

test('los proyectos van del último tocado al primero, por páginas', async ({ page }) => {
  await signUp(page)
  for (let index = 0; index < 30; index += 1) await call(page, 'POST', 'projects', { name: `Proyecto ${index}` })
  await page.goto('/kitchen-lab')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Proyecto 29')
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('article')).toHaveCount(30)
  const id = (await call(page, 'GET', 'projects?limit=50')).items.at(-1).id
  await call(page, 'POST', 'project_comments', { project_id: id, content: 'Arriba' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Proyecto 0')
})

test('una variación: receta y nombre obligatorios, se busca la receta, y la más nueva va primero', async ({ page }) => {
  await signUp(page)
  await openProject(page)
  for (let index = 0; index < 60; index += 1) {
    await call(page, 'POST', 'recipes', { ...croquetas, name: `Caldo ${index}`, category: '' })
  }
  const { recipe } = { recipe: 'Bizcocho de limón' }
  await call(page, 'POST', 'recipes', { ...croquetas, name: recipe })
  await page.reload()
  await button(page, 'Nueva Variación').click()
  const dialog = page.getByRole('dialog', { name: 'Nueva Variación' })
  await button(dialog, 'Crear Variación').click()
  await expectToast(page, 'Error', 'Selecciona una receta y proporciona un nombre')
  await dialog.getByLabel('Nombre').fill('Con aceite')
  await button(dialog, 'Crear Variación').click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Receta base' }).fill('limon')
  await expect(page.getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('option', { name: recipe }).click()
  await dialog.getByLabel('Descripción').fill('Sin mantequilla')
  await button(dialog, 'Crear Variación').dblclick()
  await expectToast(page, '¡Variación creada!')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Con aceite', 'Sin gluten'])
  await expect(card(page, 'Con aceite')).toContainText(`Basado en: ${recipe}`)
  await expect(card(page, 'Con aceite')).toContainText('Sin mantequilla')
  await expect(card(page, 'Con aceite')).toContainText('Igual que la base: todavía no cambia nada.')
  await expectAccessible(page)
})

test('se borra tras preguntar; su comentario se queda, como comentario del proyecto', async ({ page }) => {
  await signUp(page)
  const { project, variation, recipe } = await openProject(page)
  await call(page, 'POST', 'project_comments', {
    ...{ project_id: project.id, recipe_variation_id: variation.id, content: 'Masa líquida' },
  })
  await call(page, 'DELETE', `recipes/${recipe.id}`)
  await page.reload()
  await expect(card(page, 'Sin gluten')).toContainText('Basado en: Receta eliminada')
  await expect(card(page, 'Sin gluten')).toContainText('Se conserva la copia de «Croquetas de jamón».')
  await expect(button(card(page, 'Sin gluten'), 'Editar Receta Base')).toBeHidden()
  await expect(comments(page).getByRole('article')).toContainText('Sin gluten')

  const refused = answerQuestions(page, false)
  await button(page, 'Eliminar Sin gluten').click()
  expect(refused).toEqual([expect.stringContaining('¿Eliminar la variación «Sin gluten»?')])
  await expect(card(page, 'Sin gluten')).toBeVisible()
  answerQuestions(page, true)
  await button(page, 'Eliminar Sin gluten').click()
  await expectToast(page, 'Variación eliminada')
  await expect(card(page, 'Sin gluten')).toBeHidden()
  await expect(comments(page).getByRole('article')).toContainText('Masa líquida')
  await expect(comments(page).getByRole('article')).not.toContainText('Sin gluten')
})

test('los comentarios: marca que se quita, se gasta al guardar, saltos de línea, editar y borrar', async ({ page }) => {
  await signUp(page)
  await openProject(page)
  const box = page.getByLabel('Nuevo comentario')
  await button(page, 'Comentar').click()
  await expectToast(page, 'Error', 'Escribe un comentario primero')
  await expect(comments(page)).toContainText('Todavía no hay comentarios.')

  await button(card(page, 'Sin gluten'), 'Añadir Comentario').click()
  await expect(box).toBeFocused()
  await expect(comments(page)).toContainText('Sobre «Sin gluten»')
  await button(page, 'No es sobre Sin gluten').click()
  await expect(comments(page)).not.toContainText('Sobre «Sin gluten»')
  await button(card(page, 'Sin gluten'), 'Añadir Comentario').click()
  await box.fill('Masa líquida.\n\n<img src=x onerror=alert(1)>')
  await button(page, 'Comentar').dblclick()
  await expectToast(page, 'Comentario añadido')
  const first = comments(page).getByRole('article').first()
  await expect(first).toContainText('Sin gluten')
  await expect(first.getByText('Masa líquida.')).toHaveText('Masa líquida.\n\n<img src=x onerror=alert(1)>', {
    useInnerText: true,
  })
  await expect(comments(page)).not.toContainText('Sobre «Sin gluten»')

  await box.fill('General')
  await box.press('Control+Enter')
  await expect(comments(page).getByRole('article')).toHaveCount(2)
  await expect(first).toContainText('General')
  await expect(first).not.toContainText('Sin gluten')
  await expectAccessible(page)

  await button(first, 'Editar comentario').click()
  await page.getByLabel('Texto del comentario').fill('General, revisado')
  await button(first, 'Guardar').click()
  await expect(first).toContainText('General, revisado')
  await expect(first).toContainText('Editado el')
  await expect(button(first, 'Editar comentario')).toBeFocused()
  await button(first, 'Eliminar comentario').click()
  await expect(comments(page).getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(comments(page).getByRole('article')).toHaveCount(1)
})

const withFlour = { changes: { lines: [{ line: 2, name: 'Harina de arroz' }] } }

test('editar la receta base: se dice, y la variación ofrece tomar la base nueva', async ({ page }) => {
  await signUp(page)
  await openProject(page, withFlour)
  await button(card(page, 'Sin gluten'), 'Editar Receta Base').click()
  const form = page.getByRole('dialog', { name: 'Editar Receta' })
  await form.getByLabel('Cantidad 1', { exact: true }).fill('180')
  await form.getByLabel('Raciones').fill('5')
  await button(form, 'Guardar').click()
  await expectToast(page, 'Receta actualizada')
  await expect(card(page, 'Sin gluten')).toContainText('La receta base ha cambiado desde que se tomó la copia')
  await card(page, 'Sin gluten').getByText('Qué ha cambiado en la base').click()
  await expect(card(page, 'Sin gluten').getByRole('listitem').filter({ hasText: 'Jamón ibérico' })).toContainText(
    '180 g',
  )
  await expectAccessible(page)
  await button(card(page, 'Sin gluten'), 'Tomar la base nueva').click()
  const dialog = page.getByRole('dialog', { name: 'La base nueva en «Sin gluten»' })
  await expect(dialog).toContainText('Harina de arroz')
  await expectAccessible(page)
  await button(dialog, 'Tomar la base nueva').click()
  await expectToast(page, 'Variación actualizada')
  await expect(card(page, 'Sin gluten')).not.toContainText('La receta base ha cambiado')
  await expect(card(page, 'Sin gluten').getByRole('listitem').filter({ hasText: 'Sustituido' })).toContainText(
    'Harina de arroz',
  )
})

test('modificar: cambiar, sustituir, quitar, volver, añadir, escalar y anotar; se ve a la vez y se guarda', async ({
  page,
}) => {
  await signUp(page)
  await openProject(page)
  await call(page, 'POST', 'ingredient_prices', { ingredient_name: 'Leche', price_per_unit: 1, unit: 'kg' })
  await button(card(page, 'Sin gluten'), 'Modificar').click()
  const dialog = page.getByRole('dialog', { name: 'Modificar «Sin gluten»' })
  const live = dialog.getByRole('region', { name: 'Qué cambia' })
  await expect(live).toContainText('Igual que la base')
  await dialog.getByLabel('Cantidad 2', { exact: true }).fill('0,9')
  await expect(live.getByRole('listitem').filter({ hasText: 'Leche' })).toContainText('+20 %')
  await expect(live).toContainText('al menos 0,19 €')
  await expect(live).toContainText('al menos 0,23 €')
  await dialog.getByLabel('Ingrediente 3', { exact: true }).fill('Harina de arroz')
  await expect(live).toContainText('Sustituido')
  await expect(live.getByRole('listitem').filter({ hasText: 'Sale' })).toContainText('Gluten')
  await button(dialog, 'Quitar ingrediente 1').click()
  await expect(live).toContainText('Quitado')
  await expect(button(dialog, 'Volver a la base: Jamón ibérico')).toBeFocused()
  await button(dialog, 'Volver a la base: Jamón ibérico').click()
  await expect(live).not.toContainText('Quitado')
  await button(dialog, 'Añadir ingrediente').click()
  await button(dialog, 'Guardar').click()
  await expectToast(page, 'Error', 'Todos los ingredientes deben tener nombre')
  await page.keyboard.type('Sésamo')
  await dialog.getByLabel('Ingrediente 4', { exact: true }).fill('Sésamo')
  await button(dialog, 'Guardar').click()
  await expectFailure(page, 'Todas las cantidades deben ser mayores a 0')
  await dialog.getByLabel('Cantidad 4', { exact: true }).fill('20')
  await dialog.getByLabel('Raciones').fill('8')
  await button(dialog, 'Escalar las cantidades de 4 a 8').click()
  await expect(dialog.getByLabel('Cantidad 2', { exact: true })).toHaveValue('1,8')
  await dialog.getByLabel('Notas de elaboración').fill('Reposar 12 horas.')
  await dialog.getByText('Ver la elaboración de la base').click()
  await expect(dialog).toContainText('Hacer una bechamel.')
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await button(page.getByRole('dialog', { name: '¿Descartar los cambios?' }), 'Seguir editando').click()
  await button(dialog, 'Guardar').click()
  await expectToast(page, 'Variación actualizada')
  await page.reload()
  const changed = card(page, 'Sin gluten')
  await expect(changed.getByRole('list', { name: 'Qué cambia' }).getByRole('listitem')).toHaveCount(5)
  await expect(changed).toContainText('Raciones')
  await expect(changed).toContainText('Reposar 12 horas.')
  await expect(changed).toContainText('Sésamo')
  await expect(changed).toContainText('Sin precio')
  await expectAccessible(page)
})

test('guardar como receta: el formulario llega lleno y la receta queda en la biblioteca', async ({ page }) => {
  await signUp(page)
  const notes = 'Reposar 12 horas.'
  await openProject(page, { changes: { ...withFlour.changes, servings: 6, notes } })
  await button(card(page, 'Sin gluten'), 'Guardar como receta').click()
  const form = page.getByRole('dialog', { name: 'Nueva Receta' })
  await expect(form.getByLabel('Nombre', { exact: true })).toHaveValue('Croquetas de jamón · Sin gluten')
  await expect(form.getByLabel('Ingrediente 3', { exact: true })).toHaveValue('Harina de arroz')
  await expect(form.getByLabel('Raciones')).toHaveValue('6')
  await expect(form.getByRole('textbox', { name: 'Método' })).toHaveValue(`${croquetas.method}\n${notes}`)
  await button(form, 'Guardar').dblclick()
  await expectToast(page, 'Receta guardada', 'Croquetas de jamón · Sin gluten')
  await button(page, 'Ver en Biblioteca').click()
  await expect(page).toHaveURL(/\/library\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Croquetas de jamón · Sin gluten')
  expect((await call(page, 'GET', 'recipes/count')).total).toBe(2)
})

test('comparar dos variaciones, una al lado de otra', async ({ page }) => {
  await signUp(page)
  const { project, recipe } = await openProject(page, withFlour)
  await call(page, 'POST', 'recipe_variations', {
    ...{ project_id: project.id, recipe_id: recipe.id, name: 'Para ocho', changes: { servings: 8 } },
  })
  await page.reload()
  await button(card(page, 'Sin gluten'), 'Comparar').click()
  const bar = page.getByRole('region', { name: 'Comparación' })
  await expect(bar).toContainText('elige otra variación')
  await button(card(page, 'Para ocho'), 'Comparar').click()
  await expect(button(card(page, 'Para ocho'), 'Comparar')).toHaveAttribute('aria-pressed', 'true')
  await button(bar, 'Ver comparación').click()
  const table = page.getByRole('table', { name: 'Comparar variaciones' })
  const row = (name: RegExp) => table.getByRole('row', { name })
  await expect(row(/^Raciones/)).toContainText('Distinto')
  await expect(row(/^Raciones/).getByRole('cell')).toHaveText(['4', '8'])
  await expect(row(/^Harina de arroz/).getByRole('cell')).toHaveText(['90 g', 'Harina de trigo · 90 g'])
  await expect(
    row(/^Alérgenos/)
      .getByRole('cell')
      .last(),
  ).toContainText('Gluten')
  await expectAccessible(page)
  await page.getByLabel('Ver sólo lo que cambia').check()
  await expect(row(/^Jamón/)).toBeHidden()
  await page.keyboard.press('Escape')
  await button(bar, 'Quitar').click()
  await expect(bar).toBeHidden()
})

test('dos pestañas: la edición que llega tarde no pisa a la primera, y nada escrito se pierde', async ({
  page,
  context,
}) => {
  await signUp(page)
  const { variation } = await openProject(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await button(card(other, 'Sin gluten'), 'Modificar').click()
  await other.getByLabel('Cantidad 1', { exact: true }).fill('100')
  await button(card(page, 'Sin gluten'), 'Modificar').click()
  await page.getByLabel('Cantidad 2', { exact: true }).fill('0,5')
  await button(page.getByRole('dialog'), 'Guardar').click()
  await expectToast(page, 'Variación actualizada')
  await button(other.getByRole('dialog'), 'Guardar').click()
  await expect(other.getByRole('alert')).toContainText('Todo lo que has escrito sigue aquí.')
  await expect(other.getByLabel('Cantidad 1', { exact: true })).toHaveValue('100')
  await button(other, 'Seguir con lo mío sobre la versión nueva').click()
  await expect(other.getByRole('alert')).toBeHidden()
  await expect(other.getByLabel('Cantidad 1', { exact: true })).toHaveValue('100')
  await button(other.getByRole('dialog'), 'Guardar').click()
  await expectToast(other, 'Variación actualizada')
  const saved = await call(page, 'GET', `recipe_variations/${variation.id}`)
  expect(saved.changes).toEqual({ lines: [{ line: 0, quantity: 100 }] })
  await other.close()
})

test('un proyecto que no hay, o de otro, lo dice y lleva de vuelta, sin paso en el historial', async ({
  cook,
  page,
}) => {
  await signUp(page)
  const { project } = await openProject(page)
  await cook.goto('/dashboard')
  for (const id of [project.id, '00000000-0000-4000-8000-000000000000', 'no-es-un-id']) {
    await cook.goto(`/kitchen-lab/${id}`)
    await expectToast(cook, 'Error', 'No se pudieron cargar los datos del proyecto')
    await expect(cook).toHaveURL('/kitchen-lab')
  }
  await expect(cook.getByText('Carta de otoño')).toBeHidden()
})

const dead = async (page: Page, method: string, table: string) => {
  await page.unrouteAll()
  await page.route(`**/rest/v1/${table}**`, (route) =>
    route.request().method() === method ? route.abort() : route.fallback(),
  )
}

test('sin servidor, cada cosa dice lo suyo, una vez, y lo escrito sigue ahí', async ({ page }) => {
  await signUp(page)
  const { project } = await openProject(page)
  await dead(page, 'POST', 'recipe_variations')
  await button(page, 'Nueva Variación').click()
  const adding = page.getByRole('dialog', { name: 'Nueva Variación' })
  await adding.getByLabel('Nombre').fill('Vegetal')
  await adding.getByRole('combobox').click()
  await page.getByRole('option').first().click()
  await button(adding, 'Crear Variación').click()
  await expectFailure(page, 'No se pudo crear la variación')
  await expect(adding.getByLabel('Nombre')).toHaveValue('Vegetal')
  await button(adding, 'Cancelar').click()
  await button(page.getByRole('dialog', { name: '¿Descartar los cambios?' }), 'Descartar').click()

  await dead(page, 'POST', 'project_comments')
  await page.getByLabel('Nuevo comentario').fill('Bien')
  await button(page, 'Comentar').click()
  await expectFailure(page, 'No se pudo añadir el comentario')
  await expect(page.getByLabel('Nuevo comentario')).toHaveValue('Bien')
  await page.unrouteAll()
  await button(page, 'Comentar').click()
  await expect(comments(page).getByRole('article')).toHaveCount(1)

  await dead(page, 'DELETE', 'project_comments')
  await button(page, 'Eliminar comentario').click()
  await expectFailure(page, 'No se pudo eliminar el comentario')
  await dead(page, 'DELETE', 'recipe_variations')
  answerQuestions(page, true)
  await button(page, 'Eliminar Sin gluten').click()
  await expectFailure(page, 'No se pudo eliminar la variación')
  await expect(card(page, 'Sin gluten')).toBeVisible()
  await dead(page, 'PUT', 'recipes')
  await button(card(page, 'Sin gluten'), 'Editar Receta Base').click()
  await page.getByLabel('Cantidad 1', { exact: true }).fill('180')
  await button(page.getByRole('dialog'), 'Guardar').click()
  await expectFailure(page, 'No se pudo actualizar la receta')
  await page.unrouteAll()
  await button(page.getByRole('dialog'), 'Guardar').click()
  await expectToast(page, 'Receta actualizada')

  await dead(page, 'POST', 'projects')
  await page.goto('/kitchen-lab')
  await button(page, 'Nuevo Proyecto').click()
  await page.getByRole('dialog').getByLabel('Nombre').fill('Otro')
  await button(page, 'Crear Proyecto').click()
  await expectFailure(page, 'No se pudo crear el proyecto')
  await button(page, 'Cancelar').click()
  await button(page.getByRole('dialog', { name: '¿Descartar los cambios?' }), 'Descartar').click()
  await dead(page, 'DELETE', 'projects')
  await button(page, 'Eliminar Carta de otoño').click()
  await expectFailure(page, 'No se pudo eliminar el proyecto')

  await dead(page, 'GET', 'projects')
  await page.goto('/kitchen-lab')
  await expectFailure(page, 'No se pudieron cargar los proyectos')
  await page.goto(`/kitchen-lab/${project.id}`)
  await expectFailure(page, 'No se pudieron cargar los datos del proyecto')
  await page.unrouteAll()
  await button(page, 'Reintentar').click()
  await expect(card(page, 'Sin gluten')).toBeVisible()
})

test('sólo con el teclado: proyecto, variación, cambio y comentario', async ({ page }) => {
  await signUp(page)
  await call(page, 'POST', 'recipes', croquetas)
  await page.goto('/kitchen-lab')
  await button(page, 'Nuevo Proyecto').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Nombre')).toBeFocused()
  await page.keyboard.type('Teclado')
  await page.keyboard.press('Enter')
  await expectToast(page, '¡Proyecto creado!')
  await page.getByRole('link', { name: 'Abrir' }).focus()
  await page.keyboard.press('Enter')
  await button(page, 'Nueva Variación').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox').focus()
  await page.keyboard.type('croq')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox')).toHaveValue(croquetas.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Vegetal')
  await page.keyboard.press('Enter')
  await expectToast(page, '¡Variación creada!')
  await expect(button(page, 'Nueva Variación')).toBeFocused()

  await button(card(page, 'Vegetal'), 'Modificar').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Ingrediente 1', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Setas')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Ingrediente 2', { exact: true })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Variación actualizada')
  await expect(button(card(page, 'Vegetal'), 'Modificar')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(card(page, 'Vegetal'), 'Añadir Comentario')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bien de sal')
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Comentario añadido')
  await expect(comments(page).getByRole('article')).toContainText('Vegetal')
})

test('en el teléfono, variaciones y comentarios son dos pestañas y no se pierde lo escrito entre ellas', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  await openProject(page)
  await expect(page.getByRole('tab', { name: 'Variaciones (1)' })).toHaveAttribute('aria-selected', 'true')
  await button(card(page, 'Sin gluten'), 'Añadir Comentario').click()
  await expect(page.getByLabel('Nuevo comentario')).toBeFocused()
  await page.getByLabel('Nuevo comentario').fill('A medias')
  await page.getByRole('tab', { name: 'Variaciones (1)' }).click()
  await page.getByRole('tab', { name: /^Comentarios/ }).click()
  await expect(page.getByLabel('Nuevo comentario')).toHaveValue('A medias')
  await expect(comments(page)).toContainText('Sobre «Sin gluten»')
  await button(page, 'Comentar').click()
  await expect(page.getByRole('tab', { name: 'Comentarios (1)' })).toBeVisible()
  await expectAccessible(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(wide).toBe(false)
})

test('con 200 variaciones y 2.000 comentarios se piden páginas, no filas', async ({ page }) => {
  test.setTimeout(300_000)
  await signUp(page)
  const { project, recipe } = await openProject(page)
  await page.evaluate(
    async ({ project_id, recipe_id }) => {
      const key = Object.keys(localStorage).find((one) => one.endsWith('-auth-token')) ?? ''
      const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}')
      const post = (table: string, body: object) =>
        fetch(`/rest/v1/${table}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        })
      const changes = { lines: [{ line: 0, quantity: 100 }] }
      for (let index = 0; index < 200; index += 1) {
        await post('recipe_variations', { project_id, recipe_id, name: `Prueba ${index}`, changes })
      }
      for (let block = 0; block < 100; block += 1) {
        const some = Array.from({ length: 20 }, (_, one) => `Comentario ${block * 20 + one}`)
        await Promise.all(some.map((content) => post('project_comments', { project_id, content })))
      }
    },
    { project_id: project.id, recipe_id: recipe.id },
  )
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) calls.push(request.url())
  })
  await page.reload()
  const newest = card(page, 'Prueba 199')
  await expect(newest).toContainText('Energía por ración')
  await expect(comments(page).getByRole('article')).toHaveCount(50)
  expect(calls.length).toBeLessThan(12)
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(card(page, 'Sin gluten')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(card(page, 'Sin gluten')).toContainText('Energía por ración')
  expect(calls.length).toBeLessThan(45)

  const before = calls.length
  await page.getByLabel('Nuevo comentario').fill('Uno más')
  await button(page, 'Comentar').click()
  await expect(comments(page).getByRole('article').first()).toContainText('Uno más')
  expect(calls.length - before).toBeLessThan(5)
})

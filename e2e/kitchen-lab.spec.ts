import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectToast, newKitchen, refuse, test, today } from './kitchen.ts'
import {
  answerQuestions,
  button,
  call,
  card,
  comments,
  copyRow,
  croquetas,
  expectFailure,
  openProject,
} from './kitchen-lab-steps.ts'

test('un proyecto: vacío, obligatorio el nombre, creado, abierto, cambiado y borrado tras preguntar', async ({
  page,
}) => {
  await newKitchen(page)
  await page.goto('/kitchen-lab')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen Lab')
  await expect(page.getByText('No hay proyectos. Crea tu primer proyecto.')).toBeVisible()
  await expectAccessible(page)

  await button(page, 'Nuevo Proyecto').click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo Proyecto' })
  await expect(dialog.getByLabel('Nombre')).toBeFocused()
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
  await expect(card(page, 'Carta de otoño').getByText(/^Creado el /)).toHaveText(today())
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

test('un proyecto demasiado grande para deshacerlo se elimina, y se dice', async ({ page }) => {
  await newKitchen(page)
  const project = await call(page, 'POST', 'projects', { name: 'Enorme' })
  const recipe = await call(page, 'POST', 'recipes', { ...croquetas, method: 'ñ'.repeat(50_000) })
  const variation = await call(page, 'POST', 'recipe_variations', {
    ...{ project_id: project.id, recipe_id: recipe.id, name: 'Larga 0' },
  })
  copyRow('recipe_variations', variation.id, 49, (at) => ({ name: `Larga ${at}` }))
  await page.goto('/kitchen-lab')
  answerQuestions(page, true)
  await button(page, 'Eliminar Enorme').click()
  await expectToast(page, 'Proyecto eliminado', 'Era demasiado grande para poder deshacerlo.')
  await expect(button(page, 'Deshacer')).toBeHidden()
  await expect(page.getByText('No hay proyectos. Crea tu primer proyecto.')).toBeVisible()
})

test('los proyectos van del último tocado al primero, por páginas', async ({ page }) => {
  await newKitchen(page)
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
  await newKitchen(page)
  await openProject(page)
  const broths = Array.from({ length: 60 }, (_, index) => ({ ...croquetas, name: `Caldo ${index}`, category: '' }))
  await Promise.all(broths.map((broth) => call(page, 'POST', 'recipes', broth)))
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
  await newKitchen(page)
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
  await newKitchen(page)
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
  // The button went with its comment: the keyboard goes on in the column, not at the top of the page.
  await expect(comments(page).getByRole('heading', { name: 'Comentarios' })).toBeFocused()
  await page.reload()
  await expect(comments(page).getByRole('article')).toHaveCount(1)
})

test('un proyecto que no hay, o de otro, lo dice y lleva de vuelta, sin paso en el historial', async ({
  cook,
  page,
}) => {
  await newKitchen(page)
  const project = await call(page, 'POST', 'projects', { name: 'La carta de otra cocina' })
  await cook.goto('/dashboard')
  const steps = () => cook.evaluate(() => history.length)
  let before = await steps()
  for (const id of [project.id, '00000000-0000-4000-8000-000000000000', 'no-es-un-id']) {
    await cook.goto(`/kitchen-lab/${id}`)
    await expectToast(cook, 'Error', 'No se pudieron cargar los datos del proyecto')
    await expect(cook).toHaveURL('/kitchen-lab')
    // The step of the address that was typed, and none for being led on.
    before += 1
    expect(await steps()).toBe(before)
  }
  await expect(cook.getByRole('region', { name: 'Proyectos' })).toHaveAttribute('aria-busy', 'false')
  await expect(cook.getByText('La carta de otra cocina')).toBeHidden()
})

const dead = async (page: Page, method: string, table: string) => {
  await page.unrouteAll()
  await page.route(`**/rest/v1/${table}**`, (route) =>
    route.request().method() === method ? route.abort() : route.fallback(),
  )
}

test('sin servidor, cada cosa dice lo suyo, una vez, y lo escrito sigue ahí', async ({ page }) => {
  await newKitchen(page)
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
  await expect(adding).toBeHidden()

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
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await dead(page, 'DELETE', 'projects')
  await button(page, 'Eliminar Carta de otoño').click()
  await expectFailure(page, 'No se pudo eliminar el proyecto')

  await page.unrouteAll()
  await refuse(page, '**/rest/v1/projects**', 'GET')
  await page.goto('/kitchen-lab')
  await expectFailure(page, 'No se pudieron cargar los proyectos')
  await page.goto(`/kitchen-lab/${project.id}`)
  await expectFailure(page, 'No se pudieron cargar los datos del proyecto')
  await page.unrouteAll()
  await button(page, 'Reintentar').click()
  await expect(card(page, 'Sin gluten')).toBeVisible()
})

/** A dialog takes the focus a moment after it is drawn, also from a field in it. */
const focusIn = (dialog: Locator) => expect(dialog.locator(':focus')).toHaveCount(1)

test('sólo con el teclado: proyecto, variación, cambio y comentario', async ({ page }) => {
  await newKitchen(page)
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
  await focusIn(page.getByRole('dialog'))
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
  await focusIn(page.getByRole('dialog'))
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
  await expect(page.getByLabel('Nuevo comentario')).toBeFocused()
  await page.keyboard.type('Bien de sal')
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Comentario añadido')
  await expect(comments(page).getByRole('article')).toContainText('Vegetal')
})

test('en el teléfono, variaciones y comentarios van por turnos; ni cambiar ni girar pierde lo escrito', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newKitchen(page)
  await openProject(page)
  await expect(page.getByRole('radio', { name: 'Variaciones (1)' })).toBeChecked()
  await expect(comments(page)).toBeHidden()
  await button(card(page, 'Sin gluten'), 'Añadir Comentario').click()
  await expect(page.getByLabel('Nuevo comentario')).toBeFocused()
  await page.getByLabel('Nuevo comentario').fill('A medias')
  await page.getByText('Variaciones (1)').click()
  await expect(comments(page)).toBeHidden()
  await page.getByText('Comentarios (0)').click()
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect(card(page, 'Sin gluten')).toBeVisible()
  await expect(page.getByLabel('Nuevo comentario')).toHaveValue('A medias')
  await expect(comments(page)).toContainText('Sobre «Sin gluten»')
  await page.setViewportSize({ width: 390, height: 844 })
  await button(page, 'Comentar').click()
  await expect(page.getByRole('radio', { name: 'Comentarios (1)' })).toBeChecked()
  await expectAccessible(page)
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  await expect.poll(wide).toBe(false)
})

test('con 200 variaciones y 2.000 comentarios se piden páginas, no filas', async ({ page }) => {
  test.slow()
  await newKitchen(page)
  const { project, recipe } = await openProject(page)
  const changes = { lines: [{ line: 0, quantity: 100 }] }
  const variation = await call(page, 'POST', 'recipe_variations', {
    ...{ project_id: project.id, recipe_id: recipe.id, name: 'Prueba 0', changes },
  })
  const comment = await call(page, 'POST', 'project_comments', { project_id: project.id, content: 'Comentario 0' })
  copyRow('recipe_variations', variation.id, 199, (at) => ({ name: `Prueba ${at}` }))
  copyRow('project_comments', comment.id, 1999, (at) => ({ content: `Comentario ${at}` }))
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) calls.push(request.url())
  })
  await page.reload()
  const newest = card(page, 'Prueba 199')
  await expect(newest).toContainText('Energía por ración')
  await expect(comments(page).getByRole('article')).toHaveCount(50)
  expect(calls.length).toBeLessThan(12)
  await page.waitForFunction(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    return [...document.querySelectorAll('h3')].some(({ textContent }) => textContent === 'Sin gluten')
  })
  await expect(card(page, 'Sin gluten')).toContainText('Energía por ración')
  expect(calls.length).toBeLessThan(45)

  await page.getByLabel('Nuevo comentario').fill('Uno más')
  for (const part of [comments(page), page.getByRole('region', { name: 'Variaciones' })])
    await expect(part).toHaveAttribute('aria-busy', 'false')
  const before = calls.length
  await button(page, 'Comentar').click()
  await expect(comments(page).getByRole('article').first()).toContainText('Uno más')
  // No list is read from its beginning again; where one was scrolled to, it may still grow.
  const again = calls.slice(before).filter((url) => /_(variations|comments)\?(?!.*cursor=)/.test(url))
  expect(again).toEqual([])
})

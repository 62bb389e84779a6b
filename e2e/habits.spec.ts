import { type Browser, expect, type Page } from '@playwright/test'
import { call as callServer, expectAccessible, expectToast, newAccount, newKitchen, signUp, test } from './kitchen.ts'

/** What works the same on every screen: the palette, the keys, undoing, the Back button, a page older than the server. */

const palette = (page: Page) => page.getByRole('dialog', { name: 'Ir a cualquier sitio' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Qué buscas' })

/** Calls the server as the cook on screen. */
const call = (page: Page, method: string, path: string, body?: object) =>
  callServer(page, method, `/rest/v1/${path}`, body)
const write = (page: Page, name: string) =>
  call(page, 'POST', 'recipes', {
    ...{ name, category: 'Tapas', servings: 4, method: 'Cocer.\nServir frío.' },
    ingredients: [{ name: 'Tomate', quantity: 1, unit: 'kg' }],
  })

/** The keys of the frame are fetched a moment after the first view. */
const keysAwake = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Teclas' })).toBeVisible({ timeout: 500 })
  }).toPass()

/** What a key just pressed opens is there by now: its code has come already. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

test('la paleta, sólo con el teclado: una receta sin tildes, un apartado, una acción, y el foco en su sitio', async ({
  page: cook,
}) => {
  await newKitchen(cook)
  await write(cook, 'Ajoblanco de Málaga')
  await write(cook, 'Porra antequerana')
  await cook.goto('/dashboard')
  const button = cook.getByRole('button', { name: 'Ir a cualquier sitio' })
  await keysAwake(cook)
  await cook.keyboard.press('Escape')
  await expect(cook.getByRole('dialog')).toHaveCount(0)
  await button.focus()
  await cook.keyboard.press('Control+k')
  await expect(field(cook)).toBeFocused()
  await expectAccessible(cook)
  await cook.keyboard.press('Escape')
  await expect(palette(cook)).toBeHidden()
  await expect(button).toBeFocused()

  await cook.keyboard.press('/')
  await field(cook).fill('malaga')
  const found = palette(cook).getByRole('option', { name: 'Ajoblanco de Málaga' })
  await expect(palette(cook).getByRole('option')).toHaveText([
    /^Ajoblanco de Málaga/,
    'Buscar «malaga» en la biblioteca',
  ])
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await expect(field(cook)).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? '')
  await cook.keyboard.press('Enter')
  await expect(cook.getByRole('heading', { level: 1, name: 'Ajoblanco de Málaga' })).toBeVisible()
  await expect(cook.locator('#content')).toBeFocused()
  await expect(cook).toHaveTitle('Ajoblanco de Málaga · Obrador')

  await cook.keyboard.press('Control+k')
  await field(cook).fill('nuev')
  await expect(palette(cook).getByRole('option')).toHaveText([
    'Nueva Receta',
    'Nueva Carpeta',
    'Nuevo Proyecto',
    'Buscar «nuev» en la biblioteca',
  ])
  await cook.keyboard.press('ArrowDown')
  await cook.keyboard.press('Enter')
  await expect(cook.getByRole('dialog', { name: 'Nueva Carpeta' })).toBeVisible()
  await expect(cook).toHaveURL('/recipes')
})

test('n empieza, ? explica, y ninguna tecla se dispara al escribir ni con un diálogo abierto', async ({ cook }) => {
  await cook.goto('/dashboard')
  await cook.getByRole('navigation', { name: 'Apartados' }).getByRole('link', { name: 'Kitchen Lab' }).click()
  await expect(cook.getByRole('heading', { level: 1, name: 'Kitchen Lab' })).toBeVisible()
  const keys = cook.getByRole('dialog', { name: 'Teclas' })
  await keysAwake(cook)
  await expectAccessible(cook)
  await cook.keyboard.press('n')
  await cook.keyboard.press('Escape')
  // One was open: the other would stand there now.
  await expect(cook.getByRole('dialog')).toHaveCount(0)
  await expect(cook.locator('#content')).toBeFocused()

  await cook.keyboard.press('n')
  const project = cook.getByRole('dialog', { name: 'Nuevo Proyecto' })
  await expect(project.getByLabel('Nombre')).toBeFocused()
  await cook.keyboard.type('n/?')
  await expect(project.getByLabel('Nombre')).toHaveValue('n/?')
  await expect(cook.getByRole('dialog')).toHaveCount(1)
  await project.getByLabel('Descripción').fill('De otoño')

  // Back closes what is open; something typed is asked about.
  await cook.goBack()
  await cook.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(project.getByLabel('Nombre')).toHaveValue('n/?')
  await expect(cook).toHaveURL('/kitchen-lab')
  await cook.goBack()
  await cook.getByRole('button', { name: 'Descartar' }).click()
  await expect(cook.getByRole('dialog')).toHaveCount(0)
  await expect(cook).toHaveURL('/kitchen-lab')

  await cook.keyboard.press('?')
  // A dialog takes the focus a moment after it is drawn.
  await expect(keys.locator(':focus')).toHaveCount(1)
  await keys.getByRole('switch').press('Space')
  await expect(keys.getByRole('switch')).not.toBeChecked()
  await cook.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  for (const key of ['n', '/', '?']) {
    await cook.keyboard.press(key)
    await drawn(cook)
    await expect(cook.getByRole('dialog')).toHaveCount(0)
  }
  await cook.keyboard.press('Control+k')
  await expect(palette(cook)).toBeVisible()
})

test('deshacer: un comentario, un proyecto con lo suyo y un precio vuelven como estaban', async ({ page }) => {
  await newKitchen(page)
  const project = await call(page, 'POST', 'projects', { name: 'Carta de verano' })
  for (const content of ['Primero', 'Segundo', 'Tercero'])
    await call(page, 'POST', 'project_comments', { project_id: project.id, content })
  await call(page, 'POST', 'ingredient_prices', { ingredient_name: 'Sal', price_per_unit: 0.4, unit: 'kg' })

  await page.goto(`/kitchen-lab/${project.id}`)
  const comments = page.getByRole('region', { name: 'Comentarios' }).getByRole('article')
  await expect(comments).toHaveCount(3)
  const before = await call(page, 'GET', `project_comments?project_id=${project.id}`)
  await comments.nth(1).getByRole('button', { name: 'Eliminar comentario' }).click()
  await expect(comments).toHaveCount(2)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(comments).toHaveCount(3)
  expect(await call(page, 'GET', `project_comments?project_id=${project.id}`)).toEqual(before)

  await page.goto('/kitchen-lab')
  await keysAwake(page)
  await page.keyboard.press('Escape')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Eliminar Carta de verano' }).click()
  await expectToast(page, 'Proyecto eliminado')
  await expect(page.getByText('No hay proyectos')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('heading', { name: 'Carta de verano' })).toBeVisible()
  expect(await call(page, 'GET', `project_comments?project_id=${project.id}`)).toEqual(before)

  await page.goto('/cost-analysis')
  await page.getByRole('button', { name: 'Eliminar Sal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expectToast(page, 'Precio eliminado', 'El precio se ha eliminado correctamente')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expectToast(page, 'Recuperado')
  await expect(page.getByRole('button', { name: 'Eliminar Sal' })).toBeVisible()
})

test('una pestaña vieja que pide un trozo que ya no está se recarga una vez y sigue', async ({ cook }) => {
  await cook.goto('/dashboard')
  await expect(cook.getByRole('heading', { level: 1 })).toBeVisible()
  // The server has been upgraded: another entry, and the chunk of the palette is gone.
  let upgraded = true
  await cook.route(/\/assets\/Palette-.*\.js$/, (route) =>
    upgraded ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await cook.route(/\/$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-nueva.js"></script>' }),
  )
  const reloaded = cook.waitForEvent('load')
  await cook.getByRole('button', { name: 'Ir a cualquier sitio' }).click()
  await reloaded
  upgraded = false
  await expect(cook.getByRole('heading', { level: 1 })).toBeVisible()
  await cook.getByRole('button', { name: 'Ir a cualquier sitio' }).click()
  await expect(field(cook)).toBeVisible()
})

/** A browser like the cook's own: with the service worker. */
const tablet = async (browser: Browser, baseURL: string | undefined) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' })
  return { context, page: await context.newPage() }
}

const copiesDatabase = 'obrador-hasta-salir'

/** What this device has kept of the recipes read. Only looks: the page makes its database itself. */
const copies = (page: Page): Promise<unknown[]> =>
  page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return []
    const opening = indexedDB.open(name)
    await new Promise((done) => opening.addEventListener('success', done))
    const reading = opening.result.transaction('copies').objectStore('copies').getAllKeys()
    await new Promise((done) => reading.addEventListener('success', done))
    opening.result.close()
    return reading.result.flat()
  }, copiesDatabase)

test('al guardar la primera receta se pide al navegador que no la tire, y no se vuelve a pedir', async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await tablet(browser, baseURL)
  await page.addInitScript(() => {
    const asks = StorageManager.prototype.persist
    StorageManager.prototype.persist = function () {
      localStorage.setItem('veces', String(Number(localStorage.getItem('veces') ?? 0) + 1))
      return asks.call(this)
    }
  })
  const times = () => page.evaluate(() => Number(localStorage.getItem('veces') ?? 0))
  await signUp(page)
  const first = await write(page, 'Ajoblanco')
  const second = await write(page, 'Gazpachuelo')
  await page.goto('/library')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => copies(page)).toContain('library')
  expect(await times()).toBe(0)
  for (const { id } of [first, second]) {
    await page.goto(`/library/${id}`)
    await expect.poll(() => copies(page)).toContain(`recipe:${id}`)
    await expect.poll(times).toBe(1)
  }
  await context.close()
})

test('sin conexión se leen las recetas vistas, nada escrito se pierde, y al salir no queda nada', async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await tablet(browser, baseURL)
  await signUp(page)
  const { id } = await write(page, 'Gazpacho')
  const other = await write(page, 'Salmorejo')
  await page.goto(`/library/${id}`)
  await expect(page.getByRole('heading', { name: 'Preparación' })).toBeVisible()
  // Read is not yet kept: leaving at once would be too early.
  await expect.poll(() => copies(page)).toContain(`recipe:${id}`)
  await page.goto('/library')
  await expect(page.getByRole('link', { name: /Salmorejo/ })).toBeVisible()
  await expect.poll(() => copies(page)).toContain('library')
  await page.evaluate(() => navigator.serviceWorker.ready)

  await context.setOffline(true)
  await page.goto(`/library/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Gazpacho' })).toBeVisible()
  await expect(page.getByText('Servir frío.')).toBeVisible()
  await expect(page.getByText(/^Copia de hace (un momento|1 minuto)\.$/)).toBeVisible()
  await expect(page.getByText('Sin conexión con Obrador.')).toBeVisible()
  await page.goto('/library?q=SALMO')
  await expect(page.getByText('Mostrando 1 receta(s) guardadas en este dispositivo')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/library/${other.id}`)
  await expect(page.getByText('Esta receta no está guardada en este dispositivo')).toBeVisible()

  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Nueva Receta' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva Receta' })
  await form.getByLabel('Nombre').fill('Porra antequerana')
  await form.getByRole('textbox', { name: 'Ingrediente 1' }).fill('Tomate')
  await form.getByRole('spinbutton', { name: 'Cantidad 1' }).fill('1')
  await form.getByRole('textbox', { name: 'Método' }).fill('Majar.')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('region', { name: 'Avisos' }).getByText('No se pudo crear la receta')).toBeVisible()
  await expect(form.getByLabel('Nombre')).toHaveValue('Porra antequerana')
  await expect(page.getByText('Sin conexión con Obrador.')).toBeVisible()
  await context.setOffline(false)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expectToast(page, 'Éxito', 'Receta creada correctamente')
  await expect(page.getByText('Sin conexión con Obrador.')).toBeHidden()

  // Somebody else at the same tablet: neither after Salir, nor without a connection.
  const kept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(await kept()).toEqual([copiesDatabase])
  await page.getByRole('button', { name: 'Cuenta' }).click()
  await page.getByRole('menuitem', { name: 'Salir' }).click()
  await expectToast(page, 'Sesión cerrada')
  await expect.poll(kept).toEqual([])
  await signUp(page, newAccount())
  await context.setOffline(true)
  await page.goto(`/library/${id}`)
  await expect(page.getByText('Esta receta no está guardada en este dispositivo')).toBeVisible()
  await context.close()
})

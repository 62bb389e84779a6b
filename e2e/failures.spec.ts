import { expect, type Locator, type Page } from '@playwright/test'
import { expectToast, newKitchen, passwordField, test } from './kitchen.ts'

/** What a screen says when a call fails: the rule of PRODUCTO, seen on a new folder and on the list of recipes. */

const lists = '**/rest/v1/recipes**'
const folders = '**/rest/v1/folders**'

const createFolder = async (page: Page) => {
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Nueva Carpeta' }).click()
  await page.getByLabel('Nombre de la carpeta').fill('Postres')
  await page.getByRole('button', { name: 'Crear Carpeta' }).click()
}

const refusals = [
  [
    'con mensaje del servidor: el suyo',
    { status: 503, json: { code: 'unavailable', message: 'El servidor está ocupado.' } },
    'El servidor está ocupado.',
  ],
  ['sin cuerpo: el texto del catálogo', { status: 500, body: '' }, 'No se pudo crear la carpeta'],
  [
    'con la página de un intermediario: el texto del catálogo',
    { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    'No se pudo crear la carpeta',
  ],
  [
    'con una respuesta que no se entiende: el texto del catálogo',
    { status: 201, json: { carpeta: 3 } },
    'No se pudo crear la carpeta',
  ],
] as const

for (const [name, answer, text] of refusals) {
  test(`crear una carpeta ${name}; una llamada, y lo escrito sigue ahí`, async ({ cook }) => {
    let calls = 0
    await cook.route(folders, (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      calls += 1
      return route.fulfill(answer)
    })
    await createFolder(cook)
    await expectToast(cook, 'Error', text)
    await expect(cook.getByLabel('Nombre de la carpeta')).toHaveValue('Postres')
    expect(calls).toBe(1)
  })
}

test('crear una carpeta sin servidor: el texto del catálogo', async ({ cook }) => {
  await cook.route(folders, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await createFolder(cook)
  await expectToast(cook, 'Error', 'No se pudo crear la carpeta')
  // The button waited, and a button that waits lets go of the focus: it has it back.
  await expect(cook.getByRole('button', { name: 'Crear Carpeta' })).toBeFocused()
})

test('las recetas que no cargan: su texto, y ninguna llamada repetida', async ({ cook }) => {
  const calls: string[] = []
  await cook.route(lists, (route) => {
    calls.push(route.request().url())
    return route.fulfill({ status: 500, body: '' })
  })
  await cook.goto('/recipes')
  await expectToast(cook, 'Error', 'No se pudieron cargar las recetas')
  expect(calls).toEqual([...new Set(calls)])
})

test('una llamada que nunca llega no hace pedir las demás sin parar', async ({ cook }) => {
  await cook.goto('/account')
  // All it asks for has come.
  await expect(cook.getByText(/^El motor local lo hace todo/)).toBeVisible()
  await expect(cook.getByRole('list', { name: 'Sesiones abiertas' })).toBeVisible()
  await expect(cook.getByText('Email y contraseña', { exact: true })).toBeVisible()
  await expect(cook.getByRole('switch', { name: 'Sólo local' })).toBeEnabled()
  for (const url of ['**/health', '**/functions/v1/model-status']) await cook.route(url, (route) => route.abort())
  await cook.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(cook.getByText('Sin conexión con Obrador.')).toBeVisible()
  const asked: number[] = []
  cook.on('request', (request) => {
    if (request.url().endsWith('/auth/v1/sessions')) asked.push(performance.now())
  })
  // One answer, and everything is asked for again; then, the connection coming and going, as seldom as a server that is away.
  await cook.unroute('**/health')
  await cook.getByRole('switch', { name: 'Sólo local' }).press('Space')
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  const [first = 0, second = 0] = asked
  expect(second - first).toBeGreaterThan(4000)
})

test('una sesión cerrada en otro sitio lleva a /auth sin dejar nada atrás', async ({ page, context }) => {
  await newKitchen(page)
  const stored = await page.evaluate(() => window.localStorage.getItem('sb-localhost-auth-token'))
  const { access_token: token } = JSON.parse(stored ?? '{}')
  await context.request.post('/auth/v1/logout?scope=local', { headers: { authorization: `Bearer ${token}` } })
  await page.goto('/recipes')
  await expect(page).toHaveURL('/auth')
  expect(await page.evaluate(() => window.localStorage.getItem('sb-localhost-auth-token'))).toBeNull()
})

test('un testigo caducado se renueva y la llamada sale otra vez, sin molestar a nadie', async ({ page }) => {
  await newKitchen(page)
  let refused = 0
  await page.route(lists, async (route) => {
    if (refused > 0) return route.fallback()
    refused += 1
    return route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'Usuario no autenticado' } })
  })
  const renewed = page.waitForResponse('**/auth/v1/token?grant_type=refresh_token')
  await page.goto('/recipes')
  expect((await renewed).status()).toBe(200)
  await expect(page.getByText('No hay recetas. Crea tu primera receta.')).toBeVisible()
})

test('los avisos dejan sitio: ni tapan el botón que se pulsó ni pasan de tres', async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 700 },
    { width: 1366, height: 700 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/auth')
    const press = page.getByRole('button', { name: 'Iniciar Sesión' })
    // Four refusals that say different things: the same one stands once, however often it is pressed.
    for (const [email, password] of [
      ['sin-arroba', '123456'],
      [`${'a'.repeat(250)}@ejemplo.es`, '123456'],
      ['chef@ejemplo.es', '12345'],
      ['chef@ejemplo.es', 'x'.repeat(101)],
    ] as const) {
      await page.getByLabel('Email').fill(email)
      await passwordField(page).fill(password)
      await press.click()
    }
    await expect(page.getByRole('button', { name: 'Cerrar' })).toHaveCount(3)
    const google = page.getByRole('button', { name: 'Continuar con Google' })
    await google.scrollIntoViewIfNeeded()
    await google.click({ trial: true })
    await press.click({ trial: true })
  }
  // Pointing at them stops their clocks: what stands then goes by its own button, one at a time.
  const close = page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Cerrar' })
  await close.last().hover()
  const standing = await close.count()
  await close.last().click()
  await expect(close).toHaveCount(standing - 1)
})

test('el botón recién pulsado sale de debajo de su propio aviso', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/auth')
  const google = page.getByRole('button', { name: 'Continuar con Google' })
  await google.click()
  await expectToast(page, 'Error al iniciar sesión con Google')
  await expect.poll(() => centreIsFree(google)).toBe(true)
  await expect(google).toBeFocused()
})

test('también cuando el aviso llega sin preguntar a nadie', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 480 })
  await page.goto('/auth')
  const login = page.getByRole('button', { name: 'Iniciar Sesión' })
  await login.click()
  await expectToast(page, 'Error de validación', 'Email inválido')
  await expect.poll(() => centreIsFree(login)).toBe(true)
})

const centreIsFree = (button: Locator): Promise<boolean> =>
  button.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

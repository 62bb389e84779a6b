import { expect } from '@playwright/test'
import { expectAccessible, expectToast, newKitchen, test } from './kitchen.ts'

const guarded = [
  '/dashboard',
  '/recipes',
  '/ai-assistant',
  '/library',
  '/library/5f0c9c1e-1111-4222-8333-944444444444',
  '/cost-analysis',
  '/document-scanner',
  '/kitchen-lab',
  '/kitchen-lab/5f0c9c1e-1111-4222-8333-944444444444',
  '/nutritional-analysis',
  '/nutrition/5f0c9c1e-1111-4222-8333-944444444444',
  '/pastry',
  '/ice-cream-lab',
]

test('sin sesión, todo apartado lleva a /auth y no queda en el historial', async ({ page }) => {
  for (const path of guarded) {
    await page.goto('/')
    await page.goto(path)
    await expect(page, path).toHaveURL('/auth')
    await expect(page.getByRole('tab', { name: 'Iniciar Sesión' })).toBeVisible()
  }
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('mientras se mira la sesión, se ve Cargando...', async ({ page, session, browser, baseURL }) => {
  await page.close()
  const stored = session.origins[0]?.localStorage.find(({ name }) => name.endsWith('-auth-token'))
  const old = JSON.parse(stored?.value ?? '{}')
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const expired = JSON.stringify({ ...old, expires_at: 1_700_000_000, refresh_token: 'viejo' })
  await context.addInitScript(
    ([key, value]) => window.localStorage.setItem(key ?? '', value ?? ''),
    ['sb-localhost-auth-token', expired],
  )
  const other = await context.newPage()
  const { promise: looked, resolve: haveLooked } = Promise.withResolvers<void>()
  await other.route('**/auth/v1/token**', async (route) => {
    await looked
    await route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' } })
  })
  await other.goto('/recipes')
  await expect(other.getByText('Cargando...')).toBeVisible()
  haveLooked()
  await expect(other).toHaveURL('/auth')
  await context.close()
})

test('con sesión, /auth lleva al inicio', async ({ cook }) => {
  await cook.goto('/auth')
  await expect(cook).toHaveURL('/dashboard')
})

test('una dirección desconocida da la página 404, con enlace al inicio', async ({ page }) => {
  await page.goto('/esto/no/existe')
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL('/')
})

test('la portada: enlaces, lo que enlaza y lo que no', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Obrador/)
  for (const mark of ['Basado en IA', 'Disponible 24/7', 'Recetas ilimitadas']) {
    await expect(page.getByText(mark)).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Comenzar Ahora' })).toHaveAttribute('href', '/auth')
  await expect(page.getByRole('link', { name: 'Empieza Gratis' })).toHaveAttribute('href', '/auth')
  await expect(page.getByRole('link', { name: 'Ver Demo' })).toHaveAttribute('href', '/demo')
  const cards = page.getByRole('region', { name: 'Lo de cada día, bien hecho' }).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await expect(cards.getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Gestión de Recetas' })).toHaveAttribute('href', '/recipes')
  await expect(page.getByRole('link', { name: 'Asistente de I+D Culinario' })).toHaveAttribute('href', '/ai-assistant')
})

test('la portada y la demo enseñan el producto: cada imagen llega, con su texto, de día y de noche', async ({
  page,
}) => {
  for (const path of ['/', '/demo']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      const pictures = page.getByRole('main').getByRole('img')
      await expect(pictures.first()).toBeVisible()
      for (const one of await pictures.all()) {
        await one.scrollIntoViewIfNeeded()
        await expect(one).toHaveAccessibleName(/\w+ \w+/)
        await expect.poll(() => one.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
        const shown = await one.evaluate((image: HTMLImageElement) => image.currentSrc)
        expect(shown).toMatch(shown.includes('/paper-') ? /./ : new RegExp(`-${colorScheme}-`))
      }
    }
  }
})

test('la portada, con el teclado: en orden, y Enter entra', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Comenzar Ahora' })).toBeVisible()
  for (const name of ['Demo', 'Entrar', 'Comenzar Ahora', 'Ver Demo']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /el recorrido$/ })).toBeFocused()
  for (const name of ['Gestión de Recetas', 'Asistente de I+D Culinario', 'Empieza Gratis']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth')
})

test('las tres tarjetas se turnan cada 3 segundos; se paran al señalar, al enfocar y con el botón', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install({ time: 0 })
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Lo de cada día, bien hecho' }).getByRole('listitem')
  // What timers and pointer changed is drawn by now: React draws in messages, which stand in one queue with this one.
  const drawn = () =>
    page.evaluate(async () => {
      for (let turn = 0; turn < 3; turn += 1)
        await new Promise((done) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = done
          port2.postMessage(null)
        })
    })
  const lit = async () => (await cards.evaluateAll((all) => all.map((one) => one.ariaCurrent))).indexOf('true')
  await expect(cards).toHaveCount(3)
  await page.clock.pauseAt(60_000)
  // From any moment on: one step in 3 s, and none twice.
  await drawn()
  let now = await lit()
  for (let step = 0; step < 4; step += 1) {
    await page.clock.runFor(3000)
    now = (now + 1) % 3
    await expect.poll(lit).toBe(now)
  }

  const standsStill = async () => {
    await drawn()
    const before = await lit()
    await page.clock.runFor(10_000)
    await drawn()
    expect(await lit()).toBe(before)
  }
  await cards.nth(1).hover()
  await standsStill()
  await page.mouse.move(1, 1)
  await drawn()
  now = await lit()
  await page.clock.runFor(3000)
  await expect.poll(lit).toBe((now + 1) % 3)

  await page.getByRole('link', { name: 'Gestión de Recetas' }).focus()
  await standsStill()
  await page.getByRole('button', { name: 'Pausar el recorrido' }).click()
  await page.mouse.move(1, 1)
  await standsStill()
  now = await lit()
  await page.getByRole('button', { name: 'Reanudar el recorrido' }).click()
  await drawn()
  await page.clock.runFor(3000)
  await expect.poll(lit).toBe((now + 1) % 3)
})

test('quien pide menos movimiento no ve girar nada', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Lo de cada día, bien hecho' }).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await page.clock.runFor(20_000)
  await expect(cards.first()).toHaveAttribute('aria-current', 'true')
})

test('la demo', async ({ page }) => {
  await page.goto('/demo')
  await expect(page.getByText('Demo', { exact: true })).toBeVisible()
  await expect(page.getByText('250+ recetas')).toBeVisible()
  await expect(page.getByText(/cuenta gratuita/)).toBeVisible()
  const tries = page.getByRole('link', { name: /^Probar ahora/ })
  await expect(tries).toHaveCount(4)
  for (const one of await tries.all()) await expect(one).toHaveAttribute('href', '/auth')
  const highlights = page.getByRole('region', { name: 'Funciones destacadas' })
  for (const name of ['Biblioteca de Recetas', 'Escáner de Documentos', 'Kitchen Lab']) {
    await expect(highlights.getByText(name, { exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL('/')
})

test('el inicio: nueve apartados, el equipo sin enlace, y la búsqueda', async ({ cook }) => {
  await cook.goto('/dashboard')
  const tiles = cook.getByRole('list', { name: 'Apartados' })
  await expect(tiles.getByRole('listitem')).toHaveCount(9)
  const links = await tiles.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(links).toEqual([
    '/library',
    '/ai-assistant',
    '/recipes',
    '/cost-analysis',
    '/document-scanner',
    '/kitchen-lab',
    '/nutritional-analysis',
    '/pastry',
  ])
  await expect(tiles.getByText('Equipo')).toBeVisible()
  await expectAccessible(cook)

  const search = cook.getByRole('searchbox', { name: 'Buscar recetas' })
  await search.fill('   ')
  await search.press('Enter')
  await expect(cook).toHaveURL('/dashboard')
  await search.fill('  croquetas & jamón ')
  await search.press('Enter')
  await expect(cook).toHaveURL(/\/library\?q=/)
  expect(new URL(cook.url()).searchParams.get('q')).toBe('croquetas & jamón')
})

test('el inicio, de un vistazo: lo último que se tocó y lo que pide atención; los apartados no se mueven', async ({
  page,
}) => {
  await newKitchen(page)
  await page.goto('/dashboard')
  const glance = page.getByRole('complementary', { name: 'De un vistazo' })
  await expect(glance.getByText('Aquí aparecerán las recetas que guardes.')).toBeVisible()
  const { token, id } = await page.evaluate(async () => {
    const key = Object.keys(localStorage).find((one) => one.endsWith('-auth-token')) ?? ''
    const token: string = JSON.parse(localStorage.getItem(key) ?? '{}').access_token
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const ingredients = [{ name: 'Polvo de estrellas', quantity: 3, unit: 'g' }]
    const recipe = { name: 'Sopa de estrellas', category: 'Sopas', servings: 4, method: 'Hervir.', ingredients }
    const answer = await fetch('/rest/v1/recipes', { method: 'POST', headers, body: JSON.stringify(recipe) })
    return { token, id: String((await answer.json()).id) }
  })
  expect(token).not.toBe('')

  // The answers come late: the tiles stand where they will stay.
  const { promise: drawn, resolve: haveDrawn } = Promise.withResolvers<void>()
  await page.route(/rest\/v1\/(?:recipes\?limit|unpriced)/, async (route) => {
    await drawn
    await route.continue()
  })
  await page.reload()
  const tile = page.getByRole('link', { name: /^Pastelería Helados/ })
  await expect(tile).toBeVisible()
  // Until it is counted the kitchen is as empty as it was when last seen here.
  await expect(page.getByText('ejemplo')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  const before = await tile.boundingBox()
  haveDrawn()
  await expect(glance.getByRole('link', { name: 'Un ingrediente sin precio o con uno estimado' })).toHaveAttribute(
    'href',
    '/cost-analysis',
  )
  expect(await tile.boundingBox()).toEqual(before)
  await expectAccessible(page)
  await glance.getByRole('link', { name: /^Sopa de estrellas/ }).click()
  await expect(page).toHaveURL(`/library/${id}`)
})

test('pastelería: siete tarjetas, solo los helados enlazan, y Salir', async ({ page }) => {
  await newKitchen(page)
  await page.goto('/pastry')
  const cards = page.getByRole('list', { name: 'Módulos de pastelería' })
  await expect(cards.getByRole('listitem')).toHaveCount(7)
  await expect(cards.getByRole('link')).toHaveCount(1)
  await cards.getByRole('link', { name: /Helados y Sorbetes/ }).click()
  await expect(page).toHaveURL('/ice-cream-lab')
  await page.goto('/pastry')
  await page.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL('/')
  await expectToast(page, 'Sesión cerrada', 'Has cerrado sesión correctamente')
  await page.goto('/pastry')
  await expect(page).toHaveURL('/auth')
})

test('el menú de la cuenta: aspecto que se recuerda, y el foco vuelve', async ({ cook }) => {
  await cook.goto('/pastry')
  const button = cook.getByRole('button', { name: 'Cuenta' })
  await button.click()
  await cook.getByRole('menuitemradio', { name: 'Noche' }).click()
  await expect(cook.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await cook.reload()
  await expect(cook.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await button.focus()
  await cook.keyboard.press('Enter')
  await expect(cook.getByRole('menu')).toBeVisible()
  const system = cook.getByRole('menuitemradio', { name: 'Sistema' })
  await system.press('Enter')
  await expect(system).toHaveAttribute('aria-checked', 'true')
  await expect(cook.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  // It stays open, to look at another.
  await expectAccessible(cook)
  await expect(system).toBeVisible()
  await cook.keyboard.press('Escape')
  await expect(cook.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
})

test('salto al contenido y apartados con el teclado', async ({ cook }) => {
  await cook.goto('/dashboard')
  await expect(cook.getByRole('heading', { level: 1 })).toBeVisible()
  await cook.keyboard.press('Tab')
  await expect(cook.getByRole('button', { name: 'Saltar al contenido' })).toBeFocused()
  await cook.keyboard.press('Enter')
  await expect(cook.getByRole('main')).toBeFocused()
  const rail = cook.getByRole('navigation', { name: 'Apartados' })
  await rail.getByRole('link', { name: 'Pastelería' }).focus()
  await cook.keyboard.press('Enter')
  await expect(cook).toHaveURL('/pastry')
  await expect(rail.getByRole('link', { name: 'Pastelería' })).toHaveAttribute('aria-current', 'page')
  await expect(cook).toHaveTitle('Pastelería · Obrador')
  await expect(cook.getByRole('main')).toBeFocused()
  await cook.goto('/ice-cream-lab')
  await expect(rail.getByRole('link', { name: 'Pastelería' })).toHaveAttribute('aria-current', 'true')
})

test('en el teléfono, los apartados están en un cajón que devuelve el foco', async ({ cook }) => {
  await cook.setViewportSize({ width: 390, height: 844 })
  await cook.goto('/dashboard')
  const burger = cook.getByRole('button', { name: 'Menú' })
  await burger.click()
  const drawer = cook.getByRole('dialog', { name: 'Apartados' })
  await expect(drawer).toBeVisible()
  await expectAccessible(cook)
  await cook.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(burger).toBeFocused()
  await burger.click()
  await drawer.getByRole('link', { name: 'Pastelería' }).click()
  await expect(cook).toHaveURL('/pastry')
  await expect(drawer).toBeHidden()
})

import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import {
  type Account,
  choiceKept,
  closeToasts,
  expectAccessible,
  expectToast,
  newKitchen,
  passwordField,
  refuse,
  signIn,
  signOut,
  test,
} from './kitchen.ts'

const sessionsOf = (page: Page) => page.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem')
const newPassword = (page: Page) => page.getByLabel('Nueva contraseña', { exact: true })
const again = (page: Page) => page.getByLabel('Repite la nueva contraseña', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Cambiar contraseña' })

const openAccount = async (page: Page) => {
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Tu cuenta' })).toBeVisible()
}

const ipad =
  'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** The same cook on another device. */
const alsoOn = async (browser: Browser, baseURL: string | undefined, account: Account, userAgent = ipad) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent })
  const page = await context.newPage()
  await signIn(page, account)
  return page
}

test('desde el menú: quién eres, cómo entras y dónde está abierta', async ({ page }) => {
  const { email } = await newKitchen(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Cuenta' }).click()
  await page.getByRole('menuitem', { name: 'Tu cuenta' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page).toHaveTitle('Tu cuenta · Obrador')
  const access = page.getByRole('region', { name: 'Acceso' })
  await expect(access.getByText(email)).toBeVisible()
  await expect(access.getByText('Email y contraseña')).toBeVisible()
  await expect(sessionsOf(page)).toHaveCount(1)
  await expect(sessionsOf(page).first()).toContainText('Este dispositivo')
  await expect(sessionsOf(page).first()).toContainText('En uso ahora')
  await expect(page.getByRole('button', { name: 'Cerrar las demás' })).toBeHidden()
  await expectAccessible(page)
})

test('cerrar la sesión de un dispositivo', async ({ page, browser, baseURL }) => {
  const account = await newKitchen(page)
  const tablet = await alsoOn(browser, baseURL, account)
  await openAccount(page)
  await expect(sessionsOf(page)).toHaveCount(2)
  await expect(sessionsOf(page).first()).toContainText('Este dispositivo')
  await page.getByRole('button', { name: /^Cerrar sesión: Safari en iPad/ }).dblclick()
  await expectToast(page, 'Sesión cerrada', 'Ese dispositivo tendrá que volver a entrar.')
  await expect(sessionsOf(page)).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Sesiones abiertas' })).toBeFocused()
  await expect(page.getByText('No se pudo cerrar la sesión')).toBeHidden()
  await tablet.goto('/account')
  await expect(tablet).toHaveURL('/auth')
  await expectToast(tablet, 'Sesión terminada', 'Se cerró en otro sitio o ha caducado. Vuelve a entrar.')
  await tablet.context().close()
})

test('cerrar las demás sesiones, después de preguntar', async ({ page, browser, baseURL }) => {
  const account = await newKitchen(page)
  const devices = [
    await alsoOn(browser, baseURL, account),
    await alsoOn(browser, baseURL, account, 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0'),
  ]
  await openAccount(page)
  await expect(sessionsOf(page)).toHaveCount(3)
  const others = page.getByRole('button', { name: 'Cerrar las demás' })
  await others.click()
  const dialog = page.getByRole('dialog', { name: '¿Cerrar las demás sesiones?' })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  await expect(others).toBeFocused()
  await expect(sessionsOf(page)).toHaveCount(3)
  await others.click()
  await dialog.getByRole('button', { name: 'Cerrar las demás' }).click()
  await expectToast(page, 'Sesiones cerradas', 'Tu cuenta solo está abierta en este dispositivo.')
  await expect(sessionsOf(page)).toHaveCount(1)
  for (const one of devices) {
    await one.goto('/recipes')
    await expect(one).toHaveURL('/auth')
    await one.context().close()
  }
})

test('una sesión que ya estaba cerrada se dice y sale de la lista', async ({ page, browser, baseURL }) => {
  const account = await newKitchen(page)
  const tablet = await alsoOn(browser, baseURL, account)
  await openAccount(page)
  await expect(sessionsOf(page)).toHaveCount(2)
  await signOut(tablet)
  await page.getByRole('button', { name: /^Cerrar sesión: Safari en iPad/ }).click()
  await expectToast(page, 'No se pudo cerrar la sesión', 'Esa sesión ya estaba cerrada.')
  await expect(sessionsOf(page)).toHaveCount(1)
  await tablet.context().close()
})

test('cerrar la de este dispositivo es salir', async ({ page }) => {
  await newKitchen(page)
  await openAccount(page)
  await page.getByRole('button', { name: 'Cerrar sesión en este dispositivo' }).click()
  await expect(page).toHaveURL('/')
  await expectToast(page, 'Sesión cerrada', 'Has cerrado sesión correctamente')
  await expect(page.getByText('Sesión terminada')).toBeHidden()
})

test('cambiar la contraseña: las reglas del registro, dos veces igual, y la misma no vale', async ({ page }) => {
  const account = await newKitchen(page)
  await openAccount(page)
  const cases = [
    ['', '', 'La contraseña debe tener al menos 6 caracteres'],
    ['cinco', 'cinco', 'La contraseña debe tener al menos 6 caracteres'],
    ['x'.repeat(101), 'x'.repeat(101), 'La contraseña no puede tener más de 100 caracteres'],
    ['pan-de-molde', 'pan-de-mol', 'Las dos contraseñas no coinciden'],
  ] as const
  for (const [one, two, message] of cases) {
    await newPassword(page).fill(one)
    await again(page).fill(two)
    await save(page).click()
    await expectToast(page, 'Error de validación', message)
    await expect(one === two ? newPassword(page) : again(page)).toBeFocused()
    await closeToasts(page)
  }
  await newPassword(page).fill(account.password)
  await again(page).fill(account.password)
  await save(page).click()
  await expectToast(page, 'Error al cambiar la contraseña', 'La nueva contraseña debe ser distinta')
  await expect(newPassword(page)).toHaveValue(account.password)
})

test('con la contraseña nueva se cierran las demás sesiones y se entra en adelante', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await newKitchen(page)
  const tablet = await alsoOn(browser, baseURL, account)
  await openAccount(page)
  await page.getByRole('button', { name: 'Mostrar contraseña' }).first().click()
  await expect(again(page)).toHaveAttribute('type', 'text')
  await newPassword(page).fill('pan-de-molde')
  await again(page).fill('pan-de-molde')
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls += 1
  })
  await save(page).dblclick()
  await expectToast(
    page,
    'Contraseña actualizada',
    'Se han cerrado las demás sesiones. Este dispositivo sigue abierto.',
  )
  expect(calls).toBe(1)
  await expect(newPassword(page)).toHaveValue('')
  await expect(newPassword(page)).toHaveAttribute('type', 'password')
  await expect(sessionsOf(page)).toHaveCount(1)
  await tablet.goto('/recipes')
  await expect(tablet).toHaveURL('/auth')
  await signIn(tablet, { ...account, password: 'pan-de-molde' })
  await tablet.context().close()
})

test('llevarse los datos en un archivo', async ({ page }) => {
  const { email } = await newKitchen(page)
  await openAccount(page)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar mis datos' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^obrador-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(data.account.email).toBe(email)
  expect(data.recipes).toEqual([])
  await expectToast(page, 'Datos descargados', `Están en el archivo ${download.suggestedFilename()}.`)
})

test('eliminar la cuenta, solo con el teclado', async ({ page }) => {
  const account = await newKitchen(page)
  const { id } = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? '{}').user
  })
  await page.evaluate((user) => localStorage.setItem(`obrador-borrador:${user}:1`, '{}'), id)
  await openAccount(page)
  const reach = async (name: string) => {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    for (let i = 0; i < 40; i += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      )
      if (focused.trim() === name) return
    }
    throw new Error(`${name} is out of the keyboard's reach`)
  }
  await reach('Eliminar mi cuenta')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' })
  const word = dialog.getByLabel('Escribe ELIMINAR para confirmar')
  await expect(word).toBeFocused()
  await expect(dialog.getByText(account.email)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Eliminar mi cuenta' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(word).toBeFocused()
  await page.keyboard.type('borrar')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Para confirmar, escribe la palabra ELIMINAR')).toBeVisible()
  await expect(word).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('ELIMINAR')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expectToast(page, 'Cuenta eliminada', 'Tu cuenta y todo lo que contenía se han borrado.')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /auth-token|borrador/.test(key)))).toEqual(
    [],
  )
  await page.goto('/account')
  await expect(page).toHaveURL('/auth')
  await page.getByLabel('Email').fill(account.email)
  await passwordField(page).fill(account.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expectToast(page, 'Error al iniciar sesión', 'Email o contraseña incorrectos')
})

test('la pregunta antes de eliminar es accesible, también con la palabra mal escrita', async ({ cook }) => {
  await openAccount(cook)
  await cook.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const dialog = cook.getByRole('dialog', { name: '¿Eliminar tu cuenta?' })
  await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click()
  await expect(dialog.getByText('Para confirmar, escribe la palabra ELIMINAR')).toBeVisible()
  await expectAccessible(cook)
})

test('si no se puede eliminar, se dice y no pasa nada', async ({ cook }) => {
  await openAccount(cook)
  const emails: unknown[] = []
  await cook.route('**/auth/v1/user', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback()
    emails.push(route.request().postDataJSON().confirm)
    await route.fulfill({ status: 500, json: { code: 'unexpected_failure', message: 'Unexpected failure' } })
  })
  await cook.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const dialog = cook.getByRole('dialog', { name: '¿Eliminar tu cuenta?' })
  await dialog.getByLabel('Escribe ELIMINAR para confirmar').fill('eliminar')
  await dialog.getByRole('button', { name: 'Eliminar para siempre' }).dblclick()
  await expectToast(cook, 'No se pudo eliminar la cuenta', 'No se ha borrado nada. Inténtalo de nuevo.')
  expect(emails).toEqual([expect.stringContaining('@')])
  await expect(dialog.getByLabel('Escribe ELIMINAR para confirmar')).toHaveValue('eliminar')
})

test('sin conexión, cada botón dice qué no ha podido hacer', async ({ page, browser, baseURL }) => {
  const tablet = await alsoOn(browser, baseURL, await newKitchen(page))
  await openAccount(page)
  await expect(sessionsOf(page)).toHaveCount(2)
  await page.route('**/auth/v1/**', (route) => route.abort())
  await page.getByRole('button', { name: /^Cerrar sesión: Safari en iPad/ }).click()
  await expectToast(page, 'No se pudo cerrar la sesión', 'La sesión sigue abierta. Inténtalo de nuevo.')
  await page.getByRole('button', { name: 'Descargar mis datos' }).click()
  await expectToast(page, 'No se pudieron descargar tus datos', 'Inténtalo de nuevo.')
  await newPassword(page).fill('pan-de-molde')
  await again(page).fill('pan-de-molde')
  await save(page).click()
  await expectToast(page, 'Error al cambiar la contraseña')
  await expect(newPassword(page)).toHaveValue('pan-de-molde')
  await expect(page).toHaveURL('/account')
  await tablet.context().close()
})

test('demasiadas peticiones: un aviso en español', async ({ cook }) => {
  await openAccount(cook)
  await cook.route('**/auth/v1/user', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '10', 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    }),
  )
  await newPassword(cook).fill('pan-de-molde')
  await again(cook).fill('pan-de-molde')
  await save(cook).click()
  await expectToast(
    cook,
    'Error al cambiar la contraseña',
    'Demasiados intentos. Espera un momento e inténtalo de nuevo',
  )
})

test('si la sesión se cerró desde otro sitio con la página abierta, se explica al llegar a /auth', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await newKitchen(page)
  await openAccount(page)
  const tablet = await alsoOn(browser, baseURL, account)
  await openAccount(tablet)
  await tablet.getByRole('button', { name: 'Cerrar las demás' }).click()
  await tablet.getByRole('dialog').getByRole('button', { name: 'Cerrar las demás' }).click()
  await expect(sessionsOf(tablet)).toHaveCount(1)

  await newPassword(page).fill('pan-de-molde')
  await again(page).fill('pan-de-molde')
  await save(page).click()
  await expect(page).toHaveURL('/auth')
  await expectToast(page, 'Error al cambiar la contraseña', 'Tu sesión había terminado: no se ha cambiado nada.')
  await expectToast(page, 'Sesión terminada', 'Se cerró en otro sitio o ha caducado. Vuelve a entrar.')
  await signIn(page, account)
  await tablet.context().close()
})

test('quién hace de IA: el motor local, qué haría falta para un modelo, y «Sólo local» se recuerda', async ({
  page,
}) => {
  await newKitchen(page)
  await openAccount(page)
  const section = page.getByRole('region', { name: 'Asistente e IA' })
  await expect(section.getByText(/El motor local lo hace todo, sin red y sin clave/)).toBeVisible()
  for (const name of ['LLM_BASE_URL', 'LLM_MODEL', 'LLM_API_KEY', 'LLM_KIND']) {
    await expect(section.getByText(name, { exact: true })).toBeVisible()
  }
  const only = section.getByRole('switch', { name: 'Sólo local' })
  // Off until what was chosen is known.
  await expect(only).toBeEnabled()
  await expect(only).not.toBeChecked()
  const saved = choiceKept(page, 'only_local')
  await only.press('Space')
  await expect(only).toBeChecked()
  await saved
  await page.reload()
  await expect(only).toBeChecked()
})

test('si el estado de la IA no llega, se dice y se puede pedir otra vez', async ({ page }) => {
  await newKitchen(page)
  const status = '**/functions/v1/model-status'
  await refuse(page, status)
  await openAccount(page)
  await expectToast(page, 'No se pudo comprobar la IA', 'El servidor no responde. Inténtalo de nuevo.')
  await page.unroute(status)
  const section = page.getByRole('region', { name: 'Asistente e IA' })
  await section.getByRole('button', { name: 'Comprobar otra vez' }).click()
  await expect(section.getByText(/El motor local lo hace todo/)).toBeVisible()
})

test('cuánto ocupa la cuenta, de cuánto cabe', async ({ page }) => {
  await newKitchen(page)
  await openAccount(page)
  const usage = page.getByRole('list', { name: 'Lo que ocupa tu cuenta' })
  await expect(usage.getByRole('listitem')).toHaveCount(9)
  await expect(usage).toContainText('0 de 20.000 recetas')
  await expect(usage).toContainText('0 MB de 500 MB')
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Cargar recetas de ejemplo' }).first().click()
  await expectToast(page, 'Ejemplos cargados')
  await openAccount(page)
  await expect(usage).toContainText(/[1-9]\d* de 20\.000 recetas/)
  await expect(usage).toContainText(/0,\d MB de 500 MB/)
  for (const width of [390, 820, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
})

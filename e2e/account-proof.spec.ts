import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { closeToasts, expectAccessible, expectToast, newKitchen, signIn, signOut, test } from './kitchen.ts'
import { writtenMail } from './own-server.ts'

/** A new password and the end of the account, asked for by somebody who came in a while ago. */

const dataDir = process.env['E2E_DATA_DIR'] ?? ''
const wanted = 'Entraste hace un rato: escríbela para seguir.'

/** Changes the server's own rows, as time would have. */
const inDatabase = (sql: string, ...values: string[]): void => {
  const database = new DatabaseSync(join(dataDir, 'obrador.db'), { timeout: 10_000 })
  database.prepare(sql).run(...values)
  database.close()
}
const cameInEarlier = (email: string): void =>
  inDatabase(
    'update auth_sessions set created_at = ? where user_id = (select id from auth_users where email = ?)',
    new Date(Date.now() - 11 * 60_000).toISOString(),
    email,
  )

const openAccount = async (page: Page) => {
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Tu cuenta' })).toBeVisible()
}
const earlier = async (page: Page) => {
  const account = await newKitchen(page)
  cameInEarlier(account.email)
  await openAccount(page)
  return account
}
const current = (page: Page) => page.getByLabel('Contraseña actual', { exact: true })
const newPassword = (page: Page) => page.getByLabel('Nueva contraseña', { exact: true })
const again = (page: Page) => page.getByLabel('Repite la nueva contraseña', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Cambiar contraseña' })

test('contraseña nueva, solo con el teclado: pide la actual en su sitio, y lo escrito se queda', async ({ page }) => {
  const account = await earlier(page)
  await expect(current(page)).toBeHidden()
  await newPassword(page).focus()
  await page.keyboard.type('pan-de-molde')
  await again(page).focus()
  await page.keyboard.type('pan-de-molde')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Error al cambiar la contraseña', 'Escribe también tu contraseña actual.')
  await expect(current(page)).toBeFocused()
  await expect(page.getByText(wanted)).toBeVisible()
  await expect(newPassword(page)).toHaveValue('pan-de-molde')
  await closeToasts(page)
  await expectAccessible(page)

  await page.keyboard.press('Enter')
  await expectToast(page, 'Error de validación', 'Escribe tu contraseña actual')
  await expect(current(page)).toBeFocused()
  await page.keyboard.type('no-es-esta')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Error al cambiar la contraseña', 'La contraseña actual no es correcta.')
  await expect(current(page)).toBeFocused()
  await expect(again(page)).toHaveValue('pan-de-molde')

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Contraseña actualizada')
  await expect(current(page)).toBeHidden()
  await expect(newPassword(page)).toHaveValue('')
  await page.goto('/dashboard')
  await signOut(page)
  await signIn(page, { ...account, password: 'pan-de-molde' })
})

test('la contraseña actual se puede mostrar, aparte de la nueva', async ({ page }) => {
  await earlier(page)
  await newPassword(page).fill('pan-de-molde')
  await again(page).fill('pan-de-molde')
  await save(page).click()
  await current(page).fill('mantequilla')
  await page.getByRole('button', { name: 'Mostrar contraseña actual' }).click()
  await expect(current(page)).toHaveAttribute('type', 'text')
  await expect(newPassword(page)).toHaveAttribute('type', 'password')
})

test('eliminar la cuenta pide lo mismo, dentro de su pregunta', async ({ page }) => {
  const account = await earlier(page)
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' })
  await dialog.getByLabel('Escribe ELIMINAR para confirmar').fill('eliminar')
  await page.keyboard.press('Enter')
  await expectToast(page, 'No se pudo eliminar la cuenta', 'Escribe también tu contraseña actual.')
  const field = dialog.getByLabel('Contraseña actual', { exact: true })
  await expect(field).toBeFocused()
  await closeToasts(page)
  await expectAccessible(page)
  await field.fill('no-es-esta')
  await page.keyboard.press('Enter')
  await expectToast(page, 'No se pudo eliminar la cuenta', 'La contraseña actual no es correcta.')
  // Closing the question forgets what was typed.
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(dialog.getByLabel('Escribe ELIMINAR para confirmar')).toHaveValue('')
  await expect(field).toBeHidden()
  await dialog.getByLabel('Escribe ELIMINAR para confirmar').fill('eliminar')
  await page.keyboard.press('Enter')
  await field.fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expectToast(page, 'Cuenta eliminada', 'Tu cuenta y todo lo que contenía se han borrado.')
})

test('una cuenta que sólo entra con Google vuelve a entrar con Google', async ({ page }) => {
  const { email } = await earlier(page)
  inDatabase(
    `update auth_users set password_hash = null, app_metadata = '{"provider":"google","providers":["google"]}' where email = ?`,
    email,
  )
  await openAccount(page)
  await newPassword(page).fill('pan-de-molde')
  await again(page).fill('pan-de-molde')
  await save(page).click()
  await expectToast(page, 'Error al cambiar la contraseña', 'Vuelve a entrar y repítelo: así sabemos que eres tú.')
  await expect(page.getByText('Vuelve a entrar y repítelo antes de diez minutos.')).toBeVisible()
  const google = page.getByRole('button', { name: 'Volver a entrar con Google' })
  await closeToasts(page)
  await expectAccessible(page)
  await google.click()
  await expectToast(
    page,
    'Error al iniciar sesión con Google',
    'Este servidor ya no tiene el acceso con Google. Sal y entra con «¿Olvidaste tu contraseña?».',
  )

  await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: { external: { google: true } } }))
  await page.route('**/auth/v1/authorize**', (route) => route.fulfill({ contentType: 'text/html', body: 'Google' }))
  // What was typed is not worth a question here: the way back starts the form anew.
  page.on('dialog', (dialog) => void dialog.accept())
  const leaving = page.waitForRequest('**/auth/v1/authorize**')
  await google.click()
  const { searchParams } = new URL((await leaving).url())
  expect(searchParams.get('provider')).toBe('google')
  expect(searchParams.get('prompt')).toBe('select_account')
  expect(new URL(searchParams.get('redirect_to') ?? '').pathname).toBe('/account')
})

test('un enlace de correo abierto hace rato ya no sirve: se dice y se vuelve a la entrada', async ({ page }) => {
  const { email } = await newKitchen(page)
  await page.request.post('/auth/v1/recover', { data: { email } })
  const mail = await writtenMail(dataDir, email, 'Establece una contraseña nueva en Obrador')
  await page.goto(String(mail.link))
  await page.getByRole('button', { name: 'Establecer nueva contraseña' }).click()
  await expect(newPassword(page)).toBeVisible()
  cameInEarlier(email)
  await newPassword(page).fill('pan-de-molde')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expectToast(
    page,
    'Error al cambiar la contraseña',
    'Ha pasado demasiado tiempo desde que abriste el enlace. Pide uno nuevo.',
  )
  await expect(page.getByRole('button', { name: '¿Olvidaste tu contraseña?' })).toBeVisible()
})

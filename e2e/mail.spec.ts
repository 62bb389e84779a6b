import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Mailbox, openMailbox, type ReceivedMail } from '#testing/auth/mailbox.ts'
import {
  closeToasts,
  expectAccessible,
  expectToast,
  newAccount,
  newKitchen,
  passwordField,
  signIn,
  signOut,
} from './kitchen.ts'
import { type OwnServer, startServer, writtenMail } from './own-server.ts'

/** Mails as a cook meets them: the real server writes or sends them, their real links are opened in the browser. */

const loginButton = (page: Page) => page.getByRole('button', { name: 'Iniciar Sesión' })

const askForReset = async (page: Page, email: string) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
}

const open = async (page: Page, mail: ReceivedMail) => {
  expect(mail.link).toBeDefined()
  await page.goto(String(mail.link))
}

const otherDevice = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()

test.describe('sin servidor de correo: los mensajes quedan en la carpeta de datos', () => {
  const dataDir = process.env['E2E_DATA_DIR'] ?? ''
  const subject = 'Establece una contraseña nueva en Obrador'

  test('quien olvida la contraseña vuelve a entrar por su cuenta', async ({ page, browser, baseURL }) => {
    const account = await newKitchen(page)
    const phone = await otherDevice(browser, baseURL)
    await askForReset(phone, account.email)
    await expectToast(phone, 'Email enviado', 'Revisa tu correo para restablecer tu contraseña.')
    const mail = await writtenMail(dataDir, account.email, subject)
    expect(mail.text).toContain('caduca en una hora')

    await open(phone, mail)
    const button = phone.getByRole('button', { name: 'Establecer nueva contraseña' })
    await expect(button).toBeVisible()
    await expect(phone).toHaveURL('/auth')
    await button.click()
    const field = phone.getByLabel('Nueva contraseña', { exact: true })
    await expect(field).toBeVisible()
    // The link has opened a session already; a reload (a tablet that slept) must not swallow the form.
    await phone.reload()
    await expect(field).toBeVisible()
    await field.fill(account.password)
    await phone.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expectToast(phone, 'Error al cambiar la contraseña', 'La nueva contraseña debe ser distinta')
    await field.fill('pan-de-masa-madre')
    await phone.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expectToast(phone, 'Contraseña actualizada')
    await expect(phone).toHaveURL('/dashboard')
    await phone.goto('/auth')
    await expect(phone).toHaveURL('/dashboard')

    // The tablet that was signed in is not any more, at its next question.
    await page.goto('/account')
    await expect(page).toHaveURL('/auth')
    await page.getByLabel('Email').fill(account.email)
    await passwordField(page).fill(account.password)
    await loginButton(page).click()
    await expectToast(page, 'Error al iniciar sesión', 'Email o contraseña incorrectos')
    await signIn(page, { ...account, password: 'pan-de-masa-madre' })
    await phone.context().close()
  })

  test('un enlace vale una vez', async ({ page, browser, baseURL }) => {
    const { email } = await newKitchen(page)
    const phone = await otherDevice(browser, baseURL)
    await phone.request.post('/auth/v1/recover', { data: { email } })
    const mail = await writtenMail(dataDir, email, subject)
    const token_hash = new URLSearchParams(mail.link?.hash.slice(1)).get('token_hash')
    const used = await phone.request.post('/auth/v1/verify', { data: { type: 'recovery', token_hash } })
    expect(used.status()).toBe(200)
    await open(phone, mail)
    await phone.getByRole('button', { name: 'Establecer nueva contraseña' }).click()
    await expectToast(phone, 'Enlace no válido', 'El enlace ya se ha usado o ha caducado. Pide uno nuevo.')
    await expect(loginButton(phone)).toBeVisible()
    await expect(phone).toHaveURL('/auth')
    await phone.context().close()
  })

  test('un segundo enlace en el mismo minuto se rechaza con su aviso, y no se pierde lo escrito', async ({ page }) => {
    const { email } = newAccount()
    await askForReset(page, email)
    await expectToast(page, 'Email enviado', 'Revisa tu correo para restablecer tu contraseña.')
    await askForReset(page, email)
    await expectToast(
      page,
      'Error al enviar email',
      'Acabamos de enviarte un correo. Espera un minuto antes de pedir otro.',
    )
    await expect(page.getByLabel('Email')).toHaveValue(email)
  })

  test('el enlace de otra cuenta manda sobre la sesión abierta', async ({ page, browser, baseURL }) => {
    const owner = await newKitchen(page)
    const tablet = await otherDevice(browser, baseURL)
    await newKitchen(tablet)
    await page.request.post('/auth/v1/recover', { data: { email: owner.email } })
    await open(tablet, await writtenMail(dataDir, owner.email, subject))
    await tablet.getByRole('button', { name: 'Establecer nueva contraseña' }).click()
    await tablet.getByLabel('Nueva contraseña', { exact: true }).fill('caldo-de-cocido')
    await tablet.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(tablet).toHaveURL('/dashboard')
    await tablet.getByRole('button', { name: 'Cuenta' }).click()
    await expect(tablet.getByRole('menu').getByText(owner.email)).toBeVisible()
    await tablet.context().close()
  })
})

test.describe('con servidor de correo y confirmación', () => {
  let server: OwnServer
  let mailbox: Mailbox

  test.beforeAll(async () => {
    mailbox = await openMailbox()
    server = await startServer({
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Obrador <hola@cocina.example>',
      AUTH_MAIL_COOLDOWN: '0',
    })
  })
  test.afterAll(async () => {
    await server.close()
    await mailbox.close()
  })

  /** A page of this server, not of the shared one. */
  const openPage = async (browser: Browser) => otherDevice(browser, server.origin)

  const register = async (page: Page, account = newAccount()) => {
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Registrarse' }).click()
    await page.getByLabel('Email').fill(account.email)
    await passwordField(page).fill(account.password)
    await page.getByRole('button', { name: 'Registrarse' }).click()
    await expectToast(page, '¡Cuenta creada!', 'Revisa tu email para confirmar tu cuenta.')
    return account
  }

  test('registrarse, confirmar con el enlace y entrar', async ({ browser }) => {
    const page = await openPage(browser)
    const account = await register(page)
    await expect(page).toHaveURL(`${server.origin}/auth`)
    await expect(loginButton(page)).toBeVisible()

    const mail = await mailbox.next(account.email)
    expect(mail.subject).toBe('Confirma tu email en Obrador')
    await open(page, mail)
    await expect(page).toHaveURL(`${server.origin}/auth`)
    await page.getByRole('button', { name: 'Confirmar mi cuenta' }).click()
    await expectToast(page, 'Cuenta confirmada', 'Tu email ha quedado confirmado.')
    await expect(page).toHaveURL(`${server.origin}/dashboard`)
    await signOut(page)
    await expect(page).toHaveURL(`${server.origin}/`)
    await signIn(page, account)

    const other = await openPage(browser)
    await open(other, mail)
    await other.getByRole('button', { name: 'Confirmar mi cuenta' }).click()
    await expectToast(other, 'Enlace no válido', 'El enlace ya se ha usado o ha caducado. Pide uno nuevo.')
    for (const one of [page, other]) await one.context().close()
  })

  test('sin confirmar no se entra: se dice y se ofrece reenviar el email', async ({ browser }) => {
    const page = await openPage(browser)
    const account = await register(page)
    const first = await mailbox.next(account.email)
    await expect(loginButton(page)).toBeVisible()
    await closeToasts(page)
    await page.getByLabel('Email').fill(account.email)
    await passwordField(page).fill(account.password)
    await loginButton(page).click()
    await expectToast(page, 'Error al iniciar sesión', 'Confirma tu email antes de iniciar sesión')
    await expectAccessible(page)
    const resend = page.getByRole('button', { name: 'Reenviar email' })
    await resend.click()
    await expectToast(page, 'Email enviado', 'Revisa tu correo para confirmar tu cuenta.')
    await expect(resend).toBeEnabled()
    // That it refuses a second one is the server's to prove (server/auth/accounts/confirm.test.ts): here, what is then said.
    await page.route('**/auth/v1/resend**', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '60', 'x-supabase-api-version': '2024-01-01' },
        json: { code: 'over_email_send_rate_limit', message: 'For security purposes' },
      }),
    )
    await resend.click()
    await expectToast(
      page,
      'Error al enviar email',
      'Acabamos de enviarte un correo. Espera un minuto antes de pedir otro.',
    )
    await page.getByLabel('Email').fill('otra@ejemplo.es')
    await expect(resend).toBeHidden()

    const second = await mailbox.next(account.email)
    expect(second.link?.href).not.toBe(first.link?.href)
    await open(page, second)
    await page.getByRole('button', { name: 'Confirmar mi cuenta' }).click()
    await expect(page).toHaveURL(`${server.origin}/dashboard`)
    await page.context().close()
  })

  test('una contraseña equivocada no dice que falte confirmar', async ({ browser }) => {
    const page = await openPage(browser)
    const { email } = await register(page)
    await expect(loginButton(page)).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await passwordField(page).fill('no-es-esta')
    await loginButton(page).click()
    await expectToast(page, 'Error al iniciar sesión', 'Email o contraseña incorrectos')
    await expect(page.getByRole('button', { name: 'Reenviar email' })).toBeHidden()
    await page.context().close()
  })

  test('demasiados intentos: un aviso en español, y la contraseña sigue escrita', async ({ browser }) => {
    const page = await openPage(browser)
    const { email } = newAccount()
    for (let i = 0; i < 10; i += 1) {
      await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password: 'no-es-esta' } })
    }
    await page.goto('/auth')
    await page.getByLabel('Email').fill(email)
    await passwordField(page).fill('tampoco-esta')
    await loginButton(page).click()
    await expectToast(page, 'Error al iniciar sesión', 'Demasiados intentos. Espera un momento e inténtalo de nuevo.')
    await expect(passwordField(page)).toHaveValue('tampoco-esta')
    await page.context().close()
  })
})

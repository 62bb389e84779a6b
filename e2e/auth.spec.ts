import { expect, type Page } from '@playwright/test'
import {
  closeToasts,
  expectAccessible,
  expectToast,
  newAccount,
  passwordField,
  sendSignUp,
  signIn,
  signOut,
  signUp,
  test,
} from './kitchen.ts'

// The client reads `code` only from answers that echo the protocol's version (docs/ciencia/acceso.md §2).
const refusal = (status: number, code: string, message: string) => ({
  status,
  headers: { 'x-supabase-api-version': '2024-01-01' },
  json: { code, message },
})

const loginButton = (page: Page) => page.getByRole('button', { name: 'Iniciar Sesión' })

test('registrarse, salir y volver a entrar, con los avisos de la especificación', async ({ page }) => {
  const account = newAccount()
  await sendSignUp(page, account)
  await expectToast(page, '¡Cuenta creada!', 'Revisa tu email para confirmar tu cuenta.')
  await expect(page).toHaveURL('/dashboard')
  await signOut(page)

  await signIn(page, account)
  await expectToast(page, '¡Bienvenido!', 'Sesión iniciada correctamente.')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Salir' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  const key = await page.evaluate(() => Object.keys(window.localStorage).find((name) => name.endsWith('-auth-token')))
  expect(key).toBe('sb-localhost-auth-token')
})

test('las validaciones salen en su orden y no llaman al servidor', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  await page.goto('/auth')
  const cases = [
    ['', '', 'Email inválido'],
    ['sin-arroba', '123456', 'Email inválido'],
    [`${'a'.repeat(250)}@ejemplo.es`, '123456', 'El email no puede tener más de 255 caracteres'],
    ['chef@ejemplo.es', '12345', 'La contraseña debe tener al menos 6 caracteres'],
    ['chef@ejemplo.es', 'x'.repeat(101), 'La contraseña no puede tener más de 100 caracteres'],
  ] as const
  for (const [email, password, message] of cases) {
    await page.getByLabel('Email').fill(email)
    await passwordField(page).fill(password)
    await loginButton(page).click()
    await expectToast(page, 'Error de validación', message)
    await expect(/^La contra/.test(message) ? passwordField(page) : page.getByLabel('Email')).toBeFocused()
    await closeToasts(page)
  }
  expect(calls).toEqual([])
})

test('el email se recorta; una contraseña mala y un email desconocido dicen lo mismo', async ({ page }) => {
  const account = await signUp(page)
  await signOut(page)
  await page.goto('/auth')
  for (const email of [account.email, 'nadie@ejemplo.es']) {
    await page.getByLabel('Email').fill(email)
    await passwordField(page).fill('equivocada')
    await loginButton(page).click()
    await expectToast(page, 'Error al iniciar sesión', 'Email o contraseña incorrectos')
    await closeToasts(page)
  }
  await signIn(page, { ...account, email: `  ${account.email.toUpperCase()}  ` })
})

test('una cuenta repetida se rechaza con su motivo', async ({ page, session }) => {
  const user = session.origins[0]?.localStorage.find(({ name }) => name.endsWith('-auth-token'))?.value ?? '{}'
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  await expect(passwordField(page)).toHaveAttribute('placeholder', 'Mínimo 6 caracteres')
  await page.getByLabel('Email').fill(JSON.parse(user).user.email)
  await passwordField(page).fill('otra-clave')
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await expectToast(page, 'Error al crear cuenta', 'Ya existe una cuenta con este email.')
  await expect(page).toHaveURL('/auth')
})

test('mientras se pregunta, los controles están apagados y un segundo clic no vuelve a preguntar', async ({ page }) => {
  let calls = 0
  const { promise: looked, resolve: haveLooked } = Promise.withResolvers<void>()
  await page.route('**/auth/v1/token**', async (route) => {
    calls += 1
    await looked
    await route.fulfill(refusal(400, 'invalid_credentials', 'Invalid login credentials'))
  })
  await page.goto('/auth')
  await page.getByLabel('Email').fill('chef@ejemplo.es')
  await passwordField(page).fill('secreta1')
  await loginButton(page).dblclick()
  await expect(page.getByLabel('Email')).toBeDisabled()
  await expect(loginButton(page)).toBeDisabled()
  await expect(page.getByRole('tab', { name: 'Registrarse' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Continuar con Google' })).toBeDisabled()
  haveLooked()
  await expectToast(page, 'Error al iniciar sesión', 'Email o contraseña incorrectos')
  await expect(page.getByLabel('Email')).toBeEnabled()
  expect(calls).toBe(1)
})

test('sin servidor, el motivo se dice', async ({ page }) => {
  await page.route('**/auth/v1/signup**', (route) => route.abort())
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  await page.getByLabel('Email').fill('chef@ejemplo.es')
  await passwordField(page).fill('secreta1')
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await expectToast(page, 'Error al crear cuenta', 'No hay conexión con el servidor. Inténtalo de nuevo.')
})

test('con confirmación pendiente no hay sesión: el aviso, y la guarda devuelve a /auth', async ({ page }) => {
  const { email, password } = newAccount()
  const body = JSON.stringify({
    id: '5f0c9c1e-1111-4222-8333-944444444444',
    aud: 'authenticated',
    email,
    identities: [],
  })
  await page.route('**/auth/v1/signup**', (route) => route.fulfill({ contentType: 'application/json', body }))
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
  const asked = page.waitForRequest('**/auth/v1/signup**')
  const guarded = page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: 'Registrarse' }).click()
  const { origin } = new URL(page.url())
  expect(new URL((await asked).url()).searchParams.get('redirect_to')).toBe(`${origin}/dashboard`)
  await expectToast(page, '¡Cuenta creada!', 'Revisa tu email para confirmar tu cuenta.')
  await guarded
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('tab', { name: 'Iniciar Sesión' })).toBeVisible()
})

test('olvidé la contraseña: enviar, aviso, vuelta y email borrado; cancelar', async ({ page }) => {
  let redirect: string | null = null
  await page.route('**/auth/v1/recover**', async (route) => {
    redirect = new URL(route.request().url()).searchParams.get('redirect_to')
    await route.fulfill({ json: {} })
  })
  await page.goto('/auth')
  const forgot = page.getByRole('button', { name: '¿Olvidaste tu contraseña?' })
  await forgot.click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(forgot).toBeFocused()

  await forgot.click()
  await page.getByLabel('Email').fill('malo')
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expectToast(page, 'Error de validación', 'Email inválido')
  await page.getByLabel('Email').fill('chef@ejemplo.es')
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expectToast(page, 'Email enviado', 'Revisa tu correo para restablecer tu contraseña.')
  await expect(loginButton(page)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('')
  expect(redirect).toBe(`${new URL(page.url()).origin}/auth`)
})

test('si el enlace no se puede enviar, se dice y el formulario sigue ahí', async ({ page }) => {
  await page.route('**/auth/v1/recover**', (route) =>
    route.fulfill(refusal(429, 'over_email_send_rate_limit', 'only after 60 seconds')),
  )
  await page.goto('/auth')
  await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click()
  await page.getByLabel('Email').fill('chef@ejemplo.es')
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expectToast(
    page,
    'Error al enviar email',
    'Acabamos de enviarte un correo. Espera un minuto antes de pedir otro.',
  )
  await expect(page.getByLabel('Email')).toHaveValue('chef@ejemplo.es')
})

test('Google sin configurar: el aviso con su motivo, y nadie se va de la página', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continuar con Google' }).click()
  await expectToast(page, 'Error al iniciar sesión con Google')
  await expect(page).toHaveURL('/auth')
})

test('un enlace de correo espera al botón y sale de la dirección; uno gastado se dice', async ({ page }) => {
  await page.route('**/auth/v1/verify', (route) =>
    route.fulfill(refusal(403, 'otp_expired', 'Email link is invalid or has expired')),
  )
  await page.goto('/auth#token_hash=abc123&type=recovery')
  const button = page.getByRole('button', { name: 'Establecer nueva contraseña' })
  await expect(button).toBeVisible()
  await expect(page).toHaveURL('/auth')
  await expectAccessible(page)
  await button.click()
  await expectToast(page, 'Enlace no válido', 'El enlace ya se ha usado o ha caducado. Pide uno nuevo.')
  await expect(loginButton(page)).toBeVisible()

  await page.goto('/auth#token_hash=abc123&type=signup')
  await expect(page.getByRole('button', { name: 'Confirmar mi cuenta' })).toBeVisible()
})

test('tras un enlace de recuperación bueno, contraseña nueva antes que nada', async ({ page, session }) => {
  const stored = session.origins[0]?.localStorage.find(({ name }) => name.endsWith('-auth-token'))?.value ?? '{}'
  const { user, ...rest } = JSON.parse(stored)
  await page.route('**/auth/v1/verify', (route) => route.fulfill({ json: { ...rest, user } }))
  await page.route('**/auth/v1/user', (route) => route.fulfill({ json: user }))
  await page.goto('/auth#token_hash=abc123&type=recovery')
  await page.getByRole('button', { name: 'Establecer nueva contraseña' }).click()
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('corta')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expectToast(page, 'Error de validación', 'La contraseña debe tener al menos 6 caracteres')
  await expectAccessible(page)
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('mantequilla-nueva')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expectToast(page, 'Contraseña actualizada')
})

test('un error en la dirección se explica en español y se borra de ella', async ({ page }) => {
  await page.goto('/auth?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid')
  await expectToast(page, 'Error al iniciar sesión', 'El enlace ya se ha usado o ha caducado. Pide uno nuevo.')
  await expect(page).toHaveURL('/auth')
  await page.goto('/#error=access_denied&error_code=bad_oauth_state')
  await expectToast(page, 'Error al iniciar sesión')
  await expect(page).toHaveURL('/auth')
})

test('la contraseña se puede ver; los campos dicen qué son; la flecha vuelve a /', async ({ page }) => {
  await page.goto('/auth')
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password')
  await expect(page.getByLabel('Email')).toHaveAttribute('required', '')
  await passwordField(page).fill('secreta1')
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'password')
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL('/')
})

test('solo con el teclado: de la flecha a la entrada', async ({ page }) => {
  const account = await signUp(page)
  await signOut(page)
  await page.goto('/auth')
  await expect(page.getByRole('tab', { name: 'Iniciar Sesión' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Volver al inicio' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { name: 'Iniciar Sesión' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Registrarse' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Iniciar Sesión' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  if (!(await page.getByLabel('Email').evaluate((field) => field === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type(account.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('un registro rechazado, de día y de noche, es accesible', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await expectToast(page, 'Error de validación')
  await expectAccessible(page)
})

import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'

/** Shared steps of the browser tests: everything is found by role and Spanish name, as a cook or a screen reader does. */

export type Account = { readonly email: string; readonly password: string }
type StoredSession = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

let counter = 0

export const newAccount = (): Account => {
  counter += 1
  return { email: `cocina-${process.pid}-${Date.now()}-${counter}@ejemplo.es`, password: 'mantequilla' }
}

export const passwordField = (page: Page): Locator => page.getByLabel('Contraseña', { exact: true })

/** Fills the sign-up form and sends it. */
export const sendSignUp = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Registrarse' }).click()
}

/** Makes an account through the page, as auth.spec.ts proves it, and ends on the dashboard. */
export const signUp = async (page: Page, account: Account = newAccount()): Promise<Account> => {
  await sendSignUp(page, account)
  await page.waitForURL('**/dashboard')
  // The address changes first: until the dashboard is there, the form's own heading stands.
  await expect(page.getByRole('tab', { name: 'Registrarse' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return account
}

const storageKey = 'sb-localhost-auth-token'

/** Makes an account past the screen and answers it with its session, as the page keeps it. */
const signUpByRequest = async (request: APIRequestContext) => {
  const account = newAccount()
  const answer = await request.post('/auth/v1/signup', { data: account })
  expect(answer.status(), 'sign-up').toBe(200)
  return { account, session: await answer.text() }
}

/**
 * An empty kitchen of the page's own, made past the screen: from its next `goto` on the page is signed in. A dozen times
 * cheaper than `signUp`, and no '¡Cuenta creada!' stands on the first screen.
 */
export const newKitchen = async (page: Page): Promise<Account> => {
  const { account, session } = await signUpByRequest(page.request)
  await page.goto('/health')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [storageKey, session] as const)
  return account
}

/** The header that says who the page's cook is. */
export const tokenOf = async (page: Page): Promise<{ readonly authorization: string }> => {
  const stored = await page.evaluate((key) => localStorage.getItem(key), storageKey)
  const { access_token: token } = JSON.parse(stored ?? '{}')
  return { authorization: `Bearer ${token}` }
}

/** A call past the screen, as the page's own cook; answers the parsed body, null when there is none. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every table
export const call = async (page: Page, method: string, path: string, body?: unknown): Promise<any> => {
  const headers = await tokenOf(page)
  const answer = await page.request.fetch(path, { method, headers, ...(body === undefined ? {} : { data: body }) })
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
  const text = await answer.text()
  return text === '' ? null : JSON.parse(text)
}

export const signIn = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.waitForURL('**/dashboard')
}

/** Leaves by the button of the screen. The landing comes first and the session ends behind it: the toast says when. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL('/')
  await expectToast(page, 'Sesión cerrada', 'Has cerrado sesión correctamente')
}

/** The browser storage of a new account, for contexts that share it. */
const storedSession = async (request: APIRequestContext, origin: string): Promise<StoredSession> => {
  const { session } = await signUpByRequest(request)
  return { cookies: [], origins: [{ origin, localStorage: [{ name: storageKey, value: session }] }] }
}

/**
 * `cook` is a signed-in page. All tests of a worker share one account; a test that signs out, counts what is there, or needs
 * an empty kitchen, makes its own with `newKitchen`.
 */
export const test = base.extend<{ cook: Page }, { session: StoredSession }>({
  session: [
    async ({ playwright }, use, worker) => {
      const baseURL = worker.project.use.baseURL ?? ''
      const request = await playwright.request.newContext({ baseURL })
      const session = await storedSession(request, baseURL)
      await request.dispose()
      await use(session)
    },
    { scope: 'worker' },
  ],
  cook: async ({ browser, session, baseURL, viewport }, use) => {
    const context = await browser.newContext({ storageState: session, baseURL: baseURL ?? '', viewport })
    await use(await context.newPage())
    await context.close()
  },
  page: async ({ page }, use, info) => {
    await use(page)
    if (info.status !== info.expectedStatus) console.log(await whatStands(page))
  },
})

/** The screen in words, its dialogs and where the focus is: of a failure on CI nothing is kept but what was printed. */
const whatStands = async (page: Page): Promise<string> => {
  const screen = await page.locator('body').ariaSnapshot()
  const parts = await page.evaluate(() => {
    const opening = (element: Element) => element.cloneNode(false) as Element
    const dialogs = [...document.querySelectorAll('[role=dialog]')]
    return [
      `focus: ${document.activeElement && opening(document.activeElement).outerHTML}`,
      ...dialogs.map((one) => `dialog (${one.getBoundingClientRect().height} px): ${opening(one).outerHTML}`),
    ]
  })
  return [...parts, ...screen.split('\n').slice(0, 80)].join('\n')
}

/**
 * One toast with this title and, if given, this text stands on the screen: one, because the same said twice is a fault.
 * Others with another text may stand beside it.
 */
export const expectToast = async (page: Page, title: string, text?: string): Promise<void> => {
  const titled = toasts(page).filter({ has: page.getByText(title, { exact: true }) })
  const wanted = text === undefined ? titled : titled.filter({ has: page.getByText(text, { exact: true }) })
  await expect(wanted).toBeVisible()
}

const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Avisos' }).locator('[data-kind]')

/**
 * These calls are answered with a refusal that says nothing, so the catalogue speaks and the screen waits for the cook. A
 * call that gets no answer at all is not the same: as soon as any other is answered the page asks for everything again by
 * itself, and a 'Reintentar' may be gone before it is pressed.
 */
export const refuse = (page: Page, url: string, method?: string): Promise<unknown> =>
  page.route(url, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ status: 502, body: '' })
      : route.fallback(),
  )

/** The cook's choice of `name` has reached the server; to be asked before it is made. A reload before that would drop it. */
export const choiceKept = (page: Page, name: string): Promise<unknown> =>
  page.waitForResponse((answer) => {
    const request = answer.request()
    const keeps = request.method() === 'PATCH' && request.url().endsWith('/rest/v1/preferences')
    return keeps && answer.ok() && name in request.postDataJSON()
  })

/** Takes all toasts away, also one that goes by itself in between (a click would wait for its button for ever). */
export const closeToasts = (page: Page): Promise<void> =>
  expect(async () => {
    const close = toasts(page).getByRole('button', { name: 'Cerrar' })
    await close.evaluateAll((all) => {
      for (const one of all) if (one instanceof HTMLElement) one.click()
    })
    expect(await toasts(page).count()).toBe(0)
  }).toPass()

/** Today as the screens write it, in the browser's time zone and not the machine's; right after midnight also yesterday. */
export const today = (): RegExp => {
  const format = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid' })
  const minuteMs = 60_000
  return new RegExp([0, minuteMs].map((ago) => format.format(Date.now() - ago)).join('|'))
}

/** The rules that look at colours: all that day and night can differ in. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** No accessibility finding of any impact, by day and by night. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect.poll(() => page.evaluate(settledIn, colorScheme), { intervals: [50] }).toBe(true)
    const found = await axeFindings(page, colorScheme === 'light' ? undefined : colourRules)
    expect(found, `axe, ${colorScheme}`).toEqual([])
  }
}

/**
 * The scheme has reached the page (Mantine copies it to the root a moment later), the screen has come (a way to another
 * leaves the page without a heading until its code is there) and nothing fades any more, for a few frames: a dialog that has
 * just come stands there transparent for two before it begins to fade in.
 */
const settledIn = async (scheme: string): Promise<boolean> => {
  for (let frame = 0; frame < 4; frame += 1) {
    const set = document.documentElement.getAttribute('data-mantine-color-scheme')
    const fading = document.getAnimations().some(({ playState }) => playState === 'running')
    const come = document.querySelector('h1') !== null
    if (!come || fading || (set !== null && set !== scheme)) return false
    await new Promise(requestAnimationFrame)
  }
  return true
}

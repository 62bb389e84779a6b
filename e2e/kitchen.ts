import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

/** Shared steps of the browser tests: everything is found by role and Spanish name, as a cook or a screen reader does. */

export type Account = { readonly email: string; readonly password: string }
type StoredSession = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

let counter = 0

export const newAccount = (): Account => {
  counter += 1
  return { email: `cocina-${process.pid}-${Date.now()}-${counter}@ejemplo.es`, password: 'mantequilla' }
}

export const passwordField = (page: Page): Locator => page.getByLabel('Contraseña', { exact: true })

/** Makes an account through the page and ends on the dashboard. */
export const signUp = async (page: Page, account: Account = newAccount()): Promise<Account> => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  await page.getByLabel('Email').fill(account.email)
  await passwordField(page).fill(account.password)
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return account
}

export const signIn = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.waitForURL('**/dashboard')
}

/**
 * `cook` is a signed-in page. All tests of a worker share one account (sign-ups are throttled by the server); a test
 * that signs out, or needs an empty kitchen, makes its own with `signUp`.
 */
export const test = base.extend<{ cook: Page }, { session: StoredSession }>({
  session: [
    async ({ browser }, use, worker) => {
      const context = await browser.newContext({ baseURL: worker.project.use.baseURL ?? '' })
      const page = await context.newPage()
      await signUp(page)
      const session = await context.storageState()
      await context.close()
      await use(session)
    },
    { scope: 'worker' },
  ],
  cook: async ({ browser, session, baseURL, viewport }, use) => {
    const context = await browser.newContext({ storageState: session, baseURL: baseURL ?? '', viewport })
    await use(await context.newPage())
    await context.close()
  },
})

/** A toast with this title and, if given, this text stands on the screen. */
export const expectToast = async (page: Page, title: string, text?: string): Promise<void> => {
  const notices = page.getByRole('region', { name: 'Avisos' })
  await expect(notices.getByText(title, { exact: true })).toBeVisible()
  if (text !== undefined) await expect(notices.getByText(text, { exact: true })).toBeVisible()
}

/** The rules that look at colours: all that day and night can differ in. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** No accessibility finding of any impact, by day and by night. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForFunction(settledIn, colorScheme)
    // Our pages hold no frames: without looking for any, axe takes half the time.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(colourRules)).analyze()
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.failureSummary})`).join(', ')}`,
    )
    expect(found, `axe, ${colorScheme}`).toEqual([])
  }
}

/** The scheme has reached the page (Mantine copies it to the root a moment later) and nothing fades any more. */
const settledIn = (scheme: string): boolean => {
  const set = document.documentElement.getAttribute('data-mantine-color-scheme')
  const fading = document.getAnimations().some(({ playState }) => playState === 'running')
  return (set === null || set === scheme) && !fading
}

import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumPath } from '#tools/check/chromium.mjs'

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--force-color-profile=srgb'],
  })

/** What a browser keeps of a site: here, its session and the assistant's conversation. */
export type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>

type Wanted = {
  readonly width: number
  readonly height: number
  readonly state: StoredState
  /** Pixels of the screen for one of CSS. */
  readonly scale?: number
}

/** A Spanish browser of that size, where nothing moves. */
export const openContext = (browser: Browser, { state, scale = 1, ...viewport }: Wanted): Promise<BrowserContext> =>
  browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    storageState: state,
  })

/** The page stands: its title and its data are there, fonts too, and nothing is still being drawn. */
export const settle = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const decoded = [...document.images].map((image) => {
      image.loading = 'eager'
      return image.decode().catch(() => undefined)
    })
    await Promise.all(decoded)
  })
}

/** Day or night, for a page that follows the system. */
export const setTheme = async (page: Page, theme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.waitForFunction((wanted) => {
    const set = document.documentElement.getAttribute('data-mantine-color-scheme')
    return set === null || set === wanted
  }, theme)
}

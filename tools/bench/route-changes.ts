import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from '#tools/check/chromium.mjs'

/** How long a tap on the menu takes until the screen's own content stands there, in milliseconds. */
export type RouteChange = { readonly to: string; readonly first: number; readonly again: number }

const rounds = 5

/**
 * Walks through the menu as a signed-in cook, several times in one page: the first walk loads each screen's script, the
 * later ones show what a change of screen costs. A screen is there when its heading is and nothing says it is loading.
 */
export const measureRouteChanges = async (url: string, session: unknown): Promise<RouteChange[]> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1366, height: 900 } })
    await context.addInitScript(
      (value) => localStorage.setItem('sb-localhost-auth-token', value),
      JSON.stringify(session),
    )
    const page = await context.newPage()
    await page.goto(`${url}/dashboard`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const links = await page.getByRole('navigation').getByRole('link').evaluateAll(toPaths)
    const paths = [...new Set(links)].filter((path) => path !== '/dashboard' && path !== '/')
    const times = new Map<string, number[]>()
    for (let round = 0; round < rounds; round++) {
      for (const path of paths) {
        times.set(path, [...(times.get(path) ?? []), await change(page, path)])
      }
    }
    return paths.map((path) => {
      const [first = 0, ...later] = times.get(path) ?? []
      return { to: path, first, again: later.sort((one, other) => one - other)[Math.floor(later.length / 2)] ?? 0 }
    })
  } finally {
    await browser.close()
  }
}

const toPaths = (found: readonly Element[]): string[] => found.map((link) => link.getAttribute('href') ?? '')

// Timed inside the page, from the click to the frame after the last change: the driver's own way is not counted.
const change = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    (to) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`)
        if (link === null) return reject(new Error(`No link to ${to}`))
        const heading = () => document.querySelector('main h1')?.textContent ?? ''
        // The screen before stays until the next can be shown: every screen has a heading of its own.
        const before = heading()
        const started = performance.now()
        const look = () => {
          const there = location.pathname === to && heading() !== '' && heading() !== before
          const loading = document.querySelector('main [aria-busy="true"], main [role="progressbar"]') !== null
          if (there && !loading) resolve(performance.now() - started)
          else if (performance.now() - started > 20_000) reject(new Error(`${to} did not come`))
          else requestAnimationFrame(look)
        }
        link.click()
        requestAnimationFrame(look)
      }),
    path,
  )

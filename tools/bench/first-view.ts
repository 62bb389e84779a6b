import { type Browser, chromium, type Page } from '@playwright/test'
import { weightOf } from '#tools/build/built-weight.ts'
import { chromiumPath } from '#tools/check/chromium.mjs'

/** What a browser loads on its first visit and how long it takes, measured in the system's Chromium. */
export type FirstView = {
  readonly scriptBytes: number
  readonly styleBytes: number
  /** Until the page shows what it is for. */
  readonly shownMilliseconds: number
  /** When the largest thing on the first screen was painted (largest contentful paint). */
  readonly largestPaintMilliseconds: number
}

export type FirstViews = { readonly landing: FirstView; readonly recipes: FirstView }

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const runs = 5

/** Opens `/` as a stranger and `/recipes` as a signed-in cook, with an empty cache, several times: medians. */
export const measureFirstViews = async (url: string, session: unknown): Promise<FirstViews> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserArguments })
  try {
    return {
      landing: await measure(browser, `${url}/`, {}, (page) =>
        page.getByRole('main').getByRole('img').first().waitFor(),
      ),
      recipes: await measure(
        browser,
        `${url}/recipes`,
        { 'sb-localhost-auth-token': JSON.stringify(session) },
        (page) => page.getByText('n.º').first().waitFor(),
      ),
    }
  } finally {
    await browser.close()
  }
}

const measure = async (
  browser: Browser,
  address: string,
  storage: Readonly<Record<string, string>>,
  shown: (page: Page) => Promise<void>,
): Promise<FirstView> => {
  const views: FirstView[] = []
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1366, height: 900 } })
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    }, storage)
    const page = await context.newPage()
    const loaded = loadedAssets(page)
    const started = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await shown(page)
    const shownMilliseconds = performance.now() - started
    // What comes later is fetched ahead for the next press, and keeps nobody waiting.
    const [scriptBytes, styleBytes] = [weightOf(loaded, '.js'), weightOf(loaded, '.css')]
    await page.waitForLoadState('networkidle')
    views.push({
      scriptBytes,
      styleBytes,
      shownMilliseconds,
      largestPaintMilliseconds: await page.evaluate(largestPaint),
    })
    await context.close()
  }
  const median = (figure: (view: FirstView) => number): number =>
    views.map(figure).sort((one, other) => one - other)[Math.floor(runs / 2)] ?? 0
  return {
    scriptBytes: median((view) => view.scriptBytes),
    styleBytes: median((view) => view.styleBytes),
    shownMilliseconds: median((view) => view.shownMilliseconds),
    largestPaintMilliseconds: median((view) => view.largestPaintMilliseconds),
  }
}

/** The built files this page asks for from now on; the set grows as they are asked for. */
const loadedAssets = (page: Page): ReadonlySet<string> => {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) files.add(pathname.slice(1))
  })
  return files
}

/** In the page: the last entry the browser has reported, which is the largest. */
const largestPaint = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })

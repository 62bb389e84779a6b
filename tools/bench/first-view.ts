import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from '#tools/chromium.mjs'

/** What a browser loads and how long it takes, measured in the system's Chromium. */
export type FirstView = {
  readonly scriptBytes: number
  readonly styleBytes: number
  readonly firstRecipeMilliseconds: number
}

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

/** Opens `/recipes` as a signed-in cook with an empty cache, several times: median time, gzip sizes of what was loaded. */
export const measureFirstView = async (url: string, session: unknown): Promise<FirstView> => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: browserArguments,
  })
  try {
    const times: number[] = []
    let loaded = new Set<string>()
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({ locale: 'es-ES' })
      await context.addInitScript(
        (value) => localStorage.setItem('sb-localhost-auth-token', value),
        JSON.stringify(session),
      )
      const page = await context.newPage()
      loaded = assetsOf(page)
      const started = performance.now()
      await page.goto(`${url}/recipes`, { waitUntil: 'commit' })
      await page.getByText('n.º').first().waitFor()
      times.push(performance.now() - started)
      await context.close()
    }
    times.sort((one, other) => one - other)
    const files = [...loaded]
    return {
      scriptBytes: sizeOf(files.filter((path) => path.endsWith('.js'))),
      styleBytes: sizeOf(files.filter((path) => path.endsWith('.css'))),
      firstRecipeMilliseconds: times[Math.floor(runs / 2)] ?? 0,
    }
  } finally {
    await browser.close()
  }
}

const assetsOf = (page: Page): Set<string> => {
  const paths = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) paths.add(pathname)
  })
  return paths
}

const sizeOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => {
    const file = join('dist/web', path)
    return sum + (statSync(file).isFile() ? gzipSync(readFileSync(file)).length : 0)
  }, 0)

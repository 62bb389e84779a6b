import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumPath } from '#tools/check/chromium.mjs'
import { drawPage } from './draw-page.ts'
import { pages } from './pages.ts'

/** `node tools/scan/make-pages.ts`: draws the set anew. The fonts named in pages.ts must be installed; the pictures are kept. */
const folder = join(import.meta.dirname, 'pages')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox'],
})
for (const page of pages) writeFileSync(join(folder, page.file), await drawPage(browser, page))
await browser.close()

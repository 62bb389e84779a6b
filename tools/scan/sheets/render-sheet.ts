import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '#tools/check/chromium.mjs'
import { photographSheet } from './photograph-sheet.ts'
import type { Sheet, SheetPaper, SheetRecipe } from './read-sheets.ts'
import { sheetHtml, sheetWidth } from './sheet-html.ts'

export type SheetCamera = {
  readonly take: (sheet: Sheet, printed: SheetRecipe | SheetPaper) => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** Drawn once: kept in artifacts/, which is no part of the repository, under what it was drawn from. */
const kept = join(import.meta.dirname, '../../../artifacts/sheets')
/** Raised when the camera changes, so that no photo of the old one is taken for a new. */
const camera = 1

export const openCamera = (): SheetCamera => {
  mkdirSync(kept, { recursive: true })
  let browser: Browser | undefined
  return {
    take: async (sheet, printed) => {
      const html = sheetHtml(sheet, printed)
      const key = createHash('sha256')
        .update(JSON.stringify([camera, sheet]))
        .update(html)
        .digest('hex')
        .slice(0, 20)
      const file = join(kept, `${sheet.sheet}-${key}.jpg`)
      if (existsSync(file)) return readFileSync(file)
      browser ??= await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
      const photo = await photographSheet(await drawn(browser, sheet, html), sheet)
      writeFileSync(file, photo)
      return photo
    },
    close: async () => browser?.close(),
  }
}

const drawn = async (browser: Browser, { view }: Sheet, html: string): Promise<Buffer> => {
  const tab = await browser.newPage({ viewport: { width: sheetWidth, height: 1700 } })
  await tab.setContent(html)
  const bend = views.get(view)
  if (bend !== undefined) await tab.addStyleTag({ content: `body{transform:${bend}}` })
  await tab.evaluate(() => document.fonts.ready)
  const picture = await tab.screenshot({ type: 'png', fullPage: true })
  await tab.close()
  return picture
}

/** Held by hand, from below and a little from one side. */
const views: ReadonlyMap<string, string> = new Map([
  ['perspectiva', 'perspective(2400px) rotateX(11deg) rotateY(-7deg) scale(.9)'],
  ['perspectiva-otra', 'perspective(2600px) rotateX(8deg) rotateY(9deg) scale(.9)'],
  ['oblicua', 'perspective(2000px) rotateX(17deg) rotateY(5deg) scale(.9)'],
])

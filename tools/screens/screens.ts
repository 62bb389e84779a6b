import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, say } from '#tools/start/prepare.mjs'
import { type Picture, writeContactSheet } from './contact-sheet.ts'
import { openContext, type StoredState, setTheme, settle } from './open-browser.ts'
import { openEmptyAccount, openFullAccount, type RunningApp, withKitchen } from './open-kitchen.ts'
import { type Screen, screensOf } from './routes.ts'

/**
 * `npm run screens`: every screen at three widths, by day and by night, of an empty and of a full account, taken from the
 * real server into artifacts/screens, with index.html to look at them. `npm run screens -- /recipes --width 820 --theme dark
 * --account full` takes less; screens go by path or by name.
 */
const widths = { '390': 844, '820': 1180, '1366': 900 } as const
const folder = join(root, 'artifacts', 'screens')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true, default: ['390', '820', '1366'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    account: { type: 'string', multiple: true, default: ['empty', 'full'] },
  },
})
type Width = keyof typeof widths
const wantedWidths = (['390', '820', '1366'] as const).filter((width) => values.width.includes(width))
const themes = (['light', 'dark'] as const).filter((theme) => values.theme.includes(theme))
const asked = ({ name, path }: Screen) =>
  positionals.length === 0 || positionals.includes(name) || positionals.includes(path)

type Visitor = { readonly name: string; readonly state: StoredState; readonly screens: readonly Screen[] }

const nobody: Visitor = {
  name: 'open',
  state: { cookies: [], origins: [] },
  screens: screensOf(undefined).filter(({ open }) => open),
}

const openVisitors = async (kitchen: RunningApp): Promise<Visitor[]> => {
  const visitors = [nobody]
  for (const [name, open] of [
    ['empty', openEmptyAccount],
    ['full', openFullAccount],
  ] as const) {
    if (!values.account.includes(name)) continue
    const { state, filled } = await open(kitchen)
    visitors.push({ name, state, screens: screensOf(filled).filter(({ open }) => open === undefined) })
  }
  return visitors
}

/** All pictures of one visitor at one width: each screen is loaded once and shown by day and by night. */
const take = async ({ browser, url }: RunningApp, { name: visitor, state, screens }: Visitor, width: Width) => {
  const context = await openContext(browser, { width: Number(width), height: widths[width], state })
  for (const { name, path, arrange } of screens.filter(asked)) {
    const page = await context.newPage()
    await page.goto(url + path)
    await settle(page)
    await arrange?.(page)
    for (const theme of themes) {
      await setTheme(page, theme)
      await settle(page)
      // A page that has scrolled would show its bar, which stays at the top of the window, across the middle.
      await page.evaluate(() => window.scrollTo(0, 0))
      const file = `${name}.${visitor}.${width}.${theme}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true })
    }
    await page.close()
  }
  await context.close()
}

const pictureFiles = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .sort()

const pictureOf = (file: string): Picture => {
  const [screen = '', visitor, width, theme] = file.split('.')
  return { screen, caption: `${visitor} · ${width} · ${theme}`, file }
}

mkdirSync(folder, { recursive: true })
// A run for everything begins anew; a run for one screen leaves the others' pictures where they are.
if (process.argv.length === 2) for (const file of pictureFiles()) rmSync(join(folder, file))
await withKitchen(async (kitchen) => {
  for (const visitor of await openVisitors(kitchen)) {
    for (const width of wantedWidths) {
      await take(kitchen, visitor, width)
      say(`${visitor.name} · ${width}`)
    }
  }
})
writeContactSheet(folder, pictureFiles().map(pictureOf))
say(`Screens: ${join(folder, 'index.html')}`)

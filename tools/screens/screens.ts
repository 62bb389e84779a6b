import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { startServer } from '#tools/bench/server-process.ts'
import { prepare, root, say } from '#tools/prepare.mjs'
import { askAssistant } from './ask-assistant.ts'
import { callApi, newAccount } from './call-api.ts'
import { type Picture, writeContactSheet } from './contact-sheet.ts'
import { fillKitchen } from './fill-kitchen.ts'
import { openBrowser, openContext, type StoredState, setTheme, settle } from './open-browser.ts'
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
const accountNames = (['empty', 'full'] as const).filter((account) => values.account.includes(account))
const asked = ({ name, path }: Screen) =>
  positionals.length === 0 || positionals.includes(name) || positionals.includes(path)

type Account = { readonly name: string; readonly state: StoredState; readonly screens: readonly Screen[] }

const openAccount = async (browser: Browser, url: string, name: 'empty' | 'full'): Promise<Account> => {
  const session = await newAccount(url, name === 'full' ? 'marta@casaluz.example' : 'nuria@casaluz.example')
  const filled = name === 'full' ? await fillKitchen(callApi(url, session.access_token)) : undefined
  const context = await openContext(browser, { width: 1366, height: 900, state: stateOf(url, session) })
  if (filled !== undefined) await askAssistant(await context.newPage(), url)
  const state = await context.storageState()
  await context.close()
  return { name, state, screens: screensOf(filled).filter(({ open }) => open === undefined) }
}

const stateOf = (origin: string, session: unknown): StoredState => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'sb-localhost-auth-token', value: JSON.stringify(session) }] }],
})

const nobody: Account = {
  name: 'open',
  state: { cookies: [], origins: [] },
  screens: screensOf(undefined).filter(({ open }) => open),
}

/** All pictures of one account at one width: each screen is loaded once and shown by day and by night. */
const take = async (browser: Browser, url: string, { name: account, state, screens }: Account, width: Width) => {
  const context = await openContext(browser, { width: Number(width), height: widths[width], state })
  for (const { name, path } of screens.filter(asked)) {
    const page = await context.newPage()
    await page.goto(url + path)
    await settle(page)
    for (const theme of themes) {
      await setTheme(page, theme)
      const file = `${name}.${account}.${width}.${theme}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true })
    }
    await page.close()
  }
  await context.close()
}

/** What lies in the folder, of this run or an earlier one: a run for one screen leaves the others' pictures. */
const picturesTaken = (): Picture[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .sort()
    .map((file) => {
      const [screen = '', account, width, theme] = file.split('.')
      return { screen, caption: `${account} · ${width} · ${theme}`, file }
    })

await prepare({ build: true })
mkdirSync(folder, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'obrador-screens-'))
const server = await startServer({ DATA_DIR: dataDir })
const browser = await openBrowser()
try {
  const accounts = [nobody]
  for (const name of accountNames) accounts.push(await openAccount(browser, server.url, name))
  for (const account of accounts) {
    for (const width of wantedWidths) {
      await take(browser, server.url, account, width)
      say(`${account.name} · ${width}`)
    }
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
writeContactSheet(folder, picturesTaken())
say(`Screens: ${join(folder, 'index.html')}`)

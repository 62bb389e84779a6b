import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { startServer } from '#testing/start-server.ts'
import { prepare } from '#tools/start/prepare.mjs'
import { askAssistant } from './ask-assistant.ts'
import { type CallApi, callApi, newAccount } from './call-api.ts'
import { type Filled, fillKitchen } from './fill-kitchen.ts'
import { openBrowser, openContext, type StoredState } from './open-browser.ts'

/** A real server with its own folder and a browser in front of it. */
export type RunningApp = { readonly url: string; readonly browser: Browser }

/** A signed-in account: what the browser keeps of it, and, unless it is empty, what it holds. */
export type Account = { readonly state: StoredState; readonly filled: Filled | undefined }

/** Builds the screens if they are not up to date, opens server and browser, and ends both after the work. */
export const withKitchen = async (work: (kitchen: RunningApp) => Promise<void>): Promise<void> => {
  await prepare({ build: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'obrador-screens-'))
  const server = await startServer({ DATA_DIR: dataDir })
  const browser = await openBrowser()
  try {
    await work({ url: server.url, browser })
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export const openEmptyAccount = async ({ url }: RunningApp): Promise<Account> => ({
  state: stateOf(url, await newAccount(url, 'nuria@casaluz.example')),
  filled: undefined,
})

/** An account at work: recipes, prices, analyses, a project, a formula and a conversation; and what `more` does in it. */
export const openFullAccount = async (
  { url, browser }: RunningApp,
  more: (call: CallApi) => Promise<void> = async () => {},
): Promise<Account> => {
  const session = await newAccount(url, 'marta@casaluz.example')
  const call = callApi(url, session.access_token)
  const filled = await fillKitchen(call)
  await more(call)
  const context = await openContext(browser, { width: 1366, height: 900, state: stateOf(url, session) })
  await askAssistant(await context.newPage(), url)
  const state = await context.storageState()
  await context.close()
  return { state, filled }
}

const stateOf = (origin: string, session: unknown): StoredState => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'sb-localhost-auth-token', value: JSON.stringify(session) }] }],
})

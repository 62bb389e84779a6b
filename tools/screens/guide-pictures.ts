import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { startServer } from '#testing/start-server.ts'
import { prepare, root, say } from '#tools/start/prepare.mjs'
import { callApi, newAccount } from './call-api.ts'
import { type Scene, scenes } from './guide-scenes.ts'
import { openBrowser, openContext, settle } from './open-browser.ts'

/**
 * `npm run guide:pictures [name…]`: takes the guide's pictures of the real product, filled with its own examples, and writes
 * them into docs/guia. They are committed: run it again when a screen they show has changed.
 */
const folder = join(root, 'docs', 'guia')
/** A tablet held upright, at twice its size: text stays sharp, and a picture weighs 30–70 kB. */
const width = 820
const scale = 2
const quality = 55

const take = async (page: Page, url: string, scene: Scene): Promise<void> => {
  await page.goto(url + scene.path)
  await settle(page)
  await scene.arrange(page)
  await settle(page)
  // Toasts of what was just done are not what the picture is about.
  await page.addStyleTag({ content: '[aria-label="Avisos"] { display: none }' })
  await page.mouse.move(0, 0)
  const box = await scene.part(page).boundingBox()
  if (box === null) throw new Error(`${scene.name}: the part to show is not on the page`)
  const { margin = 0 } = scene
  const clip = {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: Math.min(box.height, scene.height) + 2 * margin,
  }
  const image = await page.screenshot({ clip, fullPage: true })
  await sharp(image)
    .webp({ quality, effort: 6 })
    .toFile(join(folder, `${scene.name}.webp`))
  say(scene.name)
}

const asked = process.argv.slice(2)
const isAsked = ({ name }: Scene) => asked.length === 0 || asked.includes(name)

await prepare({ build: true })
mkdirSync(folder, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'obrador-guide-'))
const server = await startServer({ DATA_DIR: dataDir })
const browser = await openBrowser()
try {
  const session = await newAccount(server.url, 'marta@casaluz.example')
  const state = {
    cookies: [],
    origins: [
      { origin: server.url, localStorage: [{ name: 'sb-localhost-auth-token', value: JSON.stringify(session) }] },
    ],
  }
  const context = await openContext(browser, { width, height: 1180, scale, state })
  const page = await context.newPage()
  const call = callApi(server.url, session.access_token)
  for (const scene of scenes.filter(({ empty }) => empty).filter(isAsked)) await take(page, server.url, scene)
  await call('/rest/v1/examples', {})
  for (const scene of scenes.filter(({ empty }) => !empty).filter(isAsked)) await take(page, server.url, scene)
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

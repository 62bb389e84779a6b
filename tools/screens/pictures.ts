import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { root, say } from '#tools/start/prepare.mjs'
import { type PictureName, pictureSizes } from '#web/ui/picture-sizes.ts'
import { paper, setOwnPrices } from './fill-kitchen.ts'
import { openContext, setTheme, settle } from './open-browser.ts'
import { type Account, openFullAccount, type RunningApp, withKitchen } from './open-kitchen.ts'
import { type Scene, scenes } from './picture-scenes.ts'

/**
 * `npm run pictures [name…]`: takes the pictures of the product that `/` and `/demo` show, from the real server, and writes
 * them into web/ui/pictures. They are committed: run it again when a screen they show has changed.
 */
const folder = join(root, 'web', 'ui', 'pictures')
/** Pixels per CSS pixel, and AVIF's quality: text stays sharp, and a picture weighs 10–40 kB. */
const scale = 2
const quality = 52
/** A window in which nothing has to be scrolled to what is shown. */
const tall = 2800

const write = (name: string, image: Sharp, [width, height]: readonly [number, number]): Promise<unknown> =>
  image
    .resize({ width: width * scale, height: height * scale, fit: 'cover', position: 'top' })
    .avif({ quality, effort: 3, chromaSubsampling: '4:4:4' })
    .toFile(join(folder, `${name}.avif`))

/** The sheet without most of its empty margin at the right. */
const writePaper = async (): Promise<void> => {
  const image = sharp(paper)
  const { width, height } = await image.metadata()
  await write(
    'paper',
    image.extract({ left: 0, top: 0, width: Math.round(width * 0.8), height }),
    pictureSizes.paper.wide,
  )
}

const shoot = async (
  kitchen: RunningApp,
  { state, filled }: Account,
  name: keyof typeof scenes,
  form: 'wide' | 'narrow',
) => {
  if (filled === undefined) throw new Error('An empty account gives no pictures')
  const { path, arrange, part, margin = 0, width: wideWindow }: Scene = scenes[name]
  const [width, height] = pictureSizes[name][form]
  const window = form === 'wide' ? { width: wideWindow, height: tall } : { width: 390, height: tall }
  const context = await openContext(kitchen.browser, { ...window, state, scale })
  const page = await context.newPage()
  await page.goto(kitchen.url + path(filled))
  await settle(page)
  await arrange?.(page)
  await page.mouse.move(0, 0)
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme)
    await settle(page)
    const box = await part(page).boundingBox()
    if (box === null) throw new Error(`${name}: the part to show is not on the page`)
    const image = await page.screenshot({ clip: { x: box.x - margin, y: box.y - margin, width, height } })
    await write(`${name}-${form}-${theme}`, sharp(image), pictureSizes[name][form])
  }
  await context.close()
}

const asked = process.argv.slice(2)
const isAsked = (name: PictureName) => asked.length === 0 || asked.includes(name)

mkdirSync(folder, { recursive: true })
if (isAsked('paper')) await writePaper()
await withKitchen(async (kitchen) => {
  const account = await openFullAccount(kitchen, setOwnPrices)
  for (const name of Object.keys(scenes) as (keyof typeof scenes)[]) {
    if (!isAsked(name)) continue
    for (const form of ['wide', 'narrow'] as const) await shoot(kitchen, account, name, form)
    say(name)
  }
})

import type { Browser } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import type { Defects, Layout, Page } from './pages.ts'
import { otherPapers, type Printed, printed } from './recipes.ts'

const width = 1240
const height = 1640

/** One page as a phone would bring it: set in type by the browser, then bent, shaded and blurred. The same every time. */
export const drawPage = async (browser: Browser, page: Page): Promise<Buffer> => {
  const tab = await browser.newPage({ viewport: { width, height } })
  await tab.setContent(htmlOf(page))
  await tab.evaluate(() => document.fonts.ready)
  const flat = await tab.screenshot({ type: 'png' })
  await tab.close()
  return photograph(flat, page)
}

const htmlOf = ({ of, layout, font, defects }: Page): string => {
  const board = layout === 'pizarra'
  const paper = board ? '#2b2f2c' : defects.dim ? '#cfc8ba' : '#fdfcf8'
  const ink = board ? '#ecebe4' : '#23211f'
  const ruled =
    layout === 'pautado'
      ? 'background-image:repeating-linear-gradient(transparent 0 46px,#9db4cc 46px 48px);line-height:48px;'
      : ''
  const bend = defects.perspective ? 'transform:perspective(2600px) rotateX(9deg) rotateY(-6deg) scale(.93);' : ''
  const recipe: Printed | undefined = of in printed ? printed[of as keyof typeof printed] : undefined
  const inside = recipe === undefined ? paperOf(of as keyof typeof otherPapers, layout) : recipeOf(recipe, layout)
  return `<!doctype html><meta charset="utf-8"><style>
    *{margin:0;box-sizing:border-box}
    html{background:${board ? '#2b2f2c' : '#8a8378'}}
    body{width:${width}px;height:${height}px;padding:90px 84px;background-color:${paper};color:${ink};font:31px/1.5 '${font}';${ruled}${bend}}
    h1{font-size:56px;line-height:1.25;margin-bottom:24px} h2{font-size:38px;margin:30px 0 12px}
    p,li{margin-bottom:9px} .dos{display:grid;grid-template-columns:46% 48%;gap:6%;font-size:27px}
    table{border-collapse:collapse;width:100%} td,th{border:2px solid ${ink};padding:8px 14px;text-align:left}
    .pautado *{margin:0;line-height:48px} pre{font:inherit;white-space:pre-wrap}
  </style><body class="${layout}">${inside}</body>`
}

const recipeOf = ({ name, yields, ingredients, steps }: Printed, layout: Layout): string => {
  const list = ingredients.map(([text]) => `<p>${layout === 'tarjeta' ? '• ' : ''}${text}</p>`).join('')
  const numbered = steps.map((step, at) => `<p>${at + 1}. ${step}</p>`).join('')
  const plain = steps.map((step) => `<p>${step}</p>`).join('')
  const head = `<h1>${name}</h1><p>${yields}</p>`
  if (layout === 'dos-columnas')
    return `${head}<div class="dos"><div><h2>Ingredientes</h2>${list}</div><div><h2>Elaboración</h2>${numbered}</div></div>`
  if (layout === 'tabla') {
    const rows = ingredients
      .map(([, food, quantity, unit]) => row(food, quantity.toLocaleString('es-ES'), unit))
      .join('')
    return `${head}<h2>Ingredientes</h2><table>${row('Ingrediente', 'Cantidad', 'Unidad')}${rows}</table><h2>Preparación</h2>${numbered}`
  }
  if (layout === 'corrido')
    return `${head}<h2>Ingredientes</h2>${list}<h2>Modo de preparación</h2><p>${steps.join(' ')}</p>`
  return `${head}<h2>Ingredientes</h2>${list}<h2>Elaboración</h2>${layout === 'sin-numerar' ? plain : numbered}`
}

const row = (...cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

const paperOf = (of: keyof typeof otherPapers, layout: Layout): string => {
  const [title = '', ...lines] = otherPapers[of]
  if (layout !== 'tabla') return `<h1>${title}</h1>${lines.map((line) => `<p><pre>${line}</pre></p>`).join('')}`
  return `<h1>${title}</h1><table>${lines.map((line) => row(...line.split(/\s{2,}/))).join('')}</table>`
}

const photograph = async (flat: Buffer, { layout, defects }: Page): Promise<Buffer> => {
  const ground = layout === 'pizarra' ? '#2b2f2c' : '#8a8378'
  let picture: Sharp = sharp(flat)
  if (defects.tilt) picture = sharp(await picture.rotate(defects.tilt, { background: ground }).png().toBuffer())
  if (defects.shadow) picture = await withShadow(picture)
  if (defects.noise) picture = await withNoise(picture)
  if (defects.blur) picture = sharp(await picture.blur(defects.blur).png().toBuffer())
  const turn = defects.turned ?? turnFor[defects.exif ?? 1]
  if (turn) picture = sharp(await picture.rotate(turn).png().toBuffer())
  const jpeg = picture.greyscale().resize({ width: turn === 90 || turn === 270 ? 1500 : 1150 })
  return (defects.exif ? jpeg.withMetadata({ orientation: defects.exif }) : jpeg).jpeg({ quality: 58 }).toBuffer()
}

/** How the sensor held the picture, that the file's EXIF asks to undo. */
const turnFor: Record<NonNullable<Defects['exif']> | 1, number> = { 1: 0, 3: 180, 6: 270, 8: 90 }

const withShadow = async (picture: Sharp): Promise<Sharp> => {
  const { width: wide = 0, height: high = 0 } = await sharp(await picture.png().toBuffer()).metadata()
  const shade = `<svg width="${wide}" height="${high}"><defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="0.7">
    <stop offset="0.25" stop-color="#000" stop-opacity="0"/><stop offset="0.5" stop-color="#000" stop-opacity="0.45"/>
    <stop offset="1" stop-color="#000" stop-opacity="0.62"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#a)"/></svg>`
  return sharp(
    await picture
      .composite([{ input: Buffer.from(shade) }])
      .png()
      .toBuffer(),
  )
}

/** Grain of a small sensor: a fixed sequence, so that the set can be made again. */
const withNoise = async (picture: Sharp): Promise<Sharp> => {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let seed = 20261121
  for (let at = 0; at < data.length; at++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    const grain = ((seed >>> 24) + ((seed >>> 16) & 255) - 255) / 8
    data[at] = Math.min(255, Math.max(0, (data[at] ?? 0) + grain))
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

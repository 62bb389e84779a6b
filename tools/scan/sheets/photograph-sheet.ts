import sharp, { type Sharp } from 'sharp'
import type { Sheet } from './read-sheets.ts'

/** px across of the photo: what the screen sends of a phone's. */
const photoWidth = 1900
const table = '#5f4a38'

/** The sheet as a phone would bring it. The same every time: what is random follows from the sheet's own number. */
export const photographSheet = async (flat: Buffer, sheet: Sheet): Promise<Buffer> => {
  let picture = await onTheTable(sheet.view === 'curva' ? await curved(sharp(flat)) : sharp(flat), sheet)
  picture = await rotated(picture, sheet.tilt)
  picture = await lit(picture, sheet)
  if (sheet.noise > 0) picture = await grained(picture, sheet)
  if (sheet.blur > 0) picture = sharp(await picture.blur(sheet.blur).png().toBuffer())
  return picture.resize({ width: photoWidth }).jpeg({ quality: sheet.quality }).toBuffer()
}

/** Wood around the paper, as wide as its view asks for. */
const onTheTable = async (picture: Sharp, { view }: Sheet): Promise<Sharp> => {
  if (view === 'recta' || view === 'pantalla') return picture
  const wide = view === 'mesa' ? 150 : 60
  const framed = picture.extend({
    top: wide,
    bottom: wide,
    left: wide,
    right: Math.round(wide * 0.6),
    background: table,
  })
  return sharp(await framed.png().toBuffer())
}

/** Of the width: how far the middle of an open book's page stands above its edges. */
const curve = 0.022

/** A page that bends towards the back of its book. */
const curved = async (picture: Sharp): Promise<Sharp> => {
  const { data, info } = await picture.greyscale().extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const out = Buffer.alloc(data.length, 255)
  for (let x = 0; x < width; x++) {
    const down = Math.round(curve * width * (x / width) ** 2 * 2)
    for (let y = 0; y < height; y++)
      out[y * width + x] = data[Math.min(height - 1, Math.max(0, y - down)) * width + x] ?? 255
  }
  return sharp(out, { raw: { width, height, channels: 1 } }).toColourspace('srgb')
}

const rotated = async (picture: Sharp, tilt: number): Promise<Sharp> =>
  tilt === 0 ? picture : sharp(await picture.rotate(tilt, { background: table }).png().toBuffer())

const lit = async (picture: Sharp, { light }: Sheet): Promise<Sharp> => {
  const shade = shades.get(light)
  if (shade === undefined) return picture
  const png = await picture.png().toBuffer()
  const { width = 0, height = 0 } = await sharp(png).metadata()
  const svg = `<svg width="${width}" height="${height}"><defs>${shade}</defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`
  return sharp(
    await sharp(png)
      .composite([{ input: Buffer.from(svg) }])
      .png()
      .toBuffer(),
  )
}

const stop = (offset: number, colour: string, opacity: number): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

/** A gradient over the whole picture for each kind of light. 'pareja' has none. */
const shades: ReadonlyMap<string, string> = new Map([
  [
    'lateral',
    `<linearGradient id="a" x1="0" y1="0" x2="1" y2="0.2">${stop(0, '#000', 0)}${stop(1, '#000', 0.5)}</linearGradient>`,
  ],
  [
    'lampara',
    `<radialGradient id="a" cx="0.4" cy="0.3" r="0.9">${stop(0, '#fff2c8', 0.25)}${stop(0.5, '#000', 0.15)}${stop(1, '#1a0d00', 0.6)}</radialGradient>`,
  ],
  [
    'sombra-dura',
    `<linearGradient id="a" x1="0" y1="0" x2="0.8" y2="1">${stop(0, '#000', 0.02)}${stop(0.42, '#000', 0.02)}${stop(0.43, '#000', 0.58)}${stop(1, '#000', 0.5)}</linearGradient>`,
  ],
  ['tenue', `<linearGradient id="a">${stop(0, '#0b0a12', 0.45)}${stop(1, '#0b0a12', 0.55)}</linearGradient>`],
  [
    'flash',
    `<radialGradient id="a" cx="0.5" cy="0.42" r="0.75">${stop(0, '#fff', 0.55)}${stop(0.22, '#fff', 0.2)}${stop(0.5, '#000', 0.05)}${stop(1, '#000', 0.5)}</radialGradient>`,
  ],
  [
    'ventana',
    `<linearGradient id="a" x1="0" y1="0.1" x2="1" y2="0.9">${stop(0, '#000', 0.4)}${stop(0.3, '#000', 0.38)}${stop(0.34, '#fff', 0.15)}${stop(0.6, '#fff', 0.1)}${stop(0.64, '#000', 0.32)}${stop(1, '#000', 0.45)}</linearGradient>`,
  ],
  ['calida', `<linearGradient id="a">${stop(0, '#7a3d00', 0.3)}${stop(1, '#3a1a00', 0.48)}</linearGradient>`],
  [
    'nocturna',
    `<radialGradient id="a" cx="0.3" cy="0.2" r="1.1">${stop(0, '#2a1500', 0.5)}${stop(1, '#0a0500', 0.78)}</radialGradient>`,
  ],
  [
    'reflejo',
    `<linearGradient id="a" x1="0" y1="0" x2="1" y2="0.35">${stop(0, '#000', 0.25)}${stop(0.44, '#000', 0.18)}${stop(0.5, '#fff', 0.55)}${stop(0.58, '#fff', 0.45)}${stop(0.64, '#000', 0.12)}${stop(1, '#000', 0.3)}</linearGradient>`,
  ],
  [
    'sombra-mano',
    `<radialGradient id="a" cx="0.75" cy="0.85" r="0.6">${stop(0, '#000', 0.55)}${stop(0.55, '#000', 0.45)}${stop(0.7, '#000', 0.05)}${stop(1, '#000', 0)}</radialGradient>`,
  ],
])

/** Grain of a small sensor: a sequence that begins with the sheet's number. */
const grained = async (picture: Sharp, { noise, sheet }: Sheet): Promise<Sharp> => {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let seed = Number(sheet) * 7919
  for (let at = 0; at < data.length; at++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    const grain = (((seed >>> 24) + ((seed >>> 16) & 255) - 255) * noise) / 128
    data[at] = Math.min(255, Math.max(0, (data[at] ?? 0) + grain))
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

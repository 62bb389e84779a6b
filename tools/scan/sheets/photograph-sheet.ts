import sharp, { type Sharp } from 'sharp'
import { shades } from './lights.ts'
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

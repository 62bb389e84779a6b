import sharp, { type Sharp } from 'sharp'

/** A picture of one brightness per pixel, 0 black to 255 white, row by row. */
export type Grey = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** Pixels a picture may have: a PNG of 0.8 MB can hold 256 million (docs/ciencia/motor-local.md §3.1). */
export const mostPixels = 50e6

/** Reads raw grey pixels. One channel is taken out on purpose: sharp may answer three for a grey picture (§3.2). */
export const greyOf = async (picture: Sharp): Promise<Grey> => {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** The same pixels as a picture sharp can work on. */
export const pictureOf = ({ width, height, data }: Grey): Sharp => sharp(data, { raw: { width, height, channels: 1 } })

/** Same size, each pixel made anew from its own value. */
export const eachPixel = (grey: Grey, table: Uint8Array): Grey => {
  // A loop: a page has five million pixels, and a call for each takes eight times as long.
  const data = new Uint8Array(grey.data.length)
  for (let at = 0; at < data.length; at++) data[at] = table[grey.data[at] ?? 0] ?? 0
  return { ...grey, data }
}

/** How many pixels of each brightness there are within a rectangle, ends excluded. */
export const histogramOf = ({ width, data }: Grey, left: number, top: number, right: number, bottom: number) => {
  const counts = new Uint32Array(256)
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left, end = y * width + right; at < end; at++) {
      const value = data[at] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
  return counts
}

/** The brightness below which the given share (0–1) of the counted pixels lies. */
export const percentileOf = (counts: Uint32Array, share: number): number => {
  let wanted = counts.reduce((sum, count) => sum + count, 0) * share
  for (let value = 0; value < counts.length; value++) {
    wanted -= counts[value] ?? 0
    if (wanted <= 0) return value
  }
  return counts.length - 1
}

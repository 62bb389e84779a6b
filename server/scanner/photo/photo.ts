import sharp from 'sharp'
import { type Grey, greyOf, mostPixels, pictureOf } from './grey.ts'

/** px: letters of a page are read best so; wider takes longer and reads worse (docs/ciencia/motor-local.md §3.2). */
export const pageWidth = 2000
/** px: a screenshot of a whole web page is no page. */
export const tallest = 6000

/** The photo as its EXIF says it was held, in grey, at the width letters are read best. Throws on what is no whole picture. */
export const openPhoto = async (bytes: Uint8Array): Promise<Grey> => {
  const photo = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
  return greyOf(photo.resize({ width: pageWidth, height: tallest, fit: 'inside' }))
}

/** px of the longer side: what vision models look at (docs/ciencia/motor-local.md §3.7). */
const smallSide = 1800

/** The same page small, as a JPEG of our own making. */
export const smallPicture = (photo: Grey): Promise<Buffer> =>
  pictureOf(photo).resize({ width: smallSide, height: smallSide, fit: 'inside' }).jpeg({ quality: 85 }).toBuffer()

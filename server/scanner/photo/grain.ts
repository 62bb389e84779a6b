import { type Grey, greyOf, pictureOf } from './grey.ts'

/** px: a square of which many on a page hold nothing but paper. */
const block = 24
/** Every so many squares one is looked at. */
const every = 3
/** Share of the squares that are plainer than the one that counts. */
const plain = 0.3
/** Of the paper's brightness: how far apart two pixels of bare paper stand before it is grain. */
const grainy = 0.02
/** px: pixels compared, further apart than what JPEG smears. */
const step = 2

/** How much neighbouring pixels of bare paper differ, as a share of its brightness: 0.005 on a good photo, 0.07 in poor light. */
export const grainOf = ({ width, height, data }: Grey): number => {
  const found: number[] = []
  for (let top = 0; top + block < height; top += block * every)
    for (let left = 0; left + block < width; left += block * every) {
      let differing = 0
      let bright = 0
      for (let y = top; y < top + block; y++)
        for (let x = left; x < left + block; x++) {
          const here = data[y * width + x] ?? 0
          differing += Math.abs(here - (data[y * width + x + step] ?? here))
          bright += here
        }
      if (bright > 0) found.push(differing / bright)
    }
  return found.toSorted((one, other) => one - other)[Math.floor(found.length * plain)] ?? 0
}

/** A photo taken in poor light without its grain, which tints would turn into specks; any other as it is. */
export const withoutGrain = async (photo: Grey): Promise<Grey> =>
  grainOf(photo) < grainy ? photo : greyOf(pictureOf(photo).median(3))

import type { Box } from './ocr.ts'

/** A picture of one brightness per pixel, and below which it is ink. */
type Page = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** Pixels that touch by a side, and how many they are. */
export type Spot = Box & { readonly size: number }

/** The spots of ink of a page, each pixel looked at once; `x1` and `y1` are their last pixels. */
export function* spotsOf({ width, height, data }: Page, ink: number): Generator<Spot> {
  const seen = new Uint8Array(data.length)
  for (let start = 0; start < data.length; start++) {
    if (seen[start] !== 0 || (data[start] ?? 255) >= ink) continue
    seen[start] = 1
    const pixels = [start]
    let [x0, x1, y1] = [start % width, start % width, Math.floor(start / width)]
    const y0 = y1
    for (const at of pixels) {
      const x = at % width
      const y = Math.floor(at / width)
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y1 = Math.max(y1, y)
      for (let side = 0; side < 4; side++) {
        const next =
          side === 0
            ? x > 0
              ? at - 1
              : -1
            : side === 1
              ? x < width - 1
                ? at + 1
                : -1
              : side === 2
                ? at - width
                : y < height - 1
                  ? at + width
                  : -1
        if (next < 0 || seen[next] !== 0 || (data[next] ?? 255) >= ink) continue
        seen[next] = 1
        pixels.push(next)
      }
    }
    yield { x0, y0, x1, y1, size: pixels.length }
  }
}

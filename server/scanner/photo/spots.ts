import type { Box } from '#server/scanner/reading/ocr.ts'

/** A picture of one brightness per pixel, and below which it is ink. */
type Page = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** Pixels that touch by a side, and how many they are. */
export type Spot = Box & { readonly size: number }

/** The spots of ink of a page, each pixel looked at once; `x1` and `y1` are their last pixels. */
export function* spotsOf({ width, height, data }: Page, ink: number): Generator<Spot> {
  const seen = new Uint8Array(data.length)
  // Every pixel is put here once: one array for the page takes a third of what lists that grow do.
  const queue = new Int32Array(data.length)
  for (let start = 0; start < data.length; start++) {
    if (seen[start] !== 0 || (data[start] ?? 255) >= ink) continue
    seen[start] = 1
    queue[0] = start
    let size = 1
    let [x0, x1, y1] = [start % width, start % width, Math.floor(start / width)]
    const y0 = y1
    for (let done = 0; done < size; done++) {
      const at = queue[done] ?? 0
      const x = at % width
      const y = Math.floor(at / width)
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y1 = Math.max(y1, y)
      const left = x > 0 ? at - 1 : -1
      const right = x < width - 1 ? at + 1 : -1
      const down = y < height - 1 ? at + width : -1
      for (let side = 0; side < 4; side++) {
        const next = side === 0 ? left : side === 1 ? right : side === 2 ? at - width : down
        if (next < 0 || seen[next] !== 0 || (data[next] ?? 255) >= ink) continue
        seen[next] = 1
        queue[size] = next
        size++
      }
    }
    yield { x0, y0, x1, y1, size }
  }
}

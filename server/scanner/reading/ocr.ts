import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { type Grey, pictureOf } from '#server/scanner/photo/grey.ts'

export type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }
export type Symbol = Box & { readonly text: string }
/** A word as it was read. `confidence` 0–100. */
export type Word = Box & { readonly text: string; readonly confidence: number; readonly symbols: readonly Symbol[] }
/** A line as the engine found it; it may run across two columns. */
export type Line = Box & { readonly words: readonly Word[] }
export type OcrResult = { readonly lines: readonly Line[]; readonly confidence: number }

/** `page` finds blocks by itself; `block` takes everything as one and so keeps the rows of tables together; `line` is one. */
export type Layout = 'page' | 'block' | 'line'

export type Ocr = {
  readonly read: (page: Grey, layout: Layout) => Promise<OcrResult>
  readonly close: () => Promise<void>
}

const segmentation = { page: PSM.AUTO, block: PSM.SINGLE_BLOCK, line: PSM.SINGLE_LINE } as const

/** The Spanish model that comes inside its package: nothing is fetched. The integer one reads as well in a quarter of the size. */
const langPath = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/spa/package.json')),
  '4.0.0_best_int',
)

/** Dots per inch of a page 2,000 px wide, roughly; the engine only wants to hear some number. */
const density = 240

/** Starts the engine (0.3–0.4 s). Without an error handler an unreadable picture would end the whole process (§3.3). */
export const openOcr = async (onError: (error: unknown) => void): Promise<Ocr> => {
  const worker = await createWorker('spa', OEM.LSTM_ONLY, {
    langPath,
    gzip: true,
    cacheMethod: 'none',
    errorHandler: onError,
  })
  // Written into every picture below; without it the engine complains of each page.
  await worker.setParameters({ user_defined_dpi: String(density), preserve_interword_spaces: '1' })
  return {
    read: async (page, layout) => {
      await worker.setParameters({ tessedit_pageseg_mode: segmentation[layout] })
      const png = await pictureOf(page).png({ compressionLevel: 1 }).toBuffer()
      return readingOf(await worker.recognize(png, {}, { text: false, blocks: true }))
    },
    close: async () => {
      await worker.terminate()
    },
  }
}

const readingOf = ({ data }: Awaited<ReturnType<Worker['recognize']>>): OcrResult => {
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  return {
    confidence: data.confidence,
    lines: lines.map((line) => ({
      ...line.bbox,
      words: line.words.map(({ bbox, text, confidence, symbols }) => ({
        ...bbox,
        text,
        confidence,
        symbols: symbols.map((symbol) => ({ ...symbol.bbox, text: symbol.text })),
      })),
    })),
  }
}

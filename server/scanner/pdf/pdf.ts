import type { Grey } from '#server/scanner/photo/grey.ts'
import { pageWidth, tallest } from '#server/scanner/photo/photo.ts'
import type { OcrResult } from '#server/scanner/reading/ocr.ts'
import { openPdfEngine, type PdfEngine } from './pdf-engine.ts'
import { type PdfCharacter, readingOfCharacters } from './pdf-text.ts'

export type PdfPage = {
  /** Its own letters, when it has any; a scanned sheet has none. */
  readonly text: OcrResult | null
  readonly picture: () => Grey
}

export type Pdf = {
  /** All of them, also those that are not read. */
  readonly pages: number
  /** Calls `use` with a page, which is let go afterwards. Throws PdfError `pdf_broken` when it cannot be opened. */
  readonly withPage: <Result>(index: number, use: (page: PdfPage) => Promise<Result>) => Promise<Result>
  readonly close: () => void
}

export type PdfTrouble = 'pdf_broken' | 'pdf_locked'

/** Why a PDF could not be read. */
export class PdfError extends Error {
  readonly trouble: PdfTrouble
  constructor(trouble: PdfTrouble, options?: ErrorOptions) {
    super(trouble, options)
    this.trouble = trouble
  }
}

/** Letters of a page that are looked at: ten times what a full one holds. */
const mostCharacters = 40_000
/** FPDF_ERR_PASSWORD. */
const passwordAsked = 4
/** FPDFBitmap_Gray; FPDF_ANNOT | FPDF_GRAYSCALE. */
const greyFormat = 1
const flags = 0x01 | 0x08

/** Opens a PDF. Throws PdfError `pdf_locked` when it wants a password and `pdf_broken` when it is none or damaged. */
export const openPdf = async (bytes: Uint8Array): Promise<Pdf> => {
  const engine = await openPdfEngine()
  const pointer = engine.wasmExports.malloc(bytes.length)
  if (pointer === 0) throw new PdfError('pdf_broken')
  engine.HEAPU8.set(bytes, pointer)
  const document = guarded(() => engine._FPDF_LoadMemDocument(pointer, bytes.length, 0))
  if (document === 0) throw new PdfError(engine._FPDF_GetLastError() === passwordAsked ? 'pdf_locked' : 'pdf_broken')
  return {
    pages: guarded(() => engine._FPDF_GetPageCount(document)),
    withPage: async (index, use) => {
      const page = guarded(() => engine._FPDF_LoadPage(document, index))
      if (page === 0) throw new PdfError('pdf_broken')
      try {
        const size = { width: engine._FPDF_GetPageWidth(page), height: engine._FPDF_GetPageHeight(page) }
        if (!(size.width > 0 && size.height > 0)) throw new PdfError('pdf_broken')
        const text = guarded(() => readingOfCharacters(charactersOf(engine, page), size, hasPicture(engine, page)))
        return await use({ text, picture: () => guarded(() => drawn(engine, page, size)) })
      } finally {
        engine._FPDF_ClosePage(page)
      }
    },
    close: () => engine._FPDF_CloseDocument(document),
  }
}

/** What PDFium cannot take ends in a trap of its memory, not in an answer. */
const guarded = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    throw error instanceof PdfError ? error : new PdfError('pdf_broken', { cause: error })
  }
}

/** FPDF_PAGEOBJ_IMAGE; objects of a page that are looked at. */
const pictureType = 3
const mostObjects = 2000

const hasPicture = (engine: PdfEngine, page: number): boolean => {
  const count = Math.min(mostObjects, engine._FPDFPage_CountObjects(page))
  for (let at = 0; at < count; at++)
    if (engine._FPDFPageObj_GetType(engine._FPDFPage_GetObject(page, at)) === pictureType) return true
  return false
}

type Size = { readonly width: number; readonly height: number }

const charactersOf = (engine: PdfEngine, page: number): PdfCharacter[] => {
  const text = engine._FPDFText_LoadPage(page)
  if (text === 0) return []
  const box = engine.wasmExports.malloc(32)
  const characters: PdfCharacter[] = []
  const count = Math.min(mostCharacters, engine._FPDFText_CountChars(text))
  for (let at = 0; at < count; at++) {
    const letter = String.fromCodePoint(Math.min(0x10ffff, Math.max(0, engine._FPDFText_GetUnicode(text, at))))
    const found = engine._FPDFText_GetCharBox(text, at, box, box + 8, box + 16, box + 24) !== 0
    // Memory may have moved while a font was loaded: looked at anew each time.
    const [left = 0, right = 0, bottom = 0, top = 0] = found
      ? new Float64Array(engine.HEAPU8.slice(box, box + 32).buffer)
      : []
    characters.push({ letter, left, right, bottom, top })
  }
  engine.wasmExports.free(box)
  engine._FPDFText_ClosePage(text)
  return characters
}

/** The page in grey as wide as a photo is read, white where nothing is. */
const drawn = (engine: PdfEngine, page: number, size: Size): Grey => {
  const scale = Math.min(pageWidth / size.width, tallest / size.height)
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  const bitmap = engine._FPDFBitmap_CreateEx(width, height, greyFormat, 0, 0)
  if (bitmap === 0) throw new PdfError('pdf_broken')
  engine._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  engine._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags)
  const pixels = engine._FPDFBitmap_GetBuffer(bitmap)
  const stride = engine._FPDFBitmap_GetStride(bitmap)
  const data = new Uint8Array(width * height)
  for (let row = 0; row < height; row++)
    data.set(engine.HEAPU8.subarray(pixels + row * stride, pixels + row * stride + width), row * width)
  engine._FPDFBitmap_Destroy(bitmap)
  return { width, height, data }
}

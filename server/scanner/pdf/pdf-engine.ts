import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PDFiumModule } from '@hyzyla/pdfium'

type Imports = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Of Node; its types leave it out. */
declare const WebAssembly: {
  readonly compile: (bytes: Uint8Array) => Promise<object>
  readonly Instance: new (module: object, imports: Imports) => object
}

/** What we use of PDFium's own functions; pointers and handles are numbers, 0 is none. */
export type PdfEngine = {
  readonly _FPDF_InitLibraryWithConfig: (config: number) => void
  readonly _FPDF_LoadMemDocument: (bytes: number, length: number, password: number) => number
  readonly _FPDF_GetLastError: () => number
  readonly _FPDF_CloseDocument: (document: number) => void
  readonly _FPDF_GetPageCount: (document: number) => number
  readonly _FPDF_LoadPage: (document: number, index: number) => number
  readonly _FPDF_ClosePage: (page: number) => void
  /** Points, a 72nd of an inch. */
  readonly _FPDF_GetPageWidth: (page: number) => number
  readonly _FPDF_GetPageHeight: (page: number) => number
  readonly _FPDFPage_CountObjects: (page: number) => number
  readonly _FPDFPage_GetObject: (page: number, index: number) => number
  /** 3 is a picture. */
  readonly _FPDFPageObj_GetType: (object: number) => number
  readonly _FPDFText_LoadPage: (page: number) => number
  readonly _FPDFText_ClosePage: (text: number) => void
  readonly _FPDFText_CountChars: (text: number) => number
  readonly _FPDFText_GetUnicode: (text: number, index: number) => number
  /** Writes four doubles, points from the page's lower left corner. */
  readonly _FPDFText_GetCharBox: (
    text: number,
    at: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ) => number
  readonly _FPDFBitmap_CreateEx: (
    width: number,
    height: number,
    format: number,
    pixels: number,
    stride: number,
  ) => number
  readonly _FPDFBitmap_FillRect: (
    bitmap: number,
    x: number,
    y: number,
    width: number,
    height: number,
    colour: number,
  ) => void
  readonly _FPDFBitmap_GetBuffer: (bitmap: number) => number
  readonly _FPDFBitmap_GetStride: (bitmap: number) => number
  readonly _FPDFBitmap_Destroy: (bitmap: number) => void
  readonly _FPDF_RenderPageBitmap: (
    ...[bitmap, page, x, y, width, height, turn, flags]: readonly [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
  ) => void
  readonly wasmExports: { readonly malloc: (size: number) => number; readonly free: (pointer: number) => void }
  readonly HEAPU8: Uint8Array
}

/** Bytes PDFium may take: a page of 2,000 by 6,000 px and a camera's photo in it fit; a file made to fill memory does not. */
const mostMemory = 192 * 1024 * 1024

/**
 * PDFium in WebAssembly, with no file, no network and a memory of its own that ends with it: a PDF made to break it can at
 * most make it throw. A fresh one for each document.
 */
export const openPdfEngine = async (): Promise<PdfEngine> => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'))
  const module = await WebAssembly.compile(wasm)
  const loaded = await PDFiumModule({
    instantiateWasm: (imports: Imports, done: (instance: object) => void) => {
      done(new WebAssembly.Instance(module, bounded(imports)))
      return {}
    },
  })
  // The package's types name a part of the functions it exports; pdf.test.ts calls each of ours.
  const engine = loaded as unknown as PdfEngine
  engine._FPDF_InitLibraryWithConfig(0)
  return engine
}

/** The same imports, with memory that stops growing at the limit: an allocation beyond it fails inside PDFium. */
const bounded = (imports: Imports): Imports => {
  const env = imports['env'] ?? {}
  const grow = env['emscripten_resize_heap']
  if (typeof grow !== 'function') throw new Error('PDFium: its memory cannot be bounded')
  return { ...imports, env: { ...env, emscripten_resize_heap: (size: number) => (size > mostMemory ? 0 : grow(size)) } }
}

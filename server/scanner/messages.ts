import type { PdfTrouble } from './pdf/pdf.ts'
import type { ReadDocument } from './read-document.ts'
import type { Stage } from './reading/read-page.ts'

/** What server and reader tell each other; between two processes, so plain values only. */
export type ReadRequest = { readonly id: number; readonly bytes: Uint8Array }

/** Why a photo could not be looked at. */
export type PhotoTrouble = 'photo_broken' | 'photo_too_many_pixels' | PdfTrouble

/** Its `picture` is the first page made small and encoded anew as JPEG, so that nothing of the file it came in is left. */
export type Scan = ReadDocument

export type ReaderSays =
  | { readonly id: number; readonly stage: Stage }
  | { readonly id: number; readonly scan: Scan }
  /** Only the letters could not be read: a model that sees may look at the picture. */
  | { readonly id: number; readonly illegible: Uint8Array }
  | { readonly id: number; readonly trouble: PhotoTrouble }

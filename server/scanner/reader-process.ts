/**
 * The process that reads photos. Apart from the server, so that a picture made to break a decoder breaks nothing else,
 * the screens of other cooks never wait for it, and its memory goes back when it ends.
 */
import sharp from 'sharp'
import type { PhotoTrouble, ReaderSays, ReadRequest } from './messages.ts'
import { PdfError } from './pdf/pdf.ts'
import { readDocument } from './read-document.ts'
import { openFractions } from './reading/fractions.ts'
import { openOcr } from './reading/ocr.ts'
import type { Reader } from './reading/read-page.ts'
import { kitchenVocabulary } from './words/vocabulary.ts'

// One photo at a time: more threads and a cache would only hold memory.
sharp.concurrency(1)
sharp.cache(false)

const say = (what: ReaderSays): void => {
  process.send?.(what)
}

let reader: Promise<Reader> | undefined

const open = async (): Promise<Reader> => {
  const ocr = await openOcr((error) => console.error(error))
  return { ocr, fractions: await openFractions(), vocabulary: kitchenVocabulary() }
}

const read = async ({ id, bytes }: ReadRequest): Promise<ReaderSays> => {
  const trouble = (what: PhotoTrouble): ReaderSays => ({ id, trouble: what })
  try {
    const read = await readDocument(bytes, {
      reader: () => (reader ??= open()),
      onStage: (stage) => say({ id, stage }),
    })
    return read.pages.length === 0 ? { id, illegible: read.picture } : { id, scan: read }
  } catch (error) {
    if (error instanceof PdfError) return trouble(error.trouble)
    console.error(error)
    return trouble(
      error instanceof Error && /pixel limit/.test(error.message) ? 'photo_too_many_pixels' : 'photo_broken',
    )
  }
}

process.on('message', (request: ReadRequest) => {
  void read(request).then(say)
})
// The server has gone: nobody is left to read for.
process.on('disconnect', () => process.exit(0))

import { mostPages } from '#core/parsing/paper/pages.ts'
import { isPdf } from './pdf/is-pdf.ts'
import { openPdf } from './pdf/pdf.ts'
import { openPhoto, smallPicture } from './photo/photo.ts'
import { type PageText, pageText, type Signs } from './reading/page-text.ts'
import { type Reader, readPage, type Stage } from './reading/read-page.ts'

/** What was read of a file: its pages with something on them, how many it has in all, and the first small, to be looked at. */
export type ReadDocument = {
  readonly pages: readonly PageText[]
  readonly of: number
  /** Empty where every page had its own text: then there is nothing a picture would tell. */
  readonly picture: Uint8Array
}

/** `reader` starts the engine of letters, which a PDF with its own text does without. */
type Work = { readonly reader: () => Promise<Reader>; readonly onStage: (stage: Stage) => void }

/** Reads a photo, or the pages of a PDF one after another: their own text where they have it, else as pictures. */
export const readDocument = async (bytes: Uint8Array, work: Work): Promise<ReadDocument> =>
  isPdf(bytes) ? readPdf(bytes, work) : readPhoto(bytes, work)

const readPhoto = async (bytes: Uint8Array, { reader, onStage }: Work): Promise<ReadDocument> => {
  const photo = await openPhoto(bytes)
  const page = await readPage(await reader(), photo, onStage)
  return { pages: page === null ? [] : [page], of: 1, picture: await smallPicture(photo) }
}

const readPdf = async (bytes: Uint8Array, { reader, onStage }: Work): Promise<ReadDocument> => {
  const pdf = await openPdf(bytes)
  const pages: PageText[] = []
  let picture: Uint8Array = new Uint8Array()
  try {
    for (let index = 0; index < Math.min(mostPages, pdf.pages); index++) {
      const page = await pdf.withPage(index, async ({ text, picture: draw }) => {
        if (text !== null) return pageText(noSigns, noPicture, text)
        const drawn = draw()
        if (picture.length === 0) picture = await smallPicture(drawn)
        return readPage(await reader(), drawn, onStage)
      })
      if (page !== null) pages.push(page)
    }
    return { pages, of: pdf.pages, picture }
  } finally {
    pdf.close()
  }
}

/** Letters a PDF says itself are as they are: nothing is mended, and there are no fractions to look at. */
const noSigns: Signs = {
  fractions: { at: () => null },
  vocabulary: { mend: () => null, knows: () => true, rather: () => null, times: () => 1000 },
}
const noPicture = { width: 0, height: 0, data: new Uint8Array() }

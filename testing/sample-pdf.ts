/** PDFs of our own writing, for tests: plain text in Helvetica, a photo on a page, or what is made to fill a memory. */

import { deflateSync } from 'node:zlib'

type Size = { readonly width: number; readonly height: number }

const a4: Size = { width: 595, height: 842 }

/** A page a list of lines; the first of each is set larger. */
export const textPdf = (pages: readonly (readonly string[])[], size: Size = a4): Buffer => {
  const contents = pages.map((lines) => {
    const shown = lines.map((line, at) => {
      const text = line.replace(/[\\()]/g, '\\$&')
      return `BT /F1 ${at === 0 ? 22 : 12} Tf 60 ${size.height - 80 - at * 24} Td (${text}) Tj ET`
    })
    return Buffer.from(shown.join('\n'), 'latin1')
  })
  const first = 4
  const kids = contents.map((_, at) => `${first + 2 * at} 0 R`).join(' ')
  return written([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + 2 * at + 1} 0 R >>`,
      stream('', content),
    ]),
  ])
}

/** A scanned sheet: one JPEG of this many px over a page as wide as A4 and of its proportions. */
export const picturePdf = (jpeg: Uint8Array, { width, height }: Size): Buffer => {
  const tall = Math.round((a4.width * height) / width)
  return written([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${tall}] /Resources << /XObject << /I 4 0 R >> >> /Contents 5 0 R >>`,
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`,
      jpeg,
    ),
    stream('', Buffer.from(`q ${a4.width} 0 0 ${tall} 0 0 cm /I Do Q`)),
  ])
}

/** A page with a picture of this many px, all black: zlib makes a thousandth of it. */
export const bombPicturePdf = ({ width, height }: Size): Buffer =>
  written([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] /Resources << /XObject << /I 4 0 R >> >> /Contents 5 0 R >>`,
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
      deflateSync(new Uint8Array(width * height), { level: 9 }),
    ),
    stream('', Buffer.from(`q ${a4.width} 0 0 ${a4.height} 0 0 cm /I Do Q`)),
  ])

/** A page whose drawing is this many blanks, compressed twice. */
export const bombContentPdf = (bytes: number): Buffer =>
  written([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] /Contents 4 0 R >>`,
    stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(Buffer.alloc(bytes, 0x20), { level: 9 }))),
  ])

const stream = (head: string, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`<< ${head} /Length ${content.length} >>\nstream\n`), content, Buffer.from('\nendstream')])

const written = (objects: readonly (string | Buffer)[]): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer): void => {
    parts.push(part)
    length += part.length
  }
  for (const [at, object] of objects.entries()) {
    places.push(length)
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]))
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  add(Buffer.from(table + end))
  return Buffer.concat(parts)
}

import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { glyphSigns, glyphSize } from '#server/scanner/reading/fractions.ts'
import { chromiumPath } from '#tools/check/chromium.mjs'

/**
 * `node tools/scan/make-glyphs.ts`: draws the table of signs that server/scanner/reading/fractions.ts compares with, one row a
 * font. Free fonts of Debian; half of those the pages for scoring are set in (EB Garamond, Open Sans, Roboto Slab,
 * Cantarell, Klee, Linux Libertine) are left out on purpose, so that the score tells of fonts never seen.
 */
const fonts = [
  ...['Lato', 'Carlito', 'Courier Prime', 'Liberation Sans', 'Liberation Serif', 'Liberation Mono', 'DejaVu Sans'],
  ...[
    'DejaVu Serif',
    'Noto Sans',
    'Noto Serif',
    'Noto Sans Display',
    'Linux Biolinum O',
    'Comfortaa',
    'Dancing Script',
  ],
].flatMap((font) => [`400 120px '${font}'`, `700 120px '${font}'`])

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox'],
})
const tab = await browser.newPage({ viewport: { width: 300, height: 240 } })
const cells: { input: Buffer; left: number; top: number }[] = []
for (const [row, font] of fonts.entries()) {
  for (const [column, sign] of [...glyphSigns].entries()) {
    await tab.setContent(
      `<body style="margin:0;background:#fff"><p style="margin:40px 90px;font:${font};line-height:1">${sign}</p>`,
    )
    const ink = await sharp(await tab.screenshot())
      .greyscale()
      .trim({ background: '#fff', threshold: 40 })
      .toBuffer()
    const input = await sharp(ink).resize({ width: glyphSize, height: glyphSize, fit: 'fill' }).png().toBuffer()
    cells.push({ input, left: column * glyphSize, top: row * glyphSize })
  }
}
await browser.close()
const size = { width: glyphSigns.length * glyphSize, height: fonts.length * glyphSize }
await sharp({ create: { ...size, channels: 3, background: '#fff' } })
  .composite(cells)
  .greyscale()
  .png({ compressionLevel: 9, palette: true, colours: 16 })
  .toFile(join(import.meta.dirname, '../../server/scanner/reading/fractions.png'))

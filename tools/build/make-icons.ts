/**
 * `node tools/build/make-icons.ts`: draws the icons of the installed app from one SVG, the pot of favicon.svg. Run it when the
 * drawing changes, and commit what it writes.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../../web/public/icons')

const pot = `
  <g fill="none" stroke="#fffaf3" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">
    <path d="M6 14.5h13v7a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3z"/>
    <path d="M19 16.5h7.5"/>
    <path d="M10 11c0-1.6 1.4-1.7 1.4-3.3M14.4 11c0-1.6 1.4-1.7 1.4-3.3"/>
  </g>`

/** The pot on copper. A maskable icon fills its square, and all of the drawing is in the circle of 80 % that every mask keeps. */
const drawing = (kind: 'rounded' | 'square' | 'maskable'): string => {
  const corner = kind === 'rounded' ? 7 : 0
  const scale = kind === 'maskable' ? 0.82 : 1
  const shift = (32 * (1 - scale)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="${corner}" fill="#a34a1c"/>
    <g transform="translate(${shift} ${shift}) scale(${scale})">${pot}</g>
  </svg>`
}

const icons = [
  { name: '192', size: 192, kind: 'rounded' },
  { name: '512', size: 512, kind: 'rounded' },
  { name: 'maskable-192', size: 192, kind: 'maskable' },
  { name: 'maskable-512', size: 512, kind: 'maskable' },
  // iOS rounds the corners itself and paints what is transparent black.
  { name: 'apple-touch', size: 180, kind: 'square' },
] as const

mkdirSync(folder, { recursive: true })
for (const { name, size, kind } of icons) {
  const density = (72 * size) / 32
  await sharp(Buffer.from(drawing(kind)), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, `${name}.png`))
}

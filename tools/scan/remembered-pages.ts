import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { greyOf, pictureOf } from '#server/scanner/photo/grey.ts'
import type { SeenPage } from '#server/scanner/reading/read-page.ts'

const kept = join(import.meta.dirname, '../../artifacts/readings')

/** What was seen of a photo, looked at only once: kept under its bytes, whatever has changed in what looks at them. */
export const rememberedPage = async (
  photo: Uint8Array,
  look: () => Promise<SeenPage | null>,
): Promise<SeenPage | null> => {
  mkdirSync(kept, { recursive: true })
  const file = join(kept, createHash('sha256').update(photo).digest('hex').slice(0, 24))
  if (existsSync(`${file}.json`)) {
    const readings = JSON.parse(readFileSync(`${file}.json`, 'utf8')) as SeenPage['readings'] | null
    return readings === null ? null : { page: await greyOf(sharp(`${file}.png`)), readings }
  }
  const seen = await look()
  if (seen !== null) await pictureOf(seen.page).png({ compressionLevel: 1 }).toFile(`${file}.png`)
  writeFileSync(`${file}.json`, JSON.stringify(seen?.readings ?? null))
  return seen
}

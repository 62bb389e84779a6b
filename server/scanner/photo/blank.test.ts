import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isBlank } from './blank.ts'
import { openPhoto } from './photo.ts'

const folder = new URL('../../../tools/scan/pages/', import.meta.url)
const drawn = async (svg: string, grain = 0) => {
  const size = { width: 1200, height: 1600 }
  const noise = { ...size, channels: 3 as const, noise: { type: 'gaussian' as const, mean: 230, sigma: grain } }
  const page =
    grain > 0
      ? sharp({ create: { ...noise, background: '#fff' } })
      : sharp({ create: { ...size, channels: 3, background: '#f4efe4' } })
  const text = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600">${svg}</svg>`)
  return openPhoto(
    await page
      .composite([{ input: text }])
      .png()
      .toBuffer(),
  )
}

test('ninguna página con texto se da por vacía', async () => {
  const pages = readdirSync(folder).filter((file) => file.endsWith('.jpg'))
  expect(pages.length).toBeGreaterThan(40)
  for (const file of pages.filter((_, at) => at % 5 === 0))
    expect(isBlank(await openPhoto(readFileSync(new URL(file, folder)))), file).toBe(false)
  expect(
    isBlank(await drawn('<text x="100" y="300" font-size="40" fill="#777">200 g de harina y 2 huevos</text>')),
  ).toBe(false)
})

test('una hoja en blanco, limpia o con el grano de la cámara, no tiene nada que leer', async () => {
  expect(isBlank(await drawn(''))).toBe(true)
  expect(isBlank(await drawn('', 5))).toBe(true)
  expect(isBlank(await drawn('<circle cx="600" cy="800" r="20" fill="#555"/>'))).toBe(true)
})

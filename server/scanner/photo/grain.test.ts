import { expect, test } from 'vitest'
import { grainOf, withoutGrain } from './grain.ts'
import type { Grey } from './grey.ts'

const width = 600
const height = 600

/** A sheet with lines of ink, its paper as bright as this, and grain up to `most` either way; the same every time. */
const sheet = (paper: number, most: number): Grey => {
  let seed = 7
  const data = new Uint8Array(width * height).map((_, at) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    const ink = Math.floor(at / width) % 60 < 6 && at % width > 100 && at % 20 < 6
    return Math.max(0, Math.min(255, (ink ? 40 : paper) + ((seed >>> 24) / 255 - 0.5) * 2 * most))
  })
  return { width, height, data }
}

test('una buena foto no tiene grano y se queda como está', async () => {
  const photo = sheet(220, 1)
  expect(await withoutGrain(photo)).toBe(photo)
})

test('el grano se mide frente al papel: el mismo pesa más en una foto oscura', () => {
  expect(grainOf(sheet(90, 12))).toBeGreaterThan(2 * grainOf(sheet(220, 12)))
})

test('una foto con grano lo pierde, y la tinta se queda', async () => {
  const photo = sheet(160, 30)
  const smooth = await withoutGrain(photo)
  expect(grainOf(smooth)).toBeLessThan(0.7 * grainOf(photo))
  expect(smooth.data[width * 62 + 122]).toBeLessThan(90)
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evenLight } from '#server/scanner/photo/light.ts'
import { openPhoto } from '#server/scanner/photo/photo.ts'
import { eraseRules } from '#server/scanner/photo/rules.ts'
import { cellLook } from './cell-look.ts'
import { type Ocr, openOcr } from './ocr.ts'

let ocr: Ocr
beforeAll(async () => {
  ocr = await openOcr((error) => console.error(error))
})
afterAll(() => ocr.close())

test('una celda que no se leyó con la página se lee sola y vuelve a su fila', { timeout: 180_000 }, async () => {
  const page = eraseRules(
    evenLight(await openPhoto(readFileSync(new URL('../../../tools/scan/pages/03-brownie-tabla.jpg', import.meta.url))))
      .page,
  )
  const whole = await ocr.read(page, 'block')
  const lost = whole.lines.flatMap(({ words }) => words).find(({ text }) => /^\d{3}$/.test(text))
  const holed = {
    ...whole,
    lines: whole.lines.map((line) => ({ ...line, words: line.words.filter((word) => word !== lost) })),
  }
  const { lines } = await cellLook(ocr, page, holed)
  const row = lines.find((line) => line.words.some(({ y0, y1 }) => y0 < (lost?.y1 ?? 0) && y1 > (lost?.y0 ?? 0)))
  expect(lost).toBeDefined()
  expect(row?.words.map(({ text }) => text)).toContain(lost?.text)
})

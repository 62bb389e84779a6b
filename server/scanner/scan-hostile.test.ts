import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { bombContentPdf, bombPicturePdf, textPdf } from '#testing/sample-pdf.ts'

/** PDFs made to fill a memory: each is answered in words, and the next cook's is read. */

const caldo = [
  'Caldo gallego',
  'Para 4 personas',
  'Ingredientes',
  '1 kg de grelos',
  '500 g de patatas',
  '100 g de unto',
]
const method = [
  'Elaboración',
  '1. Cocer las patatas con el unto 20 minutos.',
  '2. Añadir los grelos y cocer 15 minutos.',
]

let kitchen: Kitchen
let ana: Cook
let beto: Cook
beforeAll(async () => {
  kitchen = await openKitchen('sqlite')
  ana = await newCook(kitchen, 'ana')
  beto = await newCook(kitchen, 'beto')
})
afterAll(() => kitchen.close())

const scan = (cook: Cook, pdf: Buffer) =>
  cook.call('POST', '/functions/v1/scan-recipe-document', {
    fileData: `data:application/pdf;base64,${pdf.toString('base64')}`,
    fileName: 'ficha.pdf',
  })

const megabyte = 1024 * 1024

test.each([
  ['una imagen de 20.000 × 20.000 px en 400 kB', () => bombPicturePdf({ width: 20_000, height: 20_000 })],
  ['un dibujo de 400 MB comprimido dos veces', () => bombContentPdf(400 * megabyte)],
  ['una página de un kilómetro', () => textPdf([caldo], { width: 3_000_000, height: 3_000_000 })],
  ['veinte mil páginas', () => textPdf(Array.from({ length: 20_000 }, () => [...caldo, ...method]))],
])('%s: se contesta en palabras, y el PDF de otro se lee después', { timeout: 300_000 }, async (_, make) => {
  const { status, body } = await scan(ana, make())
  const said: string = status === 200 ? (body.warnings[0] ?? body.recipe.name) : body.message
  expect([200, 422, 504], JSON.stringify(body).slice(0, 300)).toContain(status)
  expect(said).toMatch(/\p{L}{2}.{8,}/u)
  const next = await scan(beto, textPdf([[...caldo, ...method]]))
  expect(next).toMatchObject({ status: 200, body: { recipe: { name: 'Caldo gallego' } } })
})

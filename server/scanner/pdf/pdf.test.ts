import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDocument } from '#server/scanner/read-document.ts'
import { picturePdf, textPdf } from '#testing/sample-pdf.ts'
import { openPdf } from './pdf.ts'

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
const noReader = () => Promise.reject(new Error('No hacía falta leer letras'))
const read = (bytes: Uint8Array) => readDocument(bytes, { reader: noReader, onStage: () => undefined })

test('el texto del PDF se lee tal cual, sin mirar la imagen, página a página', async () => {
  const { pages, of, picture } = await read(textPdf([[...caldo, ...method], caldo]))
  expect(of).toBe(2)
  expect(pages[0]?.recipe).toMatchObject({ name: 'Caldo gallego', servings: 4 })
  expect(pages[0]?.recipe?.steps).toHaveLength(2)
  expect(pages[0]?.doubts).toEqual([])
  expect(picture).toHaveLength(0)
})

test('de un PDF de mil páginas se leen las primeras', async () => {
  const { pages, of } = await read(textPdf(Array.from({ length: 1000 }, () => [...caldo, ...method])))
  expect([pages.length, of]).toEqual([8, 1000])
})

test('una hoja escaneada no tiene texto: se dibuja a la anchura de una foto', async () => {
  const jpeg = readFileSync(new URL('../../../tools/scan/pages/01-croquetas-tarjeta.jpg', import.meta.url))
  const pdf = await openPdf(picturePdf(jpeg, { width: 1150, height: 1521 }))
  const { text, page } = await pdf.withPage(0, async (one) => ({ text: one.text, page: one.picture() }))
  pdf.close()
  expect(text).toBeNull()
  expect(page.width).toBe(2000)
  expect(page.data.some((value) => value < 100)).toBe(true)
})

test.each([
  ['una página de un kilómetro', textPdf([caldo], { width: 600, height: 3_000_000 })],
  ['una página sin anchura', textPdf([caldo], { width: 0, height: 0 })],
])('%s acaba, en una lectura o en un error suyo', async (_, bytes) => {
  const outcome = await readDocument(bytes, { reader: noReader, onStage: () => undefined }).then(
    ({ of }) => of,
    (error: Error) => error.message,
  )
  expect([1, 'pdf_broken', 'No hacía falta leer letras']).toContain(outcome)
})

test.each([
  ['vacío', '%PDF-1.7\n'],
  [
    'cortado',
    Buffer.from(textPdf([caldo]))
      .subarray(0, 300)
      .toString('latin1'),
  ],
  ['basura', `%PDF-1.4\n${'\u0000\u00ff<<>>[[('.repeat(5000)}`],
])('un PDF %s dice que está roto', async (_, text) => {
  await expect(openPdf(Buffer.from(text, 'latin1'))).rejects.toMatchObject({ trouble: 'pdf_broken' })
})

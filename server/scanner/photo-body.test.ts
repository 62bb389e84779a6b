import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { largestPhoto, openPhotoReader } from './photo-body.ts'

const read = (json: string, size: number) => {
  const bytes = Buffer.from(json)
  const reader = openPhotoReader(Math.ceil((bytes.length * 3) / 4))
  for (let at = 0; at < bytes.length; at += size) reader.take(bytes.subarray(at, at + size))
  const { text, photo } = reader.end()
  return { body: JSON.parse(text), photo }
}

const picture = randomBytes(5003)
const base64 = picture.toString('base64')
const head = 'data:image/jpeg;base64,'
const written: readonly [string, string][] = [
  [
    'como la manda el navegador',
    JSON.stringify({ fileData: head + base64, fileName: 'año «ñ».jpg', extractedText: null }),
  ],
  ['la foto al final', JSON.stringify({ fileName: 'fileData', fileType: 'a"b\\', fileData: head + base64 }, null, 2)],
  ['con las barras escapadas', JSON.stringify({ fileData: head + base64 }).replaceAll('/', '\\/')],
  [
    'con los signos en código',
    JSON.stringify({ fileData: head + base64 })
      .replaceAll('+', '\\u002B')
      .replaceAll('=', '\\u003d'),
  ],
  ['partida en líneas', JSON.stringify({ fileData: head + (base64.match(/.{1,76}/g) ?? []).join('\r\n') })],
  ['otra antes que no vale', `{"fileData":"${head}AAAA","x":{"fileData":"no"},"fileData":"${head}${base64}"}`],
]

test.each(written)('%s: los mismos bytes, venga en los trozos que venga', (_, json) => {
  for (const size of [1, 2, 3, 7, 64, 4096, json.length]) {
    const { body, photo } = read(json, size)
    expect(photo.equals(picture), `trozos de ${size}`).toBe(true)
    expect(body.fileData).toBe(head)
    expect({ ...body, fileData: '' }).toEqual({ ...JSON.parse(json), fileData: '' })
  }
})

test('lo que no es una foto en base64 queda como está, y no hay bytes', () => {
  expect(read('{"fileData":"http://169.254.169.254/"}', 5)).toMatchObject({
    body: { fileData: 'http://169.254.169.254/' },
  })
  expect(read('{"fileData":7,"fileName":"data:image/png;base64,AAAA"}', 4).photo).toHaveLength(0)
  expect(read('{"a":{"fileData":"data:image/png;base64,AAAA"}}', 4).photo).toHaveLength(0)
  expect(read('["fileData","data:image/png;base64,AAAA"]', 4).photo).toHaveLength(0)
  expect(read(`{"fileData":"data:text/plain,${'x'.repeat(70_000)}"}`, 999).body.fileData).toBe('data:text/plain,')
})

test('más de 15 MB se dejan de leer; junto a la foto, más de 64 kB también', () => {
  const reader = openPhotoReader()
  reader.take(Buffer.from(`{"fileData":"${head}`))
  const piece = Buffer.from('A'.repeat(1024 * 1024))
  const send = () => {
    for (let n = 0; n < 21; n++) reader.take(piece)
  }
  expect(send).toThrow(expect.objectContaining({ code: 'photo_too_large' }))
  expect(() => openPhotoReader().take(Buffer.from(`{"fileName":"${'x'.repeat(70_000)}"}`))).toThrow(
    expect.objectContaining({ code: 'body_too_large' }),
  )
})

test('una foto del límite cabe justa', () => {
  const bytes = Buffer.alloc(largestPhoto, 7)
  const { photo } = read(JSON.stringify({ fileData: head + bytes.toString('base64') }), 65_536)
  expect(photo.equals(bytes)).toBe(true)
})

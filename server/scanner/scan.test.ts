import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cook, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

/** The function as the browser calls it, with the real reader in its own process. */

const url = '/functions/v1/scan-recipe-document'
const page = (file: string) => readFileSync(new URL(`../../tools/scan/pages/${file}`, import.meta.url))
const dataUrl = (bytes: Uint8Array, type = 'image/jpeg') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const bodyOf = (bytes: Uint8Array) => ({
  fileData: dataUrl(bytes),
  fileName: 'foto.jpg',
  fileType: 'image/jpeg',
  extractedText: null,
})

const jpeg = page('01-croquetas-tarjeta.jpg')

let kitchen: Kitchen
let ana: Cook
let beto: Cook
beforeAll(async () => {
  kitchen = await openKitchen('sqlite')
  ana = await newCook(kitchen, 'ana')
  beto = await newCook(kitchen, 'beto')
})
afterAll(() => kitchen.close())

describe('lee recetas', { timeout: 180_000 }, () => {
  test('una ficha impresa: nombre, raciones, cantidades con fracción y pasos, con aviso de la fracción', async () => {
    const { status, body } = await ana.call('POST', url, bodyOf(page('05-tortilla-pizarra.jpg')))
    expect(status).toBe(200)
    expect(body).toMatchObject({ engine: 'local', recipe: { name: 'Tortilla de patatas', servings: 4 } })
    expect(body.recipe.ingredients).toEqual([
      { name: 'patatas', quantity: 700, unit: 'g' },
      { name: 'huevos', quantity: 6, unit: 'unidad' },
      { name: 'cebolla', quantity: 1, unit: 'unidad' },
      { name: 'aceite de oliva', quantity: 0.5, unit: 'l' },
      { name: 'sal', quantity: 8, unit: 'g' },
    ])
    expect(body.recipe.method.split('\n')).toHaveLength(4)
    expect(body.recipe.method).toContain('aceite a 120 ºC durante 25 minutos')
    expect(body.warnings).toEqual([
      'Fracción en «½ l de aceite de oliva»: compruébala',
      'Por seguridad, falta en la receta: Comprobar con sonda: 70 °C en el centro (platos con huevo).',
    ])
  })

  test('una foto tumbada sin EXIF, y otra que el EXIF endereza', async () => {
    const lying = await ana.call('POST', url, bodyOf(page('11-masa-tarjeta.jpg')))
    expect(lying.body.recipe).toMatchObject({ name: 'Masa de pizza', servings: 5 })
    const exif = await ana.call('POST', url, bodyOf(page('13-croquetas-dos-columnas.jpg')))
    expect(exif.body.recipe).toMatchObject({ name: 'Croquetas de jamón ibérico', servings: 6 })
  })

  test('una carta o una factura no son receta', async () => {
    for (const file of ['37-carta-tarjeta.jpg', '38-factura-tarjeta.jpg']) {
      const { status, body } = await ana.call('POST', url, bodyOf(page(file)))
      expect({ file, status, recipe: body.recipe }).toEqual({ file, status: 200, recipe: null })
    }
  })

  test('una foto en la que no se lee nada: sin receta, y con el consejo de cómo hacerla mejor', async () => {
    const blurred = (sigma: number) => sharp(jpeg).blur(sigma).jpeg().toBuffer()
    for (const photo of [await solid(1200, 1600), await blurred(8), await blurred(30)]) {
      const { status, body } = await ana.call('POST', url, bodyOf(photo))
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          recipe: null,
          others: [],
          pages: [],
          note: null,
          engine: 'local',
          warnings: ['No se lee el texto de la foto. Acércate más, con buena luz y la hoja plana.'],
        },
      })
    }
  })

  test('contada por líneas dice lo que va haciendo y acaba con la respuesta', async () => {
    const answer = await kitchen.app.inject({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${ana.token}`, accept: 'application/x-ndjson' },
      payload: bodyOf(page('04-paella-tarjeta.jpg')),
    })
    const lines = answer.payload
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.slice(0, 3)).toEqual([{ stage: 'straightening' }, { stage: 'reading' }, { stage: 'sorting' }])
    expect(lines[3]).toMatchObject({ answer: { recipe: { name: 'Paella de verduras', servings: 8 } } })
  })
})

describe('dice qué le pasa a un archivo, y sigue en pie', { timeout: 180_000 }, () => {
  const cases: [string, () => Promise<Uint8Array> | Uint8Array, number, string][] = [
    ['vacío', () => new Uint8Array(), 422, 'photo_empty'],
    ['basura', () => randomBytes(5000), 415, 'photo_unsupported'],
    ['texto', () => Buffer.from('hola, soy una foto'), 415, 'photo_unsupported'],
    [
      'SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
      415,
      'photo_unsupported',
    ],
    ['PDF roto', () => Buffer.from('%PDF-1.7\n…'), 422, 'pdf_broken'],
    [
      'HEIC',
      () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]),
      415,
      'photo_heic',
    ],
    ['JPEG cortado', () => jpeg.subarray(0, jpeg.length / 2), 422, 'photo_broken'],
    [
      'PNG sólo de nombre',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(2000)]),
      422,
      'photo_broken',
    ],
    ['16 MB', () => Buffer.concat([jpeg, Buffer.alloc(15 * 1024 * 1024)]), 413, 'photo_too_large'],
    ['una bomba de 8.000 × 8.000 píxeles', () => solid(8000, 8000), 422, 'photo_too_many_pixels'],
  ]
  test.each(cases)('%s', async (_, make, status, code) => {
    const answer = await beto.call('POST', url, bodyOf(await make()))
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/^[¿A-Z].{10,}\.$/u) } })
  })

  test('40 MB se rechazan sin leerlos', async () => {
    const answer = await beto.call('POST', url, { fileData: 'x'.repeat(40 * 1024 * 1024) })
    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
  })

  test('lo que no es una petición', async () => {
    for (const body of [
      {},
      { fileData: 7 },
      { fileData: '' },
      { fileData: 'data:image/png;base64,' },
      { fileData: 'http://169.254.169.254/' },
    ]) {
      const { status } = await beto.call('POST', url, body)
      expect([400, 415, 422], JSON.stringify(body)).toContain(status)
    }
  })

  test('dos fotos a la vez del mismo cocinero: la segunda espera su turno; la de otro entra en la cola', async () => {
    const body = bodyOf(page('01-croquetas-tarjeta.jpg'))
    const [first, second, other] = await Promise.all([
      ana.call('POST', url, body),
      ana.call('POST', url, body),
      beto.call('POST', url, body),
    ])
    expect([first.status, second.status, other.status]).toEqual([200, 429, 200])
    expect(second.body.code).toBe('scan_under_way')
  })
})

const solid = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

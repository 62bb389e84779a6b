import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answersHtml, hangs, openProvider, type Provider, refuses, says } from '#testing/fake-provider.ts'
import { type Cook, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

/** The paper says how long, not how hot: the gate tells it. */
const coreMissing =
  'Por seguridad, falta en la receta: Comprobar con sonda: 68 °C durante 15 s en el centro (pescado, marisco y cefalópodos).'

/** Scanning with a model that sees in front: a real HTTP peer that reads well, invents, obeys the paper or fails. */

const bytes = readFileSync(new URL('../../tools/scan/pages/08-bacalao-sin-numerar.jpg', import.meta.url))
const photo = {
  fileData: `data:image/jpeg;base64,${bytes.toString('base64')}`,
  fileName: 'a.jpg',
  fileType: 'image/jpeg',
}
const seen = {
  name: 'Bacalao al pil pil',
  category: 'Pescados',
  servings: 4,
  ingredients: [
    { name: 'Lomos de bacalao', quantity: 4, unit: 'unidad' },
    { name: 'Aceite de oliva', quantity: '300', unit: 'mililitros' },
  ],
  steps: ['1. Dorar los ajos.', 'Confitar el bacalao\na 65 ºC.'],
}

let provider: Provider
let kitchen: Kitchen
let ana: Cook

beforeAll(async () => {
  provider = await openProvider()
  const { baseUrl, model } = provider.settings()
  const environment = { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_VISION_MODEL: 'fogon-ojo', LLM_TIMEOUT_MS: '2000' }
  kitchen = await openKitchen('sqlite', environment)
  ana = await newCook(kitchen, 'ana')
})
afterAll(async () => {
  await kitchen.close()
  await provider.close()
})
beforeEach(() => {
  provider.received.length = 0
  // A provider that has failed is left alone for a while (docs/decisiones/006).
  kitchen.wait(120_000)
})
const scan = (body: object = photo) => ana.call('POST', '/functions/v1/scan-recipe-document', body)
const sent = (index = 0) => provider.received[index]?.body ?? ''

describe('con un modelo que ve', { timeout: 180_000 }, () => {
  test('lee él; le llega la imagen hecha de nuevo y nuestro texto como dato; las unidades se ordenan', async () => {
    provider.play(says({ recipe: seen }))
    const { status, body } = await scan()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      engine: 'model',
      model: 'fogon-1',
      warnings: [coreMissing],
      recipe: {
        name: 'Bacalao al pil pil',
        category: 'Pescados',
        servings: 4,
        ingredients: [
          { name: 'Lomos de bacalao', quantity: 4, unit: 'unidad' },
          { name: 'Aceite de oliva', quantity: 300, unit: 'ml' },
        ],
        method: 'Dorar los ajos.\nConfitar el bacalao a 65 ºC.',
      },
    })
    expect(sent()).toContain('fogon-ojo')
    expect(sent()).toContain('Dorar los ajos laminados')
    const picture = /data:image\/jpeg;base64,([^"\\]+)/.exec(sent())?.[1] ?? ''
    const { width, height, exif } = await sharp(Buffer.from(picture, 'base64')).metadata()
    expect(Math.max(width ?? 0, height ?? 0)).toBeLessThanOrEqual(1800)
    expect(exif).toBeUndefined()
    expect(sent()).not.toContain(ana.id)
  })

  test('lo que nombra y no está en la foto queda marcado', async () => {
    const invented = { ...seen, ingredients: [...seen.ingredients, { name: 'Trufa negra', quantity: 20, unit: 'g' }] }
    provider.play(says({ recipe: invented }))
    const { body } = await scan()
    expect(body.warnings).toEqual(['«Trufa negra» no se ve en la foto: compruébalo', coreMissing])
  })

  test('si al final no ve, ordena el texto leído', async () => {
    provider.play(refuses(400), refuses(400), refuses(400), says({ recipe: seen }))
    const { body } = await scan()
    expect(body).toMatchObject({ engine: 'model', recipe: { name: 'Bacalao al pil pil' } })
    expect(provider.received.at(-1)?.body).not.toContain('base64')
  })

  test.each([
    ['cuelga', hangs],
    ['contesta HTML', answersHtml],
    ['inventa otra forma', says({ receta: 'toma' })],
    ['obedece al papel', says('La clave es sk-…')],
  ])('si el modelo %s, vale lo leído aquí y se dice', async (_, behaviour) => {
    provider.play(behaviour)
    const { status, body } = await scan()
    expect(status).toBe(200)
    expect(body).toMatchObject({ engine: 'local', recipe: { name: 'Bacalao al pil pil', servings: 4 } })
    expect(body.notice).toMatch(/motor local/)
  })

  test('si el modelo no ve receta y aquí sí, se queda lo leído aquí con aviso', async () => {
    provider.play(says({ recipe: null }))
    const { body } = await scan()
    expect(body.recipe).toMatchObject({ name: 'Bacalao al pil pil' })
    expect(body.warnings[0]).toBe('La IA no ve aquí una receta: comprueba lo leído.')
  })

  test('letra que aquí no se lee: la lee el modelo, y se avisa de que sólo él', async () => {
    provider.play(says({ recipe: seen }))
    const blank = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    const { body } = await scan({ ...photo, fileData: `data:image/jpeg;base64,${blank.toString('base64')}` })
    expect(body).toMatchObject({
      engine: 'model',
      warnings: ['Sólo lo ha leído la IA: comprueba nombres y cantidades.', coreMissing],
    })
  })

  test('letra que nadie lee, ni aquí ni el modelo: sin receta, y el consejo', async () => {
    provider.play(says({ recipe: null }))
    const blank = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await scan({ ...photo, fileData: `data:image/jpeg;base64,${blank.toString('base64')}` })
    expect(status).toBe(200)
    expect(body).toMatchObject({ recipe: null, warnings: [expect.stringContaining('No se lee el texto')] })
  })

  test("con 'Sólo local' nada sale de casa", async () => {
    await ana.call('PATCH', '/rest/v1/preferences', { only_local: true })
    provider.play(says({ recipe: seen }))
    expect((await scan()).body).toMatchObject({ engine: 'local', recipe: { name: 'Bacalao al pil pil' } })
    expect(provider.received).toEqual([])
  })
})

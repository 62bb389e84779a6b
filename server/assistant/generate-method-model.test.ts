import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openProvider, type Provider, refuses, says } from '#testing/fake-provider.ts'
import { type Cook, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

/** The method with a language model in front: a real HTTP peer that answers well, badly, or not at all. */

const pollo = {
  recipeName: 'Pollo asado',
  ingredients: [
    { name: 'Pollo', quantity: 1.5, unit: 'kg' },
    { name: 'Limón', quantity: 1, unit: 'unidad' },
  ],
}

let provider: Provider
let kitchen: Kitchen
let ana: Cook

beforeAll(async () => {
  provider = await openProvider()
  const { baseUrl, model } = provider.settings()
  kitchen = await openKitchen('sqlite', { LLM_BASE_URL: baseUrl, LLM_MODEL: model })
  ana = await newCook(kitchen, 'ana')
})
afterAll(async () => {
  await kitchen.close()
  await provider.close()
})
beforeEach(() => {
  // A provider that has failed is left alone for a while (docs/decisiones/006).
  kitchen.wait(120_000)
})

const generate = () => ana.call('POST', '/functions/v1/generate-method', pollo)

test('lo escribe el modelo, se dice cuál, y un paso es una línea', async () => {
  provider.play(says({ steps: ['Salar el pollo.', 'Asar con el limón\n60 min, hasta 74 ºC en el centro.'] }))
  const { status, body } = await generate()
  expect(status).toBe(200)
  expect(body).toEqual({
    method: 'Salar el pollo.\nAsar con el limón 60 min, hasta 74 ºC en el centro.',
    basis: 'model',
    engine: 'model',
    model: 'fogon-1',
    warnings: [],
  })
})

test('lo que el modelo calla de seguridad se añade, y se dice', async () => {
  provider.play(says({ steps: ['Salar el pollo.', 'Asar con el limón 60 min.'] }))
  const { body } = await generate()
  expect(body.method).toContain('74 °C en el centro')
  expect(body.warnings).toEqual([expect.stringContaining('pasos de seguridad'), expect.stringContaining('AESAN')])
})

test('si el modelo falla o no se le entiende, lo escribe el motor local y se dice por qué', async () => {
  for (const behaviour of [refuses(500), says('No puedo ayudarte con eso.'), says({ steps: [] })]) {
    kitchen.wait(120_000)
    provider.play(behaviour)
    const { status, body } = await generate()
    expect(status).toBe(200)
    expect(body).toMatchObject({ engine: 'local', notice: expect.stringMatching(/\p{L}{3,}/u) })
    expect(body.method).toContain('74 °C')
    expect(body).not.toHaveProperty('model')
  }
})

test('al modelo le llegan nombre e ingredientes, y nada que diga quién pregunta', async () => {
  provider.play(says({ steps: ['Asar el pollo con el limón hasta 74 ºC.'] }))
  await generate()
  const sent = provider.received.at(-1)?.body ?? ''
  expect(sent).toContain('Pollo asado')
  expect(sent).not.toContain(ana.id)
})

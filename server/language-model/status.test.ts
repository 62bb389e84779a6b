import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  answersHtml,
  type Behaviour,
  envelope,
  hangs,
  openProvider,
  type Provider,
  refuses,
} from '#testing/fake-provider.ts'
import type { Model } from './model.ts'
import { openModel } from './open-model.ts'
import type { ModelSettings } from './settings.ts'
import { modelStatus } from './status.ts'
import { whoAnswers } from './texts.ts'

let provider: Provider
let model: Model | undefined

beforeEach(async () => {
  provider = await openProvider()
})
afterEach(async () => {
  model?.close()
  await provider.close()
})

const look = (settings: Partial<ModelSettings> = {}) => {
  model = openModel(provider.settings(settings), { now: () => new Date('2026-11-21T12:00:00Z') })
  return modelStatus(model)
}

describe('el estado del modelo', () => {
  test('sin modelo', async () => {
    expect(await modelStatus(undefined)).toEqual({ configured: false })
  })

  test('qué, dónde y si responde, con una pregunta que no cuesta; sin la clave', async () => {
    provider.play(envelope({ data: [{ id: 'fogon-1' }] }))
    const status = await look()
    expect(status).toEqual({
      configured: true,
      kind: 'openai-compatible',
      model: 'fogon-1',
      visionModel: null,
      host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
      reachable: true,
      notice: null,
      checkedAt: '2026-11-21T12:00:00.000Z',
      structured: 'json_schema',
    })
    expect(JSON.stringify(status)).not.toContain('sk-')
    expect(provider.received.map(({ path }) => path)).toEqual(['/v1/models'])
  })

  test('mirarlo mil veces pregunta una', async () => {
    provider.play(envelope({ data: [] }))
    await look()
    await Promise.all(Array.from({ length: 1000 }, () => modelStatus(model)))
    expect(provider.received).toHaveLength(1)
  })

  test.each<[string, Behaviour, boolean, string | null]>([
    ['el modelo no está', envelope({ data: [{ id: 'otro' }] }), true, 'no aparece «fogon-1»'],
    ['clave mala', refuses(401), true, 'no acepta la clave'],
    ['sin lista de modelos', refuses(404), true, null],
    ['roto', refuses(500), false, 'ha tenido un error'],
    ['colgado', hangs, false, 'no respondió a tiempo'],
    ['la página de un proxy', answersHtml, false, 'no se entiende'],
  ])('%s', async (_, behaviour, reachable, notice) => {
    provider.play(behaviour)
    const text = notice === null ? null : expect.stringContaining(notice)
    expect(await look()).toMatchObject({ reachable, notice: text })
  })

  test('apagado', async () => {
    await provider.close()
    expect(await look()).toMatchObject({ reachable: false, notice: 'No se pudo conectar con el proveedor de IA.' })
  })

  test('una consulta que falló se cuenta aunque la lista responda', async () => {
    provider.play(envelope({ data: [] }))
    await look()
    provider.play(refuses(401))
    await model?.askText({ userId: 'ana', instructions: 'Hola', maxTokens: 10 })
    expect(await modelStatus(model)).toMatchObject({
      reachable: true,
      notice: expect.stringContaining('La última consulta'),
    })
  })

  test.each([
    ['google', '/v1/models/fogon-1'],
    ['anthropic', '/v1/models/fogon-1'],
  ] as const)('%s: se pregunta por el modelo mismo', async (kind, path) => {
    provider.play(refuses(404))
    expect(await look({ kind })).toMatchObject({ notice: expect.stringContaining('no conoce el modelo') })
    expect(provider.received[0]?.path).toBe(path)
  })
})

test('el arranque dice quién contesta y a dónde va el texto, sin clave', () => {
  expect(whoAnswers(undefined)).toMatch(/^La IA es el motor local: nada sale de aquí\./)
  model = openModel(provider.settings())
  expect(whoAnswers(model)).toMatch(/^La IA es fogon-1 en 127\.0\.0\.1:\d+;/)
  expect(whoAnswers(model)).not.toContain('sk-')
})

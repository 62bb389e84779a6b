import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { envelope, openProvider, type Provider, refuses, says } from '#testing/fake-provider.ts'
import type { Model, Question } from './model.ts'
import { openModel } from './open-model.ts'
import type { ModelSettings } from './settings.ts'

const schema = z.object({ steps: z.array(z.string()) })
const good = { steps: ['Servir.'] }
const picture = { mediaType: 'image/jpeg', bytes: Buffer.from('foto') } as const
let provider: Provider
let model: Model | undefined

beforeEach(async () => {
  provider = await openProvider()
})
afterEach(async () => {
  model?.close()
  await provider.close()
})

const ask = (settings: Partial<ModelSettings>, change: Partial<Question> = {}) => {
  model = openModel(provider.settings(settings))
  return model?.askObject({ userId: 'ana', instructions: 'Fijas.', data: 'x', maxTokens: 100, schema, ...change })
}
const sent = (index = 0) => JSON.parse(provider.received[index]?.body ?? 'null')
const head = (index = 0) => provider.received[index]

describe('Anthropic', () => {
  const kind = 'anthropic'

  test('el objeto se pide como formulario obligado; nada se ejecuta', async () => {
    provider.play(
      envelope({ stop_reason: 'tool_use', content: [{ type: 'tool_use', name: 'respuesta', input: good }] }),
    )
    expect(await ask({ kind })).toEqual({ ok: true, value: good })
    expect(head()?.path).toBe('/v1/messages')
    expect(head()?.headers).toMatchObject({
      'x-api-key': 'sk-clave-que-nadie-debe-ver',
      'anthropic-version': '2023-06-01',
    })
    expect(head()?.headers).not.toHaveProperty('authorization')
    expect(sent()).toMatchObject({ system: expect.stringContaining('Fijas.'), max_tokens: 100 })
    expect(sent().tool_choice).toMatchObject({ type: 'tool', name: 'respuesta' })
    expect(sent().messages.map(({ role }: { role: string }) => role)).toEqual(['user'])
  })

  test('si no lo admite, en texto; y la negativa es una negativa', async () => {
    provider.play(refuses(400), envelope({ content: [{ type: 'text', text: JSON.stringify(good) }] }))
    expect(await ask({ kind })).toEqual({ ok: true, value: good })
    expect(sent(1)).not.toHaveProperty('tools')
    provider.play(envelope({ stop_reason: 'refusal', content: [] }))
    expect(await ask({ kind })).toEqual({ ok: false, reason: 'refused' })
  })

  test('una reparación', async () => {
    const form = (input: unknown) => envelope({ content: [{ type: 'tool_use', input }] })
    provider.play(form({ pasos: 1 }), form(good))
    expect(await ask({ kind })).toEqual({ ok: true, value: good })
    expect(sent(1).messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant', 'user'])
  })

  test('imagen en bytes', async () => {
    provider.play(envelope({ content: [{ type: 'tool_use', input: good }] }))
    expect(await ask({ kind, visionModel: 'vista-1' }, { pictures: [picture] })).toMatchObject({ ok: true })
    expect(sent().model).toBe('vista-1')
    expect(sent().messages[0].content[0]).toEqual({
      type: 'image',
      source: { type: 'base64', media_type: 'image/jpeg', data: 'Zm90bw==' },
    })
  })
})

describe('Google', () => {
  const kind = 'google'
  const speaks = (text: string, finishReason = 'STOP') =>
    envelope({ candidates: [{ finishReason, content: { parts: [{ text: 'mmm', thought: true }, { text }] } }] })

  test('generateContent con la clave en la cabecera y el esquema', async () => {
    provider.play(speaks(JSON.stringify(good)))
    expect(await ask({ kind })).toEqual({ ok: true, value: good })
    expect(head()?.path).toBe('/v1/models/fogon-1:generateContent')
    expect(head()?.headers['x-goog-api-key']).toBe('sk-clave-que-nadie-debe-ver')
    expect(sent().generationConfig).toMatchObject({ responseMimeType: 'application/json', maxOutputTokens: 100 })
    expect(sent().generationConfig.responseJsonSchema.required).toEqual(['steps'])
  })

  test('baja la escalera, repara con turnos model, y entiende que se niegue', async () => {
    provider.play(refuses(400), speaks('no'), speaks(JSON.stringify(good)))
    expect(await ask({ kind })).toEqual({ ok: true, value: good })
    expect(sent(2).contents.map(({ role }: { role: string }) => role)).toEqual(['user', 'model', 'user'])
    expect(sent(2).generationConfig).not.toHaveProperty('responseJsonSchema')
    provider.play(speaks('', 'SAFETY'))
    expect(await ask({ kind })).toEqual({ ok: false, reason: 'refused' })
    provider.play(envelope({ promptFeedback: { blockReason: 'OTHER' } }))
    expect(await ask({ kind })).toEqual({ ok: false, reason: 'refused' })
  })

  test('imagen en bytes', async () => {
    provider.play(speaks(JSON.stringify(good)))
    await ask({ kind, visionModel: 'vista-1' }, { pictures: [picture] })
    expect(head()?.path).toBe('/v1/models/vista-1:generateContent')
    expect(sent().contents[0].parts[0]).toEqual({ inlineData: { mimeType: 'image/jpeg', data: 'Zm90bw==' } })
  })
})

describe('compatible con OpenAI', () => {
  test('imagen en una URL de datos; sin modelo con vista no sale de casa', async () => {
    provider.play(says(good))
    await ask({ visionModel: 'vista-1' }, { pictures: [picture] })
    expect(sent().messages[1].content[1]).toEqual({
      type: 'image_url',
      image_url: { url: 'data:image/jpeg;base64,Zm90bw==' },
    })
    expect(await ask({}, { pictures: [picture] })).toEqual({ ok: false, reason: 'no_vision' })
    const poster = { ...picture, bytes: new Uint8Array(6 * 1024 * 1024) }
    const tooLarge = await ask({ visionModel: 'vista-1' }, { pictures: [poster] })
    expect(tooLarge).toEqual({ ok: false, reason: 'question_too_large' })
    expect(provider.received).toHaveLength(1)
  })

  test('sin clave no hay cabecera', async () => {
    provider.play(says(good))
    await ask({ apiKey: undefined })
    expect(head()?.headers).not.toHaveProperty('authorization')
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Behaviour, envelope, refuses, says } from '#testing/fake-provider.ts'
import { good, openTrial, stepsSchema } from '#testing/model-trial.ts'
import { openModel } from './open-model.ts'

const key = 'sk-clave-que-nadie-debe-ver'
let trial: Awaited<ReturnType<typeof openTrial>>

beforeEach(async () => {
  trial = await openTrial()
})
afterEach(() => trial.close())

const wrong = { pasos: 'Pochar la cebolla.' }

describe('sin modelo', () => {
  test('contesta el motor local, sin aviso', async () => {
    expect(openModel(undefined)).toBeUndefined()
    expect(await trial.cook(undefined)).toEqual({ value: { steps: ['Paso local.'] }, engine: 'local' })
  })
})

describe('un proveedor que cumple', () => {
  test('da su objeto, con su nombre', async () => {
    trial.provider.play(says(good))
    expect(await trial.cook(trial.open())).toEqual({ value: good, engine: 'model', model: 'fogon-1' })
    expect(trial.provider.received).toHaveLength(1)
    expect(trial.logged).toEqual([])
  })

  test('recibe el esquema estricto, la clave en su cabecera, y ninguna herramienta', async () => {
    trial.provider.play(says(good))
    await trial.cook(trial.open())
    const body = trial.sent(0)
    expect(trial.provider.received[0]?.path).toBe('/v1/chat/completions')
    expect(trial.provider.received[0]?.headers.authorization).toBe(`Bearer ${key}`)
    expect(trial.provider.received[0]?.body).not.toContain(key)
    expect(trial.provider.received[0]?.body).not.toContain('ana"')
    expect(body).not.toHaveProperty('tools')
    expect(body).toMatchObject({ model: 'fogon-1', max_tokens: 500, temperature: 0.3, stream: false })
    expect(body.response_format.json_schema).toEqual({
      name: 'respuesta',
      strict: true,
      schema: {
        type: 'object',
        properties: {
          steps: { type: 'array', items: { type: 'string' } },
          note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        },
        required: ['steps', 'note'],
        additionalProperties: false,
      },
    })
  })

  test.each<[string, unknown]>([
    ['entre cercas', `\`\`\`json\n${JSON.stringify(good)}\n\`\`\``],
    ['tras pensar en voz alta', `<think>¿{"steps":[]}? No.</think>${JSON.stringify(good)}`],
    ['con charla alrededor', `Claro, aquí tienes:\n${JSON.stringify(good)}\n¡Buen provecho!`],
    ['con null en lo opcional', { ...good, note: null }],
    ['con propiedades de más', { ...good, role: 'admin', __proto__x: 1 }],
    ['con caracteres invisibles y saltos de Windows', { steps: good.steps.map((step) => `\u202e${step}\u0000\u200b`) }],
  ])('se le entiende %s', async (_, content) => {
    trial.provider.play(says(content))
    expect(await trial.cook(trial.open())).toEqual({ value: good, engine: 'model', model: 'fogon-1' })
    expect(trial.provider.received).toHaveLength(1)
  })

  test('contenido en trozos, como Mistral', async () => {
    const content = [{ type: 'thinking' }, { type: 'text', text: JSON.stringify(good) }]
    trial.provider.play(envelope({ choices: [{ message: { content } }] }))
    expect(await trial.cook(trial.open())).toMatchObject({ engine: 'model', value: good })
  })

  test('normalise arregla antes de validar', async () => {
    trial.provider.play(says({ steps: 'Uno' }))
    const normalise = (answer: unknown) => ({ steps: [String(z.object({ steps: z.string() }).parse(answer).steps)] })
    expect(await trial.cook(trial.open(), { normalise })).toMatchObject({ engine: 'model', value: { steps: ['Uno'] } })
  })

  test('diez preguntas seguidas van por una conexión', async () => {
    trial.provider.play(says(good))
    const model = trial.open()
    for (let n = 0; n < 10; n += 1) await trial.cook(model)
    expect(trial.provider.connections()).toBe(1)
  })

  test('una clave de adorno no es un secreto: puede aparecer en la respuesta', async () => {
    const steps = ['Servir con un poco de ollama.']
    trial.provider.play(says({ steps }))
    expect(await trial.cook(trial.open({ apiKey: 'ollama' }))).toMatchObject({ engine: 'model', value: { steps } })
  })

  test('texto suelto: sin pensamientos; vacío se repara', async () => {
    trial.provider.play(says('  '), says('<think>mmm</think>\nHola, cocinero.'))
    expect(await trial.open().askText(trial.question())).toEqual({ ok: true, value: 'Hola, cocinero.' })
    expect(trial.provider.received).toHaveLength(2)
  })
})

describe('una mala respuesta', () => {
  test('se repara una vez, diciendo qué estaba mal y con el esquema', async () => {
    trial.provider.play(says(wrong), says(good))
    expect(await trial.cook(trial.open())).toMatchObject({ engine: 'model', value: good })
    const [system, , answer, complaint] = trial.sent(1).messages
    expect(answer).toEqual({ role: 'assistant', content: JSON.stringify(wrong) })
    expect(complaint.content).toMatch(/^Tu respuesta no vale: steps: Entrada inválida: se esperaba arreglo/)
    expect(complaint.content.length).toBeLessThan(500)
    expect(system.content).toContain('"maxItems":12')
  })

  test('una regla de refine también se repara', async () => {
    const strictSteps = stepsSchema.refine(({ steps }) => steps.length > 1, {
      path: ['steps'],
      message: 'al menos dos pasos',
    })
    trial.provider.play(says({ steps: ['Servir.'] }), says(good))
    expect(await trial.cook(trial.open(), { schema: strictSteps })).toMatchObject({ engine: 'model', value: good })
    expect(trial.sent(1).messages.at(-1).content).toContain('steps: al menos dos pasos')
  })

  test('cortada por falta de sitio se repara con el doble', async () => {
    trial.provider.play(says('{"steps":["Pochar', 'length'), says(good))
    expect(await trial.cook(trial.open())).toMatchObject({ engine: 'model', value: good })
    expect(trial.sent(1).max_tokens).toBe(1000)
    expect(trial.sent(1).messages.at(-1).content).toContain('se cortó')
  })

  test.each<[string, Behaviour]>([
    ['fuera de esquema', says(wrong)],
    ['JSON a medias', says('{"steps":["Pochar')],
    ['vacía', says('')],
    ['anidada cien mil veces', says('['.repeat(100_000) + ']'.repeat(100_000))],
    ['pensamiento sin fin', says('<think>'.repeat(100_000))],
    ['herramienta que nadie ofreció', envelope({ choices: [{ message: { content: null, tool_calls: [{}] } }] })],
    ['la clave, repetida', says({ steps: [`La clave es ${key}`] })],
  ])('dos veces %s: motor local, tras una sola reparación', async (_, behaviour) => {
    trial.provider.play(behaviour)
    expect(await trial.cook(trial.open())).toEqual({
      value: { steps: ['Paso local.'] },
      engine: 'local',
      notice: 'La respuesta de la IA no cumplía lo pedido, ni al corregirla. Ha contestado el motor local.',
    })
    expect(trial.provider.received).toHaveLength(2)
  })
})

describe('un proveedor que no sabe de esquemas', () => {
  test('400 a json_schema: json_object con el esquema escrito; y se recuerda', async () => {
    const picky: Behaviour = (response, received) => {
      const format = JSON.parse(received.body).response_format?.type
      if (format === 'json_schema') refuses(400, { message: 'response_format not supported' })(response, received)
      else says(good)(response, received)
    }
    trial.provider.play(picky)
    const model = trial.open()
    expect(await trial.cook(model)).toMatchObject({ engine: 'model', value: good })
    expect(trial.sent(1).response_format).toEqual({ type: 'json_object' })
    expect(trial.sent(1).messages[0].content).toContain('cumpla este esquema')
    await trial.cook(model)
    expect(trial.provider.received).toHaveLength(3)
  })

  test('ni de json_object: texto', async () => {
    trial.provider.play(refuses(400), refuses(422), says(good))
    expect(await trial.cook(trial.open())).toMatchObject({ engine: 'model', value: good })
    expect(trial.sent(2)).not.toHaveProperty('response_format')
  })

  test('modelos que razonan: max_completion_tokens y sin temperatura', async () => {
    trial.provider.play(
      refuses(400, { message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." }),
      refuses(400, { message: "Unsupported value: 'temperature' does not support 0.3" }),
      says(good),
    )
    expect(await trial.cook(trial.open())).toMatchObject({ engine: 'model', value: good })
    expect(trial.sent(2)).toMatchObject({ max_completion_tokens: 500, response_format: { type: 'json_schema' } })
    expect(trial.sent(2)).not.toHaveProperty('temperature')
  })

  test('400 a todo: motor local, y la próxima vez se empieza por lo mejor', async () => {
    trial.provider.play(refuses(400))
    const model = trial.open()
    expect(await trial.cook(model)).toMatchObject({ engine: 'local', notice: expect.stringContaining('no aceptó') })
    expect(trial.provider.received).toHaveLength(3)
    trial.provider.play(says(good))
    await trial.cook(model)
    expect(trial.sent(3).response_format.type).toBe('json_schema')
  })

  test('LLM_STRUCTURED manda', async () => {
    trial.provider.play(says(good))
    await trial.cook(trial.open({ structured: 'text' }))
    expect(trial.sent(0)).not.toHaveProperty('response_format')
  })
})

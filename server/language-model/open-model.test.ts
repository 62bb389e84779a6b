import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  after,
  answersHalf,
  answersHtml,
  type Behaviour,
  breaksOff,
  drips,
  envelope,
  floods,
  hangs,
  openProvider,
  type Provider,
  redirects,
  refuses,
  says,
} from './fake-provider.ts'
import type { Model, ObjectQuestion } from './model.ts'
import { openModel } from './open-model.ts'
import type { ModelSettings } from './settings.ts'
import { withModel } from './with-model.ts'

const schema = z.object({ steps: z.array(z.string().max(200)).min(1).max(12), note: z.string().optional() })
type Steps = z.infer<typeof schema>
const good: Steps = { steps: ['Pochar la cebolla 20 min.', 'Añadir el arroz y cocer 17 min.'] }
const wrong = { pasos: 'Pochar la cebolla.' }
const key = 'sk-clave-que-nadie-debe-ver'
const secretIngredient = 'receta secreta de la abuela'

let provider: Provider
let models: Model[] = []
let logged: object[] = []

beforeEach(async () => {
  provider = await openProvider()
  logged = []
})
afterEach(async () => {
  for (const model of models) model.close()
  models = []
  await provider.close()
})

const open = (change: Partial<ModelSettings> = {}, now?: () => Date): Model => {
  const log = { warn: (fields: object, message: string) => void logged.push({ ...fields, message }) }
  const model = openModel(provider.settings(change), now === undefined ? { log } : { log, now })
  if (model === undefined) throw new Error('no model')
  models.push(model)
  return model
}

const question = (change: Partial<ObjectQuestion<Steps>> = {}): ObjectQuestion<Steps> => ({
  userId: 'ana',
  instructions: 'Escribe la elaboración.',
  data: { recipeName: 'Arroz', ingredients: [secretIngredient] },
  schema,
  maxTokens: 500,
  ...change,
})

/** As a function calls it: the model, else the local engine. */
const cook = (model: Model | undefined, change: Partial<ObjectQuestion<Steps>> = {}) =>
  withModel(
    model,
    (it) => it.askObject(question(change)),
    () => ({ steps: ['Paso local.'] }),
  )

const sent = (index: number) => JSON.parse(provider.received[index]?.body ?? 'null')

describe('sin modelo', () => {
  test('contesta el motor local, sin aviso', async () => {
    expect(openModel(undefined)).toBeUndefined()
    expect(await cook(undefined)).toEqual({ value: { steps: ['Paso local.'] }, engine: 'local' })
  })
})

describe('un proveedor que cumple', () => {
  test('da su objeto, con su nombre', async () => {
    provider.play(says(good))
    expect(await cook(open())).toEqual({ value: good, engine: 'model', model: 'fogon-1' })
    expect(provider.received).toHaveLength(1)
    expect(logged).toEqual([])
  })

  test('recibe el esquema estricto, la clave en su cabecera, y ninguna herramienta', async () => {
    provider.play(says(good))
    await cook(open())
    const body = sent(0)
    expect(provider.received[0]?.path).toBe('/v1/chat/completions')
    expect(provider.received[0]?.headers.authorization).toBe(`Bearer ${key}`)
    expect(provider.received[0]?.body).not.toContain(key)
    expect(provider.received[0]?.body).not.toContain('ana"')
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
    provider.play(says(content))
    expect(await cook(open())).toEqual({ value: good, engine: 'model', model: 'fogon-1' })
    expect(provider.received).toHaveLength(1)
  })

  test('contenido en trozos, como Mistral', async () => {
    const content = [{ type: 'thinking' }, { type: 'text', text: JSON.stringify(good) }]
    provider.play(envelope({ choices: [{ message: { content } }] }))
    expect(await cook(open())).toMatchObject({ engine: 'model', value: good })
  })

  test('normalise arregla antes de validar', async () => {
    provider.play(says({ steps: 'Uno' }))
    const normalise = (answer: unknown) => ({ steps: [String(z.object({ steps: z.string() }).parse(answer).steps)] })
    expect(await cook(open(), { normalise })).toMatchObject({ engine: 'model', value: { steps: ['Uno'] } })
  })

  test('diez preguntas seguidas van por una conexión', async () => {
    provider.play(says(good))
    const model = open()
    for (let n = 0; n < 10; n += 1) await cook(model)
    expect(provider.connections()).toBe(1)
  })

  test('texto suelto: sin pensamientos; vacío se repara', async () => {
    provider.play(says('  '), says('<think>mmm</think>\nHola, cocinero.'))
    expect(await open().askText(question())).toEqual({ ok: true, value: 'Hola, cocinero.' })
    expect(provider.received).toHaveLength(2)
  })
})

describe('una mala respuesta', () => {
  test('se repara una vez, diciendo qué estaba mal y con el esquema', async () => {
    provider.play(says(wrong), says(good))
    expect(await cook(open())).toMatchObject({ engine: 'model', value: good })
    const [system, , answer, complaint] = sent(1).messages
    expect(answer).toEqual({ role: 'assistant', content: JSON.stringify(wrong) })
    expect(complaint.content).toMatch(/^Tu respuesta no vale: steps: Entrada inválida: se esperaba arreglo/)
    expect(complaint.content.length).toBeLessThan(500)
    expect(system.content).toContain('"maxItems":12')
  })

  test('una regla de refine también se repara', async () => {
    const strictSteps = schema.refine(({ steps }) => steps.length > 1, {
      path: ['steps'],
      message: 'al menos dos pasos',
    })
    provider.play(says({ steps: ['Servir.'] }), says(good))
    expect(await cook(open(), { schema: strictSteps })).toMatchObject({ engine: 'model', value: good })
    expect(sent(1).messages.at(-1).content).toContain('steps: al menos dos pasos')
  })

  test('cortada por falta de sitio se repara con el doble', async () => {
    provider.play(says('{"steps":["Pochar', 'length'), says(good))
    expect(await cook(open())).toMatchObject({ engine: 'model', value: good })
    expect(sent(1).max_tokens).toBe(1000)
    expect(sent(1).messages.at(-1).content).toContain('se cortó')
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
    provider.play(behaviour)
    expect(await cook(open())).toEqual({
      value: { steps: ['Paso local.'] },
      engine: 'local',
      notice: 'La respuesta de la IA no cumplía lo pedido, ni al corregirla. Ha contestado el motor local.',
    })
    expect(provider.received).toHaveLength(2)
  })
})

describe('un proveedor que no sabe de esquemas', () => {
  test('400 a json_schema: json_object con el esquema escrito; y se recuerda', async () => {
    const picky: Behaviour = (response, received) => {
      const format = JSON.parse(received.body).response_format?.type
      if (format === 'json_schema') refuses(400, { message: 'response_format not supported' })(response, received)
      else says(good)(response, received)
    }
    provider.play(picky)
    const model = open()
    expect(await cook(model)).toMatchObject({ engine: 'model', value: good })
    expect(sent(1).response_format).toEqual({ type: 'json_object' })
    expect(sent(1).messages[0].content).toContain('cumpla este esquema')
    await cook(model)
    expect(provider.received).toHaveLength(3)
  })

  test('ni de json_object: texto', async () => {
    provider.play(refuses(400), refuses(422), says(good))
    expect(await cook(open())).toMatchObject({ engine: 'model', value: good })
    expect(sent(2)).not.toHaveProperty('response_format')
  })

  test('modelos que razonan: max_completion_tokens y sin temperatura', async () => {
    provider.play(
      refuses(400, { message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." }),
      refuses(400, { message: "Unsupported value: 'temperature' does not support 0.3" }),
      says(good),
    )
    expect(await cook(open())).toMatchObject({ engine: 'model', value: good })
    expect(sent(2)).toMatchObject({ max_completion_tokens: 500, response_format: { type: 'json_schema' } })
    expect(sent(2)).not.toHaveProperty('temperature')
  })

  test('400 a todo: motor local, y la próxima vez se empieza por lo mejor', async () => {
    provider.play(refuses(400))
    const model = open()
    expect(await cook(model)).toMatchObject({ engine: 'local', notice: expect.stringContaining('no aceptó') })
    expect(provider.received).toHaveLength(3)
    provider.play(says(good))
    await cook(model)
    expect(sent(3).response_format.type).toBe('json_schema')
  })

  test('LLM_STRUCTURED manda', async () => {
    provider.play(says(good))
    await cook(open({ structured: 'text' }))
    expect(sent(0)).not.toHaveProperty('response_format')
  })
})

describe('un proveedor que falla', () => {
  test.each<[string, Behaviour, string, number]>([
    ['401', refuses(401, { message: `Incorrect API key: ${key}` }), 'no acepta la clave', 1],
    ['403', refuses(403), 'no acepta la clave', 1],
    ['404', refuses(404, { code: 'model_not_found' }), 'no conoce el modelo', 1],
    ['413', refuses(413), 'demasiado largo', 1],
    ['HTML con 200', answersHtml, 'no se entiende', 1],
    ['medio sobre', answersHalf, 'no se entiende', 1],
    ['otro JSON', envelope([1, 2]), 'no se entiende', 1],
    ['redirección', redirects('http://169.254.169.254/latest'), 'no se entiende', 1],
    ['inundación', floods, 'demasiado larga', 1],
    ['cuelgue', hangs, 'no respondió a tiempo', 1],
    ['goteo', drips, 'no respondió a tiempo', 1],
    ['lentitud', after(5000, says(good)), 'no respondió a tiempo', 1],
    ['se niega', envelope({ choices: [{ message: { content: null, refusal: 'No puedo.' } }] }), 'no quiso', 1],
    ['filtro de contenido', says('', 'content_filter'), 'no quiso', 1],
    ['429 con Retry-After largo', refuses(429, {}, { 'retry-after': '60' }), 'saturado', 1],
  ])('%s: motor local con su aviso, dentro del plazo', async (_, behaviour, notice, requests) => {
    provider.play(behaviour)
    const started = performance.now()
    const answer = await cook(open({ timeoutMs: 1000 }))
    expect(performance.now() - started).toBeLessThan(1500)
    expect(answer).toEqual({
      value: { steps: ['Paso local.'] },
      engine: 'local',
      notice: expect.stringMatching(new RegExp(`${notice}.*Ha contestado el motor local\\.$`)),
    })
    expect(provider.received).toHaveLength(requests)
  })

  test.each<[string, Behaviour, string]>([
    ['500', refuses(500), 'ha tenido un error'],
    ['corte a mitad', breaksOff, 'No se pudo conectar'],
  ])('%s siempre: dos intentos más, y motor local', async (_, behaviour, notice) => {
    provider.play(behaviour)
    expect(await cook(open({ timeoutMs: 6000 }))).toMatchObject({
      engine: 'local',
      notice: expect.stringContaining(notice),
    })
    expect(provider.received).toHaveLength(3)
  })

  test('500 y luego bien', async () => {
    provider.play(refuses(500), says(good))
    expect(await cook(open())).toMatchObject({ engine: 'model' })
  })

  test('429 con Retry-After corto se espera', async () => {
    provider.play(refuses(429, {}, { 'retry-after': '1' }), says(good))
    const started = performance.now()
    expect(await cook(open())).toMatchObject({ engine: 'model' })
    expect(performance.now() - started).toBeGreaterThan(990)
  })

  test('los reintentos no pasan del plazo', async () => {
    provider.play(refuses(503, {}, { 'retry-after': '2' }))
    const started = performance.now()
    expect(await cook(open({ timeoutMs: 1000 }))).toMatchObject({ engine: 'local' })
    expect(performance.now() - started).toBeLessThan(1500)
  })

  test('nadie escucha: motor local en el acto, y el registro dice por qué', async () => {
    await provider.close()
    const started = performance.now()
    expect(await cook(open())).toMatchObject({ engine: 'local', notice: expect.stringContaining('conectar') })
    expect(performance.now() - started).toBeLessThan(300)
    expect(logged).toEqual([expect.objectContaining({ reason: 'network', code: 'ECONNREFUSED' })])
  })

  test('tras un 429 se le deja descansar lo que pidió, y luego se vuelve', async () => {
    let nowMs = Date.parse('2026-11-21T12:00:00Z')
    const model = open({}, () => new Date(nowMs))
    provider.play(refuses(429, {}, { 'retry-after': '60' }))
    await cook(model)
    provider.play(says(good))
    expect(await cook(model)).toMatchObject({ engine: 'local', notice: expect.stringContaining('descansar') })
    expect(provider.received).toHaveLength(1)
    nowMs += 61_000
    expect(await cook(model)).toMatchObject({ engine: 'model' })
  })

  test('tras tres plazos agotados nadie más espera', async () => {
    provider.play(hangs)
    const model = open({ timeoutMs: 200 })
    for (let n = 0; n < 3; n += 1) await cook(model)
    const started = performance.now()
    expect(await cook(model)).toMatchObject({ engine: 'local', notice: expect.stringContaining('descansar') })
    expect(performance.now() - started).toBeLessThan(50)
  })

  test('un esquema con un fallo nuestro no deja sin respuesta', async () => {
    provider.play(says(good))
    const broken = z.object({}).refine(() => {
      throw new Error(secretIngredient)
    })
    const answer = await open().askObject({ ...question(), schema: broken })
    expect(answer).toEqual({ ok: false, reason: 'unexpected' })
    expect(JSON.stringify(logged)).not.toContain(secretIngredient)
  })
})

describe('quien se va', () => {
  test('cierra la conexión con el proveedor y no apunta fallo', async () => {
    provider.play(hangs)
    const browser = new AbortController()
    const asking = cook(open(), { signal: browser.signal })
    await expect.poll(() => provider.received.length).toBe(1)
    browser.abort()
    expect(await asking).toMatchObject({ engine: 'local', notice: expect.stringContaining('canceló') })
    await expect.poll(() => provider.abandoned()).toBe(1)
    expect(logged).toEqual([])
  })

  test('cerrar el servidor no espera al modelo', async () => {
    provider.play(hangs)
    const model = open()
    const asking = cook(model)
    await expect.poll(() => provider.received.length).toBe(1)
    const started = performance.now()
    model.close()
    expect(await asking).toMatchObject({ engine: 'local' })
    expect(performance.now() - started).toBeLessThan(200)
  })
})

describe('lo que se cuenta', () => {
  test('el registro dice motivo, estado y tiempo; ni clave, ni texto, ni respuesta', async () => {
    provider.play(refuses(401, { code: 'invalid_api_key', message: `Incorrect API key ${key}: ${secretIngredient}` }))
    await cook(open())
    provider.play(says({ steps: secretIngredient }))
    await cook(open())
    expect(logged).toEqual([
      expect.objectContaining({ reason: 'unauthorised', status: 401, code: 'invalid_api_key', model: 'fogon-1' }),
      expect.objectContaining({ reason: 'bad_answer' }),
    ])
    expect(JSON.stringify(logged)).not.toContain(key)
    expect(JSON.stringify(logged)).not.toContain(secretIngredient)
  })
})

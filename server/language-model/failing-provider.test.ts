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
  redirects,
  refuses,
  says,
} from '#testing/fake-provider.ts'
import { good, openTrial, secretIngredient } from '#testing/model-trial.ts'

const key = 'sk-clave-que-nadie-debe-ver'
let trial: Awaited<ReturnType<typeof openTrial>>

beforeEach(async () => {
  trial = await openTrial()
})
afterEach(() => trial.close())

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
    trial.provider.play(behaviour)
    const started = performance.now()
    const answer = await trial.cook(trial.open({ timeoutMs: 1000 }))
    // The second it has, and what the machine is busy with; the slowest provider here would take five.
    expect(performance.now() - started).toBeLessThan(4000)
    expect(answer).toEqual({
      value: { steps: ['Paso local.'] },
      engine: 'local',
      notice: expect.stringMatching(new RegExp(`${notice}.*Ha contestado el motor local\\.$`)),
    })
    expect(trial.provider.received).toHaveLength(requests)
  })

  test.each<[string, Behaviour, string]>([
    ['500', refuses(500), 'ha tenido un error'],
    ['corte a mitad', breaksOff, 'No se pudo conectar'],
  ])('%s siempre: dos intentos más, y motor local', async (_, behaviour, notice) => {
    trial.provider.play(behaviour)
    expect(await trial.cook(trial.open({ timeoutMs: 6000 }))).toMatchObject({
      engine: 'local',
      notice: expect.stringContaining(notice),
    })
    expect(trial.provider.received).toHaveLength(3)
  })

  test('500 y luego bien', async () => {
    trial.provider.play(refuses(500), says(good))
    expect(await trial.cook(trial.open())).toMatchObject({ engine: 'model' })
  })

  test('429 con Retry-After corto se espera', async () => {
    trial.provider.play(refuses(429, {}, { 'retry-after': '1' }), says(good))
    const started = performance.now()
    expect(await trial.cook(trial.open())).toMatchObject({ engine: 'model' })
    expect(performance.now() - started).toBeGreaterThan(990)
  })

  test('los reintentos no pasan del plazo', async () => {
    trial.provider.play(refuses(503, {}, { 'retry-after': '2' }))
    const started = performance.now()
    expect(await trial.cook(trial.open({ timeoutMs: 1000 }))).toMatchObject({ engine: 'local' })
    // Waiting once as long as it was told would take two.
    expect(performance.now() - started).toBeLessThan(1900)
  })

  test('nadie escucha: motor local en el acto, y el registro dice por qué', async () => {
    await trial.provider.close()
    const started = performance.now()
    expect(await trial.cook(trial.open())).toMatchObject({
      engine: 'local',
      notice: expect.stringContaining('conectar'),
    })
    expect(performance.now() - started).toBeLessThan(3000)
    expect(trial.logged).toEqual([expect.objectContaining({ reason: 'network', code: 'ECONNREFUSED' })])
  })

  test('tras un 429 se le deja descansar lo que pidió, y luego se vuelve', async () => {
    let nowMs = Date.parse('2026-11-21T12:00:00Z')
    const model = trial.open({}, () => new Date(nowMs))
    trial.provider.play(refuses(429, {}, { 'retry-after': '60' }))
    await trial.cook(model)
    trial.provider.play(says(good))
    expect(await trial.cook(model)).toMatchObject({ engine: 'local', notice: expect.stringContaining('descansar') })
    expect(trial.provider.received).toHaveLength(1)
    nowMs += 50_000
    expect(await trial.cook(model)).toMatchObject({ engine: 'local' })
    nowMs += 11_000
    expect(await trial.cook(model)).toMatchObject({ engine: 'model' })
  })

  test('tras tres plazos agotados nadie más espera', async () => {
    trial.provider.play(hangs)
    const model = trial.open({ timeoutMs: 200 })
    for (let n = 0; n < 3; n += 1) await trial.cook(model)
    expect(trial.provider.received).toHaveLength(3)
    expect(await trial.cook(model)).toMatchObject({ engine: 'local', notice: expect.stringContaining('descansar') })
    // It was not asked, so there was nothing to wait for.
    expect(trial.provider.received).toHaveLength(3)
  })

  test('los que esperaban turno se enteran de que está fallando', async () => {
    trial.provider.play(refuses(429, {}, { 'retry-after': '60' }))
    const model = trial.open({ concurrency: 1 })
    const answers = await Promise.all(['ana', 'beto', 'carla'].map((userId) => trial.cook(model, { userId })))
    expect(answers.map(({ engine }) => engine)).toEqual(['local', 'local', 'local'])
    expect(trial.provider.received).toHaveLength(1)
  })

  test('un esquema con un fallo nuestro no deja sin respuesta', async () => {
    trial.provider.play(says(good))
    const broken = z.object({}).refine(() => {
      throw new Error(secretIngredient)
    })
    const answer = await trial.open().askObject({ ...trial.question(), schema: broken })
    expect(answer).toEqual({ ok: false, reason: 'unexpected' })
    expect(JSON.stringify(trial.logged)).not.toContain(secretIngredient)
  })
})

describe('quien se va', () => {
  test('cierra la conexión con el proveedor y no apunta fallo', async () => {
    trial.provider.play(hangs)
    const browser = new AbortController()
    const asking = trial.cook(trial.open(), { signal: browser.signal })
    await expect.poll(() => trial.provider.received.length).toBe(1)
    browser.abort()
    expect(await asking).toMatchObject({ engine: 'local', notice: expect.stringContaining('canceló') })
    await expect.poll(() => trial.provider.abandoned()).toBe(1)
    expect(trial.logged).toEqual([])
  })

  test('cerrar el servidor no espera al modelo', async () => {
    trial.provider.play(hangs)
    const model = trial.open()
    const asking = trial.cook(model)
    await expect.poll(() => trial.provider.received.length).toBe(1)
    const started = performance.now()
    model.close()
    expect(await asking).toMatchObject({ engine: 'local' })
    expect(performance.now() - started).toBeLessThan(3000)
    expect(await trial.cook(model)).toMatchObject({ engine: 'local' })
    expect(trial.provider.received).toHaveLength(1)
  })
})

describe('muchos a la vez', () => {
  test('veinte cocineros, cuatro en el proveedor; todos reciben lo suyo', async () => {
    let underWay = 0
    let most = 0
    const counting: Behaviour = (response, received) => {
      underWay += 1
      most = Math.max(most, underWay)
      response.on('finish', () => {
        underWay -= 1
      })
      const dish = /plato \d+/.exec(received.body)?.[0] ?? ''
      after(20, says({ steps: [dish] }))(response, received)
    }
    trial.provider.play(counting)
    const model = trial.open({ concurrency: 4 })
    const dishes = Array.from({ length: 20 }, (_, n) => `plato ${n}`)
    const answers = await Promise.all(dishes.map((dish) => trial.cook(model, { userId: dish, data: dish })))
    expect(answers.map(({ value }) => value.steps[0])).toEqual(dishes)
    expect(most).toBe(4)
  })

  test('quien ha gastado su cupo recibe el motor local; los demás siguen', async () => {
    trial.provider.play(says(good))
    const model = trial.open({ perUserPerHour: 2 })
    await trial.cook(model)
    await trial.cook(model)
    expect(await trial.cook(model)).toMatchObject({ engine: 'local', notice: expect.stringContaining('límite') })
    expect(await trial.cook(model, { userId: 'beto' })).toMatchObject({ engine: 'model' })
    expect(trial.provider.received).toHaveLength(3)
  })

  test('esperar turno cuenta en el plazo, y una consulta fallida devuelve su sitio', async () => {
    trial.provider.play(hangs)
    const model = trial.open({ concurrency: 1 })
    const started = performance.now()
    const answers = await Promise.all(['ana', 'beto'].map((userId) => trial.cook(model, { userId, deadlineMs: 1500 })))
    expect(answers).toMatchObject([{ engine: 'local' }, { engine: 'local' }])
    // One after the other they would take three seconds.
    expect(performance.now() - started).toBeLessThan(2900)
    trial.provider.play(says(good))
    expect(await trial.cook(model)).toMatchObject({ engine: 'model' })
  })
})

describe('lo que se cuenta', () => {
  test('el registro dice motivo, estado y tiempo; ni clave, ni texto, ni respuesta', async () => {
    trial.provider.play(
      refuses(401, { code: 'invalid_api_key', message: `Incorrect API key ${key}: ${secretIngredient}` }),
    )
    await trial.cook(trial.open())
    trial.provider.play(says({ steps: secretIngredient }))
    await trial.cook(trial.open())
    expect(trial.logged).toEqual([
      expect.objectContaining({ reason: 'unauthorised', status: 401, code: 'invalid_api_key', model: 'fogon-1' }),
      expect.objectContaining({ reason: 'bad_answer' }),
    ])
    expect(JSON.stringify(trial.logged)).not.toContain(key)
    expect(JSON.stringify(trial.logged)).not.toContain(secretIngredient)
  })
})

import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

/** Clients that are slow on purpose, too many, or send what is no request: over real sockets. */

let kitchen: Kitchen
let port: number

const listen = async ({ app }: Kitchen): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

beforeAll(async () => {
  kitchen = await openKitchen('sqlite', { REQUEST_TIMEOUT_S: '2', HEADERS_TIMEOUT_S: '1' })
  port = await listen(kitchen)
})
afterAll(() => kitchen.close())

type Ended = { readonly text: string; readonly seconds: number }

/** Sends these parts, one every `everyMs`, until the server closes. */
const drip = (parts: Iterable<string>, everyMs: number, to = port): Promise<Ended> =>
  new Promise((resolve) => {
    const started = performance.now()
    const socket = connect(to, '127.0.0.1')
    const received: Buffer[] = []
    const iterator = parts[Symbol.iterator]()
    const send = () => {
      const { value, done } = iterator.next()
      if (done !== true && socket.writable) socket.write(value)
    }
    const timer = setInterval(send, everyMs)
    socket.on('connect', send)
    socket.on('data', (chunk: Buffer) => received.push(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ text: Buffer.concat(received).toString(), seconds: (performance.now() - started) / 1000 })
    })
  })

function* endlessHeaders() {
  yield 'GET /health HTTP/1.1\r\nHost: x\r\n'
  for (let n = 0; n < 1000; n++) yield `X-${n}: lento\r\n`
}

function* endlessBody() {
  yield 'POST /auth/v1/signup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"'
  for (let n = 0; n < 1000; n++) yield 'a'
}

test('quien manda las cabeceras gota a gota se queda sin conexión, y se le dice en español', async () => {
  const { text, seconds } = await drip(endlessHeaders(), 100)
  expect(text).toMatch(/^HTTP\/1\.1 408 /)
  expect(text).toContain('La petición ha tardado demasiado en llegar')
  // A second, and what the machine is busy with; the headers themselves would take a hundred.
  expect(seconds).toBeLessThan(15)
})

test('quien manda el cuerpo gota a gota, también; y mientras tanto se atiende a los demás', async () => {
  const slow = Promise.all([drip(endlessBody(), 100), drip(endlessBody(), 100)])
  const times: number[] = []
  for (let tries = 0; tries < 3; tries += 1) {
    const started = performance.now()
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
    times.push(performance.now() - started)
  }
  expect(Math.min(...times)).toBeLessThan(1000)
  for (const { text, seconds } of await slow) {
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
    expect(seconds).toBeLessThan(15)
  }
})

test.each([
  ['unas cabeceras enormes', `GET /health HTTP/1.1\r\nHost: x\r\nX-Grande: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['algo que no es HTTP', 'hola, ¿hay alguien?\r\n\r\n', 400],
  ['dos largos distintos', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', 400],
  [
    'largo y trozos a la vez',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
])('%s se rechaza en JSON y en español', async (_what, sent, status) => {
  const { text } = await drip([sent], 1000)
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  const body = JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))
  expect(body).toEqual({ code: expect.any(String), message: expect.stringMatching(/petición|datos/) })
})

const connected = async (to: number, localAddress = '127.0.0.1') => {
  const socket = connect({ port: to, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  await new Promise((done) => socket.once('connect', done).once('close', done))
  return socket
}
const health = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n'
/** The next thing a connection hears; blank when it is closed instead. */
const heard = (socket: Socket): Promise<string> =>
  new Promise((done) => {
    socket.once('data', (chunk: Buffer) => done(chunk.toString())).once('close', () => done(''))
    if (socket.destroyed) done('')
  })
/** In the middle of a request, for as long as one likes. */
const busy = async (to: number) => {
  const socket = await connected(to)
  const [head = ''] = endlessBody()
  socket.write(head)
  return socket
}

test('más conexiones de las permitidas se cierran, y las que trabajan siguen', async () => {
  const narrow = await openKitchen('sqlite', { MAX_CONNECTIONS: '5' })
  const to = await listen(narrow)
  const working = await Promise.all([1, 2, 3, 4, 5].map(() => busy(to)))
  // Until the server has read them all, one of them may still be taken for idle.
  const extra = async () => {
    const socket = await connected(to)
    socket.write(health)
    return heard(socket)
  }
  await expect.poll(extra).toBe('')
  expect(working.filter(({ destroyed }) => destroyed)).toEqual([])
  working[0]?.destroy()
  await expect.poll(extra).toMatch(/^HTTP\/1\.1 200 /)
  for (const socket of working) socket.destroy()
  await narrow.close()
})

test('cuando están casi todas, la que lleva más sin pedir nada deja su sitio a quien llega', async () => {
  const narrow = await openKitchen('sqlite', { MAX_CONNECTIONS: '5' })
  const to = await listen(narrow)
  const idle: Socket[] = []
  for (let n = 0; n < 5; n++) {
    const socket = await connected(to)
    socket.write(health)
    expect(await heard(socket)).toMatch(/^HTTP\/1\.1 200 /)
    idle.push(socket)
  }
  const late = await connected(to)
  late.write(health)
  expect(await heard(late)).toMatch(/^HTTP\/1\.1 200 /)
  await expect.poll(() => idle[0]?.destroyed).toBe(true)
  idle[4]?.write(health)
  expect(await heard(idle[4] ?? late)).toMatch(/^HTTP\/1\.1 200 /)
  for (const socket of [...idle, late]) socket.destroy()
  await narrow.close()
})

test('una dirección tiene su parte; a otra no le falta, y un proxy de la casa no la tiene', async () => {
  for (const [environment, expected] of [
    [{}, ''],
    [{ TRUST_PROXY: 'loopback' }, 'HTTP/1.1 200 OK'],
  ] as const) {
    const narrow = await openKitchen('sqlite', { MAX_CONNECTIONS_PER_ADDRESS: '3', ...environment })
    const to = await listen(narrow)
    const working = await Promise.all([1, 2, 3].map(() => busy(to)))
    const ask = async (from: string) => {
      const socket = await connected(to, from)
      socket.write(health)
      return (await heard(socket)).split('\r\n')[0]
    }
    await expect.poll(() => ask('127.0.0.1')).toBe(expected)
    expect(await ask('127.0.0.2')).toBe('HTTP/1.1 200 OK')
    expect(working.filter(({ destroyed }) => destroyed)).toEqual([])
    for (const socket of working) socket.destroy()
    await narrow.close()
  }
})

const cook = async () => newCook(kitchen, 'ana')

test('413 y 415 en español', async () => {
  const ana = await cook()
  const headers = { authorization: `Bearer ${ana.token}` }
  const send = (contentType: string, payload: string) =>
    kitchen.app.inject({
      method: 'POST',
      url: '/rest/v1/recipes',
      headers: { ...headers, 'content-type': contentType },
      payload,
    })
  const large = await send('application/json', JSON.stringify({ name: 'a'.repeat(1_100_000) }))
  expect({ status: large.statusCode, ...large.json() }).toEqual({
    ...{ status: 413, code: 'body_too_large', message: 'Los datos enviados son demasiado grandes' },
  })
  const strange = await send('application/xml', '<receta/>')
  expect({ status: strange.statusCode, ...strange.json() }).toEqual({
    ...{ status: 415, code: 'unsupported_media_type', message: 'El servidor no admite ese tipo de contenido' },
  })
})

test.each([
  ['[', ']'],
  ['{"a":', '}'],
])('un JSON sin fondo (%s) es un 400, en datos y en cuentas', async (opener, closer) => {
  const ana = await cook()
  const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' }
  const payload = `{"data":${opener.repeat(9000)}1${closer.repeat(9000)}}`
  for (const [method, url] of [
    ['POST', '/rest/v1/recipes'],
    ['PUT', '/auth/v1/user'],
  ] as const) {
    const answer = await kitchen.app.inject({ method, url, headers, payload })
    expect(answer.statusCode, url).toBe(400)
  }
})

test('todo lo que escribe y lo que calcula tiene su cupo por cocinero, y leer no lo gasta', async () => {
  const strict = await openKitchen('sqlite', { USER_LIMIT_FACTOR: '1' })
  try {
    const [ana, beto] = [await newCook(strict, 'ana'), await newCook(strict, 'beto')]
    const gone = `/rest/v1/folders/${randomUUID()}`
    const statuses = async (times: number, call: () => Promise<{ status: number }>) => {
      const seen: number[] = []
      for (let time = 0; time < times; time += 1) seen.push((await call()).status)
      return seen
    }
    const writes = await statuses(900, () => ana.call('DELETE', gone))
    expect(writes.filter((status) => status === 404).length).toBeGreaterThanOrEqual(600)
    expect(writes).toContain(429)
    expect((await ana.call('GET', '/rest/v1/folders')).status).toBe(200)
    expect((await beto.call('DELETE', gone)).status).toBe(404)
    for (const url of ['/rest/v1/foods?q=sal', '/rest/v1/unpriced_ingredients']) {
      const reads = await statuses(300, () => beto.call('GET', url))
      expect(reads, url).toContain(429)
      strict.wait(60_000)
      expect((await beto.call('GET', url)).status).toBe(200)
    }
    const calculated = { ids: [randomUUID()] }
    expect(await statuses(300, () => beto.call('POST', '/rest/v1/recipe_variations/effects', calculated))).toContain(
      429,
    )
  } finally {
    await strict.close()
  }
})

test('cada cocinero tiene su cupo de lo que cuesta, y el de otro no se toca', async () => {
  const strict = await openKitchen('sqlite', { USER_LIMIT_FACTOR: '1' })
  try {
    const [ana, beto] = [await newCook(strict, 'ana'), await newCook(strict, 'beto')]
    const body = { recipeName: 'Arroz', ingredients: [{ name: 'arroz', quantity: 100, unit: 'g' }] }
    const statuses: number[] = []
    for (let time = 0; time < 140; time++) {
      statuses.push((await ana.call('POST', '/functions/v1/generate-method', body)).status)
    }
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(120)
    const refused = await strict.app.inject({
      ...{ method: 'POST', url: '/functions/v1/generate-method', payload: body },
      headers: { authorization: `Bearer ${ana.token}` },
    })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining('Demasiados intentos'),
    })
    expect((await beto.call('POST', '/functions/v1/generate-method', body)).status).toBe(200)
    strict.wait(10_000)
    expect((await ana.call('POST', '/functions/v1/generate-method', body)).status).toBe(200)
  } finally {
    await strict.close()
  }
})

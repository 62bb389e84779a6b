import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Kitchen, newCook, openKitchen } from '#conformance/harness.ts'

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

test('más conexiones de las permitidas se cierran, y las que hay siguen', async () => {
  // With the usual time-outs: the five must not be closed for their silence before it is their turn.
  const narrow = await openKitchen('sqlite', { MAX_CONNECTIONS: '5' })
  const to = await listen(narrow)
  const idle = Array.from({ length: 5 }, () => connect(to, '127.0.0.1'))
  for (const socket of idle) socket.on('error', () => undefined)
  await Promise.all(idle.map((socket) => new Promise((done) => socket.once('connect', done))))
  const { text, seconds } = await drip(['GET /health HTTP/1.1\r\nHost: x\r\n\r\n'], 1000, to)
  expect({ text, quick: seconds < 5 }).toEqual({ text: '', quick: true })
  const answer = new Promise<string>((done) => idle[0]?.once('data', (chunk: Buffer) => done(chunk.toString())))
  idle[0]?.write('GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  for (const socket of idle) socket.destroy()
  await narrow.close()
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

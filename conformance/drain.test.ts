import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runServer, type ServerRun } from '#testing/server-run.ts'

/** How the process ends: told to, told twice, and by a bug. A module planted from outside plays slow work and bugs. */

// Each test starts a process or two: on a busy machine that is what takes the time.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let server: ServerRun | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'obrador-drain-'))
})
afterEach(async () => {
  server?.child.kill('SIGKILL')
  await server?.exit
  rmSync(folder, { recursive: true, force: true })
})

const plant = (code: string): readonly string[] => ['--import', `data:text/javascript,${encodeURIComponent(code)}`]

const tellOfSignUps = plant(`import { subscribe } from 'node:diagnostics_channel'
  subscribe('http.server.request.start', ({ request }) => request.url.endsWith('/signup') && console.log('signing up'))`)

const start = async (environment: Record<string, string> = {}, node: readonly string[] = []): Promise<string> => {
  server = runServer({ DATA_DIR: folder, HOST: '127.0.0.1', ...environment }, { node: [...tellOfSignUps, ...node] })
  return (await server.url()).replace('localhost', '127.0.0.1')
}

const ended = async (): Promise<{ code: number | null; signal: string | null; ms: number }> => {
  const started = performance.now()
  const exit = await server?.exit
  return { code: exit?.code ?? null, signal: exit?.signal ?? null, ms: performance.now() - started }
}

/** Sign-up hashes a password in a worker thread for `seconds`: a request that is under way when the signal comes. */
const slow = (url: string): Promise<Response> =>
  fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@cocina.example', password: 'sofrito-lento' }),
  })
const underWay = () => expect.poll(() => server?.output(), { timeout: 30_000, interval: 10 }).toContain('signing up')
const slowHash = { AUTH_ARGON2_TIME: '40' }

describe('al recibir SIGTERM', () => {
  test('dice que no está listo, atiende lo que llega mientras tanto y termina bien', async () => {
    const url = await start({ DRAIN_SECONDS: '4' })
    expect((await fetch(`${url}/ready`)).status).toBe(200)
    server?.child.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(503)
    const ready = await fetch(`${url}/ready`)
    expect(await ready.json()).toEqual({ status: 'draining' })
    expect(ready.headers.get('connection')).toBe('close')
    expect((await fetch(`${url}/health`)).status).toBe(200)
    expect((await fetch(`${url}/rest/v1/recipes`)).status).toBe(401)
    expect(await ended()).toMatchObject({ code: 0, signal: null })
    await expect(fetch(`${url}/ready`)).rejects.toThrow()
  })

  test('termina lo que estaba a medias', async () => {
    const url = await start(slowHash)
    const answer = slow(url)
    await underWay()
    server?.child.kill('SIGTERM')
    expect((await answer).status).toBe(200)
    expect(await ended()).toMatchObject({ code: 0 })
  })

  test('también lo que llegó por la segunda dirección de localhost', async () => {
    // Not every machine has IPv6: here the second address of localhost is 127.0.0.2.
    const twoAddresses = `import dns from 'node:dns'
      const { lookup } = dns
      const all = [{ address: '127.0.0.1', family: 4 }, { address: '127.0.0.2', family: 4 }]
      dns.lookup = (host, options, done) => host === 'localhost' && options?.all ? done(null, all) : lookup(host, options, done)`
    const url = (await start({ ...slowHash, HOST: 'localhost' }, plant(twoAddresses))).replace('127.0.0.1', '127.0.0.2')
    const answer = slow(url)
    await underWay()
    server?.child.kill('SIGTERM')
    expect((await answer).status).toBe(200)
    expect(await ended()).toMatchObject({ code: 0 })
  })

  test('una foto a medio leer llega hasta su última línea', async () => {
    const url = await start()
    const { access_token } = await (await slow(url)).json()
    const photo = readFileSync('tools/scan/pages/08-bacalao-sin-numerar.jpg').toString('base64')
    const answer = await fetch(`${url}/functions/v1/scan-recipe-document`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/x-ndjson',
        authorization: `Bearer ${access_token}`,
      },
      body: JSON.stringify({ fileData: `data:image/jpeg;base64,${photo}`, fileName: 'bacalao.jpg' }),
    })
    server?.child.kill('SIGTERM')
    const lines = (await answer.text()).trim().split('\n')
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ answer: expect.anything() })
    expect(await ended()).toMatchObject({ code: 0 })
  }, 120_000)

  test('no espera a conexiones mudas ni ociosas', async () => {
    const url = new URL(await start())
    const mute = connect(Number(url.port), url.hostname)
    mute.on('error', () => undefined)
    await once(mute, 'connect')
    const agent = new Agent({ keepAlive: true })
    const [answer] = await once(get(`${url.href}health`, { agent }), 'response')
    answer.resume()
    await once(answer, 'end')
    server?.child.kill('SIGTERM')
    const { code, ms } = await ended()
    expect(code).toBe(0)
    expect(ms).toBeLessThan(25_000)
    mute.destroy()
    agent.destroy()
  })

  test('la misma señal repetida al instante es una sola; más tarde, termina ya', async () => {
    const url = await start(slowHash)
    const answer = slow(url).catch((error: unknown) => error)
    await underWay()
    server?.child.kill('SIGINT')
    server?.child.kill('SIGINT')
    expect(await answer).toMatchObject({ status: 200 })
    expect(await ended()).toMatchObject({ code: 0 })

    const again = await start({ ...slowHash, DRAIN_SECONDS: '60' })
    expect((await fetch(`${again}/health`)).status).toBe(200)
    server?.child.kill('SIGTERM')
    // 'At the instant' counts from when it took notice.
    await expect.poll(async () => (await fetch(`${again}/ready`)).status).toBe(503)
    await new Promise((resolve) => setTimeout(resolve, 1200))
    server?.child.kill('SIGTERM')
    expect(await ended()).toMatchObject({ code: 1 })
  })
})

describe('un fallo que nadie esperaba', () => {
  test.each([
    ['excepción', `throw new Error('a bug')`],
    ['promesa', `void Promise.reject(new Error('a bug'))`],
  ])(
    '%s: queda en el registro, lo que estaba a medias termina y el código pide empezar de nuevo',
    async (_name, bug) => {
      const url = await start(slowHash, plant(`process.on('SIGUSR2', () => { ${bug} })`))
      const answer = slow(url)
      await underWay()
      server?.child.kill('SIGUSR2')
      expect((await answer).status).toBe(200)
      expect(await ended()).toMatchObject({ code: 70 })
      expect(server?.output()).toContain('a bug')
    },
  )
})

test('sin nadie que lea su salida sigue atendiendo, y termina bien', async () => {
  const url = await start({ LOG_LEVEL: 'info' })
  server?.child.stdout?.destroy()
  server?.child.stderr?.destroy()
  for (let asked = 0; asked < 5; asked++) expect((await fetch(`${url}/rest/v1/recipes`)).status).toBe(401)
  server?.child.kill('SIGTERM')
  expect(await ended()).toMatchObject({ code: 0, signal: null })
})

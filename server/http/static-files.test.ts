import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/database/open.ts'
import type { Store } from '#server/database/store.ts'

const page = '<!doctype html><title>Obrador</title>'
const script = 'console.log("sofrito")'.repeat(200)

let folder: string
let store: Store
let app: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'obrador-web-'))
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'web', 'index.html'), page)
  writeFileSync(join(folder, 'web', 'sw.js'), script)
  writeFileSync(join(folder, 'web', 'manifest.webmanifest'), '{}')
  writeFileSync(join(folder, 'web', 'assets', 'app-1a2b.js'), script)
  writeFileSync(join(folder, 'web', 'assets', 'app-1a2b.js.br'), brotliCompressSync(script))
  const config = readConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' })
  store = await openStore(config)
  app = await createApp(config, store, { webDir: join(folder, 'web') })
})
afterAll(async () => {
  await app.close()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const screens = [
  '/',
  '/recipes',
  '/recipes/',
  '/library/un-id',
  '/auth',
  '/auth?code=1',
  '/?q=jam%C3%B3n',
  '/guia?q=%E0',
]
// What no file and no screen can be called is an unknown address like any other.
const unknown = [
  '/no-existe',
  '/Dashboard',
  '/RECIPES',
  '/%',
  '/%E0%A4%A',
  '/a%ffb',
  '/%00',
  '//',
  '//pan',
  '/recipes//x',
]
test.each([...screens.map((url) => [url, 200] as const), ...unknown.map((url) => [url, 404] as const)])(
  '%s es la página, con %i',
  async (url, status) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toBe(page)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  },
)

test('a un navegador, una dirección con aspecto de archivo que no hay le da la página; a un programa, JSON', async () => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  expect((await app.inject({ url: '/recetas.php', headers: { accept } })).body).toBe(page)
  expect((await app.inject({ url: '/rest/v1/recetas.php', headers: { accept } })).json()).toMatchObject({
    code: 'not_found',
  })
  expect((await app.inject({ url: '/recetas.php', headers: { accept: '*/*' } })).statusCode).toBe(404)
})

test.each(['/rest/v1/%E0', '/rest/v1/recipes/%', '/functions/v1/%ff'])('%s: en JSON y en español', async (url) => {
  const answer = await app.inject(url)
  expect(answer.json()).toEqual({ code: expect.any(String), message: expect.any(String) })
  expect(answer.json().message).not.toContain('component')
})

test('lo que lleva su huella en el nombre se guarda un año, y va comprimido si se puede', async () => {
  const plain = await app.inject('/assets/app-1a2b.js')
  expect(plain.body).toBe(script)
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const small = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.rawPayload.length).toBeLessThan(script.length / 10)
})

test.each([
  '/assets/otro.js',
  '/favicon-que-no-hay.ico',
  '/rest/v1/nada',
  '/functions/v1/nada',
  '/assets/%2e%2e/%2e%2e/data/obrador.db',
  '/..%2fdata/obrador.db',
])('%s no existe, y lo dice en JSON', async (url) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'not_found' })
})

test.each(['/assets', '/assets/'])('%s no rompe nada', async (url) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBeLessThan(500)
})

test('el service worker responde por todo el sitio, y siempre se pregunta si hay otro', async () => {
  const answer = await app.inject('/sw.js')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('javascript')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers['content-security-policy']).toContain("worker-src 'self'")
  const manifest = await app.inject('/manifest.webmanifest')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
})

test('sólo se sirve a quien pide: POST a una página no es una página', async () => {
  const answer = await app.inject({ method: 'POST', url: '/recipes', payload: {} })
  expect(answer.statusCode).toBe(404)
})

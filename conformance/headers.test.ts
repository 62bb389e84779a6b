import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Kitchen, openKitchen } from '#testing/harness.ts'

/** The headers that tell browsers what we never do, on every kind of answer. */

const addresses = [
  ['una página', 'GET', '/recipes', 200],
  ['un programa', 'GET', '/assets/app-1.js', 200],
  ['el trabajador de la página', 'GET', '/sw.js', 200],
  ['datos sin permiso', 'GET', '/rest/v1/recipes', 401],
  ['cuentas', 'GET', '/auth/v1/settings', 200],
  ['un error de cuentas', 'POST', '/auth/v1/token', 400],
  ['lo que no existe', 'GET', '/rest/v1/nada', 404],
  ['el documento', 'GET', '/openapi.json', 200],
  ['la salud', 'GET', '/health', 200],
] as const

describe.each([
  ['http', 'http://localhost:3000'],
  ['https', 'https://cocina.example'],
])('por %s', (scheme, siteUrl) => {
  let folder: string
  let kitchen: Kitchen
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'obrador-web-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Obrador</title>')
    writeFileSync(join(folder, 'assets', 'app-1.js'), 'export {}')
    writeFileSync(join(folder, 'sw.js'), 'export {}')
    kitchen = await openKitchen('sqlite', { SITE_URL: siteUrl }, { webDir: folder })
  })
  afterAll(async () => {
    await kitchen.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each(addresses)('%s (%s %s) los lleva todos', async (_what, method, url, status) => {
    const answer = await kitchen.app.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) })
    expect(answer.statusCode).toBe(status)
    const { headers } = answer
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers['strict-transport-security']).toBe(
      scheme === 'https' ? 'max-age=31536000; includeSubDomains' : undefined,
    )
    const permissions = String(headers['permissions-policy'])
    expect(permissions).toContain('camera=(self)')
    for (const never of ['microphone', 'geolocation', 'payment', 'usb']) expect(permissions).toContain(`${never}=()`)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  test.each(addresses)('%s (%s %s): ningún programa que no sea nuestro', async (_what, method, url) => {
    const answer = await kitchen.app.inject({ method, url })
    const policy = new Map(
      String(answer.headers['content-security-policy'])
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
    )
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('worker-src')).toEqual(["'self'"])
    expect(policy.get('connect-src')).toEqual(["'self'"])
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:'])
    for (const nothing of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(nothing)).toEqual(["'none'"])
    const whole = String(answer.headers['content-security-policy'])
    expect(whole.replace("style-src 'self' 'unsafe-inline'", '')).not.toMatch(/unsafe|\*|https?:/)
  })

  test.each([
    ...['/rest/v1/recipes', '/functions/v1/model', '/auth/v1/settings', '/auth/v1/user', '/rest/%76%31/recipes'],
    ...['/%72est/v1/recipes?x=%', '/%61uth/v1/user'],
  ])('lo de %s no se guarda en ninguna caché', async (url) => {
    expect((await kitchen.app.inject(url)).headers['cache-control']).toBe('no-store')
  })

  test('las páginas por las que pasa un enlace de correo no dicen de dónde se viene', async () => {
    expect((await kitchen.app.inject('/auth?token_hash=x')).headers['referrer-policy']).toBe('no-referrer')
  })
})

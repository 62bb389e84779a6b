import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { StartError } from '#server/database/store.ts'
import { readSecrets } from './secrets.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const read = (environment: Record<string, string> = {}) =>
  readSecrets(readConfig({ DATA_DIR: dataDir, ...environment }).auth)

describe('las claves se crean la primera vez y se conservan', () => {
  test('con permisos solo para su dueño', async () => {
    const first = await read()
    const second = await read()
    expect(second.appSecrets).toEqual(first.appSecrets)
    expect(second.jwtKeys.map(({ kid }) => kid)).toEqual(first.jwtKeys.map(({ kid }) => kid))
    for (const name of ['app-secret', 'jwt-keys.json']) expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600)
  })

  test('dos procesos que empiezan a la vez acaban con las mismas', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => read()))
    expect(new Set(all.map(({ appSecrets }) => appSecrets[0]?.toString())).size).toBe(1)
    expect(new Set(all.map(({ jwtKeys }) => jwtKeys[0]?.kid)).size).toBe(1)
  })
})

describe('claves del entorno', () => {
  test('valen sin tocar la carpeta', async () => {
    const { jwtKeys } = await read()
    const file = join(dataDir, 'jwt-keys.json')
    const secret = randomBytes(48).toString('base64')
    const inline = await read({ APP_SECRET: secret, AUTH_JWT_KEYS: readFileSync(file, 'utf8') })
    expect(inline.appSecrets).toEqual([Buffer.from(secret)])
    expect(inline.jwtKeys[0]?.kid).toBe(jwtKeys[0]?.kid)
    expect((await read({ AUTH_JWT_KEYS: file })).jwtKeys[0]?.kid).toBe(jwtKeys[0]?.kid)
  })

  test('la anterior se sigue aceptando', async () => {
    const [now, before] = [randomBytes(48).toString('hex'), randomBytes(48).toString('hex')]
    const { appSecrets } = await read({ APP_SECRET: now, APP_SECRET_PREVIOUS: before })
    expect(appSecrets.map(String)).toEqual([now, before])
  })

  test.each([
    'corta',
    'your-super-secret-jwt-token-with-at-least-32-characters-long',
    'changeme-changeme-changeme-changeme-changeme',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    '0123456789abcdef0123456789abcdef0123456789abcdef',
    'cambia esta contraseña por una tuya, por favor',
  ])('%s no es un secreto', async (APP_SECRET) => {
    await expect(read({ APP_SECRET })).rejects.toThrow(StartError)
    await expect(read({ APP_SECRET })).rejects.toThrow(/^APP_SECRET es demasiado corta o es una clave de ejemplo/)
  })

  test.each([
    '{}',
    '{"keys":[]}',
    '{"keys":[{"kty":"oct","k":"AAAA"}]}',
    '{"keys":[{"kty":"RSA","n":"AAAA","e":"AQAB"}]}',
    '{roto',
    '/no/existe.json',
  ])('%s no son claves de firma', async (AUTH_JWT_KEYS) => {
    await expect(read({ AUTH_JWT_KEYS })).rejects.toThrow(StartError)
  })

  test('la primera debe poder firmar', async () => {
    await read()
    const { keys } = JSON.parse(readFileSync(join(dataDir, 'jwt-keys.json'), 'utf8'))
    const { d: _d, ...publicOnly } = keys[0]
    writeFileSync(join(dataDir, 'jwt-keys.json'), JSON.stringify({ keys: [publicOnly] }))
    await expect(read()).rejects.toThrow(/juego JWK/)
  })
})

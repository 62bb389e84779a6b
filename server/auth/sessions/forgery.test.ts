import { createHmac, createPublicKey, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AuthKitchen, openAuthKitchen, signedUp } from '#testing/auth/harness.ts'
import { forEachEngine } from '#testing/harness.ts'

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string | undefined): JWTPayload => JSON.parse(Buffer.from(part ?? '', 'base64url').toString())

forEachEngine((engine) => {
  let kitchen: AuthKitchen
  let ownKey: JWK
  let genuine: string
  let claims: JWTPayload
  let header: JWTHeaderParameters
  let foreign: Awaited<ReturnType<typeof generateKeyPair>>

  beforeAll(async () => {
    kitchen = await openAuthKitchen(engine)
    ownKey = JSON.parse(readFileSync(join(kitchen.config.dataDir, 'jwt-keys.json'), 'utf8')).keys[0]
    genuine = (await signedUp(kitchen)).access_token
    claims = decode(genuine.split('.')[1])
    header = { ...decode(genuine.split('.')[0]), alg: 'ES256' }
    foreign = await generateKeyPair('ES256', { extractable: true })
  })
  afterAll(() => kitchen.close())

  const signedAs = async (change: Record<string, unknown>): Promise<string> =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ ...header }).sign(await importJWK(ownKey, 'ES256'))

  const refused = async (token: string, code = 'bad_jwt') => {
    const user = await kitchen.call('GET', '/user', { token })
    expect([user.status, user.body.code]).toEqual([403, code])
    const data = await fetch(`${kitchen.base}/rest/v1/recipes`, { headers: { authorization: `Bearer ${token}` } })
    expect([data.status, (await data.json()).code]).toEqual([401, 'unauthenticated'])
  }

  test('lo que firmamos nosotros sí vale (si no, lo demás no prueba nada)', async () => {
    expect((await kitchen.call('GET', '/user', { token: await signedAs({}) })).status).toBe(200)
  })

  describe('un token falso no abre nada, ni en cuentas ni en datos', () => {
    test('alg none', async () => {
      const [, body] = genuine.split('.')
      await refused(`${encode({ ...header, alg: 'none' })}.${body}.`)
      await refused(`${encode({ alg: 'none', typ: 'JWT' })}.${body}.`)
    })

    test('un bit cambiado en cada parte', async () => {
      for (const part of [0, 1, 2]) {
        const parts = genuine.split('.').map((text) => Buffer.from(text, 'base64url'))
        const bytes = parts[part] ?? Buffer.alloc(0)
        bytes[12] = (bytes[12] ?? 0) ^ 1
        await refused(parts.map((bytes_) => bytes_.toString('base64url')).join('.'))
      }
    })

    test('un dato cambiado', async () => {
      const [head, , signature] = genuine.split('.')
      await refused(`${head}.${encode({ ...claims, sub: randomUUID() })}.${signature}`)
    })

    test('HS256 con la clave pública como secreto', async () => {
      const { body } = await kitchen.call('GET', '/.well-known/jwks.json')
      const pem = createPublicKey({ key: body.keys[0], format: 'jwk' }).export({ type: 'spki', format: 'pem' })
      for (const secret of [pem, JSON.stringify(body.keys[0])]) {
        const text = `${encode({ ...header, alg: 'HS256' })}.${encode(claims)}`
        await refused(`${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`)
      }
    })

    test('una clave ajena, con su jwk, jku o x5u, o bajo nuestro kid', async () => {
      const jwk = await exportJWK(foreign.publicKey)
      const headers = [
        {},
        { jwk },
        { jku: 'http://127.0.0.1:1/jwks' },
        { x5u: 'http://127.0.0.1:1/' },
        { kid: '../../dev/null' },
      ]
      for (const more of headers) {
        const token = new SignJWT(claims).setProtectedHeader({ ...header, ...more })
        await refused(await token.sign(foreign.privateKey))
      }
      const { kid: _kid, ...without } = header
      await refused(await new SignJWT(claims).setProtectedHeader(without).sign(foreign.privateKey))
    })

    test.each([
      ['otro destinatario', { aud: 'anon' }],
      ['sin destinatario', { aud: undefined }],
      ['otro emisor', { iss: 'https://otro.example/auth/v1' }],
      ['caducado', { exp: Math.floor(Date.now() / 1000) - 10 }],
      ['sin caducidad', { exp: undefined }],
      ['aún no vale', { nbf: Math.floor(Date.now() / 1000) + 60 }],
      ['sin usuario', { sub: undefined }],
      ['usuario que no es un uuid', { sub: "' or 1=1 --" }],
      ['sin sesión', { session_id: undefined }],
      ['sesión que no es un uuid', { session_id: 'x' }],
    ])('firmado con nuestra clave, pero %s', async (_name, change) => {
      await refused(await signedAs(change))
    })

    test('una sesión que no existe, la de otro, y un usuario que no existe', async () => {
      const other = await signedUp(kitchen)
      await refused(await signedAs({ session_id: randomUUID() }), 'session_not_found')
      await refused(
        await signedAs({ session_id: decode(other.access_token.split('.')[1])['session_id'] }),
        'session_not_found',
      )
      await refused(await signedAs({ sub: randomUUID() }), 'user_not_found')
    })

    test('un cabo crítico que no entendemos', async () => {
      const text = `${encode({ ...header, crit: ['b64'], b64: false })}.${encode(claims)}`
      await refused(`${text}.${genuine.split('.')[2]}`)
    })
  })

  test.each([
    ['nada', {}],
    ['Basic', { authorization: 'Basic YTpi' }],
    ['Bearer sin token', { authorization: 'Bearer ' }],
    ['solo la clave pública', { apikey: 'public' }],
  ])('%s: 401', async (_name, headers) => {
    const answer = await kitchen.call('GET', '/user', { headers })
    expect([answer.status, answer.body]).toEqual([
      401,
      { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    ])
  })

  test('la apikey como Bearer no es un token', () => refused('public'))

  test('un token que valía, cuando caduca, deja de valer aunque se recordara', async () => {
    const { access_token } = await signedUp(kitchen)
    const look = () => kitchen.call('GET', '/user', { token: access_token })
    expect((await look()).status).toBe(200)
    expect((await look()).status).toBe(200)
    kitchen.wait(3_610_000)
    expect((await look()).body.code).toBe('bad_jwt')
  })

  test('las claves publicadas no llevan la parte privada', async () => {
    const { body, headers } = await kitchen.call('GET', '/.well-known/jwks.json')
    expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
    expect(headers.get('cache-control')).toBe('public, max-age=600')
  })
})

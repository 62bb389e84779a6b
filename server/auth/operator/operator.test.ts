import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import {
  type AuthKitchen,
  newEmail,
  openAuthKitchen,
  password,
  refreshed,
  signedIn,
  signedUp,
} from '#testing/auth/harness.ts'
import { hashIn } from '#testing/auth/mail-harness.ts'
import { forEachEngine } from '#testing/harness.ts'
import { runServer } from '#testing/server-run.ts'

const run = promisify(execFile)

/** A command of the operator's, in a process of its own, as `npm run` starts it. */
const command = (tool: string, { config }: AuthKitchen, ...words: string[]) => {
  const { databaseUrl, dataDir, siteUrl } = config
  const database: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  return run(process.execPath, ['--disable-warning=ExperimentalWarning', `tools/operate/${tool}.ts`, ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, SITE_URL: siteUrl, ...database },
  })
}

forEachEngine((engine) => {
  let kitchen: AuthKitchen
  beforeAll(async () => {
    kitchen = await openAuthKitchen(engine, { SITE_URL: 'https://cocina.example' })
  })
  afterAll(() => kitchen.close())

  describe('enlace de restablecimiento, con el servidor en marcha', () => {
    test('abre la cuenta una vez', async () => {
      const { email } = await signedUp(kitchen)
      const { stdout } = await command('auth-reset-link', kitchen, email.toUpperCase())
      const link = new URL(/https:\S+/.exec(stdout)?.[0] ?? '')
      expect([link.origin, link.pathname]).toEqual(['https://cocina.example', '/auth'])
      const body = { type: 'recovery', token_hash: hashIn(link) }
      expect((await kitchen.call('POST', '/verify', { body })).body.user.email).toBe(email)
      expect((await kitchen.call('POST', '/verify', { body })).status).toBe(403)
    })

    test.each([
      ['un desconocido', ['nadie@cocina.example'], /No hay ninguna cuenta con el email nadie@cocina\.example/],
      ['algo que no es un email', ['ana'], /Email inválido: ana/],
      ['nadie', [], /Di para quién/],
    ])('para %s: una línea que lo dice', async (_name, words, line) => {
      const failure = await command('auth-reset-link', kitchen, ...words).catch((error) => error)
      expect(failure.code).toBe(1)
      expect(failure.stderr).toMatch(line)
      expect(failure.stderr.trim().split('\n')).toHaveLength(1)
    })
  })

  test('claves nuevas: los tokens de antes valen, la anterior sigue publicada sin su parte privada', async () => {
    const before = await signedUp(kitchen)
    const kid = (token: string) => decodeProtectedHeader(token).kid
    // A second process on the same data that has the new key before we know of it.
    await command('auth-rotate-keys', kitchen)
    const file = join(kitchen.config.dataDir, 'jwt-keys.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { keys } = JSON.parse(readFileSync(file, 'utf8'))
    expect(keys).toHaveLength(2)
    expect(keys.map(({ d }: { d?: string }) => d !== undefined)).toEqual([true, false])
    const other = await createApp(kitchen.config, kitchen.store, { now: () => new Date(Date.now() + 20_000) })
    const payload = { email: before.email, password }
    const signIn = await other.inject({ method: 'POST', url: '/auth/v1/token?grant_type=password', payload })
    const fresh = signIn.json()
    expect(kid(fresh.access_token)).not.toBe(kid(before.access_token))
    kitchen.wait(20_000)
    for (const token of [before.access_token, fresh.access_token]) {
      expect((await kitchen.call('GET', '/user', { token })).status).toBe(200)
      expect(
        (await other.inject({ url: '/auth/v1/user', headers: { authorization: `Bearer ${token}` } })).statusCode,
      ).toBe(200)
    }
    const published = (await kitchen.call('GET', '/.well-known/jwks.json')).body.keys
    expect(published.map((key: { kid: string }) => key.kid)).toEqual([
      kid(fresh.access_token),
      kid(before.access_token),
    ])
    expect(JSON.stringify(published)).not.toContain('"d"')
    expect(kid((await signedIn(kitchen, before.email)).access_token)).toBe(kid(fresh.access_token))
    await other.close()
  })

  test('el secreto cambia: con el anterior todavía a la vista, las sesiones siguen', async () => {
    const environment = { APP_SECRET: 'Zk3vQ8xT1mB6nR4wY7pL2sD9fG5hJ0cA-uno' }
    const first = await openAuthKitchen(engine, environment)
    const { refresh_token } = await signedUp(first)
    const changed = {
      ...first.config,
      auth: {
        ...first.config.auth,
        previousAppSecret: environment.APP_SECRET,
        appSecret: 'Mn7bV2cX9zL4kJ6hG1fD8sA3pO5iU0yT-dos',
      },
    }
    const second = await createApp(changed, first.store)
    const url = '/auth/v1/token?grant_type=refresh_token'
    const answer = await second.inject({ method: 'POST', url, payload: { refresh_token } })
    expect(answer.statusCode).toBe(200)
    expect((await refreshed(first, answer.json().refresh_token)).body.code).toBe('refresh_token_not_found')
    await second.close()
    await first.close()
  })
})

test('ni la salida ni el registro del servidor dicen contraseñas, tokens ni enlaces', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'obrador-log-'))
  const server = runServer({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' })
  const base = (await server.url()).replace('localhost', '127.0.0.1')
  const post = async (path: string, body: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(`${base}/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json()
  }
  const email = newEmail()
  const session = await post('/signup', { email, password })
  await post('/token?grant_type=password', { email, password: 'equivocada-y-secreta' })
  await post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token })
  await post('/recover', { email })
  await post('/verify', { type: 'signup', token_hash: 'un-enlace-muy-secreto' })
  await fetch(`${base}/auth/v1/verify?type=signup&token=un-enlace-muy-secreto`, { redirect: 'manual' })
  await fetch(`${base}/auth/v1/callback?state=un-estado-secreto&code=un-codigo-secreto`, { redirect: 'manual' })
  await fetch(`${base}/auth/v1/user`, { headers: { authorization: `Bearer ${session.access_token}` } })
  server.child.kill('SIGTERM')
  await server.exit
  const output = server.output()
  rmSync(dataDir, { recursive: true, force: true })
  for (const secret of [
    password,
    'equivocada-y-secreta',
    session.access_token,
    session.refresh_token,
    'secreto',
    email,
    'argon2',
  ]) {
    expect(output).not.toContain(secret)
  }
})

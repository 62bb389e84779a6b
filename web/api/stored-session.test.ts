import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const user = { id: 'u1', email: 'ana@obrador.test' }
const now = Date.parse('2026-11-22T12:00:00Z')
let kept: string | null = null

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' } })
  vi.stubGlobal('localStorage', { getItem: () => kept })
})
afterEach(() => vi.unstubAllGlobals())

const read = async (text: string | null) => {
  kept = text
  const { isFresh, storedSession } = await import('./stored-session.ts')
  const session = storedSession()
  return session && { ...session, fresh: isFresh(session, now) }
}

test.each([
  ['una hora', 3600, true],
  ['lo justo', 91, true],
  ['menos de lo que tarda una consulta larga', 90, false],
  ['nada: caducó', -1, false],
])('con %s por delante, la sesión vale o no sin preguntar', async (_, seconds, fresh) => {
  const text = JSON.stringify({ user, access_token: 'ficha', expires_at: now / 1000 + seconds })
  expect(await read(text)).toMatchObject({ user, accessToken: 'ficha', fresh })
})

test.each([null, '', 'null', '{', '[]', '{"user":null}', '{"user":{"id":7}}'])(
  'lo que no es una sesión (%s) no es de nadie',
  async (text) => expect(await read(text)).toBeNull(),
)

test('sin ficha no vale, por fresca que sea', async () => {
  expect(await read(JSON.stringify({ user, expires_at: now / 1000 + 3600 }))).toMatchObject({ fresh: false })
})

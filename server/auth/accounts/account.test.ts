import { once } from 'node:events'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportStream } from '#server/http/export-stream.ts'
import {
  type AuthKitchen,
  newEmail,
  openAuthKitchen,
  password,
  refreshed,
  signedIn,
  signedUp,
} from '#testing/auth/harness.ts'
import { forEachEngine } from '#testing/harness.ts'
import { longestTurn, longestTurnMs } from '#testing/longest-turn.ts'
import { ownedTables } from './owned-tables.ts'

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'

const recipe = {
  name: 'Croquetas de jamón',
  category: 'Tapas',
  servings: 4,
  method: 'Hacer la bechamel.\nFreír.',
  ingredients: [
    { name: 'Jamón', quantity: 150, unit: 'g' },
    { name: 'Leche', quantity: 1, unit: 'l' },
  ],
}

forEachEngine((engine) => {
  let kitchen: AuthKitchen
  beforeAll(async () => {
    kitchen = await openAuthKitchen(engine)
  })
  afterAll(() => kitchen.close())

  const data = (method: string, path: string, token: string, body?: unknown) =>
    fetch(`${kitchen.base}/rest/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const rowsOf = async (table: string, userId: string) => {
    const { rows } = await sql`select 1 from ${sql.table(table)} where user_id = ${userId}`.execute(kitchen.store.db)
    return rows.length
  }

  describe('sesiones', () => {
    test('la lista dice dispositivo, uso y cuál es esta; nada que abra otra', async () => {
      const here = await signedUp(kitchen)
      await kitchen.call('POST', '/token?grant_type=password', {
        body: { email: here.email, password },
        headers: { 'user-agent': android },
      })
      const { body, text } = await kitchen.call('GET', '/sessions', { token: here.access_token })
      expect(body.sessions).toHaveLength(2)
      expect(body.sessions[0]).toMatchObject({ current: true, ip: '127.0.0.x' })
      expect(body.sessions[1]).toMatchObject({ current: false, device: 'Chrome en Android' })
      expect(Object.keys(body.sessions[0]).sort()).toEqual([
        'created_at',
        'current',
        'device',
        'id',
        'ip',
        'refreshed_at',
      ])
      expect(text).not.toMatch(/counter|amr|Mozilla/)
    })

    test('cerrar una, y solo una propia', async () => {
      const here = await signedUp(kitchen)
      const there = await signedIn(kitchen, here.email)
      const stranger = await signedUp(kitchen)
      const list = await kitchen.call('GET', '/sessions', { token: there.access_token })
      const id = list.body.sessions.find(({ current }: { current: boolean }) => current).id
      expect((await kitchen.call('DELETE', `/sessions/${id}`, { token: stranger.access_token })).status).toBe(404)
      expect((await kitchen.call('GET', '/user', { token: there.access_token })).status).toBe(200)
      expect((await kitchen.call('DELETE', `/sessions/${id}`, { token: here.access_token })).status).toBe(204)
      expect((await kitchen.call('GET', '/user', { token: there.access_token })).status).toBe(403)
      expect((await refreshed(kitchen, there.refresh_token)).status).toBe(400)
      expect((await kitchen.call('GET', '/user', { token: here.access_token })).status).toBe(200)
      expect((await kitchen.call('DELETE', `/sessions/${id}`, { token: here.access_token })).status).toBe(404)
    })

    test.each(['x', '%00', '..%2f..%2fuser', "'or'1'='1"])('%s no es una sesión', async (id) => {
      const { access_token } = await signedUp(kitchen)
      expect((await kitchen.call('DELETE', `/sessions/${id}`, { token: access_token })).status).toBe(404)
    })

    test('sin token, nada', async () => {
      for (const [method, path] of [
        ['GET', '/sessions'],
        ['DELETE', '/sessions/0199a0b0-0000-4000-8000-000000000000'],
        ['GET', '/user/export'],
        ['DELETE', '/user'],
      ] as const) {
        expect((await kitchen.call(method, path, { body: method === 'GET' ? undefined : {} })).status).toBe(401)
      }
    })
  })

  describe('llevarse los datos', () => {
    test('todo lo propio, nada ajeno, ningún secreto', async () => {
      const ana = await signedUp(kitchen)
      const beto = await signedUp(kitchen)
      await data('POST', '/recipes', ana.access_token, recipe)
      await data('POST', '/recipes', beto.access_token, { ...recipe, name: 'Secreto de Beto' })
      const { headers, body, text } = await kitchen.call('GET', '/user/export', { token: ana.access_token })
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="obrador-\d{4}-\d\d-\d\d\.json"$/)
      expect(body.account).toMatchObject({ email: ana.email, id: ana.user.id })
      expect(body.recipes).toHaveLength(1)
      expect(body.recipes[0]).toMatchObject({ name: recipe.name, servings: 4 })
      expect(body.ingredients).toHaveLength(2)
      expect(text).not.toMatch(/Beto|argon2|password_hash|refresh_counter/)
    })

    test('la lista de tablas está completa', async () => {
      const { tables } = await kitchen.store.db.introspection.getTables().then((all) => ({
        tables: all.filter(
          ({ name, columns }) => !name.startsWith('auth_') && columns.some((column) => column.name === 'user_id'),
        ),
      }))
      expect(Object.keys(ownedTables).sort()).toEqual(tables.map(({ name }) => name).sort())
    })

    test('largas y cortas mezcladas, todas una vez y sin parar a nadie', async () => {
      const ana = await signedUp(kitchen)
      const lengths = Array.from({ length: 70 }, (_, n) => (n % 7 === 0 ? 50_000 : n % 5))
      for (const length of lengths) {
        const method = `Ñ${'€'.repeat(Math.max(0, length - 1))}`
        expect((await data('POST', '/recipes', ana.access_token, { ...recipe, method })).status).toBe(201)
      }
      const { answer, longest } = await longestTurn(() =>
        kitchen.call('GET', '/user/export', { token: ana.access_token }),
      )
      expect(answer.body.recipes).toHaveLength(lengths.length)
      const sizes = answer.body.recipes.map(({ method }: { method: string }) => method.length)
      expect(sizes.sort()).toEqual(lengths.map((length) => Math.max(1, length)).sort())
      expect(longest).toBeLessThan(longestTurnMs)
    })

    test('lo recién eliminado está también, fila por fila', async () => {
      const ana = await signedUp(kitchen)
      const folder = await (await data('POST', '/folders', ana.access_token, { name: 'Tapas' })).json()
      for (let n = 0; n < 40; n += 1)
        await data('POST', '/recipes', ana.access_token, { ...recipe, folder_id: folder.id })
      await data('DELETE', `/folders/${folder.id}`, ana.access_token)
      const { body } = await kitchen.call('GET', '/user/export', { token: ana.access_token })
      expect(body.removals).toHaveLength(1)
      expect(body.removal_rows).toHaveLength(41)
    })

    test('mientras se está haciendo uno, otro se rechaza; después se puede otra vez', async () => {
      const ana = await signedUp(kitchen)
      const download = () => kitchen.call('GET', '/user/export', { token: ana.access_token })
      const held = exportStream(ana.user.id, Readable.from(['{', '}']))
      expect(await download()).toMatchObject({ status: 429, body: { code: 'export_under_way' } })
      held.destroy()
      await once(held, 'close')
      for (const _ of [1, 2]) expect((await download()).status).toBe(200)
    })

    test('más de una página', async () => {
      const ana = await signedUp(kitchen)
      const ingredients = Array.from({ length: 300 }, (_, i) => ({ name: `Cosa ${i}`, quantity: 1, unit: 'g' }))
      for (let i = 0; i < 4; i += 1) {
        expect(
          (await data('POST', '/recipes', ana.access_token, { ...recipe, name: `Receta ${i}`, ingredients })).status,
        ).toBe(201)
      }
      const { body } = await kitchen.call('GET', '/user/export', { token: ana.access_token })
      expect(body.ingredients).toHaveLength(1200)
      expect(new Set(body.ingredients.map(({ id }: { id: string }) => id)).size).toBe(1200)
    })
  })

  describe('borrar la cuenta', () => {
    test('sin escribir el email no pasa nada', async () => {
      const { access_token, email } = await signedUp(kitchen)
      for (const body of [{}, { confirm: 'BORRAR' }, { confirm: newEmail() }]) {
        expect((await kitchen.call('DELETE', '/user', { token: access_token, body })).status).toBe(400)
      }
      await expect(signedIn(kitchen, email)).resolves.toBeDefined()
    })

    test('se va con todo lo que tiene, y nadie más lo nota', async () => {
      const ana = await signedUp(kitchen)
      const beto = await signedUp(kitchen)
      for (const { access_token } of [ana, beto]) {
        const folder = await (await data('POST', '/folders', access_token, { name: 'Tapas' })).json()
        const saved = await data('POST', '/recipes', access_token, { ...recipe, folder_id: folder.id })
        expect(saved.status).toBe(201)
      }
      await kitchen.call('POST', '/recover', { body: { email: ana.email } })
      const there = await signedIn(kitchen, ana.email)
      const gone = await kitchen.call('DELETE', '/user', {
        token: ana.access_token,
        body: { confirm: ` ${ana.email.toUpperCase()}` },
      })
      expect([gone.status, gone.text]).toEqual([204, ''])
      for (const table of [...Object.keys(ownedTables), 'auth_identities', 'auth_sessions', 'auth_one_time_tokens']) {
        expect(await rowsOf(table, ana.user.id), table).toBe(0)
      }
      expect(await rowsOf('recipes', beto.user.id)).toBe(1)
      for (const token of [ana.access_token, there.access_token]) {
        const user = await kitchen.call('GET', '/user', { token })
        expect([user.status, user.body.code]).toEqual([403, 'user_not_found'])
        expect((await data('GET', '/recipes', token)).status).toBe(401)
      }
      expect((await refreshed(kitchen, there.refresh_token)).body.code).toBe('refresh_token_not_found')
      const log = await kitchen.store.db
        .selectFrom('auth_audit')
        .selectAll()
        .where('user_id', '=', ana.user.id)
        .execute()
      expect(log.map(({ action }) => action)).toContain('user_deleted')
      expect(JSON.stringify(log)).not.toContain(ana.email)
      const again = await signedUp(kitchen, ana.email)
      expect(again.user.id).not.toBe(ana.user.id)
      expect(await (await data('GET', '/recipes', again.access_token)).json()).toMatchObject({ items: [] })
    })
  })
})

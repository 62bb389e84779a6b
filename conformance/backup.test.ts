import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { backUp, keepNewest, type Place, restore } from '#server/backup/backup.ts'
import { checkArchive } from '#server/backup/load.ts'
import { fillIngredientKeys } from '#server/database/fill-ingredient-keys.ts'
import { openStore } from '#server/database/open.ts'
import type { Store } from '#server/database/store.ts'
import { fillAll } from '#testing/fill-all.ts'
import { type Cook, type Engine, forEachEngine, type Kitchen, newCook, openKitchen, request } from '#testing/harness.ts'
import { createDatabase } from '#testing/postgres.ts'

/** One file that holds everything, made while cooks write, and put into an empty place of either engine. */

const now = new Date('2026-11-21T10:00:00.000Z')
const usual = { withSecrets: true, now }
const carefully = { replace: false, now }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'obrador-copias-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const emptyPlace = async (engine: Engine): Promise<Place> => ({
  dataDir: mkdtempSync(join(folder, 'sitio-')),
  databaseUrl:
    engine === 'sqlite'
      ? undefined
      : await createDatabase(inject('postgresUrl'), `t_${randomUUID().replaceAll('-', '')}`),
})

const placeOf = ({ config }: Kitchen): Place => ({ dataDir: config.dataDir, databaseUrl: config.databaseUrl })

const withStore = async <T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore(place)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

const tablesIn = async ({ db, engine }: Store): Promise<string[]> => {
  const names =
    engine === 'sqlite'
      ? sql<{ t: string }>`select name as t from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ t: string }>`select table_name as t from information_schema.tables where table_schema = 'public'`
  return (
    (await names.execute(db)).rows
      .map(({ t }) => t)
      // Settings of the server that runs, not of the database that is backed up.
      .filter((name) => name !== 'schema_migrations' && name !== 'auth_quotas')
      .sort()
  )
}

/** Every row of every table as text, whatever the order of rows, columns and keys. */
const everything = async (store: Store): Promise<Record<string, string[]>> => {
  const all: Record<string, string[]> = {}
  for (const table of await tablesIn(store)) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(store.db)
    // Counted anew on the way in; the two engines write JSON with and without blanks.
    if (table === 'account_usage') for (const row of rows as { bytes?: number }[]) delete row.bytes
    // The kitchen's own row of PostgreSQL says every while that it is alive, between the copy and the look too.
    if (table === 'auth_processes')
      for (const row of rows as { host?: string; seen_at?: string }[]) if (row.host !== goneHost) delete row.seen_at
    all[table] = rows.map((row) => JSON.stringify(sorted(row))).sort()
  }
  return all
}

/** Of a process last seen in 1970. */
const goneHost = 'h'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

const dish = (name: string, lines = 3) => ({
  ...{ name, category: 'Postres', servings: 4, method: 'Uno.\nDos «con» "comillas" y \\ barra.\u2028🍲' },
  ingredients: Array.from({ length: lines }, (_, n) => ({ name: `Azúcar ${n}`, quantity: 0.1 + 0.2 * n, unit: 'g' })),
})

/** A cook with a row in every table there is. */
const cookWithEverything = async (kitchen: Kitchen): Promise<Cook> => {
  const cook = await newCook(kitchen, 'ana')
  await fillAll(kitchen.store, cook.id)
  // What the next start would do to these rows.
  await fillIngredientKeys(kitchen.store)
  for (const n of [1, 2, 3]) await cook.call('POST', '/rest/v1/recipes', dish(`Ñoquis n.º ${n} — 日本`))
  const { db } = kitchen.store
  const at = now.toISOString()
  const json = JSON.stringify({ z: 1, a: [true, null, { 'clave con "comillas"': 1e-7 }], n: 123456789.123 })
  const user_id = cook.id
  await db.updateTable('recipe_variations').set({ changes: json }).where('user_id', '=', user_id).execute()
  const times = { created_at: at, expires_at: at }
  const link = { kind: 'recovery' as const, redirect_to: 'http://x/', ...times }
  await db
    .insertInto('auth_one_time_tokens')
    .values({ token_hash: `h-${user_id}`, user_id, ...link })
    .execute()
  await db
    .insertInto('auth_flows')
    .values({ id: randomUUID(), provider: 'google', redirect_to: 'x', ...times })
    .execute()
  const mail = { recipient: 'a@x.example', kind: 'recovery', payload: json, tries: 0, not_before: at, created_at: at }
  await db
    .insertInto('auth_outbox')
    .values({ id: randomUUID(), ...mail })
    .execute()
  const counted = { key: `k-${user_id}`, hits: 3, since_ms: 1_763_700_000_123, until_ms: 0.5 }
  await db.insertInto('auth_throttle').values(counted).execute()
  // On PostgreSQL the kitchen itself is there; a process last seen in 1970 stands in nobody's way.
  const gone = { started_at: new Date(0).toISOString(), seen_at: new Date(0).toISOString(), host: goneHost, pid: 1 }
  const known = { app_secrets: '["s"]', jwt_keys: '["k"]', api_url: 'http://x/' }
  if (kitchen.store.engine === 'sqlite')
    await db
      .insertInto('auth_processes')
      .values({ id: randomUUID(), ...gone, ...known })
      .execute()
  return cook
}

forEachEngine((engine) => {
  let kitchen: Kitchen
  let ana: Cook
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
    ana = await cookWithEverything(kitchen)
  })
  afterAll(() => kitchen.close())

  test.each(['sqlite', 'postgres'] as const)(
    'a %s: cada fila de cada tabla llega igual, y se entra como antes',
    async (other) => {
      const path = join(folder, 'una.copia.gz')
      await backUp(placeOf(kitchen), path, usual)
      expect(statSync(path).mode & 0o777).toBe(0o600)
      const place = await emptyPlace(other)
      await restore(path, place, carefully)
      const before = await everything(kitchen.store)
      for (const [table, rows] of Object.entries(before))
        expect(rows.length, `sin filas en ${table}`).toBeGreaterThan(0)
      expect(await withStore(place, everything)).toEqual(before)
      for (const name of ['app-secret', 'jwt-keys.json']) {
        expect(readFileSync(join(place.dataDir, name), 'utf8')).toBe(
          readFileSync(join(kitchen.config.dataDir, name), 'utf8'),
        )
        expect(statSync(join(place.dataDir, name)).mode & 0o777).toBe(0o600)
      }
      const moved = await openKitchen('sqlite', {
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
      })
      try {
        const { status, body } = await request(moved.app, { method: 'GET', url: '/rest/v1/recipes', token: ana.token })
        expect({ status, recipes: body.items.length }).toEqual({ status: 200, recipes: 5 })
      } finally {
        await moved.close()
      }
    },
  )

  test.each(['sqlite', 'postgres'] as const)(
    'mientras se escribe sin parar: a %s llega un solo momento',
    async (other) => {
      const cook = await newCook(kitchen, 'prisa')
      for (let n = 0; n < 40; n++) await cook.call('POST', '/rest/v1/recipes', dish(`Antes ${n}`, 30))
      let written = 0
      let stop = false
      const write = async (lane: number) => {
        while (!stop && written < 5000) {
          const { status } = await cook.call('POST', '/rest/v1/recipes', dish(`Durante ${lane}`, 1 + (written % 9)))
          if (status === 201) written += 1
        }
      }
      const lanes = Promise.all([0, 1, 2, 3].map(write))
      await expect.poll(() => written).toBeGreaterThan(10)
      const acknowledged = written
      const path = join(folder, 'viva.copia.gz')
      await backUp(placeOf(kitchen), path, usual)
      const duringCopy = written - acknowledged
      stop = true
      await lanes
      const place = await emptyPlace(other)
      await restore(path, place, carefully)
      const { recipes, wrong } = await withStore(place, async ({ db }) => {
        const found = await sql<{ n: number }>`select count(*) as n from recipes where user_id = ${cook.id}`.execute(db)
        const torn = await sql<{ id: string }>`
        select r.id from recipes r where r.ingredient_count > 0 and r.ingredient_count <>
          (select count(*) from ingredients i where i.user_id = r.user_id and i.recipe_id = r.id)`.execute(db)
        return { recipes: Number(found.rows[0]?.n), wrong: torn.rows }
      })
      expect(wrong).toEqual([])
      expect(recipes).toBeGreaterThanOrEqual(40 + acknowledged)
      expect(recipes).toBeLessThanOrEqual(40 + acknowledged + duringCopy + 4)
      await kitchen.store.db.deleteFrom('auth_users').where('id', '=', cook.id).execute()
    },
  )

  describe('al restaurar', () => {
    let path: string
    beforeEach(async () => {
      path = join(folder, 'una.copia.gz')
      await backUp(placeOf(kitchen), path, usual)
    })

    const refused = (place: Place, from = path, replace = false) =>
      restore(from, place, { replace, now }).then(
        () => 'restaurada',
        (error: Error) => error.message,
      )
    const isEmpty = async (place: Place) =>
      Object.values(await withStore(place, everything)).every((rows) => rows.length === 0)

    test('sobre un sitio recién arrancado, sí; con filas dentro, no, salvo que se diga: y lo de antes se guarda', async () => {
      const place = await emptyPlace(engine)
      await withStore(place, async () => undefined)
      await restore(path, place, carefully)
      await withStore(place, ({ db }) => db.deleteFrom('ingredients').execute())
      expect(await refused(place)).toMatch(/no está vacía.*--sustituir/)
      await restore(path, place, { replace: true, now })
      expect(await withStore(place, everything)).toEqual(await everything(kitchen.store))
      const kept = readdirSync(place.dataDir).filter((name) => name.startsWith('obrador.db.antes-'))
      expect(kept).toHaveLength(engine === 'sqlite' ? 1 : 0)
    })

    test.runIf(engine === 'sqlite')('con un servidor en marcha en esa carpeta, no', async () => {
      expect(await refused(placeOf(kitchen), path, true)).toContain('Otro Obrador está usando la carpeta de datos')
    })

    test('otras claves en la carpeta no se pierden', async () => {
      const place = await emptyPlace(engine)
      writeFileSync(join(place.dataDir, 'app-secret'), 'otra-clave')
      expect(await refused(place)).toMatch(/hay otra clave \(app-secret\)/)
      expect(await isEmpty(place)).toBe(true)
      await restore(path, place, { replace: true, now })
      const kept = readdirSync(place.dataDir).find((name) => name.startsWith('app-secret.antes-')) ?? ''
      expect(readFileSync(join(place.dataDir, kept), 'utf8')).toBe('otra-clave')
    })

    test('de una versión más nueva, no', async () => {
      const newer = join(folder, 'nueva.copia.gz')
      const text = gunzipSync(readFileSync(path)).toString()
      writeFileSync(newer, gzipSync(text.replace('"migrations":[', '"migrations":["9999_del_futuro",')))
      const place = await emptyPlace(engine)
      expect(await refused(place, newer)).toMatch(/versión más nueva de Obrador .*9999_del_futuro/)
      writeFileSync(newer, gzipSync(text.replace('"format_version":1', '"format_version":2')))
      expect(await refused(place, newer)).toMatch(/versión más nueva/)
      expect(await isEmpty(place)).toBe(true)
    })

    const lines = () => gunzipSync(readFileSync(path)).toString().split('\n')
    const damages: readonly (readonly [string, () => Buffer])[] = [
      ['cortada', () => readFileSync(path).subarray(0, -200)],
      ['cortada justo al final de una tabla', () => gzipSync(lines().slice(0, -8).join('\n'))],
      ['sin la última línea', () => gzipSync(`${lines().slice(0, -2).join('\n')}\n`)],
      ['con un bit cambiado', () => flipped(readFileSync(path))],
      ['con una cantidad cambiada', () => gzipSync(lines().join('\n').replace('"Azúcar 1"', '"Azúcar 2"'))],
      [
        'con una fila de menos',
        () =>
          gzipSync(
            lines()
              .filter((line) => !line.includes('Azúcar 2'))
              .join('\n'),
          ),
      ],
      ['con otra clave', () => gzipSync(lines().join('\n').replace('"text":"', '"text":"x'))],
      ['que no es una copia', () => Buffer.from('esto no es nada')],
      ['vacía', () => Buffer.alloc(0)],
    ]
    test.each(damages)('%s: se dice, y no queda nada a medias', async (_how, make) => {
      const broken = join(folder, 'rota.copia.gz')
      writeFileSync(broken, make())
      const place = await emptyPlace(engine)
      expect(await refused(place, broken)).toMatch(/La copia .* está dañada: .*No se ha cambiado nada/)
      expect(readdirSync(place.dataDir).filter((name) => name !== 'obrador.lock')).toEqual([])
      expect(await isEmpty(place)).toBe(true)
      await restore(path, place, carefully)
      const before = await withStore(place, everything)
      expect(await refused(place, broken, true)).toMatch(/dañada/)
      expect(await withStore(place, everything)).toEqual(before)
    })
  })

  test('una copia no pisa otra, se comprueba sola y las viejas se van', async () => {
    const path = join(folder, 'obrador-2026-01-01T00-00-00Z.copia.gz')
    await backUp(placeOf(kitchen), path, usual)
    await expect(backUp(placeOf(kitchen), path, usual)).rejects.toThrow('ya existe y no se toca')
    const { head, secrets } = await checkArchive(path)
    expect({ engine: head.engine, secrets }).toEqual({ engine, secrets: 2 })
    for (const day of ['02', '03', '04']) copyFileSync(path, path.replace('-01T', `-${day}T`))
    writeFileSync(join(folder, 'apuntes.txt'), '')
    expect(keepNewest(folder, 2)).toHaveLength(2)
    expect(readdirSync(folder).sort()).toEqual([
      ...['apuntes.txt', 'obrador-2026-01-03T00-00-00Z.copia.gz', 'obrador-2026-01-04T00-00-00Z.copia.gz'],
    ])
    expect(() => keepNewest(folder, 0)).toThrow('una copia por lo menos')
  })

  test('sin claves no las lleva, y de una carpeta que no existe se dice', async () => {
    const path = join(folder, 'sin.copia.gz')
    await backUp(placeOf(kitchen), path, { withSecrets: false, now })
    expect((await checkArchive(path)).secrets).toBe(0)
    expect(gunzipSync(readFileSync(path)).toString()).not.toContain(
      readFileSync(join(kitchen.config.dataDir, 'app-secret'), 'utf8').trim(),
    )
    await expect(backUp(placeOf(kitchen), join(folder, 'no', 'hay.gz'), usual)).rejects.toThrow('esa carpeta no existe')
  })
})

test('una base de datos dañada no se copia: se dice', async () => {
  const kitchen = await openKitchen('sqlite')
  const cook = await newCook(kitchen, 'ana')
  for (let n = 0; n < 30; n++) await cook.call('POST', '/rest/v1/recipes', dish(`Plato ${n}`, 30))
  const place = await emptyPlace('sqlite')
  await sql`vacuum into ${join(place.dataDir, 'obrador.db')}`.execute(kitchen.store.db)
  await kitchen.close()
  const file = join(place.dataDir, 'obrador.db')
  chmodSync(file, 0o600)
  const bytes = readFileSync(file)
  bytes.fill(0x41, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 20_000)
  writeFileSync(file, bytes)
  await expect(backUp(place, join(folder, 'x.copia.gz'), usual)).rejects.toThrow(
    /está dañada.*No se ha hecho ninguna copia/,
  )
  expect(readdirSync(folder).filter((name) => name.includes('copia.gz'))).toEqual([])
})

const flipped = (bytes: Buffer): Buffer => {
  const at = Math.floor(bytes.length * 0.7)
  bytes[at] = (bytes[at] ?? 0) ^ 4
  return bytes
}

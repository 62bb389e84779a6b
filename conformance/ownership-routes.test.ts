import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, fillAll, owned } from '#testing/fill-all.ts'
import { type Answer, type Cook, forEachEngine, type Kitchen, newCook, openKitchen, request } from '#testing/harness.ts'
import { type Operation, operationsOf } from '#tools/fuzz/operations.ts'
import { openRandom, type Random } from '#tools/fuzz/random.ts'
import { type Seen, valueFor } from '#tools/fuzz/schema-values.ts'

/**
 * Every call of the document, by a cook who knows all the ids of another's rows. The list is the document's own, so that a
 * new route is here the day it is written; one whose body cannot be made up from its schema fails until it is given one.
 */

const marker = 'Secreto de Ana'
/** Columns a cook writes words into: here Ana's are put, to be found wherever they leak. */
const words: Record<string, readonly string[]> = {
  folders: ['name'],
  recipes: ['name', 'method', 'category'],
  ingredients: ['name'],
  ingredient_prices: ['ingredient_name'],
  category_targets: ['category'],
  projects: ['name'],
  recipe_variations: ['name'],
  project_comments: ['content'],
  food_choices: ['name'],
  allergen_corrections: ['note'],
  ice_cream_formulas: ['name'],
  ice_cream_ingredients: ['name'],
}
/** More bodies than this are not tried before an operation counts as unproved. */
const mostTries = 120

/** Bodies that must fit what is stored, which no schema tells. */
const bodies: Record<string, unknown> = {
  'PATCH /rest/v1/projects/{id}': {
    ...{ name: 'Otro', description: '', previous: { name: marker, description: null } },
  },
  'PUT /rest/v1/recipe_variations/{id}/changes': {
    ...{ changes: { servings: 8 }, updated_at: '1970-01-01T00:00:00.000Z', base_updated_at: at },
  },
  'POST /rest/v1/recipe_variations/{id}/effect': { changes: { servings: 8 }, base_updated_at: at },
}

type Row = { readonly table: string; readonly rowId: string }
type Call = { readonly url: string; readonly body: unknown }

forEachEngine((engine) => {
  let kitchen: Kitchen
  let beto: Cook
  let operations: Operation[]
  beforeAll(async () => {
    kitchen = await openKitchen(engine, { AUTH_ARGON2_MEMORY: '8', AUTH_ARGON2_TIME: '1' })
    beto = await newCook(kitchen, 'beto')
    operations = operationsOf((await request(kitchen.app, { method: 'GET', url: '/openapi.json' })).body)
  })
  afterAll(() => kitchen.close())

  /** A cook with a row in every table, all of it marked, and what anybody could know of it. */
  const newAna = async (): Promise<{ ana: Cook; seen: Seen }> => {
    const ana = await newCook(kitchen, 'ana')
    await fillAll(kitchen.store, ana.id)
    const { db } = kitchen.store
    const ids = new Map<string, string[]>()
    const versions = new Map<string, string>()
    for (const table of owned) {
      for (const column of words[table] ?? []) {
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${marker} where user_id = ${ana.id}`.execute(db)
      }
      const { rows } = await sql<
        Record<string, unknown>
      >`select * from ${sql.table(table)} where user_id = ${ana.id}`.execute(db)
      for (const { id, updated_at } of rows) versions.set(String(id), String(updated_at ?? at))
      ids.set(table, rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])).sort())
    }
    return { ana, seen: { ids, versions } }
  }

  const everythingOf = async (userId: string): Promise<string> => {
    const all = await Promise.all(
      owned.map((table) => sql`select * from ${sql.table(table)} where user_id = ${userId}`.execute(kitchen.store.db)),
    )
    // A table has no order of its own: PostgreSQL moves a row when it is written.
    return JSON.stringify(all.map(({ rows }) => rows.map((row) => JSON.stringify(row)).toSorted()))
  }

  const call = (cook: Cook | null, { method, contentType }: Operation, { url, body }: Call): Promise<Answer> => {
    const payload = body === undefined ? {} : { body: contentType === 'application/json' ? JSON.stringify(body) : body }
    return request(kitchen.app, { method, url, ...(cook === null ? {} : { token: cook.token }), ...payload })
  }

  test('sin entrar, ninguna contesta', async () => {
    expect(operations.length).toBeGreaterThan(70)
    for (const operation of operations) {
      const { status } = await call(null, operation, { url: operation.path.replaceAll(/\{\w+\}/g, 'x'), body: {} })
      expect(status, `${operation.method} ${operation.path}`).toBe(401)
    }
  })

  test('con los números de otro no se ve, ni se cambia, ni se cuelga nada', async () => {
    const unproved: string[] = []
    let proved = 0
    for (const operation of operations) {
      const name = `${operation.method} ${operation.path}`
      const { ana, seen } = await newAna()
      const row = rowOf(operation, seen)
      if (operation.path.endsWith('/restore')) await removeFirst(ana, operation, row)
      const before = await everythingOf(ana.id)
      let works = false
      let last = ''
      for (let number = 1; number <= mostTries && !works; number++) {
        const made = makeCall(operation, openRandom(number), seen, row)
        const his = await call(beto, operation, made)
        expect(JSON.stringify(his.body), name).not.toContain(marker)
        expect(his.status, name).toBeLessThan(500)
        expect(await everythingOf(ana.id), name).toBe(before)
        if (row === undefined) break
        const hers = await call(ana, operation, made)
        works = hers.status < 300
        last = JSON.stringify({ ...hers, sent: made.body })
        // Hers was found with this very request, so his was well made and must not have found it.
        if (works) expect({ name, status: his.status }).toEqual({ name, status: 404 })
        else if (his.status < 300) expect(name).toBe('refused to its owner and granted to another')
      }
      if (row !== undefined && !works) unproved.push(`${name}: ${last}`)
      if (works) proved += 1
    }
    expect(unproved).toEqual([])
    expect(proved).toBeGreaterThan(35)
  }, 120_000)

  const removeFirst = async (ana: Cook, { path }: Operation, row: Row | undefined): Promise<void> => {
    const { status } = await ana.call('DELETE', path.replace('/restore', '').replace('{id}', row?.rowId ?? ''))
    expect(status, `DELETE before ${path}`).toBe(204)
  }
})

/** Ana's row that the path names; undefined: the operation names none. */
const rowOf = ({ path }: Operation, { ids }: Seen): Row | undefined => {
  if (!path.includes('{')) return undefined
  const named = path.includes('{recipe_id}') ? 'recipes' : (path.split('/')[3] ?? '')
  const rowId = ids.get(named)?.[0]
  if (rowId === undefined) throw new Error(`No row of ${named} to try ${path} with`)
  return { table: named, rowId }
}

const makeCall = (operation: Operation, random: Random, seen: Seen, row: Row | undefined): Call => {
  const rowId = row?.rowId
  let url = operation.path
  const query: string[] = []
  for (const { name, in: place, schema } of operation.parameters) {
    const isRow = place === 'path' && (name === 'id' || name === 'recipe_id')
    const value = encodeURIComponent(String(isRow ? rowId : valueFor(schema, random, seen, { name, rowId, depth: 0 })))
    if (place === 'path') url = url.replace(`{${name}}`, value)
    else if (name !== 'cursor') query.push(`${name}=${value}`)
  }
  const given = bodies[`${operation.method} ${operation.path}`]
  const body = given ?? (operation.body && valueFor(operation.body, random, seen, { name: '', rowId, depth: 0 }))
  return { url: query.length === 0 ? url : `${url}?${query.join('&')}`, body }
}

import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forEachEngine, type Kitchen, openKitchen } from '#testing/harness.ts'

/** `server/database/schema.ts` is written by hand: here it is held against what the migrations really make. */

type Columns = Record<string, { nullable: boolean }>

forEachEngine((engine) => {
  let kitchen: Kitchen
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
  })
  afterAll(() => kitchen.close())

  const columnsInDatabase = async (): Promise<Record<string, Columns>> => {
    const query =
      engine === 'sqlite'
        ? sql<{ t: string; c: string; n: number }>`
            select m.name as t, p.name as c, p."notnull" as n from sqlite_master m, pragma_table_info(m.name) p
            where m.type = 'table' and m.name not like 'sqlite_%' order by m.name, p.name`
        : sql<{ t: string; c: string; n: number }>`
            select table_name as t, column_name as c, case is_nullable when 'NO' then 1 else 0 end as n
            from information_schema.columns where table_schema = 'public' order by table_name, column_name`
    const { rows } = await query.execute(kitchen.store.db)
    const tables: Record<string, Columns> = {}
    for (const { t, c, n } of rows) {
      tables[t] ??= {}
      tables[t][c] = { nullable: n === 0 }
    }
    delete tables['schema_migrations']
    return tables
  }

  test('cada tabla y columna de schema.ts está en la base de datos, y al revés, con el mismo «puede faltar»', async () => {
    const inDatabase = await columnsInDatabase()
    // A primary key of one column may be null in SQLite's catalogue though no row can have it so.
    const declared = columnsInTypes()
    expect(Object.keys(declared).length).toBeGreaterThan(15)
    for (const columns of Object.values(inDatabase))
      for (const key of ['id', 'token_hash']) if (columns[key]) columns[key].nullable = false
    expect(declared).toEqual(inDatabase)
  })

  test('toda tabla con dueño tiene claves que empiezan por el dueño', async () => {
    const tables = await columnsInDatabase()
    const owned = Object.keys(tables).filter((table) => !table.startsWith('auth_'))
    expect(owned.length).toBeGreaterThanOrEqual(12)
    for (const table of owned) {
      const first =
        engine === 'sqlite'
          ? sql<{ c: string }>`select name as c from pragma_table_info(${table}) where pk = 1`
          : sql<{ c: string }>`select a.attname as c from pg_index i join pg_attribute a
              on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where i.indisprimary and i.indrelid = ${table}::regclass`
      expect((await first.execute(kitchen.store.db)).rows, table).toEqual([{ c: 'user_id' }])
    }
  })
})

const columnsInTypes = (): Record<string, Columns> => {
  const files = ['schema-prices.ts', 'schema.ts']
  const source = files
    .map((file) => readFileSync(new URL(`../server/database/${file}`, import.meta.url), 'utf8'))
    .join('\n')
  const types = new Map<string, Columns>()
  for (const [, name, owned, body] of source.matchAll(/type (\w+) = (Owned & )?\{([^}]*)\}/g)) {
    const columns: Columns = owned ? { user_id: { nullable: false } } : {}
    for (const [, column, type] of (body ?? '').matchAll(/(?:^|;|\n)\s*(\w+): ([^;\n]+)/g)) {
      if (column !== undefined) columns[column] = { nullable: /\bnull\b/.test(type ?? '') }
    }
    types.set(name ?? '', columns)
  }
  const tables = /export type Tables = \{([^}]*)\}/.exec(source)?.[1] ?? ''
  const pairs = [...tables.matchAll(/(\w+): (\w+)/g)]
  return Object.fromEntries(pairs.map(([, table, type]) => [table, types.get(type ?? '') ?? {}]))
}

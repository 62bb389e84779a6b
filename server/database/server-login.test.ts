import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type Cook, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { openStore } from './open.ts'

describe('el servidor entra con un usuario que no posee nada', () => {
  let kitchen: Kitchen
  let ana: Cook
  beforeAll(async () => {
    kitchen = await openKitchen('postgres')
    ana = await newCook(kitchen, 'ana')
    const recipe = {
      name: 'Caldo',
      category: '',
      servings: 4,
      method: 'Hervir.',
      ingredients: [{ name: 'Agua', quantity: 1, unit: 'l' }],
    }
    await ana.call('POST', '/rest/v1/recipes', recipe)
  })
  afterAll(() => kitchen.close())

  const count = async (of: Kitchen['store'], table: string) =>
    (await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(of.db)).rows[0]?.rows

  test('sin papel puesto no ve fila alguna de nadie; quien las posee, sí', async () => {
    expect(await count(kitchen.store, 'recipes')).toBe(1)
    expect(await count(kitchen.asked, 'recipes')).toBe(0)
    expect(await count(kitchen.asked, 'account_usage')).toBe(0)
  })

  test('ni borra, ni cambia, ni vacía lo de otros', async () => {
    await sql`delete from recipes`.execute(kitchen.asked.db)
    await sql`update recipes set name = 'Robada'`.execute(kitchen.asked.db)
    await expect(sql`truncate recipes cascade`.execute(kitchen.asked.db)).rejects.toThrow('permission denied')
    const names = await kitchen.store.db.selectFrom('recipes').select('name').execute()
    expect(names).toEqual([{ name: 'Caldo' }])
  })

  test.each([
    'alter table recipes disable row level security',
    'drop table recipes',
    'drop policy owner on recipes',
    'create table mine (id int)',
    'set role obrador',
    'delete from schema_migrations',
    'alter role obrador_server bypassrls',
  ])('no puede: %s', async (statement) => {
    await expect(sql.raw(statement).execute(kitchen.asked.db)).rejects.toThrow(
      /permission denied|must be (owner|superuser)/,
    )
  })

  test('una cuenta nace y se borra con su recuento y sus filas', async () => {
    const berta = await newCook(kitchen, 'berta')
    await berta.call('POST', '/rest/v1/folders', { name: 'Fondos', parent_id: null })
    expect(await count(kitchen.store, 'account_usage')).toBe(2)
    await kitchen.asked.db.deleteFrom('auth_users').where('id', '=', berta.id).execute()
    expect(await count(kitchen.store, 'account_usage')).toBe(1)
    expect(await count(kitchen.store, 'folders')).toBe(0)
  })
})

describe('al arrancar', () => {
  let kitchen: Kitchen
  let databaseUrl: string
  beforeAll(async () => {
    kitchen = await openKitchen('postgres')
    databaseUrl = kitchen.config.databaseUrl ?? ''
  })
  afterAll(() => kitchen.close())
  const open = (databaseLoginUrl: string) =>
    openStore({ dataDir: kitchen.config.dataDir, databaseUrl, databaseLoginUrl })

  test('se niega un usuario que puede saltarse la seguridad por filas', async () => {
    await expect(open(databaseUrl)).rejects.toThrow('puede saltarse la seguridad por filas')
  })

  test('se niega otra base de datos', async () => {
    const other = new URL(kitchen.config.databaseLoginUrl ?? '')
    other.pathname = new URL(inject('postgresUrl')).pathname
    await expect(open(other.href)).rejects.toThrow('tienen que llevar a la misma base de datos')
  })

  test('un usuario que no existe lo dice con el nombre de su variable', async () => {
    const nobody = new URL(databaseUrl)
    nobody.username = 'nadie'
    await expect(open(nobody.href)).rejects.toThrow(/base de datos de DATABASE_LOGIN_URL/)
  })

  test('varios procesos a la vez no se estorban', async () => {
    const login = kitchen.config.databaseLoginUrl ?? ''
    const stores = await Promise.all([open(login), open(login), open(login)])
    await Promise.all(stores.map((store) => store.close()))
  })

  test('sin DATABASE_URL no vale DATABASE_LOGIN_URL', () => {
    expect(() => readConfig({ DATABASE_LOGIN_URL: 'postgres://web@localhost/obrador' })).toThrow(
      'pide también DATABASE_URL',
    )
  })
})

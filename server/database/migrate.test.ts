import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { insertEmailUser } from '#server/auth/accounts/users.ts'
import { at, fillAll, recipeOf } from '#testing/fill-all.ts'
import { forEachEngine } from '#testing/harness.ts'
import { createDatabase } from '#testing/postgres.ts'
import { counted, held } from '#testing/usage-steps.ts'
import { asUser } from './as-user.ts'
import { applyMigrations, migrate, migrationNames } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'
import { writeQuotas } from './quotas.ts'

const noQuotas = {
  ...{ recipes: 1, folders: 1, projects: 1, variations: 1, comments: 1, formulas: 1, foods: 1 },
}

forEachEngine((engine) => {
  const openEmpty = async (dataDir: string) =>
    engine === 'sqlite'
      ? openSqlite(dataDir)
      : await openPostgres(await createDatabase(inject('postgresUrl'), `m_${randomUUID().replaceAll('-', '')}`))

  test('los precios de antes abren su histórico, también en una cuenta llena, y nada se pierde', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'obrador-'))
    const store = await openEmpty(dataDir)
    try {
      const before = new Set(migrationNames().filter((name) => name < '0030'))
      await store.migrating((connection) => applyMigrations(connection, engine, before))
      const [id, priceId] = [randomUUID(), randomUUID()]
      const account = { id, identityId: randomUUID(), email: 'a@b.example', passwordHash: 'x', metadata: {}, at }
      await insertEmailUser(store.db, { ...account, confirmed: true })
      const price = { id: priceId, ingredient_name: 'Pan', ingredient_key: 'pan', name_key: 'pan', price_per_unit: 1.5 }
      const row = {
        ...price,
        user_id: id,
        unit: 'kg',
        source: 'Lista',
        kind: 'typed',
        price_date: null,
        last_updated: at,
      }
      await asUser(store, id, ({ tx }) =>
        sql`insert into ingredient_prices (${sql.join(Object.keys(row).map((key) => sql.ref(key)))})
          values (${sql.join(Object.values(row))})`.execute(tx),
      )
      await writeQuotas(store, { ...noQuotas, bytes: 700, prices: 1 })
      await migrate(store)
      const [saved] = await store.db.selectFrom('ingredient_prices').selectAll().execute()
      expect(saved).toEqual({ ...row, choice: 'last', offer_id: null })
      const history = await store.db.selectFrom('price_history').selectAll().execute()
      expect(history).toMatchObject([
        { user_id: id, ingredient_key: 'pan', offer_id: '', saved_at: at, price_per_unit: 1.5, unit: 'kg' },
      ])
      expect(await counted(store, id)).toEqual(await held(store, id))
    } finally {
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  test('los totales guardados de antes se sumarán otra vez; las recetas quedan como estaban', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'obrador-'))
    const store = await openEmpty(dataDir)
    try {
      const before = new Set(migrationNames().filter((name) => name < '0048'))
      await store.migrating((connection) => applyMigrations(connection, engine, before))
      const [id, recipeId] = [randomUUID(), randomUUID()]
      const account = { id, identityId: randomUUID(), email: 'a@b.example', passwordHash: 'x', metadata: {}, at }
      await insertEmailUser(store.db, { ...account, confirmed: true })
      await asUser(store, id, async ({ tx }) => {
        await tx.insertInto('recipes').values(recipeOf(id, recipeId)).execute()
        await sql`insert into recipe_totals (user_id, recipe_id, version, servings, euros)
          values (${id}, ${recipeId}, ${at}, 4, 9.5)`.execute(tx)
      })
      const recipes = await store.db.selectFrom('recipes').selectAll().execute()
      await migrate(store)
      expect(await store.db.selectFrom('recipes').selectAll().execute()).toEqual(recipes)
      expect(await store.db.selectFrom('recipe_totals').selectAll().execute()).toEqual([])
      const total = { user_id: id, recipe_id: recipeId, version: at, servings: 4, euros: 9.5, batch: '{}' }
      await asUser(store, id, ({ tx }) => tx.insertInto('recipe_totals').values(total).execute())
      await asUser(store, id, ({ tx }) => tx.deleteFrom('recipes').where('user_id', '=', id).execute())
      expect(await store.db.selectFrom('recipe_totals').selectAll().execute()).toEqual([])
    } finally {
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  test('una base llena de antes de contar lo que hay se abre, y cada cuenta queda contada', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'obrador-'))
    const store = await openEmpty(dataDir)
    try {
      const before = new Set(migrationNames().filter((name) => name < '0022'))
      expect(before.size).toBeGreaterThan(10)
      await store.migrating((connection) => applyMigrations(connection, engine, before))
      const [full, empty] = [randomUUID(), randomUUID()]
      for (const id of [full, empty]) {
        const email = `${id}@cocina.example`
        const account = { id, identityId: randomUUID(), email, passwordHash: 'x', metadata: {}, confirmed: true, at }
        await insertEmailUser(store.db, account)
      }
      await fillAllBefore(full)
      await migrate(store)
      expect(await counted(store, full)).toEqual(await held(store, full))
      expect(await counted(store, full)).toMatchObject({ recipes: 4, projects: 1, prices: 1, foods: 1 })
      expect(await counted(store, empty)).toEqual(await held(store, empty))
      await asUser(store, full, ({ tx }) => tx.deleteFrom('projects').where('user_id', '=', full).execute())
      expect(await counted(store, full)).toEqual(await held(store, full))
    } finally {
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    }

    async function fillAllBefore(userId: string): Promise<void> {
      await fillAll(store, userId, { removals: 'whole', prices: 'alone' })
      const more = Array.from({ length: 3 }, () => ({
        ...recipeOf(userId, randomUUID()),
        method: 'Freír. '.repeat(99),
      }))
      await asUser(store, userId, ({ tx }) => tx.insertInto('recipes').values(more).execute())
    }
  })
})

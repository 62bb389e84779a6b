import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

forEachEngine((engine) => {
  test('una base llena de antes de contar lo que hay se abre, y cada cuenta queda contada', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'obrador-'))
    const store =
      engine === 'sqlite'
        ? openSqlite(dataDir)
        : await openPostgres(await createDatabase(inject('postgresUrl'), `m_${randomUUID().replaceAll('-', '')}`))
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
      await fillAll(store, userId, { removals: 'whole' })
      const more = Array.from({ length: 3 }, () => ({
        ...recipeOf(userId, randomUUID()),
        method: 'Freír. '.repeat(99),
      }))
      await asUser(store, userId, ({ tx }) => tx.insertInto('recipes').values(more).execute())
    }
  })
})

import { migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'
import type { Store } from './store.ts'

type Where = {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly databasePool?: number | undefined
}

/** Opens and migrates the database the configuration names: PostgreSQL by URL, else the file in the data folder. */
export const openStore = async ({ databaseUrl, dataDir, databasePool }: Where): Promise<Store> => {
  const store =
    databaseUrl === undefined ? openSqlite(dataDir) : await openPostgres(databaseUrl, { poolSize: databasePool })
  try {
    await migrate(store)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

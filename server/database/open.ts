import { migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'
import type { Store } from './store.ts'

/** Opens and migrates the database the configuration names: PostgreSQL by URL, else the file in the data folder. */
export const openStore = async (config: { databaseUrl: string | undefined; dataDir: string }): Promise<Store> => {
  const store = config.databaseUrl === undefined ? openSqlite(config.dataDir) : await openPostgres(config.databaseUrl)
  try {
    await migrate(store)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

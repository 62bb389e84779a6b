import { migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'
import { grantToLogin } from './server-login.ts'
import type { Store } from './store.ts'

type Where = {
  readonly databaseUrl: string | undefined
  /** Who asks once the tables stand; without it, whoever owns them. */
  readonly databaseLoginUrl?: string | undefined
  readonly dataDir: string
  readonly databasePool?: number | undefined
}

/** Opens and migrates the database the configuration names: PostgreSQL by URL, else the file in the data folder. */
export const openStore = async (where: Where): Promise<Store> => {
  const { databaseUrl, databaseLoginUrl, dataDir, databasePool } = where
  if (databaseUrl === undefined) return migrated(openSqlite(dataDir))
  const owner = await migrated(await openPostgres(databaseUrl, { poolSize: databasePool }))
  return databaseLoginUrl === undefined ? owner : asLogin(owner, databaseLoginUrl, databasePool)
}

const migrated = async (store: Store): Promise<Store> => {
  try {
    await migrate(store)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

const asLogin = async (owner: Store, url: string, poolSize: number | undefined): Promise<Store> => {
  try {
    const login = await openPostgres(url, { poolSize, variable: 'DATABASE_LOGIN_URL' })
    try {
      await grantToLogin(owner, login)
      return login
    } catch (error) {
      await login.close()
      throw error
    }
  } finally {
    await owner.close()
  }
}

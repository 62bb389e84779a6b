import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { openStore } from '#server/database/open.ts'
import { createDatabase, createServerLogin, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the PostgreSQL all tests share; each makes its own databases there. */
    postgresUrl: string
    /** A database there with this version's tables and no row: copying it costs a fraction of migrating an empty one. */
    migratedTemplate: string
  }
}

/** One PostgreSQL for the whole run; the function it answers ends it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres()
  const migratedTemplate = 'migrated'
  await createServerLogin(server.url)
  const databaseUrl = await createDatabase(server.url, migratedTemplate)
  const store = await openStore({ databaseUrl, dataDir: tmpdir() })
  await store.close()
  project.provide('postgresUrl', server.url)
  project.provide('migratedTemplate', migratedTemplate)
  return server.stop
}

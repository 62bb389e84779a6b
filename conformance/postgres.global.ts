import type { TestProject } from 'vitest/node'
import { startPostgres } from '#tools/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the PostgreSQL all tests share; each makes its own databases there. */
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run; the function it answers ends it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}

import type { LogEvent } from 'kysely'

/** One query that was run, whether it worked or not; `sql` holds no parameter values. */
export type QueryRun = { readonly sql: string; readonly ms: number }

/** Kysely's `log` and who listens to it: the app, once there is one. */
export const openQueryWatch = () => {
  let listener: ((run: QueryRun) => void) | undefined
  return {
    log: ({ query, queryDurationMillis }: LogEvent): void => listener?.({ sql: query.sql, ms: queryDurationMillis }),
    onQuery: (told: (run: QueryRun) => void): void => {
      listener = told
    },
  }
}

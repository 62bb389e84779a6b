import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '#core/errors/app-error.ts'
import { AuthError } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { whoIsAsking } from '#server/auth/sessions/authenticate.ts'
import { limitAddress } from '#server/auth/throttle/limit-requests.ts'
import { limits } from '#server/auth/throttle/throttle-rules.ts'
import { asReader, type Scope } from '#server/database/as-user.ts'
import type { Store } from '#server/database/store.ts'
import { exportStream } from '#server/http/export-stream.ts'
import { eachOwnedTable } from './owned-tables.ts'
import { userJson } from './user-json.ts'
import { findUser, identitiesOf } from './users.ts'

/** Rows of a page where none is longer than a few hundred bytes: on the embedded database about 2 ms. */
const shortRows = 200
/** Where rows may be long: how many are weighed, and how many bytes of them are read at once (one row may be more). */
const weighedRows = 32
const pageBytes = 256_000

/** GET /user/export: all that is stored about the asker, as one JSON file, written out page by page. */
export const exportAccount = async (
  deps: AuthDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { id } = await whoIsAsking(deps, request)
  await limitAddress(deps, request, limits.user)
  const name = `obrador-${deps.now().toISOString().slice(0, 10)}.json`
  const stream = begin(deps, id)
  reply.header('content-disposition', `attachment; filename="${name}"`).type('application/json; charset=utf-8')
  return reply.send(stream)
}

const begin = (deps: AuthDeps, userId: string) => {
  try {
    return exportStream(userId, chunks(deps, userId))
  } catch (error) {
    const busy = error instanceof AppError && error.code === 'export_under_way'
    throw busy ? new AuthError('export_under_way', { retryAfter: 5, cause: error }) : error
  }
}

async function* chunks(deps: AuthDeps, userId: string): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(deps.now().toISOString())},\n"account": ${JSON.stringify(await account(deps, userId))}`
  for (const [table, { key, texts = [], json = [] }] of eachOwnedTable()) {
    yield `,\n${JSON.stringify(table)}: [`
    const columns = { table, key, size: sizeOf(deps.store, texts, json) }
    let after: Row | undefined
    for (;;) {
      const last: Row | undefined = after
      const rows = await asReader(deps.store, userId, (scope) => readPage(scope, columns, last))
      // The embedded database answers without leaving this turn of the event loop: others get theirs after every page.
      await yieldToEventLoop()
      const lines = rows.map(({ user_id: _owner, ...row }) => JSON.stringify(row))
      if (lines.length > 0) yield `${last === undefined ? '\n' : ',\n'}${lines.join(',\n')}`
      after = rows.at(-1)
      if (after === undefined) break
    }
    yield ']'
  }
  yield '\n}\n'
}

type Row = Readonly<Record<string, unknown>>
type Columns = {
  readonly table: string
  readonly key: readonly string[]
  /** Bytes of a row's long columns; undefined: it has none. */
  readonly size: RawBuilder<number> | undefined
}

// Table and column names come from owned-tables.ts, never from a request.
const sizeOf = (
  { engine }: Store,
  texts: readonly string[],
  json: readonly string[],
): RawBuilder<number> | undefined => {
  const cast = sql.raw(engine === 'sqlite' ? '' : '::text')
  const lengths = [
    ...texts.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`),
    ...json.map((column) => sql`coalesce(octet_length(${sql.ref(column)}${cast}), 0)`),
  ]
  return lengths.length === 0 ? undefined : sql<number>`${sql.join(lengths, sql` + `)}`
}

/** The rows after one, as many as a page takes; where they may be long they are weighed before they are read. */
const readPage = async (
  { tx, userId }: Scope,
  { table, key, size }: Columns,
  after: Row | undefined,
): Promise<Row[]> => {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const place = (row: Row) => sql.join(key.map((column) => sql`${row[column]}`))
  const further = after === undefined ? sql`` : sql`and (${columns}) > (${place(after)})`
  const within = sql`from ${sql.table(table)} where user_id = ${userId} ${further}`
  if (size === undefined) {
    return (await sql<Row>`select * ${within} order by ${columns} limit ${shortRows}`.execute(tx)).rows
  }
  const { rows: weighed } = await sql<Row & { bytes: number }>`
    select ${columns}, ${size} as bytes ${within} order by ${columns} limit ${weighedRows}`.execute(tx)
  const last = weighed[fitting(weighed.map(({ bytes }) => Number(bytes))) - 1]
  if (last === undefined) return []
  const upTo = sql`and (${columns}) <= (${place(last)})`
  return (await sql<Row>`select * ${within} ${upTo} order by ${columns}`.execute(tx)).rows
}

/** How many from the first on fit into a page; one always does. */
const fitting = (sizes: readonly number[]): number => {
  let bytes = 0
  const first = sizes.findIndex((size) => {
    bytes += size
    return bytes > pageBytes
  })
  return first === -1 ? sizes.length : Math.max(1, first)
}

const account = async ({ store }: AuthDeps, userId: string) => {
  const user = await findUser(store.db, userId)
  if (user === undefined) return null
  const sessions = await store.db
    .selectFrom('auth_sessions')
    .select(['created_at', 'refreshed_at', 'user_agent', 'ip'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return { ...userJson(user, await identitiesOf(store.db, userId)), sessions }
}

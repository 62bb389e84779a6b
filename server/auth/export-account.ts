import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { asReader, type Scope } from '#server/database/as-user.ts'
import type { Tables } from '#server/database/schema.ts'
import { whoIsAsking } from './authenticate.ts'
import { limitAddress } from './limit-requests.ts'
import type { AuthPart } from './part.ts'
import { limits } from './throttle-rules.ts'
import { userJson } from './user-json.ts'
import { findUser, identitiesOf } from './users.ts'

/**
 * Every table of an owner's, with the column that follows `user_id` in its key (one row per owner: any column). `conformance/auth-account.test.ts` holds
 * the list against the database, so that a new table cannot be forgotten.
 */
export const ownedTables = {
  folders: 'id',
  recipes: 'id',
  ingredients: 'id',
  ingredient_prices: 'id',
  recipe_totals: 'recipe_id',
  cost_rates: 'fingerprint',
  projects: 'id',
  recipe_variations: 'id',
  project_comments: 'id',
  nutritional_info: 'recipe_id',
  food_choices: 'name_key',
  allergen_corrections: 'id',
  ice_cream_formulas: 'id',
  ice_cream_ingredients: 'id',
  ice_cream_processes: 'formula_id',
  ice_cream_analysis: 'formula_id',
  preferences: 'updated_at',
  removals: 'id',
  examples: 'key',
} as const satisfies Partial<Record<keyof Tables, string>>

// A page is one query: on the embedded database nobody else is answered meanwhile (about 5 ms at this size).
const pageSize = 1000

/** GET /user/export: all that is stored about the asker, as one JSON file, written out page by page. */
export const exportAccount = async (
  part: AuthPart,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { id } = await whoIsAsking(part, request)
  await limitAddress(part, request, limits.user)
  const name = `obrador-${part.now().toISOString().slice(0, 10)}.json`
  reply.header('content-disposition', `attachment; filename="${name}"`).type('application/json; charset=utf-8')
  return reply.send(Readable.from(chunks(part, id)))
}

async function* chunks(part: AuthPart, userId: string): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(part.now().toISOString())},\n"account": ${JSON.stringify(await account(part, userId))}`
  for (const [table, key] of Object.entries(ownedTables)) {
    yield `,\n${JSON.stringify(table)}: [`
    let after: string | undefined
    do {
      const last: string | undefined = after
      const rows = await asReader(part.store, userId, (scope) => readPage(scope, table, key, last))
      // The embedded database answers without leaving this turn of the event loop: others get theirs after every page.
      await turn()
      const lines = rows.map(({ user_id: _owner, ...row }) => JSON.stringify(row))
      if (lines.length > 0) yield `${last === undefined ? '\n' : ',\n'}${lines.join(',\n')}`
      after = rows.length < pageSize ? undefined : String(rows.at(-1)?.[key])
    } while (after !== undefined)
    yield ']'
  }
  yield '\n}\n'
}

// Table and column names come from the list above, never from a request.
const readPage = async ({ tx, userId }: Scope, table: string, key: string, after: string | undefined) => {
  const further = after === undefined ? sql`` : sql`and ${sql.ref(key)} > ${after}`
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where user_id = ${userId} ${further} order by ${sql.ref(key)} limit ${pageSize}
  `.execute(tx)
  return rows
}

const account = async ({ store }: AuthPart, userId: string) => {
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

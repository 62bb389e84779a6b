import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isBanned } from '#server/auth/accounts/users.ts'
import { AuthError, invalid } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { audit } from '#server/auth/operator/audit.ts'
import { bodyOf } from '#server/auth/request-body.ts'
import { type Client, clientOf } from '#server/auth/throttle/client.ts'
import { limitAddress, limitSession } from '#server/auth/throttle/limit-requests.ts'
import { limits } from '#server/auth/throttle/throttle-rules.ts'
import { readRefreshToken } from './refresh-token.ts'
import { type SessionJson, sessionJson, sessionOver } from './sessions.ts'

const refreshSchema = z.object({ refresh_token: z.string().nullish() })

/** POST /token?grant_type=refresh_token, following docs/ciencia/acceso.md §6 point by point. */
export const refreshGrant = async (deps: AuthDeps, request: FastifyRequest): Promise<SessionJson> => {
  const { refresh_token: text } = bodyOf(request, refreshSchema)
  const token = readRefreshToken(deps.appSecrets, text ?? '')
  // What we did not make ourselves counts against the address: guessing must not be free.
  if (token === null || !token.genuine) {
    await limitAddress(deps, request, limits.refreshInvalid)
    throw token === null ? invalid('Refresh token is not valid') : new AuthError('refresh_token_not_found')
  }
  const client = clientOf(request)
  await limitSession(deps, token.sessionId, client, limits.refresh)
  const row = await findLiveSession(deps, token.sessionId)
  if (token.counter > row.refresh_counter) throw invalid('Refresh token is not valid')
  const counter = (await countUp(deps, row, token.counter, client)) ?? (await tolerated(deps, token, client))
  return sessionJson(deps, { id: row.session_id, amr: row.amr, counter }, row)
}

// Two requests with the same token: the database lets one of them count up.
const countUp = async (deps: AuthDeps, row: SessionRow, presented: number, client: Client) => {
  if (presented !== row.refresh_counter) return undefined
  const updated = await deps.store.db
    .updateTable('auth_sessions')
    .set({
      refresh_counter: presented + 1,
      refreshed_at: deps.now().toISOString(),
      user_agent: client.userAgent,
      ip: client.ip,
    })
    .where('id', '=', row.session_id)
    .where('refresh_counter', '=', presented)
    .returning('refresh_counter')
    .executeTakeFirst()
  return updated?.refresh_counter
}

// An older token is forgiven shortly after the newer one was made: other tabs, or an answer that got lost. That does
// not renew `refreshed_at`, or a thief could stay within the tolerance for ever.
const tolerated = async (deps: AuthDeps, token: { sessionId: string; counter: number }, client: Client) => {
  const row = await findLiveSession(deps, token.sessionId)
  const behind = row.refresh_counter - token.counter
  const seconds = (deps.now().getTime() - Date.parse(row.refreshed_at)) / 1000
  const { refreshReuseSeconds, refreshPreviousGraceSeconds } = deps.settings
  if (behind >= 1 && seconds < refreshReuseSeconds) return row.refresh_counter
  if (behind === 1 && seconds < refreshPreviousGraceSeconds) return row.refresh_counter
  await deps.store.db.deleteFrom('auth_sessions').where('id', '=', token.sessionId).execute()
  await audit(deps, deps.store.db, { action: 'token_reuse', client, userId: row.id, sessionId: token.sessionId })
  throw new AuthError('refresh_token_already_used')
}

type SessionRow = Awaited<ReturnType<typeof findLiveSession>>

const findLiveSession = async (deps: AuthDeps, sessionId: string) => {
  const row = await deps.store.db
    .selectFrom('auth_sessions')
    .innerJoin('auth_users', 'auth_users.id', 'auth_sessions.user_id')
    .selectAll('auth_users')
    .select([
      'auth_sessions.id as session_id',
      'auth_sessions.created_at as opened_at',
      'auth_sessions.refreshed_at',
      'auth_sessions.refresh_counter',
      'auth_sessions.amr',
    ])
    .where('auth_sessions.id', '=', sessionId)
    .executeTakeFirst()
  if (row === undefined) throw new AuthError('refresh_token_not_found')
  if (isBanned(row, deps.now())) throw new AuthError('user_banned')
  const over = sessionOver(deps, { created_at: row.opened_at, refreshed_at: row.refreshed_at })
  if (over !== null) throw new AuthError('session_expired', { message: over })
  return row
}

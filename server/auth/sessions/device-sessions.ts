import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AuthError } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { audit } from '#server/auth/operator/audit.ts'
import { clientOf } from '#server/auth/throttle/client.ts'
import { shortAddress } from '#server/auth/throttle/client-address.ts'
import { whoIsAsking } from './authenticate.ts'
import { deviceName } from './device-name.ts'
import { endSessions, sessionOver } from './sessions.ts'

/** GET /sessions: where this account is signed in, this device first, then by last use. An addition of ours. */
export const listSessions = async (deps: AuthDeps, request: FastifyRequest) => {
  const { id, sessionId } = await whoIsAsking(deps, request)
  const rows = await deps.store.db
    .selectFrom('auth_sessions')
    .selectAll()
    .where('user_id', '=', id)
    .orderBy('refreshed_at', 'desc')
    .limit(200)
    .execute()
  const live = rows.filter((row) => sessionOver(deps, row) === null)
  const sessions = live.map((row) => ({
    id: row.id,
    created_at: row.created_at,
    refreshed_at: row.refreshed_at,
    device: deviceName(row.user_agent),
    ip: row.ip === null ? null : shortAddress(row.ip),
    current: row.id === sessionId,
  }))
  return { sessions: sessions.sort((one, other) => Number(other.current) - Number(one.current)) }
}

/** DELETE /sessions/{id}: ends one of the asker's own; a foreign one is simply not there. */
export const endSession = async (deps: AuthDeps, request: FastifyRequest): Promise<void> => {
  const { id } = await whoIsAsking(deps, request)
  const wanted = z.object({ id: z.uuid() }).safeParse(request.params)
  if (!wanted.success) throw new AuthError('not_found')
  const ended = await endSessions(deps.store.db, id, { only: wanted.data.id.toLowerCase() })
  if (ended === 0) throw new AuthError('not_found')
  const client = clientOf(request)
  await audit(deps, deps.store.db, { action: 'session_revoked', client, userId: id, sessionId: wanted.data.id })
}

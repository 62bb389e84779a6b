import type { FastifyRequest } from 'fastify'
import { AuthError } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { audit } from '#server/auth/operator/audit.ts'
import { endSessions } from '#server/auth/sessions/sessions.ts'
import { clientOf } from '#server/auth/throttle/client.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { readNewPassword } from './credentials.ts'
import { proveAgain } from './prove-again.ts'
import type { UserRow } from './users.ts'

type Change = {
  readonly user: UserRow
  readonly sessionId: string
  readonly wanted: string
  readonly current: string | null | undefined
}

/** A new password ends every other session and takes back every mailed link; the owner is told by mail. */
export const changePassword = async (deps: AuthDeps, request: FastifyRequest, change: Change): Promise<void> => {
  const { user, sessionId, current } = change
  const client = clientOf(request)
  const password = readNewPassword(change.wanted)
  await refuseCommonPassword(deps, password)
  await proveAgain(deps, client, { user, sessionId, current })
  if (await deps.passwords.verify(user.password_hash, password)) throw new AuthError('same_password')
  const password_hash = await deps.passwords.hash(password)
  await deps.store.db.transaction().execute(async (tx) => {
    const updated_at = deps.now().toISOString()
    await tx.updateTable('auth_users').set({ password_hash, updated_at }).where('id', '=', user.id).execute()
    await tx.deleteFrom('auth_one_time_tokens').where('user_id', '=', user.id).execute()
    await endSessions(tx, user.id, { but: sessionId })
    const notice = { to: user.email, kind: 'password_changed', link: `${deps.settings.siteUrl}/auth` } as const
    await deps.outbox.put(tx, { ...notice, goesFirst: true })
    await audit(deps, tx, { action: 'user_updated_password', client, userId: user.id, sessionId })
  })
  deps.outbox.wake()
}

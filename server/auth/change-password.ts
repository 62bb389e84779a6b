import type { FastifyRequest } from 'fastify'
import { audit } from './audit.ts'
import { AuthError } from './auth-error.ts'
import { clientOf } from './client.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { presentedPassword, readNewPassword } from './credentials.ts'
import type { AuthPart } from './part.ts'
import { endSessions } from './sessions.ts'
import type { UserRow } from './users.ts'

type Change = {
  readonly user: UserRow
  readonly sessionId: string
  readonly wanted: string
  readonly current: string | null | undefined
}

/** A new password ends every other session and takes back every mailed link; the owner is told by mail. */
export const changePassword = async (part: AuthPart, request: FastifyRequest, change: Change): Promise<void> => {
  const { user, sessionId, current } = change
  const password = readNewPassword(change.wanted)
  await refuseCommonPassword(part, password)
  await checkCurrent(part, user, sessionId, current)
  if (await part.passwords.verify(user.password_hash, password)) throw new AuthError('same_password')
  const password_hash = await part.passwords.hash(password)
  await part.store.db.transaction().execute(async (tx) => {
    const updated_at = part.now().toISOString()
    await tx.updateTable('auth_users').set({ password_hash, updated_at }).where('id', '=', user.id).execute()
    await tx.deleteFrom('auth_one_time_tokens').where('user_id', '=', user.id).execute()
    await endSessions(tx, user.id, { but: sessionId })
    await part.outbox.put(tx, { to: user.email, kind: 'password_changed', link: `${part.settings.siteUrl}/auth` })
    const client = clientOf(part, request)
    await audit(part, tx, { action: 'user_updated_password', client, userId: user.id, sessionId })
  })
  part.outbox.wake()
}

const freshMs = 86_400_000

/** Only where the operator asks for it: an older session must know the present password (auth-protocolo.md §5). */
const checkCurrent = async (
  { settings, store, passwords, now }: AuthPart,
  user: UserRow,
  sessionId: string,
  current: string | null | undefined,
): Promise<void> => {
  if (!settings.passwordChangeNeedsCurrent || user.password_hash === null) return
  const session = await store.db
    .selectFrom('auth_sessions')
    .select(['created_at', 'amr'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  const fresh = session !== undefined && now().getTime() - Date.parse(session.created_at) < freshMs
  if (fresh || session?.amr.some(({ method }) => method === 'recovery')) return
  if (!current) throw new AuthError('current_password_required')
  const presented = presentedPassword(current)
  const right = presented !== null && (await passwords.verify(user.password_hash, presented))
  if (!right) throw new AuthError('current_password_invalid')
}

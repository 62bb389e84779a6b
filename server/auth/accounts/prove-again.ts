import { AuthError } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import type { Client } from '#server/auth/throttle/client.ts'
import { limitAccount } from '#server/auth/throttle/limit-requests.ts'
import { accountKey } from '#server/auth/throttle/throttle.ts'
import { clockSlackMs } from '#server/auth/throttle/throttle-rules.ts'
import { presentedPassword } from './credentials.ts'
import type { UserRow } from './users.ts'

type Proof = {
  readonly user: UserRow
  readonly sessionId: string
  /** The present password, if it was sent along. */
  readonly current: string | null | undefined
}

/**
 * Changing the password and deleting the account need fresh proof: a sign-in or a mail link within `AUTH_REAUTH_MINUTES`, or
 * the present password. An open session on a tablet or a stolen token is not enough, and renewing a session does not count.
 */
export const proveAgain = async (
  deps: AuthDeps,
  client: Client,
  { user, sessionId, current }: Proof,
): Promise<void> => {
  if (await isFresh(deps, sessionId)) return
  if (user.password_hash === null) throw new AuthError('reauthentication_needed')
  if (!current) throw new AuthError('current_password_required')
  // Counted apart from sign-ins, so that guessing here does not block the owner's sign-in.
  const attempts = `reauthentication ${user.id}`
  await limitAccount(deps, attempts, client)
  const presented = presentedPassword(current)
  const right = await deps.passwords.verify(presented === null ? null : user.password_hash, presented ?? '')
  if (!right) throw new AuthError('current_password_invalid')
  await deps.throttle.succeed(accountKey(attempts))
}

const isFresh = async ({ settings, store, now }: AuthDeps, sessionId: string): Promise<boolean> => {
  if (settings.reauthMinutes === 0) return true
  const session = await store.db
    .selectFrom('auth_sessions')
    .select('created_at')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (session === undefined) return false
  const ageMs = now().getTime() - Date.parse(session.created_at)
  // From the future: opened while the clock was wrong.
  return ageMs > -clockSlackMs && ageMs < settings.reauthMinutes * 60_000
}

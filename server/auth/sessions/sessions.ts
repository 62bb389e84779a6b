import { userJson } from '#server/auth/accounts/user-json.ts'
import { type Db, identitiesOf, type UserRow } from '#server/auth/accounts/users.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { audit } from '#server/auth/operator/audit.ts'
import { firstSecret } from '#server/auth/secrets/secrets.ts'
import type { Client } from '#server/auth/throttle/client.ts'
import { writeRefreshToken } from './refresh-token.ts'

export type SignInMethod = 'password' | 'otp' | 'oauth' | 'recovery'
type Amr = readonly { readonly method: string; readonly timestamp: number }[]

/** The answer of everything that signs somebody in (docs/ciencia/acceso.md §4). */
export type SessionJson = Awaited<ReturnType<typeof sessionJson>>

const dayMs = 86_400_000

/** A new session of this user; the transaction is the caller's, so that what led to it is saved with it. */
export const insertSession = async (deps: AuthDeps, tx: Db, user: UserRow, method: SignInMethod, client: Client) => {
  const now = deps.now()
  const at = now.toISOString()
  const session = { id: deps.newId(), amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }] }
  await tx
    .insertInto('auth_sessions')
    .values({
      id: session.id,
      user_id: user.id,
      created_at: at,
      refreshed_at: at,
      refresh_counter: 0,
      amr: JSON.stringify(session.amr),
      user_agent: client.userAgent,
      ip: client.ip,
      not_after: null,
    })
    .execute()
  await tx.updateTable('auth_users').set({ last_sign_in_at: at }).where('id', '=', user.id).execute()
  await audit(deps, tx, { action: 'login', client, userId: user.id, sessionId: session.id, detail: { method } })
  return session
}

/** Tokens for a session that has just been opened or refreshed. */
export const sessionJson = async (
  deps: AuthDeps,
  session: { readonly id: string; readonly amr: Amr; readonly counter: number },
  user: UserRow,
) => {
  const { token, expiresAt } = await deps.accessTokens.sign({
    sub: user.id,
    email: user.email,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    amr: session.amr,
    session_id: session.id,
  })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: deps.settings.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken(firstSecret(deps), { sessionId: session.id, counter: session.counter }),
    user: userJson(user, await identitiesOf(deps.store.db, user.id)),
  }
}

/** The same for an address: classic mail links and the implicit flow carry it in the fragment, never in the query. */
export const sessionFragment = (session: SessionJson) => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  refresh_token: session.refresh_token,
  token_type: session.token_type,
})

/** Opens a session and answers its tokens. */
export const signIn = async (deps: AuthDeps, user: UserRow, method: SignInMethod, client: Client) => {
  const session = await deps.store.db.transaction().execute((tx) => insertSession(deps, tx, user, method, client))
  const signedIn = { ...user, last_sign_in_at: deps.now().toISOString() }
  return sessionJson(deps, { ...session, counter: 0 }, signedIn)
}

/** Why a session is over by age (30 days unused, 365 in all, by default), or null. */
export const sessionOver = (
  { settings, now }: Pick<AuthDeps, 'settings' | 'now'>,
  session: { readonly created_at: string; readonly refreshed_at: string },
): string | null => {
  const { sessionIdleDays, sessionMaxDays } = settings
  const at = now().getTime()
  if (sessionMaxDays > 0 && at > Date.parse(session.created_at) + sessionMaxDays * dayMs) {
    return 'Invalid Refresh Token: Session Expired'
  }
  if (sessionIdleDays > 0 && at > Date.parse(session.refreshed_at) + sessionIdleDays * dayMs) {
    return 'Invalid Refresh Token: Session Expired (Inactivity)'
  }
  return null
}

/** Ends sessions of one user: all, one, or all but one. Their access tokens stop working at once. */
export const endSessions = async (db: Db, userId: string, which: 'all' | { only: string } | { but: string }) => {
  let query = db.deleteFrom('auth_sessions').where('user_id', '=', userId)
  if (which !== 'all') query = 'only' in which ? query.where('id', '=', which.only) : query.where('id', '!=', which.but)
  const { numDeletedRows } = await query.executeTakeFirst()
  return Number(numDeletedRows)
}

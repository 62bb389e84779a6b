import { audit } from './audit.ts'
import { AuthError, invalid } from './auth-error.ts'
import type { Client } from './client.ts'
import type { AuthPart } from './part.ts'
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts'
import { userJson } from './user-json.ts'
import { type Db, identitiesOf, isBanned, type UserRow } from './users.ts'

export type SignInMethod = 'password' | 'otp' | 'oauth' | 'recovery'
type Amr = readonly { readonly method: string; readonly timestamp: number }[]

/** The answer of everything that signs somebody in (auth-protocolo.md §4). */
export type SessionJson = Awaited<ReturnType<typeof sessionJson>>

const dayMs = 86_400_000

/** A new session of this user; the transaction is the caller's, so that what led to it is saved with it. */
export const insertSession = async (part: AuthPart, tx: Db, user: UserRow, method: SignInMethod, client: Client) => {
  const now = part.now()
  const at = now.toISOString()
  const session = { id: part.newId(), amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }] }
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
  await audit(part, tx, { action: 'login', client, userId: user.id, sessionId: session.id, detail: { method } })
  return session
}

/** Tokens for a session that has just been opened or refreshed. */
export const sessionJson = async (
  part: AuthPart,
  session: { readonly id: string; readonly amr: Amr; readonly counter: number },
  user: UserRow,
) => {
  const { token, expiresAt } = await part.accessTokens.sign({
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
    expires_in: part.settings.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken(firstSecret(part), { sessionId: session.id, counter: session.counter }),
    user: userJson(user, await identitiesOf(part.store.db, user.id)),
  }
}

/** Opens a session and answers its tokens. */
export const signIn = async (part: AuthPart, user: UserRow, method: SignInMethod, client: Client) => {
  const session = await part.store.db.transaction().execute((tx) => insertSession(part, tx, user, method, client))
  const signedIn = { ...user, last_sign_in_at: part.now().toISOString() }
  return sessionJson(part, { ...session, counter: 0 }, signedIn)
}

/** Exchanges a refresh token, following auth-protocolo.md §6 point by point. */
export const refreshSession = async (part: AuthPart, text: string, client: Client) => {
  const token = readRefreshToken(part.appSecrets, text)
  if (token === null) throw invalid('Refresh token is not valid')
  if (!token.genuine) throw new AuthError('refresh_token_not_found')
  const row = await findLiveSession(part, token.sessionId)
  if (token.counter > row.refresh_counter) throw invalid('Refresh token is not valid')
  const counter = (await countUp(part, row, token.counter, client)) ?? (await tolerated(part, token, client))
  return sessionJson(part, { id: row.session_id, amr: row.amr, counter }, row)
}

// Two requests with the same token: the database lets one of them count up.
const countUp = async (part: AuthPart, row: SessionRow, presented: number, client: Client) => {
  if (presented !== row.refresh_counter) return undefined
  const updated = await part.store.db
    .updateTable('auth_sessions')
    .set({
      refresh_counter: presented + 1,
      refreshed_at: part.now().toISOString(),
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
const tolerated = async (part: AuthPart, token: { sessionId: string; counter: number }, client: Client) => {
  const row = await findLiveSession(part, token.sessionId)
  const behind = row.refresh_counter - token.counter
  const seconds = (part.now().getTime() - Date.parse(row.refreshed_at)) / 1000
  const { refreshReuseSeconds, refreshPreviousGraceSeconds } = part.settings
  if (behind >= 1 && seconds < refreshReuseSeconds) return row.refresh_counter
  if (behind === 1 && seconds < refreshPreviousGraceSeconds) return row.refresh_counter
  await part.store.db.deleteFrom('auth_sessions').where('id', '=', token.sessionId).execute()
  await audit(part, part.store.db, { action: 'token_reuse', client, userId: row.id, sessionId: token.sessionId })
  throw new AuthError('refresh_token_already_used')
}

type SessionRow = Awaited<ReturnType<typeof findLiveSession>>

const findLiveSession = async (part: AuthPart, sessionId: string) => {
  const row = await part.store.db
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
  if (isBanned(row, part.now())) throw new AuthError('user_banned')
  const over = sessionOver(part, { created_at: row.opened_at, refreshed_at: row.refreshed_at })
  if (over !== null) throw new AuthError('session_expired', { message: over })
  return row
}

/** Why a session is over by age (30 days unused, 365 in all, by default), or null. */
export const sessionOver = (
  { settings, now }: Pick<AuthPart, 'settings' | 'now'>,
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

const firstSecret = ({ appSecrets }: AuthPart): Buffer => {
  const secret = appSecrets[0]
  if (secret === undefined) throw new Error('No APP_SECRET')
  return secret
}

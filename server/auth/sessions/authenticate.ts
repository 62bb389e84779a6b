import type { FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { findUser, isBanned } from '#server/auth/accounts/users.ts'
import { AuthError } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import type { Authenticate, User } from '#server/http/require-user.ts'
import { sessionOver } from './sessions.ts'

/**
 * Who is asking: a token of ours whose session row still stands. The row is looked up on every request, so that a
 * sign-out or a ban takes effect at once. Throws the errors of the auth protocol.
 */
export const whoIsAsking = async (deps: AuthDeps, request: FastifyRequest): Promise<User> => {
  const bearer = await deps.accessTokens.verify(bearerOf(request))
  const row = await deps.store.db
    .selectFrom('auth_sessions')
    .innerJoin('auth_users', 'auth_users.id', 'auth_sessions.user_id')
    .select(['auth_sessions.created_at', 'auth_sessions.refreshed_at', 'auth_users.banned_until'])
    .where('auth_sessions.id', '=', bearer.sessionId)
    .where('auth_sessions.user_id', '=', bearer.userId)
    .executeTakeFirst()
  if (row === undefined) throw await missing(deps, bearer.userId)
  if (isBanned(row, deps.now())) throw new AuthError('user_banned', { status: 403 })
  if (sessionOver(deps, row) !== null) throw new AuthError('session_not_found')
  return { id: bearer.userId, sessionId: bearer.sessionId }
}

/** The same for the data API, whose errors are its own. */
export const authenticateFor =
  (deps: AuthDeps): Authenticate =>
  async (request) => {
    try {
      return await whoIsAsking(deps, request)
    } catch (cause) {
      if (cause instanceof AuthError) throw new AppError('unauthenticated', { cause })
      throw cause
    }
  }

const bearerOf = ({ headers }: FastifyRequest): string => {
  const match = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')
  if (match?.[1] === undefined) throw new AuthError('no_authorization')
  return match[1]
}

const missing = async (deps: AuthDeps, userId: string): Promise<AuthError> => {
  const user = await findUser(deps.store.db, userId)
  return new AuthError(user === undefined ? 'user_not_found' : 'session_not_found')
}

import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { audit } from './audit.ts'
import { AuthError, invalid } from './auth-error.ts'
import { type Client, clientOf } from './client.ts'
import { presentedPassword, readEmail } from './credentials.ts'
import type { AuthPart } from './part.ts'
import { bodyOf, queryOf } from './request-body.ts'
import { refreshSession, type SessionJson, signIn } from './sessions.ts'
import { findUserByEmail, isBanned, type UserRow } from './users.ts'

/** POST /token: the grants by which somebody gets a session. */
export const grantToken = (part: AuthPart, request: FastifyRequest): Promise<SessionJson> => {
  const grant = queryOf(request, 'grant_type')
  if (grant === 'password') return passwordGrant(part, request)
  if (grant === 'refresh_token') return refreshGrant(part, request)
  throw new AuthError('invalid_credentials', { message: 'unsupported_grant_type' })
}

const passwordSchema = z.object({ email: z.string().nullish(), password: z.string().nullish() })

const passwordGrant = async (part: AuthPart, request: FastifyRequest): Promise<SessionJson> => {
  const body = bodyOf(request, passwordSchema)
  const client = clientOf(request)
  const email = readEmail(body.email ?? '')
  const user = await findUserByEmail(part.store.db, email)
  const password = presentedPassword(body.password ?? '')
  const right = await part.passwords.verify(password === null ? null : user?.password_hash, password ?? '')
  if (user === undefined || !right) {
    await audit(part, part.store.db, { action: 'login_failed', client, detail: { email_sha256: sha256(email) } })
    throw new AuthError('invalid_credentials')
  }
  return admit(part, user, password ?? '', client)
}

// Only somebody with the right password learns about a ban or a missing confirmation.
const admit = async (part: AuthPart, user: UserRow, password: string, client: Client): Promise<SessionJson> => {
  if (isBanned(user, part.now())) throw new AuthError('user_banned')
  if (user.email_confirmed_at === null) throw new AuthError('email_not_confirmed')
  if (user.password_hash !== null && part.passwords.needsRehash(user.password_hash)) await rehash(part, user, password)
  return signIn(part, user, 'password', client)
}

const rehash = async (part: AuthPart, user: UserRow, password: string): Promise<void> => {
  const password_hash = await part.passwords.hash(password)
  await part.store.db
    .updateTable('auth_users')
    .set({ password_hash })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .execute()
}

const refreshSchema = z.object({ refresh_token: z.string().nullish() })

const refreshGrant = async (part: AuthPart, request: FastifyRequest): Promise<SessionJson> => {
  const { refresh_token: token } = bodyOf(request, refreshSchema)
  if (!token) throw invalid('Refresh token is not valid')
  return refreshSession(part, token, clientOf(request))
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { weakPasswordAdvice } from '#server/auth/accounts/common-passwords.ts'
import { presentedPassword, readEmail } from '#server/auth/accounts/credentials.ts'
import { findUserByEmail, isBanned, type UserRow } from '#server/auth/accounts/users.ts'
import { AuthError } from '#server/auth/auth-error.ts'
import { audit } from '#server/auth/operator/audit.ts'
import type { AuthPart } from '#server/auth/part.ts'
import { bodyOf, queryOf } from '#server/auth/request-body.ts'
import type { Client } from '#server/auth/throttle/client.ts'
import { limitAccount, limitAddress } from '#server/auth/throttle/limit-requests.ts'
import { accountKey } from '#server/auth/throttle/throttle.ts'
import { limits } from '#server/auth/throttle/throttle-rules.ts'
import { codeGrant } from './auth-code.ts'
import { refreshGrant } from './refresh.ts'
import { type SessionJson, signIn } from './sessions.ts'

/** POST /token: the grants by which somebody gets a session. */
export const grantToken = (part: AuthPart, request: FastifyRequest): Promise<SessionJson> => {
  const grant = queryOf(request, 'grant_type')
  if (grant === 'password') return passwordGrant(part, request)
  if (grant === 'refresh_token') return refreshGrant(part, request)
  if (grant === 'pkce') return pkceGrant(part, request)
  throw new AuthError('invalid_credentials', { message: 'unsupported_grant_type' })
}

const pkceGrant = async (part: AuthPart, request: FastifyRequest): Promise<SessionJson> =>
  codeGrant(part, request, await limitAddress(part, request, limits.password))

const passwordSchema = z.object({ email: z.string().nullish(), password: z.string().nullish() })

const passwordGrant = async (part: AuthPart, request: FastifyRequest): Promise<SessionJson> => {
  const client = await limitAddress(part, request, limits.password)
  const body = bodyOf(request, passwordSchema)
  const email = readEmail(body.email ?? '')
  await limitAccount(part, email, client)
  const user = await findUserByEmail(part.store.db, email)
  const password = presentedPassword(body.password ?? '')
  const right = await part.passwords.verify(password === null ? null : user?.password_hash, password ?? '')
  if (user === undefined || !right) {
    await audit(part, part.store.db, { action: 'login_failed', client, detail: { email_sha256: accountKey(email) } })
    throw new AuthError('invalid_credentials')
  }
  await part.throttle.succeed(accountKey(email))
  return admit(part, user, password ?? '', client)
}

// Only somebody with the right password learns about a ban or a missing confirmation.
const admit = async (part: AuthPart, user: UserRow, password: string, client: Client): Promise<SessionJson> => {
  if (isBanned(user, part.now())) throw new AuthError('user_banned')
  if (user.email_confirmed_at === null) throw new AuthError('email_not_confirmed')
  if (user.password_hash !== null && part.passwords.needsRehash(user.password_hash)) await rehash(part, user, password)
  return { ...(await signIn(part, user, 'password', client)), ...(await weakPasswordAdvice(part, password)) }
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

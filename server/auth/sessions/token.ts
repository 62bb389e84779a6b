import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { weakPasswordAdvice } from '#server/auth/accounts/common-passwords.ts'
import { presentedPassword, readEmail } from '#server/auth/accounts/credentials.ts'
import { findUserByEmail, isBanned, type UserRow } from '#server/auth/accounts/users.ts'
import { AuthError } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { audit } from '#server/auth/operator/audit.ts'
import { bodyOf, queryOf } from '#server/auth/request-body.ts'
import type { Client } from '#server/auth/throttle/client.ts'
import { limitAccount, limitAddress } from '#server/auth/throttle/limit-requests.ts'
import { accountKey } from '#server/auth/throttle/throttle.ts'
import { limits } from '#server/auth/throttle/throttle-rules.ts'
import { codeGrant } from './auth-code.ts'
import { refreshGrant } from './refresh.ts'
import { type SessionJson, signIn } from './sessions.ts'

/** POST /token: the grants by which somebody gets a session. */
export const grantToken = (deps: AuthDeps, request: FastifyRequest): Promise<SessionJson> => {
  const grant = queryOf(request, 'grant_type')
  if (grant === 'password') return passwordGrant(deps, request)
  if (grant === 'refresh_token') return refreshGrant(deps, request)
  if (grant === 'pkce') return pkceGrant(deps, request)
  throw new AuthError('invalid_credentials', { message: 'unsupported_grant_type' })
}

const pkceGrant = async (deps: AuthDeps, request: FastifyRequest): Promise<SessionJson> =>
  codeGrant(deps, request, await limitAddress(deps, request, limits.password))

const passwordSchema = z.object({ email: z.string().nullish(), password: z.string().nullish() })

const passwordGrant = async (deps: AuthDeps, request: FastifyRequest): Promise<SessionJson> => {
  const client = await limitAddress(deps, request, limits.password)
  const body = bodyOf(request, passwordSchema)
  const email = readEmail(body.email ?? '')
  await limitAccount(deps, email, client)
  const user = await findUserByEmail(deps.store.db, email)
  const password = presentedPassword(body.password ?? '')
  const right = await deps.passwords.verify(password === null ? null : user?.password_hash, password ?? '')
  if (user === undefined || !right) {
    await audit(deps, deps.store.db, { action: 'login_failed', client, detail: { email_sha256: accountKey(email) } })
    throw new AuthError('invalid_credentials')
  }
  await deps.throttle.succeed(accountKey(email))
  return admit(deps, user, password ?? '', client)
}

// Only somebody with the right password learns about a ban or a missing confirmation.
const admit = async (deps: AuthDeps, user: UserRow, password: string, client: Client): Promise<SessionJson> => {
  if (isBanned(user, deps.now())) throw new AuthError('user_banned')
  if (user.email_confirmed_at === null) throw new AuthError('email_not_confirmed')
  if (user.password_hash !== null && deps.passwords.needsRehash(user.password_hash)) await rehash(deps, user, password)
  return { ...(await signIn(deps, user, 'password', client)), ...(await weakPasswordAdvice(deps, password)) }
}

const rehash = async (deps: AuthDeps, user: UserRow, password: string): Promise<void> => {
  const password_hash = await deps.passwords.hash(password)
  await deps.store.db
    .updateTable('auth_users')
    .set({ password_hash })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .execute()
}

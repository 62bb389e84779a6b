import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AuthError, invalid } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { makeLink } from '#server/auth/mail/mail-links.ts'
import { audit } from '#server/auth/operator/audit.ts'
import { safeRedirect } from '#server/auth/redirects.ts'
import { bodyOf, queryOf } from '#server/auth/request-body.ts'
import { type Challenge, readChallenge } from '#server/auth/sessions/pkce.ts'
import { insertSession, type SessionJson, sessionJson } from '#server/auth/sessions/sessions.ts'
import type { Client } from '#server/auth/throttle/client.ts'
import { limitAddress, limitMail } from '#server/auth/throttle/limit-requests.ts'
import { limits } from '#server/auth/throttle/throttle-rules.ts'
import type { JsonObject } from '#server/database/schema.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { checkMetadata, readEmail, readNewPassword } from './credentials.ts'
import { signUpAnswer, type UserJson } from './user-json.ts'
import { type Db, findUserByEmail, insertEmailUser, type UserRow } from './users.ts'

const signUpSchema = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
})

type Registration = {
  readonly email: string
  readonly passwordHash: string
  readonly metadata: JsonObject
  readonly challenge: Challenge | null
  readonly redirectTo: string
}

/** POST /signup. The password is hashed before the address is looked up, so that time does not tell who has an account. */
export const signUp = async (deps: AuthDeps, request: FastifyRequest): Promise<SessionJson | UserJson> => {
  const client = await limitAddress(deps, request, limits.signup)
  const body = bodyOf(request, signUpSchema)
  if (deps.settings.signupDisabled) throw new AuthError('signup_disabled')
  if (!body.password) throw invalid('Signup requires a valid password')
  const password = readNewPassword(body.password)
  const email = readEmail(body.email ?? '')
  const challenge = readChallenge(body)
  const metadata = checkMetadata(body.data ?? {})
  const redirectTo = safeRedirect(queryOf(request, 'redirect_to'), deps.settings).href
  await refuseCommonPassword(deps, password)
  if (deps.settings.confirmEmail) await limitMail(deps, 'signup', email, client)
  const passwordHash = await deps.passwords.hash(password)
  const registration = { email, passwordHash, metadata, challenge, redirectTo }
  return deps.settings.confirmEmail
    ? signUpByMail(deps, registration, client)
    : signUpAtOnce(deps, registration, client)
}

/** Confirmation off: the session comes with the answer. That an account exists cannot be hidden here. */
const signUpAtOnce = async (deps: AuthDeps, registration: Registration, client: Client): Promise<SessionJson> => {
  const { db } = deps.store
  if ((await findUserByEmail(db, registration.email)) !== undefined) throw new AuthError('user_already_exists')
  const made = await db.transaction().execute(async (tx) => {
    const user = await insertUser(deps, tx, registration, client, true)
    return user === undefined ? undefined : { user, session: await insertSession(deps, tx, user, 'password', client) }
  })
  if (made === undefined) throw new AuthError('user_already_exists')
  return sessionJson(deps, { ...made.session, counter: 0 }, made.user)
}

/**
 * Confirmation on: a bare user made of what was asked and nothing else, whether the address is new, waits for its
 * confirmation or has an account; only the mailbox learns which.
 */
const signUpByMail = async (deps: AuthDeps, registration: Registration, client: Client): Promise<UserJson> => {
  await deps.store.db.transaction().execute(async (tx) => {
    const made = await insertUser(deps, tx, registration, client, false)
    const found = made ?? (await findUserByEmail(tx, registration.email))
    if (found === undefined) throw new Error('The account went away while its address was being registered')
    if (found.email_confirmed_at === null) return mailConfirmation(deps, tx, found, registration)
    await deps.outbox.put(tx, { to: found.email, kind: 'repeated_signup', link: `${deps.settings.siteUrl}/auth` })
    await audit(deps, tx, { action: 'user_repeated_signup', client, userId: found.id })
  })
  deps.outbox.wake()
  return signUpAnswer(deps, registration.email, registration.metadata)
}

const insertUser = async (deps: AuthDeps, tx: Db, registration: Registration, client: Client, confirmed: boolean) => {
  const ids = { id: deps.newId(), identityId: deps.newId() }
  const user = await insertEmailUser(tx, { ...registration, ...ids, confirmed, at: deps.now().toISOString() })
  if (user !== undefined) await audit(deps, tx, { action: 'user_signedup', client, userId: user.id })
  return user
}

// The link carries password and metadata of this very request: nobody who registered the address before leaves any.
const mailConfirmation = async (
  deps: AuthDeps,
  tx: Db,
  user: UserRow,
  { passwordHash: pendingPasswordHash, metadata: pendingMetadata, challenge, redirectTo }: Registration,
): Promise<void> => {
  const pending = { pendingPasswordHash, pendingMetadata }
  const link = await makeLink(deps, tx, { kind: 'signup', userId: user.id, ...pending, challenge, redirectTo })
  const confirmation_sent_at = deps.now().toISOString()
  await tx.updateTable('auth_users').set({ confirmation_sent_at }).where('id', '=', user.id).execute()
  await deps.outbox.put(tx, { to: user.email, kind: 'signup', link: link.url, expiresAt: link.expiresAt })
}

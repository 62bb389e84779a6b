import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AuthError, invalid } from '#server/auth/auth-error.ts'
import { makeLink } from '#server/auth/mail/mail-links.ts'
import { audit } from '#server/auth/operator/audit.ts'
import type { AuthPart } from '#server/auth/part.ts'
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
export const signUp = async (part: AuthPart, request: FastifyRequest): Promise<SessionJson | UserJson> => {
  const client = await limitAddress(part, request, limits.signup)
  const body = bodyOf(request, signUpSchema)
  if (part.settings.signupDisabled) throw new AuthError('signup_disabled')
  if (!body.password) throw invalid('Signup requires a valid password')
  const password = readNewPassword(body.password)
  const email = readEmail(body.email ?? '')
  const challenge = readChallenge(body)
  const metadata = checkMetadata(body.data ?? {})
  const redirectTo = safeRedirect(queryOf(request, 'redirect_to'), part.settings).href
  await refuseCommonPassword(part, password)
  if (part.settings.confirmEmail) await limitMail(part, 'signup', email, client)
  const passwordHash = await part.passwords.hash(password)
  const registration = { email, passwordHash, metadata, challenge, redirectTo }
  return part.settings.confirmEmail
    ? signUpByMail(part, registration, client)
    : signUpAtOnce(part, registration, client)
}

/** Confirmation off: the session comes with the answer. That an account exists cannot be hidden here. */
const signUpAtOnce = async (part: AuthPart, registration: Registration, client: Client): Promise<SessionJson> => {
  const { db } = part.store
  if ((await findUserByEmail(db, registration.email)) !== undefined) throw new AuthError('user_already_exists')
  const made = await db.transaction().execute(async (tx) => {
    const user = await insertUser(part, tx, registration, client, true)
    return user === undefined ? undefined : { user, session: await insertSession(part, tx, user, 'password', client) }
  })
  if (made === undefined) throw new AuthError('user_already_exists')
  return sessionJson(part, { ...made.session, counter: 0 }, made.user)
}

/**
 * Confirmation on: a bare user made of what was asked and nothing else, whether the address is new, waits for its
 * confirmation or has an account; only the mailbox learns which.
 */
const signUpByMail = async (part: AuthPart, registration: Registration, client: Client): Promise<UserJson> => {
  await part.store.db.transaction().execute(async (tx) => {
    const made = await insertUser(part, tx, registration, client, false)
    const found = made ?? (await findUserByEmail(tx, registration.email))
    if (found === undefined) throw new Error('The account went away while its address was being registered')
    if (found.email_confirmed_at === null) return mailConfirmation(part, tx, found, registration)
    await part.outbox.put(tx, { to: found.email, kind: 'repeated_signup', link: `${part.settings.siteUrl}/auth` })
    await audit(part, tx, { action: 'user_repeated_signup', client, userId: found.id })
  })
  part.outbox.wake()
  return signUpAnswer(part, registration.email, registration.metadata)
}

const insertUser = async (part: AuthPart, tx: Db, registration: Registration, client: Client, confirmed: boolean) => {
  const ids = { id: part.newId(), identityId: part.newId() }
  const user = await insertEmailUser(tx, { ...registration, ...ids, confirmed, at: part.now().toISOString() })
  if (user !== undefined) await audit(part, tx, { action: 'user_signedup', client, userId: user.id })
  return user
}

// The link carries password and metadata of this very request: nobody who registered the address before leaves any.
const mailConfirmation = async (
  part: AuthPart,
  tx: Db,
  user: UserRow,
  { passwordHash: pendingPasswordHash, metadata: pendingMetadata, challenge, redirectTo }: Registration,
): Promise<void> => {
  const pending = { pendingPasswordHash, pendingMetadata }
  const link = await makeLink(part, tx, { kind: 'signup', userId: user.id, ...pending, challenge, redirectTo })
  const confirmation_sent_at = part.now().toISOString()
  await tx.updateTable('auth_users').set({ confirmation_sent_at }).where('id', '=', user.id).execute()
  await part.outbox.put(tx, { to: user.email, kind: 'signup', link: link.url, expiresAt: link.expiresAt })
}

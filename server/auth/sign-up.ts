import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { audit } from './audit.ts'
import { AuthError, invalid } from './auth-error.ts'
import { clientOf } from './client.ts'
import { checkMetadata, readEmail, readNewPassword } from './credentials.ts'
import type { AuthPart } from './part.ts'
import { readChallenge } from './pkce.ts'
import { bodyOf } from './request-body.ts'
import { insertSession, sessionJson } from './sessions.ts'
import { findUserByEmail, insertEmailUser } from './users.ts'

const signUpSchema = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
})

/** POST /signup. The password is hashed before the address is looked up, so that time does not tell who has an account. */
export const signUp = async (part: AuthPart, request: FastifyRequest) => {
  const body = bodyOf(request, signUpSchema)
  if (part.settings.signupDisabled) throw new AuthError('signup_disabled')
  if (!body.password) throw invalid('Signup requires a valid password')
  const password = readNewPassword(body.password)
  const email = readEmail(body.email ?? '')
  readChallenge(body)
  const metadata = checkMetadata(body.data ?? {})
  const passwordHash = await part.passwords.hash(password)
  return signUpWithoutMail(part, request, { email, passwordHash, metadata })
}

type Registration = {
  readonly email: string
  readonly passwordHash: string
  readonly metadata: Record<string, unknown>
}

const signUpWithoutMail = async (part: AuthPart, request: FastifyRequest, registration: Registration) => {
  const client = clientOf(request)
  const { db } = part.store
  if ((await findUserByEmail(db, registration.email)) !== undefined) throw new AuthError('user_already_exists')
  const made = await db.transaction().execute(async (tx) => {
    const at = part.now().toISOString()
    const ids = { id: part.newId(), identityId: part.newId() }
    const user = await insertEmailUser(tx, { ...registration, ...ids, confirmed: true, at })
    if (user === undefined) return undefined
    await audit(part, tx, { action: 'user_signedup', client, userId: user.id })
    return { user, session: await insertSession(part, tx, user, 'password', client) }
  })
  if (made === undefined) throw new AuthError('user_already_exists')
  return sessionJson(part, { ...made.session, counter: 0 }, made.user)
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Db, findUser, isBanned } from '#server/auth/accounts/users.ts'
import { AuthError, invalid } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { digestOf, newSecret } from '#server/auth/mail/mail-links.ts'
import { bodyOf } from '#server/auth/request-body.ts'
import type { Client } from '#server/auth/throttle/client.ts'
import { type Challenge, readStoredChallenge } from './pkce.ts'
import { type SessionJson, type SignInMethod, signIn } from './sessions.ts'

const codeMs = 300_000
// How long an expired code is kept, so that it is answered 'expired' and not 'unknown'.
const keptMs = 3_600_000

type NewCode = {
  readonly provider: string
  readonly userId: string
  readonly method: SignInMethod
  readonly challenge: Challenge
}

/** A code the browser exchanges for a session, if it can show the verifier (PKCE). One use, five minutes. */
export const openCode = async (
  deps: AuthDeps,
  tx: Db,
  { provider, userId, method, challenge }: NewCode,
): Promise<string> => {
  const { text, digest } = newSecret()
  const at = deps.now()
  await tx
    .insertInto('auth_flows')
    .values({
      id: deps.newId(),
      state_hash: null,
      code_hash: digest,
      browser_hash: null,
      provider,
      user_id: userId,
      auth_method: method,
      nonce: null,
      provider_verifier: null,
      code_challenge: challenge.challenge,
      code_challenge_method: challenge.method,
      redirect_to: '',
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + keptMs).toISOString(),
    })
    .execute()
  return text
}

const codeSchema = z.object({ auth_code: z.string().nullish(), code_verifier: z.string().nullish() })

/** POST /token?grant_type=pkce */
export const codeGrant = async (deps: AuthDeps, request: FastifyRequest, client: Client): Promise<SessionJson> => {
  const { auth_code: code, code_verifier: verifier } = bodyOf(request, codeSchema)
  if (!code || !verifier) throw invalid('invalid request: both auth code and code verifier should be non-empty')
  const flow = await deps.store.db
    .deleteFrom('auth_flows')
    .where('code_hash', '=', digestOf(code))
    .returningAll()
    .executeTakeFirst()
  if (flow === undefined) throw new AuthError('flow_state_not_found')
  if (deps.now().getTime() > Date.parse(flow.created_at) + codeMs) throw new AuthError('flow_state_expired')
  const challenge = readStoredChallenge(flow)
  if (challenge === null || !fits(challenge, verifier)) throw new AuthError('bad_code_verifier')
  const user = await findUser(deps.store.db, flow.user_id ?? '')
  if (user === undefined) throw new AuthError('flow_state_not_found')
  if (isBanned(user, deps.now())) throw new AuthError('user_banned')
  return signIn(deps, user, methodOf(flow.auth_method), client)
}

const fits = ({ challenge, method }: Challenge, verifier: string): boolean => {
  const shown = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
  return timingSafeEqual(digest(shown), digest(challenge))
}

// Equal lengths, as the comparison needs them.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const methodOf = (text: string | null): SignInMethod => (text === 'recovery' || text === 'oauth' ? text : 'otp')

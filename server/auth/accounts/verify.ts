import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AuthError, invalid } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { digestOf, type LinkKind, takeLink } from '#server/auth/mail/mail-links.ts'
import { safeRedirect, withError, withFragment, withQuery } from '#server/auth/redirects.ts'
import { bodyOf, queryOf } from '#server/auth/request-body.ts'
import { openCode } from '#server/auth/sessions/auth-code.ts'
import { readStoredChallenge } from '#server/auth/sessions/pkce.ts'
import {
  insertSession,
  type SessionJson,
  type SignInMethod,
  sessionFragment,
  sessionJson,
} from '#server/auth/sessions/sessions.ts'
import type { Client } from '#server/auth/throttle/client.ts'
import { limitAddress } from '#server/auth/throttle/limit-requests.ts'
import { limits } from '#server/auth/throttle/throttle-rules.ts'
import { isBanned, type UserRow } from './users.ts'

const methods: Record<LinkKind, SignInMethod> = { signup: 'otp', recovery: 'recovery' }

// The client's general names stand for whatever the link is.
const kindsByType: Record<string, readonly LinkKind[]> = {
  signup: ['signup'],
  recovery: ['recovery'],
  email: ['signup', 'recovery'],
  magiclink: ['signup', 'recovery'],
}

const verifySchema = z.object({
  type: z.string().nullish(),
  token_hash: z.string().nullish(),
  token: z.string().nullish(),
})

/** POST /verify: our mails' links, by way of a button on the page. */
export const verifyLink = async (deps: AuthDeps, request: FastifyRequest): Promise<SessionJson> => {
  const client = await limitAddress(deps, request, limits.verify)
  const body = bodyOf(request, verifySchema)
  const kinds = kindsOf(body.type)
  // Codes of six digits are not offered: too few to guess.
  if (!body.token_hash && body.token) throw new AuthError('otp_expired')
  if (!body.token_hash) throw invalid('Verify requires a token hash')
  return openByLink(deps, kinds, body.token_hash, client)
}

const openByLink = async (deps: AuthDeps, kinds: readonly LinkKind[], token: string, client: Client) => {
  const { session, user } = await deps.store.db.transaction().execute(async (tx) => {
    const taken = await takeLink(deps, tx, kinds, token)
    refuseBanned(deps, taken.user)
    return { user: taken.user, session: await insertSession(deps, tx, taken.user, methods[taken.link.kind], client) }
  })
  return sessionJson(deps, { ...session, counter: 0 }, user)
}

/** GET /verify: links in the classic form. Always a redirect; what opens the account stands in the fragment. */
export const followLink = async (
  deps: AuthDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const type = queryOf(request, 'type')
  const token = queryOf(request, 'token') ?? queryOf(request, 'token_hash')
  if (type === undefined || token === undefined) throw invalid('Verify requires a token and a type')
  const kinds = kindsOf(type)
  const client = await limitAddress(deps, request, limits.verify)
  const home = safeRedirect(queryOf(request, 'redirect_to'), deps.settings)
  const hadChallenge = await storedChallenge(deps, token)
  try {
    return reply.redirect(await opened(deps, kinds, token, home, client), 303)
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const answer = { error: 'access_denied', error_code: error.code, error_description: error.message }
    return reply.redirect(hadChallenge ? withError(home, answer) : withFragment(home, answer), 303)
  }
}

const opened = async (deps: AuthDeps, kinds: readonly LinkKind[], token: string, home: URL, client: Client) => {
  const made = await deps.store.db.transaction().execute(async (tx) => {
    const { link, user } = await takeLink(deps, tx, kinds, token)
    refuseBanned(deps, user)
    const challenge = readStoredChallenge(link)
    if (challenge !== null) {
      return {
        code: await openCode(deps, tx, { provider: 'email', userId: user.id, method: methods[link.kind], challenge }),
      }
    }
    return { link, user, session: await insertSession(deps, tx, user, methods[link.kind], client) }
  })
  if ('code' in made) return withQuery(home, { code: made.code })
  const session = await sessionJson(deps, { ...made.session, counter: 0 }, made.user)
  return withFragment(home, { ...sessionFragment(session), type: made.link.kind })
}

const storedChallenge = async ({ store }: AuthDeps, token: string): Promise<boolean> => {
  const row = await store.db
    .selectFrom('auth_one_time_tokens')
    .select('code_challenge')
    .where('token_hash', '=', digestOf(token))
    .executeTakeFirst()
  return row !== undefined && row.code_challenge !== null
}

const kindsOf = (type: string | null | undefined): readonly LinkKind[] => {
  const kinds = Object.hasOwn(kindsByType, type ?? '') ? kindsByType[type ?? ''] : undefined
  if (kinds === undefined) throw invalid('Unsupported verification type')
  return kinds
}

// Thrown inside the transaction, so the link is not used up.
const refuseBanned = (deps: AuthDeps, user: UserRow): void => {
  if (isBanned(user, deps.now())) throw new AuthError('user_banned')
}

import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import { isBanned } from '#server/auth/accounts/users.ts'
import { AuthError, type AuthErrorCode } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { digestOf } from '#server/auth/mail/mail-links.ts'
import { withError, withFragment, withQuery } from '#server/auth/redirects.ts'
import { queryOf } from '#server/auth/request-body.ts'
import { openCode } from '#server/auth/sessions/auth-code.ts'
import { readStoredChallenge } from '#server/auth/sessions/pkce.ts'
import { sessionFragment, signIn } from '#server/auth/sessions/sessions.ts'
import type { Client } from '#server/auth/throttle/client.ts'
import { limitAddress } from '#server/auth/throttle/limit-requests.ts'
import { limits } from '#server/auth/throttle/throttle-rules.ts'
import type { Tables } from '#server/database/schema.ts'
import { browserCookie, cookieName } from './authorize.ts'
import type { Google } from './google.ts'
import { accountForGoogle } from './google-account.ts'

type Flow = Selectable<Tables['auth_flows']>

/** GET /callback: back from Google. Always a redirect, to the address that was checked when the flow began. */
export const callback = async (deps: AuthDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const client = await limitAddress(deps, request, limits.google)
  const state = queryOf(request, 'state') ?? ''
  const flow = await takeFlow(deps, state)
  if (flow === undefined || deps.google === undefined || !isSameBrowser(request, flow)) {
    return reply.redirect(withError(new URL(deps.settings.siteUrl), badState), 302)
  }
  reply.header('set-cookie', browserCookie(deps, digestOf(state), '', 0))
  const home = new URL(flow.redirect_to)
  if (queryOf(request, 'error') !== undefined) {
    return reply.redirect(withError(home, refusal('bad_oauth_callback', 'The way through Google was cancelled')), 302)
  }
  try {
    return reply.redirect(await finish(deps, deps.google, flow, request, state, home, client), 302)
  } catch (error) {
    if (error instanceof AuthError) return reply.redirect(withError(home, refusal(error.code, error.message)), 302)
    // Forged, foreign or expired tokens, and a provider that does not answer, end alike; the log knows which.
    request.log.warn({ err: error }, 'The answer of the identity provider was refused')
    return reply.redirect(withError(home, { ...badCallback }), 302)
  }
}

const finish = async (
  deps: AuthDeps,
  google: Google,
  flow: Flow,
  request: FastifyRequest,
  state: string,
  home: URL,
  client: Client,
): Promise<string> => {
  const search = new URL(request.url, deps.settings.apiUrl).search
  const profile = await google.profileFor({
    search,
    state,
    nonce: flow.nonce ?? '',
    verifier: flow.provider_verifier ?? '',
  })
  const user = await accountForGoogle(deps, profile, client)
  if (isBanned(user, deps.now())) throw new AuthError('user_banned')
  const challenge = readStoredChallenge(flow)
  if (challenge !== null) {
    const about = { provider: 'google', userId: user.id, method: 'oauth', challenge } as const
    return withQuery(home, { code: await openCode(deps, deps.store.db, about) })
  }
  return withFragment(home, sessionFragment(await signIn(deps, user, 'oauth', client)))
}

/** Found by its state and gone with it: a state works once. */
const takeFlow = async ({ store, now }: AuthDeps, state: string): Promise<Flow | undefined> => {
  const flow = await store.db
    .deleteFrom('auth_flows')
    .where('state_hash', '=', digestOf(state))
    .returningAll()
    .executeTakeFirst()
  return flow !== undefined && flow.expires_at > now().toISOString() ? flow : undefined
}

// Without the cookie somebody could have his own flow finished in another person's browser (login CSRF).
const isSameBrowser = ({ headers }: FastifyRequest, flow: Flow): boolean => {
  const name = cookieName(flow.state_hash ?? '')
  const cookies = (headers.cookie ?? '').split(';').map((one) => one.trim().split('='))
  const value = cookies.find(([key]) => key === name)?.[1] ?? ''
  const [shown, kept] = [Buffer.from(digestOf(value)), Buffer.from(flow.browser_hash ?? '')]
  return shown.length === kept.length && timingSafeEqual(shown, kept)
}

const refusal = (code: AuthErrorCode | 'bad_oauth_callback', description: string) => ({
  error: 'access_denied',
  error_code: code,
  error_description: description,
})

const badState = {
  error: 'invalid_request',
  error_code: 'bad_oauth_state',
  error_description: 'OAuth state not found or expired',
}

const badCallback = {
  error: 'server_error',
  error_code: 'bad_oauth_callback',
  error_description: 'The answer of the identity provider could not be verified',
}

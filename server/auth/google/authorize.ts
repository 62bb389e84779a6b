import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalid } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { newSecret } from '#server/auth/mail/mail-links.ts'
import { safeRedirect, withError } from '#server/auth/redirects.ts'
import { queryOf } from '#server/auth/request-body.ts'
import { readChallenge } from '#server/auth/sessions/pkce.ts'
import { limitAddress } from '#server/auth/throttle/limit-requests.ts'
import { limits } from '#server/auth/throttle/throttle-rules.ts'

const flowSeconds = 600
const harmless = ['prompt', 'login_hint', 'hd', 'access_type']

/** GET /authorize: remembers the way back, binds it to this browser, and sends it to Google (docs/ciencia/acceso.md §8). */
export const authorize = async (
  deps: AuthDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { google, settings, now } = deps
  if (google === undefined || queryOf(request, 'provider') !== 'google') {
    throw invalid('Unsupported provider: provider is not enabled')
  }
  const challenge = readChallenge({
    code_challenge: queryOf(request, 'code_challenge'),
    code_challenge_method: queryOf(request, 'code_challenge_method'),
  })
  if (challenge === null && !settings.implicitFlow)
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  await limitAddress(deps, request, limits.google)
  const redirectTo = safeRedirect(queryOf(request, 'redirect_to'), settings)
  const [state, nonce, browser] = [newSecret(), newSecret(), newSecret()]
  const verifier = newSecret().text
  const scopes = (queryOf(request, 'scopes') ?? '').split(/[\s,]+/).filter((scope) => /^[\w:./-]{1,200}$/.test(scope))
  const asked = harmless.map((name) => [name, queryOf(request, name)] as const)
  const hints = Object.fromEntries(asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
  let address: URL
  try {
    address = await google.addressFor({ state: state.text, nonce: nonce.text, verifier, scopes, hints })
  } catch (error) {
    request.log.error({ err: error }, 'The identity provider does not answer')
    const description = 'The identity provider does not answer'
    return reply.redirect(
      withError(redirectTo, {
        error: 'server_error',
        error_code: 'unexpected_failure',
        error_description: description,
      }),
      302,
    )
  }
  const at = now()
  await deps.store.db
    .insertInto('auth_flows')
    .values({
      id: deps.newId(),
      state_hash: state.digest,
      code_hash: null,
      browser_hash: browser.digest,
      provider: 'google',
      user_id: null,
      auth_method: 'oauth',
      nonce: nonce.text,
      provider_verifier: verifier,
      code_challenge: challenge?.challenge ?? null,
      code_challenge_method: challenge?.method ?? null,
      redirect_to: redirectTo.href,
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + flowSeconds * 1000).toISOString(),
    })
    .execute()
  reply.header('set-cookie', browserCookie(deps, state.digest, browser.text, flowSeconds))
  return reply.redirect(address.href, 302)
}

/** One cookie per flow, so that two tabs may be on their way at once. */
export const cookieName = (stateDigest: string): string => `obrador-flow-${stateDigest.slice(0, 12)}`

export const browserCookie = ({ settings }: AuthDeps, stateDigest: string, value: string, maxAge: number): string => {
  const { protocol, pathname } = new URL(`${settings.apiUrl}/callback`)
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${cookieName(stateDigest)}=${value}; Max-Age=${maxAge}; Path=${pathname}; HttpOnly; SameSite=Lax${secure}`
}

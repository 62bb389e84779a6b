import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { deleteAccount } from './accounts/delete-account.ts'
import { exportAccount } from './accounts/export-account.ts'
import { recover, resend } from './accounts/recover.ts'
import { signUp } from './accounts/sign-up.ts'
import { showUser, updateUser } from './accounts/user.ts'
import { followLink, verifyLink } from './accounts/verify.ts'
import { AuthError } from './auth-error.ts'
import { refuseCrossSite } from './cross-site.ts'
import type { AuthDeps } from './deps.ts'
import { authorize } from './google/authorize.ts'
import { callback } from './google/callback.ts'
import { bodyLimit, readBodiesAsJson } from './request-body.ts'
import { sendAuthError } from './send-auth-error.ts'
import { endSession, listSessions } from './sessions/device-sessions.ts'
import { logOut } from './sessions/logout.ts'
import { grantToken } from './sessions/token.ts'

const about = { name: 'Obrador', version: '1', description: 'Cuentas de Obrador' }
// The protocol is the client's, not part of our own documented API.
const hidden = { schema: { hide: true }, bodyLimit }
// HEAD must not use up what GET uses up: mail scanners ask that way.
const usedUp = { ...hidden, exposeHeadRoute: false }

/** Everything below /auth/v1 (docs/ciencia/acceso.md §5). Errors have the protocol's shape, also for what does not exist. */
export const authRoutes =
  (deps: AuthDeps): FastifyPluginAsync =>
  async (app) => {
    readBodiesAsJson(app)
    refuseCrossSite(app, deps.settings)
    app.setErrorHandler(sendAuthError)
    refuseTheRest(app)

    app.get('/health', hidden, async () => {
      await sql`select 1`.execute(deps.store.db)
      return about
    })
    app.get('/settings', hidden, async () => publicSettings(deps))
    app.get('/.well-known/jwks.json', hidden, async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=600')
      return { keys: deps.accessTokens.publicKeys() }
    })
    app.post('/signup', hidden, async (request) => signUp(deps, request))
    app.post('/token', hidden, async (request) => grantToken(deps, request))
    app.post('/recover', hidden, async (request) => recover(deps, request))
    app.post('/resend', hidden, async (request) => resend(deps, request))
    app.post('/verify', hidden, async (request) => verifyLink(deps, request))
    app.get('/verify', usedUp, async (request, reply) => followLink(deps, request, reply))
    app.get('/authorize', usedUp, async (request, reply) => authorize(deps, request, reply))
    app.get('/callback', usedUp, async (request, reply) => callback(deps, request, reply))
    app.get('/user', hidden, async (request) => showUser(deps, request))
    app.put('/user', hidden, async (request) => updateUser(deps, request))
    app.delete('/user', hidden, async (request, reply) => {
      await deleteAccount(deps, request)
      return reply.status(204).send()
    })
    app.get('/user/export', usedUp, async (request, reply) => exportAccount(deps, request, reply))
    app.get('/sessions', hidden, async (request) => listSessions(deps, request))
    app.delete('/sessions/:id', hidden, async (request, reply) => {
      await endSession(deps, request)
      return reply.status(204).send()
    })
    app.post('/logout', hidden, async (request, reply) => {
      await logOut(deps, request)
      return reply.status(204).send()
    })
  }

const publicSettings = ({ settings }: AuthDeps) => ({
  external: { email: true, google: settings.google !== undefined, phone: false, anonymous_users: false },
  disable_signup: settings.signupDisabled,
  mailer_autoconfirm: !settings.confirmEmail,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
  passkeys_enabled: false,
})

/**
 * 404 for unknown paths, 405 for known ones asked in another way: always JSON, never a page. Routes of our own, since a
 * wildcard of the screens would come before a not-found handler.
 */
const refuseTheRest = (app: FastifyInstance): void => {
  const methods = new Map<string, Set<string>>()
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = methods.get(request.url.split('?')[0] ?? '')
    if (allowed === undefined) throw new AuthError('not_found')
    reply.header('allow', [...allowed].join(', '))
    throw new AuthError('method_not_allowed')
  }
  app.setNotFoundHandler(refuse)
  app.all('/', hidden, refuse)
  app.all('/*', hidden, refuse)
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set()
    for (const name of [method].flat()) known.add(name)
    methods.set(url, known)
  })
}

import type { FastifyRequest } from 'fastify'
import { invalid } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { audit } from '#server/auth/operator/audit.ts'
import { queryOf } from '#server/auth/request-body.ts'
import { clientOf } from '#server/auth/throttle/client.ts'
import { whoIsAsking } from './authenticate.ts'
import { endSessions } from './sessions.ts'

/** POST /logout?scope=: `global` (the client's default) ends all sessions, `local` this one, `others` all but this. */
export const logOut = async (deps: AuthDeps, request: FastifyRequest): Promise<void> => {
  const { id, sessionId } = await whoIsAsking(deps, request)
  const scope = queryOf(request, 'scope') ?? 'global'
  await endSessions(deps.store.db, id, ending(scope, sessionId))
  await audit(deps, deps.store.db, {
    action: 'logout',
    client: clientOf(request),
    userId: id,
    sessionId,
    detail: { scope },
  })
}

const ending = (scope: string, sessionId: string) => {
  if (scope === 'global') return 'all'
  if (scope === 'local') return { only: sessionId }
  if (scope === 'others') return { but: sessionId }
  throw invalid('Unsupported logout scope')
}

import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Part } from '#server/http/part.ts'
import type { Authenticate } from '#server/http/require-user.ts'
import { openAccessTokens } from './access-token.ts'
import { authenticateFor } from './authenticate.ts'
import type { AuthPart } from './part.ts'
import { openPasswords } from './passwords.ts'
import { authRoutes } from './routes.ts'
import { readJwtKeys, readSecrets } from './secrets.ts'

/** What the app takes from accounts: who is asking, and the routes below /auth/v1. */
export type Auth = { readonly authenticate: Authenticate; readonly routes: FastifyPluginAsync }

/** Opens accounts: reads or makes the secrets, makes the decoy hash. Trouble the operator can mend is a `StartError`. */
export const openAuth = async (part: Part, config: Config): Promise<Auth> => {
  const settings = config.auth
  const { appSecrets, jwtKeys } = await readSecrets(settings)
  const readKeysAgain = () => readJwtKeys(settings)
  const authPart: AuthPart = {
    ...part,
    settings,
    appSecrets,
    accessTokens: openAccessTokens({ settings, keys: jwtKeys, readKeysAgain, now: part.now }),
    passwords: await openPasswords(settings),
  }
  return { authenticate: authenticateFor(authPart), routes: authRoutes(authPart) }
}

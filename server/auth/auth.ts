import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Store } from '#server/database/store.ts'
import type { Deps } from '#server/http/deps.ts'
import type { TakeForUser } from '#server/http/limit-user.ts'
import type { Authenticate } from '#server/http/require-user.ts'
import { openPasswords } from './accounts/passwords.ts'
import type { AuthDeps } from './deps.ts'
import { openGoogle } from './google/google.ts'
import { openAfterWork } from './later.ts'
import { openOutbox } from './mail/outbox.ts'
import { mailFolder, openTransport } from './mail/transport.ts'
import { openCleanUp } from './operator/clean-up.ts'
import { authRoutes } from './routes.ts'
import { openFellowProcesses } from './secrets/fellow-processes.ts'
import { readJwtKeys, readSecrets } from './secrets/secrets.ts'
import { openAccessTokens } from './sessions/access-token.ts'
import { authenticateFor } from './sessions/authenticate.ts'
import type { AuthSettings } from './settings.ts'
import { openThrottle } from './throttle/throttle.ts'
import { memoryThrottle } from './throttle/throttle-memory.ts'
import type { Throttle } from './throttle/throttle-rules.ts'

/** What the app takes from accounts. */
export type Auth = {
  readonly authenticate: Authenticate
  /** A bucket all processes on this database count together; milliseconds to wait. */
  readonly takeShared: Throttle['take']
  readonly takeForUser: TakeForUser
  /** Everything below /auth/v1, and the work in the background, which ends when the app closes. */
  readonly routes: FastifyPluginAsync
  /** Spanish lines for the operator, to be printed at start. */
  readonly startupNotes: readonly string[]
}

/** Opens accounts: reads or makes the secrets, makes the decoy hash. Trouble the operator can mend is a `StartError`. */
export const openAuth = async (deps: Deps, config: Config): Promise<Auth> => {
  const settings = config.auth
  const { appSecrets, jwtKeys } = await readSecrets(settings)
  const readKeysAgain = () => readJwtKeys(settings)
  const throttle = openThrottle(deps.store, deps.now)
  const outbox = openOutbox({ ...deps, settings, throttle, transport: openTransport(settings) })
  const afterWork = openAfterWork()
  const authDeps: AuthDeps = {
    ...deps,
    settings,
    appSecrets,
    accessTokens: openAccessTokens({ settings, keys: jwtKeys, readKeysAgain, now: deps.now }),
    passwords: await openPasswords(settings),
    throttle,
    outbox,
    google: openGoogle(settings),
    later: afterWork.later,
  }
  const cleanUp = openCleanUp(authDeps)
  const fellows = openFellowProcesses(authDeps)
  const advice = await fellows.join()
  const routes: FastifyPluginAsync = async (app) => {
    app.addHook('onReady', async () => {
      afterWork.onTrouble((error) => app.log.error({ err: error }, 'work after an answer'))
      app.metrics.gauge('obrador_mails_waiting', 'Mails not handed over yet', outbox.waiting)
      outbox.start(({ error, ...mail }) => app.log.error({ err: error, ...mail }, 'mail not delivered'))
      fellows.start((error) => app.log.error({ err: error }, 'sign of life'))
      cleanUp.start((error) => app.log.error({ err: error }, 'hourly clean-up'))
    })
    app.addHook('onClose', async () => {
      await afterWork.finished()
      await outbox.stop()
      await cleanUp.stop()
      await fellows.leave()
    })
    await authRoutes(authDeps)(app, {})
  }
  const factor = config.http.userLimitFactor
  const inMemory = memoryThrottle(deps.now)
  const takeForUser: TakeForUser = ({ name, burst, everyMs, eachProcess }, userId) =>
    (eachProcess ? inMemory : throttle).take(
      { name: `user-${name}`, burst: burst * factor, everyMs: everyMs / factor },
      userId,
    )
  return {
    authenticate: authenticateFor(authDeps),
    takeForUser,
    takeShared: throttle.take,
    routes,
    startupNotes: [...notes(config, settings, deps.store.engine), ...advice, whoMaySignUp(settings)],
  }
}

const whoMaySignUp = ({ signupDisabled, siteUrl }: AuthSettings): string =>
  signupDisabled
    ? 'Nadie puede crear cuentas nuevas: AUTH_DISABLE_SIGNUP=true'
    : `Cualquiera que llegue a ${siteUrl} puede crear una cuenta; para cerrarlo, AUTH_DISABLE_SIGNUP=true`

const loopback = ['localhost', '127.0.0.1', '::1']

const notes = ({ host, siteUrl }: Config, settings: AuthSettings, engine: Store['engine']): string[] => [
  ...(settings.smtpUrl === undefined
    ? [`Sin SMTP_URL, los correos se guardan en ${mailFolder(settings.dataDir)}`]
    : []),
  ...(loopback.includes(new URL(siteUrl).hostname) && !loopback.includes(host)
    ? [`Los enlaces de los correos llevan a ${siteUrl}; para otros dispositivos, pon SITE_URL`]
    : []),
  ...(engine === 'postgres' && (settings.appSecret === undefined || settings.jwtKeys === undefined)
    ? [
        `Las claves están en ${settings.dataDir}: otros procesos deben compartirlas (esa carpeta, o APP_SECRET y AUTH_JWT_KEYS)`,
      ]
    : []),
]

import { resolve } from 'node:path'
import { z } from 'zod'
import type { Quotas } from '#core/api/usage.ts'
import { type AuthSettings, authAdvice, authEnvironment, authSettings } from './auth/settings.ts'
import { StartError } from './database/store.ts'
import { type HttpSettings, httpAdvice, httpEnvironment, httpSettings } from './http/settings.ts'
import {
  type ModelSettings,
  modelAdvice,
  modelEnvironment,
  modelProblem,
  modelSettings,
} from './language-model/settings.ts'
import { usageAdvice, usageEnvironment, usageSettings } from './usage/settings.ts'

const serverEnvironment = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on; 0: any free one.'),
  HOST: z.string().default('localhost').describe('Where to listen: 0.0.0.0 for the tablets of the house.'),
  DATA_DIR: z.string().default('data').describe('Folder of database file, secrets and mails; one process at a time.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL 15 or newer instead of the database file: postgres://user:password@host:5432/database.'),
  DATABASE_LOGIN_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'The same database by a login that owns nothing: the server asks through it, and DATABASE_URL only migrates.',
    ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe('Connections to PostgreSQL per process, 2 to 200.'),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The address cooks type; links and tokens are built from it. Without it http://localhost:PORT.'),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(0)
    .describe('How long it still serves after SIGTERM, not ready, for a proxy to notice: seconds, 0 to 300.'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('warn')
    .describe('silent, error, warn, info or debug.'),
}

/** Every setting there is, with its schema, its default and what it means (`description`), in the order they are told. */
export const settingGroups = [
  { title: 'Server', settings: serverEnvironment },
  { title: 'Connections, limits and watching', settings: httpEnvironment },
  { title: 'Accounts and mail', settings: authEnvironment },
  { title: 'Language model', settings: modelEnvironment },
] as const

const environmentSchema = z.object({
  ...serverEnvironment,
  ...httpEnvironment,
  ...authEnvironment,
  ...modelEnvironment,
  ...usageEnvironment,
})

/** Everything the environment may say, read once at start. */
export type Config = {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databaseLoginUrl: string | undefined
  /** Connections to PostgreSQL this process may hold. */
  readonly databasePool: number
  /** Where the cook's browser finds us, without a slash at the end. Links and tokens are built from it. */
  readonly siteUrl: string
  /** How long the server still serves after SIGTERM, not ready, so that a proxy in front can look elsewhere. */
  readonly drainSeconds: number
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly http: HttpSettings
  readonly auth: AuthSettings
  /** Without one the local engine does everything. */
  readonly model: ModelSettings | undefined
  /** What one account may hold. */
  readonly quotas: Quotas
}

const advice: Record<string, string> = {
  PORT: 'un número de 0 a 65535',
  DATABASE_URL: 'una dirección como postgres://usuario:clave@servidor:5432/base',
  DATABASE_LOGIN_URL: 'una dirección como postgres://otro_usuario:clave@servidor:5432/base',
  DATABASE_POOL: 'un número de conexiones, de 2 a 200',
  SITE_URL: 'una dirección como https://cocina.example',
  DRAIN_SECONDS: 'un número de segundos, de 0 a 300',
  LOG_LEVEL: 'silent, error, warn, info o debug',
  ...httpAdvice,
  ...authAdvice,
  ...modelAdvice,
  ...usageAdvice,
}

/** A variable that is set to nothing is one that is not set. */
const withoutEmpty = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

/** Reads the environment; a value that makes no sense ends the start with one line saying which and what is expected. */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const parsed = environmentSchema.safeParse(withoutEmpty(environment))
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    throw new StartError(`La variable ${name} no vale: se espera ${advice[name] ?? 'otro valor'}.`)
  }
  const env = parsed.data
  const problem = modelProblem(env)
  if (problem !== undefined) throw new StartError(problem)
  if (env.DATABASE_LOGIN_URL !== undefined && env.DATABASE_URL === undefined) {
    throw new StartError(
      'DATABASE_LOGIN_URL pide también DATABASE_URL: la de quien posee las tablas y las pone al día.',
    )
  }
  const dataDir = resolve(env.DATA_DIR)
  const siteUrl = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseLoginUrl: env.DATABASE_LOGIN_URL,
    databasePool: env.DATABASE_POOL,
    siteUrl,
    drainSeconds: env.DRAIN_SECONDS,
    logLevel: env.LOG_LEVEL,
    http: httpSettings(env),
    auth: authSettings(env, { siteUrl, dataDir }),
    model: modelSettings(env),
    quotas: usageSettings(env),
  }
}

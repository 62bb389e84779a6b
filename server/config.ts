import { resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from './database/store.ts'

const emptyIsMissing = (value: unknown): unknown => (value === '' ? undefined : value)
const optionalText = z.preprocess(emptyIsMissing, z.string().optional())

const environmentSchema = z.object({
  PORT: z.preprocess(emptyIsMissing, z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: z.preprocess(emptyIsMissing, z.string().default('localhost')),
  DATA_DIR: z.preprocess(emptyIsMissing, z.string().default('data')),
  DATABASE_URL: z.preprocess(emptyIsMissing, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  SITE_URL: z.preprocess(emptyIsMissing, z.url({ protocol: /^https?$/ }).optional()),
  LOG_LEVEL: z.preprocess(emptyIsMissing, z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn')),
  APP_SECRET: optionalText,
  AUTH_JWT_KEYS: optionalText,
})

/** Everything the environment may say, read once at start. */
export type Config = {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Where the cook's browser finds us, without a slash at the end. Links and tokens are built from it. */
  readonly siteUrl: string
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly appSecret: string | undefined
  readonly jwtKeysFile: string | undefined
}

const advice: Record<string, string> = {
  PORT: 'un número de 0 a 65535',
  DATABASE_URL: 'una dirección como postgres://usuario:clave@servidor:5432/base',
  SITE_URL: 'una dirección como https://cocina.example',
  LOG_LEVEL: 'silent, error, warn, info o debug',
}

/** Reads the environment; a value that makes no sense ends the start with one line saying which and what is expected. */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    throw new StartError(`La variable ${name} no vale: se espera ${advice[name] ?? 'otro valor'}.`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    siteUrl: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    logLevel: env.LOG_LEVEL,
    appSecret: env.APP_SECRET,
    jwtKeysFile: env.AUTH_JWT_KEYS,
  }
}

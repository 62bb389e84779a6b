import { z } from 'zod'

const emptyIsMissing = (value: unknown): unknown => (value === '' ? undefined : value)
const optionalText = z.preprocess(emptyIsMissing, z.string().optional())
const whole = (initial: number, least = 0) =>
  z.preprocess(emptyIsMissing, z.coerce.number().int().min(least).max(1_000_000_000).default(initial))
const onOff = z.preprocess(
  emptyIsMissing,
  z
    .enum(['true', 'false', '1', '0'])
    .transform((text) => text === 'true' || text === '1')
    .optional(),
)

/** The account part of the environment (auth-protocolo.md §14). `server/config.ts` reads it with the rest. */
export const authEnvironment = {
  API_URL: z.preprocess(emptyIsMissing, z.url({ protocol: /^https?$/ }).optional()),
  APP_SECRET: optionalText,
  APP_SECRET_PREVIOUS: optionalText,
  AUTH_JWT_KEYS: optionalText,
  AUTH_JWT_EXP: whole(3600, 300),
  AUTH_REFRESH_REUSE_INTERVAL: whole(10),
  AUTH_REFRESH_PREVIOUS_GRACE: whole(60),
  AUTH_SESSION_IDLE_DAYS: whole(30),
  AUTH_SESSION_MAX_DAYS: whole(365),
  AUTH_DISABLE_SIGNUP: onOff,
  AUTH_ARGON2_MEMORY: whole(19_456, 8),
  AUTH_ARGON2_TIME: whole(2, 1),
}

/** What each variable expects, for the one Spanish line that ends a start with a wrong one. */
export const authAdvice: Record<string, string> = {
  API_URL: 'una dirección como https://cocina.example/auth/v1',
  AUTH_JWT_EXP: 'un número de segundos, 300 como mínimo',
  AUTH_REFRESH_REUSE_INTERVAL: 'un número de segundos',
  AUTH_REFRESH_PREVIOUS_GRACE: 'un número de segundos',
  AUTH_SESSION_IDLE_DAYS: 'un número de días (0: sin límite)',
  AUTH_SESSION_MAX_DAYS: 'un número de días (0: sin límite)',
  AUTH_DISABLE_SIGNUP: 'true o false',
  AUTH_ARGON2_MEMORY: 'un número de KiB, 8 como mínimo',
  AUTH_ARGON2_TIME: 'un número de vueltas, 1 como mínimo',
}

export type AuthSettings = {
  /** Where the cook's browser finds the pages, and this API; links and tokens are built from these, never from `Host`. */
  readonly siteUrl: string
  readonly apiUrl: string
  readonly dataDir: string
  /** From the environment, else kept in the data folder. Processes on one database must share them either way. */
  readonly appSecret: string | undefined
  /** Still accepted while the secret is being changed. */
  readonly previousAppSecret: string | undefined
  /** A JWK set, or the path of a file with one. The first key signs, all verify. */
  readonly jwtKeys: string | undefined
  readonly accessTokenSeconds: number
  readonly refreshReuseSeconds: number
  readonly refreshPreviousGraceSeconds: number
  readonly sessionIdleDays: number
  readonly sessionMaxDays: number
  readonly signupDisabled: boolean
  readonly argon2: { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number }
}

type Environment = z.infer<z.ZodObject<typeof authEnvironment>>

export const authSettings = (env: Environment, site: { siteUrl: string; dataDir: string }): AuthSettings => ({
  ...site,
  apiUrl: (env.API_URL ?? `${site.siteUrl}/auth/v1`).replace(/\/+$/, ''),
  appSecret: env.APP_SECRET,
  previousAppSecret: env.APP_SECRET_PREVIOUS,
  jwtKeys: env.AUTH_JWT_KEYS,
  accessTokenSeconds: env.AUTH_JWT_EXP,
  refreshReuseSeconds: env.AUTH_REFRESH_REUSE_INTERVAL,
  refreshPreviousGraceSeconds: env.AUTH_REFRESH_PREVIOUS_GRACE,
  sessionIdleDays: env.AUTH_SESSION_IDLE_DAYS,
  sessionMaxDays: env.AUTH_SESSION_MAX_DAYS,
  signupDisabled: env.AUTH_DISABLE_SIGNUP ?? false,
  argon2: { memoryCost: env.AUTH_ARGON2_MEMORY, timeCost: env.AUTH_ARGON2_TIME, parallelism: 1 },
})

import { z } from 'zod'
import { StartError } from '#server/database/store.ts'
import { readTrustedProxies, type TrustedProxies } from './throttle/client-address.ts'

const optionalText = z.string().optional()
const whole = (initial: number, least = 0) => z.coerce.number().int().min(least).max(1_000_000_000).default(initial)
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()])))
const onOff = z
  .enum(['true', 'false', '1', '0'])
  .transform((text) => text === 'true' || text === '1')
  .optional()

/** The account part of the environment (docs/ciencia/acceso.md §14). `server/config.ts` reads it with the rest. */
export const authEnvironment = {
  API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The address of the account service, where it is not SITE_URL/auth/v1.'),
  APP_SECRET: optionalText.describe(
    'Shared by several processes on one database (openssl rand -base64 48). Without it one is made in DATA_DIR.',
  ),
  APP_SECRET_PREVIOUS: optionalText.describe('Still accepted while APP_SECRET is being changed.'),
  AUTH_JWT_KEYS: optionalText.describe(
    'Signing keys: a JWK set, or the path of a file with one. Without it they are made in DATA_DIR.',
  ),
  AUTH_JWT_EXP: whole(3600, 300).describe('Life of an access token: seconds, 300 at least.'),
  AUTH_REFRESH_REUSE_INTERVAL: whole(10).describe(
    'How long a refresh token just used may be used again, for two tabs at once: seconds.',
  ),
  AUTH_REFRESH_PREVIOUS_GRACE: whole(60).describe(
    'How long the token before the last is still taken, for an answer that got lost: seconds.',
  ),
  AUTH_SESSION_IDLE_DAYS: whole(30).describe('Sessions not used for so many days end; 0: never.'),
  AUTH_SESSION_MAX_DAYS: whole(365).describe('Sessions end after so many days; 0: never.'),
  AUTH_DISABLE_SIGNUP: onOff.describe('true: nobody can make an account.'),
  AUTH_CONFIRM_EMAIL: onOff.describe(
    'Whether a new account must confirm its address first: true or false. Without it true with SMTP_URL.',
  ),
  AUTH_IMPLICIT_FLOW: onOff.describe('true: clients without PKCE may sign in with Google.'),
  AUTH_OTP_EXP_SIGNUP: whole(86_400, 60).describe('Life of the link that confirms an account: seconds, 60 at least.'),
  AUTH_OTP_EXP_RECOVERY: whole(3600, 60).describe('Life of the link for a new password: seconds, 60 at least.'),
  AUTH_MAIL_COOLDOWN: whole(60).describe('Between two mails to one address: seconds.'),
  AUTH_MAIL_PER_HOUR: whole(100, 1).describe('Mails sent in an hour, to everybody.'),
  AUTH_IP_LIMIT_FACTOR: whole(1, 1).describe(
    'Multiplies the limits per address, for many people behind one: a school, a large house.',
  ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server: smtps://user:password@host:465. Without it mails are files in DATA_DIR/correo.'),
  MAIL_FROM: optionalText.describe('The sender of mails; needed with SMTP_URL.'),
  REDIRECT_ALLOW_LIST: list.describe('More addresses links of mails may lead to, separated by commas.'),
  TRUST_PROXY: z
    .string()
    .default('0')
    .transform((text, context): TrustedProxies => {
      try {
        return readTrustedProxies(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'proxies' })
        return z.NEVER
      }
    })
    .describe(
      "Which proxies may tell the client's address: a number of hops, or addresses and networks separated by commas.",
    ),
  GOOGLE_CLIENT_ID: optionalText.describe('Sign-in with Google; redirect address SITE_URL/auth/v1/callback.'),
  GOOGLE_CLIENT_SECRET: optionalText.describe('Goes with GOOGLE_CLIENT_ID.'),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/ })
    .default('https://accounts.google.com')
    .describe('Who vouches for identities.'),
  PASSWORD_BLOCKLIST: z
    .enum(['off', 'warn', 'reject'])
    .default('warn')
    .describe("Passwords from every attacker's list: off, warn or reject."),
  AUTH_REAUTH_MINUTES: whole(10).describe(
    'Minutes after a sign-in in which a new password or a deletion needs no current password; 0: always.',
  ),
  AUTH_ARGON2_MEMORY: whole(19_456, 8).describe('Memory of a password hash: KiB, 8 at least.'),
  AUTH_ARGON2_TIME: whole(2, 1).describe('Rounds of a password hash.'),
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
  AUTH_CONFIRM_EMAIL: 'true o false',
  AUTH_IMPLICIT_FLOW: 'true o false',
  AUTH_OTP_EXP_SIGNUP: 'un número de segundos, 60 como mínimo',
  AUTH_OTP_EXP_RECOVERY: 'un número de segundos, 60 como mínimo',
  AUTH_MAIL_COOLDOWN: 'un número de segundos',
  AUTH_MAIL_PER_HOUR: 'un número de mensajes',
  AUTH_IP_LIMIT_FACTOR: 'un número entero, 1 como mínimo',
  SMTP_URL: 'una dirección como smtps://usuario:clave@correo.example:465',
  TRUST_PROXY: 'un número de saltos, o direcciones y redes como 10.0.0.0/8, separadas por comas',
  GOOGLE_ISSUER: 'una dirección como https://accounts.google.com',
  PASSWORD_BLOCKLIST: 'off, warn o reject',
  AUTH_REAUTH_MINUTES: 'un número de minutos (0: no se pide)',
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
  /** Whether a new address must be confirmed by a mailed link before it can sign in. On by default with SMTP. */
  readonly confirmEmail: boolean
  readonly implicitFlow: boolean
  readonly signupLinkSeconds: number
  readonly recoveryLinkSeconds: number
  readonly mailCooldownSeconds: number
  readonly mailsPerHour: number
  /** Multiplies the limits per IP address, for many people behind one address: a school, a large house. */
  readonly ipLimitFactor: number
  /** Without it mails are written to `correo` in the data folder. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly redirectAllowList: readonly string[]
  readonly trustedProxies: TrustedProxies
  readonly google: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string } | undefined
  /** What is done about passwords from every attacker's list. */
  readonly passwordBlocklist: 'off' | 'warn' | 'reject'
  /** How young a sign-in or mail link must be to change the password or delete the account without saying it; 0: any. */
  readonly reauthMinutes: number
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
  confirmEmail: env.AUTH_CONFIRM_EMAIL ?? env.SMTP_URL !== undefined,
  implicitFlow: env.AUTH_IMPLICIT_FLOW ?? false,
  signupLinkSeconds: env.AUTH_OTP_EXP_SIGNUP,
  recoveryLinkSeconds: env.AUTH_OTP_EXP_RECOVERY,
  mailCooldownSeconds: env.AUTH_MAIL_COOLDOWN,
  mailsPerHour: env.AUTH_MAIL_PER_HOUR,
  ipLimitFactor: env.AUTH_IP_LIMIT_FACTOR,
  smtpUrl: env.SMTP_URL,
  mailFrom: mailFrom(env),
  redirectAllowList: env.REDIRECT_ALLOW_LIST,
  trustedProxies: env.TRUST_PROXY,
  google: google(env),
  passwordBlocklist: env.PASSWORD_BLOCKLIST,
  reauthMinutes: env.AUTH_REAUTH_MINUTES,
  argon2: { memoryCost: env.AUTH_ARGON2_MEMORY, timeCost: env.AUTH_ARGON2_TIME, parallelism: 1 },
})

const mailFrom = ({ SMTP_URL, MAIL_FROM }: Environment): string => {
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) {
    throw new StartError(
      'Falta MAIL_FROM: con SMTP_URL hay que decir desde qué dirección se escribe, por ejemplo cocina@example.com.',
    )
  }
  return MAIL_FROM ?? 'Obrador <obrador@localhost>'
}

const google = (env: Environment): AuthSettings['google'] => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env
  if (clientId === undefined && clientSecret === undefined) return undefined
  if (clientId === undefined || clientSecret === undefined) {
    throw new StartError('GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET van juntas: falta una de las dos.')
  }
  if (issuer.startsWith('http:') && !isLoopback(new URL(issuer).hostname)) {
    throw new StartError('La variable GOOGLE_ISSUER no vale: se espera una dirección https.')
  }
  return { clientId, clientSecret, issuer }
}

/** Plain HTTP towards the identity provider is for tests on one's own machine. */
const isLoopback = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

import { z } from 'zod'

const whole = (initial: number, least: number, most: number) =>
  z.coerce.number().int().min(least).max(most).default(initial)

/** What the environment may say about connections, limits and what an operator watches. Read by `server/config.ts`. */
export const httpEnvironment = {
  METRICS_TOKEN: z
    .string()
    .min(16)
    .max(500)
    .optional()
    .describe(
      "Opens /metrics (Prometheus text) to 'Authorization: Bearer …'; 16 characters at least. Without it there is none.",
    ),
  SLOW_QUERY_MS: whole(500, 0, 600_000).describe(
    'Slower queries are logged, without their values: milliseconds; 0: none.',
  ),
  REQUEST_TIMEOUT_S: whole(60, 1, 3600).describe('By when a request must have arrived: seconds.'),
  HEADERS_TIMEOUT_S: whole(15, 1, 3600).describe('By when its headers must have arrived: seconds.'),
  MAX_CONNECTIONS: whole(1000, 1, 1_000_000).describe('Connections open at once; more are closed.'),
  MAX_CONNECTIONS_PER_ADDRESS: whole(250, 1, 1_000_000).describe(
    'Connections open at once from one address; more are closed.',
  ),
  USER_LIMIT_FACTOR: whole(1, 1, 1_000_000).describe(
    'Multiplies the limits per cook (functions, photos, files), for a house that shares one account.',
  ),
}

/** What each variable expects, for the one Spanish line that ends a start with a wrong one. */
export const httpAdvice: Record<string, string> = {
  METRICS_TOKEN: 'una clave de 16 caracteres como mínimo',
  SLOW_QUERY_MS: 'un número de milisegundos (0: no se apuntan)',
  REQUEST_TIMEOUT_S: 'un número de segundos, de 1 a 3600',
  HEADERS_TIMEOUT_S: 'un número de segundos, de 1 a 3600',
  MAX_CONNECTIONS: 'un número de conexiones, 1 como mínimo',
  MAX_CONNECTIONS_PER_ADDRESS: 'un número de conexiones, 1 como mínimo',
  USER_LIMIT_FACTOR: 'un número entero, 1 como mínimo',
}

export type HttpSettings = {
  /** Without it there is no /metrics. */
  readonly metricsToken: string | undefined
  /** Queries that take longer are logged, without their values; 0: none is. */
  readonly slowQueryMs: number
  /** A request must have arrived whole by then; a photo over a poor connection is the longest. */
  readonly requestTimeoutMs: number
  /** Its headers by then. */
  readonly headersTimeoutMs: number
  /** Connections open at once; when most are taken idle ones are closed, and one more than all is closed unanswered. */
  readonly maxConnections: number
  /** Of one address that is no trusted proxy: a house of forty tablets behind one router. */
  readonly maxConnectionsPerAddress: number
  /** Multiplies the limits per cook, for a house that shares one account. */
  readonly userLimitFactor: number
}

type Environment = z.infer<z.ZodObject<typeof httpEnvironment>>

export const httpSettings = (env: Environment): HttpSettings => ({
  metricsToken: env.METRICS_TOKEN,
  slowQueryMs: env.SLOW_QUERY_MS,
  requestTimeoutMs: env.REQUEST_TIMEOUT_S * 1000,
  headersTimeoutMs: Math.min(env.HEADERS_TIMEOUT_S, env.REQUEST_TIMEOUT_S) * 1000,
  maxConnections: env.MAX_CONNECTIONS,
  maxConnectionsPerAddress: env.MAX_CONNECTIONS_PER_ADDRESS,
  userLimitFactor: env.USER_LIMIT_FACTOR,
})

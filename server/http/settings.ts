import { z } from 'zod'

const whole = (initial: number, least: number, most: number) =>
  z.coerce.number().int().min(least).max(most).default(initial)

/** What the environment may say about connections, limits and what an operator watches. Read by `server/config.ts`. */
export const httpEnvironment = {
  METRICS_TOKEN: z.string().min(16).max(500).optional(),
  SLOW_QUERY_MS: whole(500, 0, 600_000),
  REQUEST_TIMEOUT_S: whole(60, 1, 3600),
  HEADERS_TIMEOUT_S: whole(15, 1, 3600),
  MAX_CONNECTIONS: whole(1000, 1, 1_000_000),
  USER_LIMIT_FACTOR: whole(1, 1, 1_000_000),
}

/** What each variable expects, for the one Spanish line that ends a start with a wrong one. */
export const httpAdvice: Record<string, string> = {
  METRICS_TOKEN: 'una clave de 16 caracteres como mínimo',
  SLOW_QUERY_MS: 'un número de milisegundos (0: no se apuntan)',
  REQUEST_TIMEOUT_S: 'un número de segundos, de 1 a 3600',
  HEADERS_TIMEOUT_S: 'un número de segundos, de 1 a 3600',
  MAX_CONNECTIONS: 'un número de conexiones, 1 como mínimo',
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
  /** Connections open at once; one more is closed unanswered. */
  readonly maxConnections: number
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
  userLimitFactor: env.USER_LIMIT_FACTOR,
})

import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import type { Store } from '#server/database/store.ts'
import { type Metrics, noMetrics, openMetrics } from './metrics.ts'
import { routeOf } from './request-log.ts'
import type { HttpSettings } from './settings.ts'
import { version } from './version.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Parts count here; who reads it holds METRICS_TOKEN. */
    metrics: Metrics
  }
}

/** Seconds: from an answer out of memory to a model that thinks for half a minute. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Seconds: a small local model answers a method in five to sixty. */
const modelDurations = [0.5, 1, 2.5, 5, 10, 20, 30, 60, 120]
const queryDurations = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

/**
 * What an operator watches: one process's requests, queries, memory and event loop. Without METRICS_TOKEN nothing is
 * counted and /metrics does not exist; with a wrong one it does not either.
 */
export const watchServer = async (app: FastifyInstance, store: Store, settings: HttpSettings): Promise<void> => {
  const token = settings.metricsToken
  const opened = token === undefined ? undefined : await openMetrics()
  app.decorate('metrics', opened ?? noMetrics)
  watchQueries(app, store, settings, opened)
  if (opened !== undefined) {
    watchRequests(app, opened)
    watchProcess(app, opened, store)
  }
  app.get('/metrics', { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    if (opened === undefined || !isBearer(request.headers.authorization, token)) throw new AppError('not_found')
    reply.header('cache-control', 'no-store').type(opened.contentType)
    return opened.write()
  })
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isBearer = (header: string | undefined, token: string | undefined): boolean =>
  token !== undefined && timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))

const watchRequests = (app: FastifyInstance, metrics: Metrics): void => {
  const asked = ['method', 'route'] as const
  const requests = metrics.counter('http_requests_total', 'Requests answered', [...asked, 'status_code'])
  const seconds = metrics.histogram('http_request_duration_seconds', 'Time from request to answer', asked, durations)
  const refused = metrics.counter('obrador_auth_failures_total', 'Sign-ins and tokens refused, by reason', ['code'])
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = routeOf(request)
    const status = reply.statusCode
    requests({ method, route, status_code: status })
    seconds({ method, route }, reply.elapsedTime / 1000)
    if (status < 400 || status >= 500) return
    const code = reply.getHeader('x-sb-error-code')
    if (typeof code === 'string') refused({ code })
    else if (status === 401) refused({ code: 'unauthenticated' })
  })
}

/** Counts the questions to the language model, by how they ended. */
export const countModelCalls = ({ metrics }: FastifyInstance): ((outcome: string, ms: number) => void) => {
  const help = 'Time of a question to the language model, by how it ended'
  const seconds = metrics.histogram('obrador_model_call_duration_seconds', help, ['outcome'], modelDurations)
  return (outcome, ms) => seconds({ outcome }, ms / 1000)
}

const watchQueries = (app: FastifyInstance, store: Store, settings: HttpSettings, metrics?: Metrics): void => {
  const seconds = metrics?.histogram('obrador_database_query_duration_seconds', 'Time of one query', [], queryDurations)
  const { slowQueryMs } = settings
  if (seconds === undefined && slowQueryMs === 0) return
  store.onQuery(({ sql, ms }) => {
    seconds?.({}, ms / 1000)
    // A query's values are parameters and not here; what is written into a text (an id) is taken out.
    if (slowQueryMs > 0 && ms >= slowQueryMs) {
      app.log.warn({ ms: Math.round(ms), sql: sql.replace(/'[^']*'/g, "'…'").slice(0, 2000) }, 'slow query')
    }
  })
}

const watchProcess = (app: FastifyInstance, metrics: Metrics, store: Store): void => {
  metrics.info('obrador_build_info', 'The version of Obrador and its database', { version, engine: store.engine })
  metrics.gauge('obrador_http_connections', 'Connections open', () => connectionsOf(app))
  metrics.gauges('obrador_database_connections', 'The pool of PostgreSQL connections', 'state', () => {
    const { total, idle, waiting } = store.connections()
    return { used: total - idle, idle, waiting }
  })
}

const connectionsOf = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
  })

import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import type { Store } from '#server/database/store.ts'
import { labels, type Metrics, openMetrics } from './metrics.ts'
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
const nanoseconds = 1e-9
/** ms between two looks at the event loop: fine enough to see a stall a cook would feel. */
const resolution = 20

/**
 * What an operator watches: one process's requests, queries, memory and event loop. Without METRICS_TOKEN nothing is
 * counted and /metrics does not exist; with a wrong one it does not either.
 */
export const watchServer = (app: FastifyInstance, store: Store, settings: HttpSettings): void => {
  const metrics = openMetrics()
  app.decorate('metrics', metrics)
  const token = settings.metricsToken
  watchQueries(app, store, settings, token === undefined ? undefined : metrics)
  if (token !== undefined) {
    watchRequests(app, metrics)
    watchProcess(app, metrics, store)
  }
  app.get('/metrics', { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    if (token === undefined || !isBearer(request.headers.authorization, token)) throw new AppError('not_found')
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8')
    return metrics.write()
  })
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isBearer = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))

const watchRequests = (app: FastifyInstance, metrics: Metrics): void => {
  const requests = metrics.counter('obrador_http_requests_total', 'Requests answered')
  const seconds = metrics.histogram('obrador_http_request_seconds', 'Time from request to answer', durations)
  const refused = metrics.counter('obrador_auth_failures_total', 'Sign-ins and tokens refused, by reason')
  app.addHook('onResponse', async (request, reply) => {
    const asked = `method="${request.method}",route="${routeOf(request)}"`
    const status = reply.statusCode
    requests(`${asked},status="${status}"`)
    seconds(asked, reply.elapsedTime / 1000)
    if (status < 400 || status >= 500) return
    const code = reply.getHeader('x-sb-error-code')
    if (typeof code === 'string') refused(labels({ code }))
    else if (status === 401) refused('code="unauthenticated"')
  })
}

/** Counts the questions to the language model, by how they ended. */
export const countModelCalls = ({ metrics }: FastifyInstance): ((outcome: string, ms: number) => void) => {
  const calls = metrics.counter('obrador_model_calls_total', 'Questions to the language model, by how they ended')
  const seconds = metrics.histogram('obrador_model_call_seconds', 'Time of a question to the model', modelDurations)
  return (outcome, ms) => {
    calls(labels({ outcome }))
    seconds('', ms / 1000)
  }
}

const watchQueries = (app: FastifyInstance, store: Store, settings: HttpSettings, metrics?: Metrics): void => {
  const seconds = metrics?.histogram('obrador_database_query_seconds', 'Time of one query', queryDurations)
  const { slowQueryMs } = settings
  if (seconds === undefined && slowQueryMs === 0) return
  store.onQuery(({ sql, ms }) => {
    seconds?.('', ms / 1000)
    // A query's values are parameters and not here; what is written into a text (an id) is taken out.
    if (slowQueryMs > 0 && ms >= slowQueryMs) {
      app.log.warn({ ms: Math.round(ms), sql: sql.replace(/'[^']*'/g, "'…'").slice(0, 2000) }, 'slow query')
    }
  })
}

const watchProcess = (app: FastifyInstance, metrics: Metrics, store: Store): void => {
  const started = Date.now() / 1000
  const loop = monitorEventLoopDelay({ resolution })
  loop.enable()
  app.addHook('onClose', async () => {
    loop.disable()
  })
  metrics.gauge('obrador_build_info', 'Always 1; the version is in the labels', () => [
    [labels({ version, node: process.version, engine: store.engine }), 1],
  ])
  metrics.gauge('process_start_time_seconds', 'When this process started, seconds since 1970', () => started)
  metrics.gauge('obrador_memory_bytes', 'Memory of this process', () => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
    return Object.entries({ rss, heapUsed, heapTotal, external }).map(
      ([kind, bytes]) => [labels({ kind }), bytes] as const,
    )
  })
  metrics.gauge('obrador_cpu_seconds', 'Processor time of this process', () => {
    const { user, system } = process.cpuUsage()
    return [
      ['mode="user"', user / 1e6],
      ['mode="system"', system / 1e6],
    ]
  })
  metrics.gauge('obrador_event_loop_delay_seconds', 'Delay of the event loop since it was last asked', () => {
    const late = (ns: number) => Math.max(0, ns * nanoseconds - resolution / 1000)
    const read = [
      ['quantile="0.5"', late(loop.percentile(50))],
      ['quantile="0.99"', late(loop.percentile(99))],
      ['quantile="1"', late(loop.max)],
    ] as const
    loop.reset()
    return read
  })
  metrics.gauge('obrador_http_connections', 'Connections open', () => connectionsOf(app))
  metrics.gauge('obrador_database_connections', 'The pool of PostgreSQL connections', () => {
    const { total, idle, waiting } = store.connections()
    return [
      ['state="used"', total - idle],
      ['state="idle"', idle],
      ['state="waiting"', waiting],
    ]
  })
}

const connectionsOf = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
  })

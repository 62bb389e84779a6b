import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Store } from '#server/database/store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/ready` says no and every answer ends its connection; requests are served as before. */
    beginDrain: () => void
  }
}

/** A database that takes longer than this is not one to send people to. */
const patienceMs = 2000

/**
 * `/health`: the process lives (a supervisor restarts it when this fails, so it asks nothing of anybody else).
 * `/ready`: send requests here; 503 with the reason when the database is away or the process is about to end. The
 * server listens only once the database is migrated, so "not migrated" is a refused connection.
 */
export const addReadiness = (app: FastifyInstance, store: Store): void => {
  let draining = false
  app.decorate('beginDrain', () => {
    draining = true
  })
  // 'connection: close' sends a proxy's next request elsewhere. A connection closed without it may lose a request.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) reply.header('connection', 'close')
    done(null, payload)
  })
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const status = draining ? 'draining' : (await answers(store)) ? 'ready' : 'database'
    return reply.status(status === 'ready' ? 200 : 503).send({ status })
  })
}

const answers = async ({ db }: Store): Promise<boolean> => {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/**
 * Closing the app waits for every request under way. Fastify waits for those of its first address only, and `localhost`
 * is two. Must be called after every part is registered: hooks that close run last in, first out.
 */
export const finishRequests = (app: FastifyInstance, inFlight: () => number): void => {
  app.addHook('onClose', async () => {
    while (inFlight() > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  })
}

/**
 * How many requests are under way: until the answer has left or the connection is gone. Fastify's onResponse never comes
 * for a request whose body was cut off.
 */
export const countRequests = (app: FastifyInstance): (() => number) => {
  let count = 0
  app.addHook('onRequest', (_request, reply, done) => {
    count += 1
    let over = false
    const end = (): void => {
      if (!over) count -= 1
      over = true
    }
    reply.raw.once('finish', end).once('close', end)
    done()
  })
  return () => count
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The route as it was declared ('/rest/v1/recipes/:id'), never the address with its ids and words. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none'

/**
 * Every answer carries its request's id; at level info every request leaves one line: what was asked, what was answered,
 * how long it took and which account asked. No address, no body, no words of anybody's.
 */
export const logRequests = (app: FastifyInstance, level: string): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  if (level === 'info' || level === 'debug') app.addHook('onResponse', async (request, reply) => write(request, reply))
}

const write = (request: FastifyRequest, reply: FastifyReply): void => {
  const { method } = request
  const ms = Math.round(reply.elapsedTime * 10) / 10
  const user = request.user === null ? {} : { user: request.user.id }
  request.log.info({ method, route: routeOf(request), status: reply.statusCode, ms, ...user }, 'request')
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AuthError } from './auth-error.ts'
import type { AuthSettings } from './settings.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * No route uses a cookie, so another site cannot act as its visitor. By a form it could still make him sign up or ask for
 * mails from his address. Requests that change something are therefore accepted from our own pages, and from programs, which
 * send no Origin. Links in mails and the return from Google come from other sites; they only read.
 */
export const refuseCrossSite = (app: FastifyInstance, settings: AuthSettings): void => {
  const own = new Set([new URL(settings.siteUrl).origin, new URL(settings.apiUrl).origin])
  app.addHook('onRequest', async (request) => {
    if (!reading.has(request.method) && !isOurs(request, own)) throw new AuthError('cross_site_request')
  })
}

const isOurs = ({ headers }: FastifyRequest, own: ReadonlySet<string>): boolean => {
  const site = headers['sec-fetch-site']
  // The browser has compared what it really asked; behind a proxy we may not know that name.
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined || own.has(origin)) return true
  // Browsers send no Sec-Fetch-Site over plain HTTP: by its own address in the house's network we are who was asked. Not by
  // the operator's name, whose origin is known: only the scheme could differ there.
  const host = URL.parse(origin)?.host
  return host === headers.host && [...own].every((one) => new URL(one).host !== host)
}

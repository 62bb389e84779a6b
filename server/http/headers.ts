import type { FastifyInstance } from 'fastify'

/**
 * Tokens lie in localStorage, so a script that is not ours would be an account taken over: no inline script, no other
 * origin (docs/ciencia/acceso.md §13). Inline styles are Mantine's, which writes its variables into a `<style>` of a page that is
 * one file for everybody and so can hold no nonce; pictures are ours, or the cook's own before they are sent.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const headers = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), screen-wake-lock=(self), fullscreen=(self), microphone=(), geolocation=(), payment=(), usb=()',
}

const isData = /^\/(?:auth|rest|functions)\/v1(?:\/|$)/

/** Security headers on every answer; HSTS when the site is served over HTTPS; data is never cached. */
export const addSecurityHeaders = (app: FastifyInstance, siteUrl: string): void => {
  const transport = siteUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}
  const all = { ...headers, ...transport }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(all)
    const path = decodedPath(request.url)
    if (isData.test(path)) reply.header('cache-control', 'no-store')
    else if (path.startsWith('/auth')) reply.header('referrer-policy', 'no-referrer')
  })
}

/** The path as the router reads it: '/rest/%76%31/recipes' is a list of recipes too. Our router takes no path that cannot be decoded. */
const decodedPath = (url: string): string => {
  const path = url.split('?')[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

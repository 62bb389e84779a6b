import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isScreen } from '#core/api/screens.ts'
import { AppError } from '#core/errors/app-error.ts'

const apiPath = /^\/(?:auth|rest|functions)\/v1(?:\/|$)/

/**
 * The built screens. Hashed assets may be kept for a year, everything else is asked for again; a path that is no file
 * and no API answers the one page; with 404 when it is no screen's, so that programs are told what the page shows a cook.
 */
export const serveScreens = (
  app: FastifyInstance,
  webDir: string,
  methodsOf: (path: string) => readonly string[],
): void => {
  const built = existsSync(join(webDir, 'index.html'))
  if (built) {
    app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      index: false,
      wildcard: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(webDir, 'assets'))
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    // The plugin would answer the folder itself, as an error.
    app.get('/', { schema: { hide: true } }, (_request, reply) => sendPage(reply))
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isPageRequest(request)) return sendPage(reply.status(isScreen(pathOf(request)) ? 200 : 404))
    const allowed = methodsOf(pathOf(request))
    if (allowed.length === 0) throw new AppError('not_found')
    reply.header('allow', allowed.join(', '))
    throw new AppError('method_not_allowed')
  })
}

/** Whether the shell is the answer. A path like a file's ('/app.js') is a page only for a browser that navigates to it. */
const isPageRequest = (request: FastifyRequest): boolean => {
  const { method, url, headers } = request
  const asked = method === 'GET' || method === 'HEAD'
  const isFile = /\.\w+$/.test(pathOf(request)) && headers.accept?.includes('text/html') !== true
  return asked && !apiPath.test(url) && !isFile
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

const sendPage = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-cache').sendFile('index.html')

import type { FastifyInstance } from 'fastify'

/** Lets the routes of this plugin take a spreadsheet's file as it is, up to so many bytes. */
export const readFiles = (app: FastifyInstance, bodyLimit: number): void => {
  app.addContentTypeParser(
    ['text/csv', 'text/plain', 'application/octet-stream'],
    { parseAs: 'buffer', bodyLimit },
    (_request, body, done) => done(null, body),
  )
}

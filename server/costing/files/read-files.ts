import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { decodeText } from './decode-text.ts'

/** Lets the routes of this plugin take a spreadsheet's file as it is, up to so many bytes. */
export const readFiles = (app: FastifyInstance, bodyLimit: number): void => {
  app.addContentTypeParser(
    ['text/csv', 'text/plain', 'application/octet-stream'],
    { parseAs: 'buffer', bodyLimit },
    (_request, body, done) => done(null, body),
  )
}

/** The text of such a file; a body of another kind is refused, an unreadable one with this error. */
export const fileText = (body: unknown, unreadable: Parameters<typeof decodeText>[1]): string => {
  if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type')
  return decodeText(body, unreadable)
}

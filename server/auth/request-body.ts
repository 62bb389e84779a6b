import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { nestsDeeper } from '#server/http/json-body.ts'
import { AuthError } from './auth-error.ts'

/** Plenty for every request of the protocol: the largest holds 8 KiB of metadata (docs/ciencia/acceso.md §2). */
export const bodyLimit = 64 * 1024

/**
 * Reads bodies below the prefix as JSON, and only what says it is JSON: a page of somebody else's can send any other type
 * without asking us first.
 */
export const readBodiesAsJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const options = { parseAs: 'buffer', bodyLimit } as const
  app.addContentTypeParser('application/json', options, async (_request: FastifyRequest, body: Buffer) =>
    body.length === 0 ? undefined : parseJson(body),
  )
  app.addContentTypeParser('*', options, async (_request: FastifyRequest, body: Buffer) => {
    if (body.length > 0) throw new AuthError('unsupported_media_type')
  })
}

const parseJson = (body: Buffer): unknown => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    if (nestsDeeper(text)) throw new SyntaxError('Nested too deep')
    return JSON.parse(text)
  } catch (cause) {
    throw new AuthError('bad_json', { cause })
  }
}

/** The body in the shape asked for; anything else (an array, a number for a text) is 400 `bad_json`. */
export const bodyOf = <Schema extends z.ZodType>(request: FastifyRequest, schema: Schema): z.infer<Schema> => {
  const parsed = schema.safeParse(request.body)
  if (!parsed.success) throw new AuthError('bad_json', { cause: parsed.error })
  return parsed.data
}

/** One query parameter; a repeated one counts by its first value. */
export const queryOf = (request: FastifyRequest, name: string): string | undefined => {
  const all: unknown = request.query
  const value: unknown = typeof all === 'object' && all !== null ? Reflect.get(all, name) : undefined
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first !== '' ? first : undefined
}

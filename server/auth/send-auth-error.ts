import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseOutage, isForeignKeyViolation } from '#server/database/failures.ts'
import { AuthError } from './auth-error.ts'

const versionHeader = 'x-supabase-api-version'
const codedSince = '2024-01-01'

/** The only place where an error under /auth/v1 becomes an answer; its shape hangs on the version asked for (§2). */
export const sendAuthError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const known = asAuthError(error)
  if (known.status >= 500) request.log.error({ err: error }, known.code)
  if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter))
  reply.status(known.status).header('x-sb-error-code', known.code).type('application/json; charset=utf-8')
  reply.serializer(JSON.stringify).send({ ...words(known, request, reply), ...weakness(known) })
}

const words = ({ code, status, message }: AuthError, request: FastifyRequest, reply: FastifyReply): object => {
  const version = request.headers[versionHeader]
  if (typeof version !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(version) || version < codedSince) {
    return { code: status, error_code: code, msg: message }
  }
  reply.header(versionHeader, version)
  return { code, message }
}

const weakness = ({ weakPassword }: AuthError): object =>
  weakPassword === undefined ? {} : { weak_password: { reasons: weakPassword } }

/** What an error means under the auth protocol. The client repeats 5xx, so nothing a user sends may end there. */
const asAuthError = (error: unknown): AuthError => {
  if (error instanceof AuthError) return error
  const statusCode = property(error, 'statusCode')
  if (property(error, 'code') === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AuthError('request_entity_too_large', { cause: error })
  if (property(error, 'code') === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new AuthError('unsupported_media_type', { cause: error })
  // The account was deleted while this request was on its way.
  if (isForeignKeyViolation(error)) return new AuthError('user_not_found', { cause: error })
  if (isDatabaseOutage(error) || isConflict(error))
    return new AuthError('unexpected_failure', { status: 503, retryAfter: 2, cause: error })
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new AuthError('bad_json', { cause: error })
  return new AuthError('unexpected_failure', { cause: error })
}

// PostgreSQL's serialization failure and deadlock: nothing was done, and the client tries again by itself.
const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(String(property(error, 'code')))

const property = (error: unknown, name: string): unknown =>
  error instanceof Error ? Reflect.get(error, name) : undefined

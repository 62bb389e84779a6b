import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import type { ErrorCode } from '#core/errors/codes.ts'
import { errorMessages } from '#core/errors/messages.es.ts'
import type { HttpSettings } from './settings.ts'

/** Bytes of headers. Ours are a token of 600 and what browsers add; cookies of a neighbour on the same name fit too. */
const maxHeaderSize = 16 * 1024
/** How often Node looks for connections past their time. */
const connectionsCheckingInterval = 1000
/** Silence on a connection, beyond the time a language model may take for its answer. */
const quietMs = 60_000
/** Longer than the 60 s of common proxies, so that it is they who end an idle connection. */
const keepAliveTimeout = 72_000

/**
 * Fastify's options against clients that are slow on purpose: headers and body must arrive in time, a reader that stops
 * reading is dropped, and what never became a request is refused in Spanish too.
 */
export const connectionOptions = ({ requestTimeoutMs, headersTimeoutMs }: HttpSettings, longestAnswerMs: number) => ({
  requestTimeout: requestTimeoutMs,
  connectionTimeout: Math.max(requestTimeoutMs, longestAnswerMs) + quietMs,
  keepAliveTimeout,
  http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval, maxHeaderSize },
  clientErrorHandler: refuseConnection,
})

type Refusal = { readonly status: string; readonly code: ErrorCode }

const refusals: Record<string, Refusal | undefined> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'request_timeout' },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'headers_too_large' },
}
const otherwise: Refusal = { status: '400 Bad Request', code: 'invalid_input' }

const refuseConnection = (error: ConnectionError, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, code } = refusals[error.code ?? ''] ?? otherwise
  const body = JSON.stringify({ code, message: errorMessages[code] })
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

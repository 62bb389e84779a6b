import { lookup } from 'node:dns'
import { Agent, type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure, Agent as SecureAgent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isForbiddenAddress, isOwnNetwork } from './addresses.ts'
import { type FailureReason, failure, type Trouble } from './failure.ts'
import type { ModelSettings } from './settings.ts'

export type Reply = {
  readonly ok: true
  readonly status: number
  readonly text: string
  /** From Retry-After, in either of its two spellings. */
  readonly retryAfterMs: number | undefined
}

export type Transport = {
  /** `path` is appended to the base URL. Without a body it is a GET. Never throws. */
  readonly send: (path: string, signal: AbortSignal, body?: string) => Promise<Reply | Trouble>
  readonly close: () => void
}

/** docs/ciencia/motor-local.md §8.5. A recipe is a few kB; the rest is a provider that lies. */
const mostAnswerBytes = 2 * 1024 * 1024
/** Shorter than what common servers keep a connection open for, so that we seldom write into a closed one. */
const idleSocketMs = 4000

/**
 * HTTP of Node itself rather than `fetch`: the address is checked when the connection is made, after the name has been
 * resolved (a name may lead anywhere), redirects are not followed, and connections are kept for the next question.
 */
export const openTransport = (
  { baseUrl, concurrency }: ModelSettings,
  headers: Readonly<Record<string, string>>,
  resolveName: LookupFunction = lookup,
): Transport => {
  const url = new URL(baseUrl)
  const secure = url.protocol === 'https:'
  const options = { keepAlive: true, maxSockets: concurrency + 1, maxFreeSockets: 2, timeout: idleSocketMs }
  const agent = secure ? new SecureAgent(options) : new Agent(options)
  const request = secure ? requestSecure : requestPlain
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  const closing = new AbortController()

  const send: Transport['send'] = (path, signal, body) =>
    new Promise((resolve) => {
      if (isIP(literal) > 0 && !mayCall(literal, secure)) return resolve(failure('forbidden_address'))
      const outgoing: ClientRequest = request(`${baseUrl}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        agent,
        lookup: guardedLookup(secure, resolveName),
        signal: AbortSignal.any([signal, closing.signal]),
        headers: { accept: 'application/json', 'user-agent': 'Obrador', ...headers, ...bodyHeaders(body) },
      })
      outgoing.on('error', (error) => resolve(troubleWith(error, signal, closing.signal)))
      outgoing.on('response', (incoming) => {
        readAll(incoming).then(resolve, (error: unknown) => resolve(troubleWith(error, signal, closing.signal)))
      })
      outgoing.end(body)
    })

  return {
    send,
    close: () => {
      closing.abort()
      agent.destroy()
    },
  }
}

const bodyHeaders = (body: string | undefined): Record<string, string> =>
  body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }

/** Plain HTTP carries the key and the recipes in the open: inside one's own network only. */
const mayCall = (address: string, secure: boolean): boolean =>
  !isForbiddenAddress(address) && (secure || isOwnNetwork(address))

const guardedLookup =
  (secure: boolean, resolveName: LookupFunction): LookupFunction =>
  (hostname, options, done) => {
    resolveName(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, [])
      const allowed = (Array.isArray(found) ? found : []).filter(({ address }) => mayCall(address, secure))
      const [first] = allowed
      if (first === undefined) return done(new ForbiddenAddress(), [])
      if (options.all === true) return done(null, allowed)
      done(null, first.address, first.family)
    })
  }

class ForbiddenAddress extends Error {
  readonly code = 'FORBIDDEN_ADDRESS'
}

class AnswerTooLarge extends Error {}

const readAll = async (incoming: IncomingMessage): Promise<Reply> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming) {
    bytes += chunk.length
    // Leaving the loop destroys the connection, so nothing more is read.
    if (bytes > mostAnswerBytes) throw new AnswerTooLarge()
    chunks.push(chunk)
  }
  return {
    ok: true,
    status: incoming.statusCode ?? 0,
    text: Buffer.concat(chunks).toString('utf8'),
    retryAfterMs: retryAfter(incoming.headers['retry-after']),
  }
}

/** Node's code (ECONNREFUSED, CERT_HAS_EXPIRED), for the operator. The message is left out: it may hold an address or a key. */
const troubleWith = (error: unknown, signal: AbortSignal, closing: AbortSignal): Trouble => {
  const trouble = failure(reasonOf(error, signal, closing))
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return trouble.reason === 'network' && typeof code === 'string' ? { ...trouble, code } : trouble
}

const reasonOf = (error: unknown, signal: AbortSignal, closing: AbortSignal): FailureReason => {
  if (signal.aborted) return abortReason(signal)
  if (closing.aborted) return 'cancelled'
  if (error instanceof ForbiddenAddress) return 'forbidden_address'
  if (error instanceof AnswerTooLarge) return 'answer_too_large'
  return 'network'
}

/** Our own deadline aborts with a `TimeoutError`; any other abort means that the cook left. */
export const abortReason = (signal: AbortSignal): 'deadline' | 'cancelled' =>
  signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError' ? 'deadline' : 'cancelled'

const retryAfter = (header: string | undefined): number | undefined => {
  if (header === undefined) return undefined
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

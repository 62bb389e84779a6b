import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LogController } from 'fastify'

/** Where finished lines go; the process's standard output unless a test listens. */
export type LogStream = { readonly write: (line: string) => void }

/** Deeper causes than this repeat themselves. */
const mostCauses = 4

/** Fastify's options for a log of JSON lines, each with the id of its request, none with a secret. */
export const logOptions = (level: string, redact: (line: string) => string, stream: LogStream = process.stdout) => ({
  logger:
    level === 'silent'
      ? false
      : {
          level,
          stream: { write: (line: string) => void stream.write(redact(line)) },
          timestamp: () => `,"time":"${new Date().toISOString()}"`,
          formatters: { level: (label: string) => ({ level: label }) },
          serializers: { err: (error: unknown) => describeError(error), req: describeRequest, res: describeReply },
        },
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  genReqId: requestId,
})

const acceptable = /^[\w.-]{1,64}$/

/** A proxy's id is kept, so that its log and ours can be read together; anything odd is replaced by one of ours. */
const requestId = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID()
}

const describeRequest = ({ method, url }: { readonly method: string; readonly url: string }) => ({
  method,
  path: url.split('?')[0] ?? '',
})

const describeReply = ({ statusCode }: { readonly statusCode: number }) => ({ status: statusCode })

type Described = {
  readonly type: string
  readonly message: string
  readonly code?: unknown
  readonly stack: string
  readonly cause?: Described
}

/** Name, message, code, stack and causes: what drivers hang on their errors besides (rows, letters, answers) stays out. */
const describeError = (error: unknown, depth = 0): Described => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error).slice(0, 500), stack: '' }
  const code: unknown = Reflect.get(error, 'code') ?? Reflect.get(error, 'errcode')
  return {
    type: error.name,
    message: error.message.slice(0, 2000),
    ...(code === undefined ? {} : { code }),
    stack: (error.stack ?? '').slice(0, 4000),
    ...(error.cause === undefined || depth >= mostCauses ? {} : { cause: describeError(error.cause, depth + 1) }),
  }
}

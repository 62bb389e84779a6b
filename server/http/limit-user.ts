import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'

/**
 * A bucket per cook: so many at once, then one more every so often. `eachProcess`: counted in this process's memory, because
 * a row of the database's would cost as much as what is counted; several processes allow it several times.
 */
export type UserLimit = {
  readonly name: string
  readonly burst: number
  readonly everyMs: number
  readonly eachProcess?: true
}

/** Milliseconds to wait; 0 lets the request pass and counts it. Given to the app by `auth/`, which owns the counters. */
export type TakeForUser = (limit: UserLimit, userId: string) => Promise<number>

declare module 'fastify' {
  interface FastifyInstance {
    takeForUser: TakeForUser
  }
}

/** Limits for requests that cost more than a look-up. Cooks at work stay far below them; a runaway program does not. */
export const userLimits = {
  /** Methods, formulas and their analysis, nutrition, prices, the assistant: up to a tenth of a second of the processor each. */
  functions: { name: 'functions', burst: 120, everyMs: 500 },
  /** A photo is seconds of a processor; a cook who photographs a whole book takes longer to turn the page. */
  scan: { name: 'scan', burst: 30, everyMs: 5000 },
  /** Whole lists as files, in and out. */
  files: { name: 'files', burst: 30, everyMs: 5000 },
  /** Everything that is not a GET; 20 a second, for hours, is a program. */
  writes: { name: 'writes', burst: 600, everyMs: 50, eachProcess: true },
  /** Requests that compute: the analysis of a recipe at saving, effects of variations, lines of an escandallo, missing prices, the search for a food. */
  costlyReads: { name: 'costly-reads', burst: 120, everyMs: 250, eachProcess: true },
} as const satisfies Record<string, UserLimit>

/** A route's own `onRequest`, behind `requireUser`: 429 with Retry-After, in Spanish, when the bucket is empty. */
export const limitUser =
  (limit: UserLimit) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.user === null) throw new AppError('unauthenticated')
    const waitMs = await request.server.takeForUser(limit, request.user.id)
    if (waitMs <= 0) return
    reply.header('retry-after', String(Math.ceil(waitMs / 1000)))
    throw new AppError('rate_limited')
  }

import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { userOf } from './require-user.ts'

/** A bucket per cook: so many at once, then one more every so often. */
export type UserLimit = { readonly name: string; readonly burst: number; readonly everyMs: number }

/** Milliseconds to wait; 0 lets the request pass and counts it. Given to the app by `auth/`, which owns the counters. */
export type TakeForUser = (limit: UserLimit, userId: string) => Promise<number>

declare module 'fastify' {
  interface FastifyInstance {
    takeForUser: TakeForUser
  }
}

/** What costs more than a look-up. Generous: nobody at work meets them, a program that runs wild does. */
export const userLimits = {
  /** Methods, formulas and their analysis, nutrition, prices, the assistant: up to a tenth of a second of the processor each. */
  functions: { name: 'functions', burst: 120, everyMs: 500 },
  /** A photo is seconds of a processor; a cook who photographs a whole book takes longer to turn the page. */
  scan: { name: 'scan', burst: 30, everyMs: 5000 },
  /** Whole lists as files, in and out. */
  files: { name: 'files', burst: 30, everyMs: 5000 },
} as const satisfies Record<string, UserLimit>

/** A route's own `onRequest`, behind `requireUser`: 429 with Retry-After, in Spanish, when the bucket is empty. */
export const limitUser =
  (limit: UserLimit) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const waitMs = await request.server.takeForUser(limit, userOf(request).id)
    if (waitMs <= 0) return
    reply.header('retry-after', String(Math.ceil(waitMs / 1000)))
    throw new AppError('rate_limited')
  }

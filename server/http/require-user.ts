import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { limitUser, userLimits } from './limit-user.ts'

export type User = { readonly id: string; readonly sessionId: string }

/** Answers who is asking, or throws `unauthenticated`. Given to the app by `auth/`, which owns tokens and sessions. */
export type Authenticate = (request: FastifyRequest) => Promise<User>

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate
  }
  interface FastifyRequest {
    user: User | null
  }
}

const limitWrites = limitUser(userLimits.writes)

/** An `onRequest` hook for routes that need a signed-in user: runs before the body is read, and counts what is no GET. */
export const requireUser = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  request.user = await request.server.authenticate(request)
  if (request.method !== 'GET' && request.method !== 'HEAD') await limitWrites(request, reply)
}

/** The user of a request behind `requireUser`. */
export const userOf = (request: FastifyRequest): User => {
  if (request.user === null) throw new AppError('unauthenticated')
  return request.user
}

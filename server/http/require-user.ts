import type { FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'

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

/** An `onRequest` hook for routes that need a signed-in user: runs before the body is read. */
export const requireUser = async (request: FastifyRequest): Promise<void> => {
  request.user = await request.server.authenticate(request)
}

/** The user of a request behind `requireUser`. */
export const userOf = (request: FastifyRequest): User => {
  if (request.user === null) throw new AppError('unauthenticated')
  return request.user
}

import type { FastifyRequest } from 'fastify'

/** Who is at the other end, as far as the connection tells. */
export type Client = { readonly ip: string; readonly userAgent: string | null }

const userAgentLimit = 400

export const clientOf = (request: FastifyRequest): Client => ({
  ip: request.raw.socket.remoteAddress ?? '',
  userAgent: request.headers['user-agent']?.slice(0, userAgentLimit) ?? null,
})

import type { FastifyRequest } from 'fastify'
import { clientAddress } from './client-address.ts'

/** Who is at the other end, as far as the connection and the proxies we were told to trust say. */
export type Client = { readonly ip: string; readonly userAgent: string | null }

const userAgentLimit = 400

export const clientOf = (request: FastifyRequest): Client => ({
  ip: clientAddress(request),
  userAgent: request.headers['user-agent']?.slice(0, userAgentLimit) ?? null,
})

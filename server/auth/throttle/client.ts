import type { FastifyRequest } from 'fastify'
import type { AuthSettings } from '#server/auth/settings.ts'
import { clientAddress } from './client-address.ts'

/** Who is at the other end, as far as the connection and the proxies we were told to trust say. */
export type Client = { readonly ip: string; readonly userAgent: string | null }

const userAgentLimit = 400

export const clientOf = (
  { settings }: { readonly settings: AuthSettings },
  { raw, headers }: FastifyRequest,
): Client => ({
  ip: clientAddress(raw.socket.remoteAddress ?? '', headers['x-forwarded-for'], settings.trustedProxies),
  userAgent: headers['user-agent']?.slice(0, userAgentLimit) ?? null,
})

import type { FastifyRequest } from 'fastify'
import { audit } from './audit.ts'
import { AuthError, type AuthErrorCode } from './auth-error.ts'
import { type Client, clientOf } from './client.ts'
import { addressKey } from './client-address.ts'
import type { AuthPart } from './part.ts'
import { accountKey } from './throttle.ts'
import type { Limit } from './throttle-rules.ts'

/** Counts a request against its address; 429 with `Retry-After` when the bucket is empty. */
export const limitAddress = async (part: AuthPart, request: FastifyRequest, limit: Limit): Promise<Client> => {
  const client = clientOf(part, request)
  const { ipLimitFactor: factor } = part.settings
  const wide = { ...limit, burst: limit.burst * factor, everyMs: limit.everyMs / factor }
  await refuseIf(part, await part.throttle.take(wide, addressKey(client.ip)), client, limit.name)
  return client
}

/** Counts a refresh against its session: generous, since the client takes any 4xx here for the end of the session. */
export const limitSession = async (part: AuthPart, sessionId: string, client: Client, limit: Limit): Promise<void> =>
  refuseIf(part, await part.throttle.take(limit, sessionId), client, limit.name)

/** Counts an attempt on an account, known or not, before any hash is made. */
export const limitAccount = async (part: AuthPart, email: string, client: Client): Promise<void> =>
  refuseIf(part, await part.throttle.attempt(accountKey(email)), client, 'account')

/** One mail a minute per address and kind, whether the address is known or not. */
export const limitMail = async (
  part: AuthPart,
  kind: 'signup' | 'recovery',
  email: string,
  client: Client,
): Promise<void> => {
  const { mailCooldownSeconds: seconds } = part.settings
  if (seconds === 0) return
  const waitMs = await part.throttle.take(
    { name: `mail-${kind}`, burst: 1, everyMs: seconds * 1000 },
    accountKey(email),
  )
  await refuseIf(part, waitMs, client, `mail-${kind}`, 'over_email_send_rate_limit')
}

const refuseIf = async (
  part: AuthPart,
  waitMs: number,
  client: Client,
  limit: string,
  code: AuthErrorCode = 'over_request_rate_limit',
): Promise<void> => {
  if (waitMs <= 0) return
  const retryAfter = Math.ceil(waitMs / 1000)
  // A flood writes one line a minute per address and limit, not one per request.
  const silentMs = await part.throttle.take({ name: `log-${limit}`, burst: 1, everyMs: 60_000 }, addressKey(client.ip))
  if (silentMs === 0) await audit(part, part.store.db, { action: 'rate_limited', client, detail: { limit } })
  if (code !== 'over_email_send_rate_limit') throw new AuthError(code, { retryAfter })
  const message = `For security purposes, you can only request this after ${retryAfter} seconds.`
  throw new AuthError(code, { retryAfter, message })
}

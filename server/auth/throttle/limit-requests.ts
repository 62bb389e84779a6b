import type { FastifyRequest } from 'fastify'
import { AuthError, type AuthErrorCode } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { audit } from '#server/auth/operator/audit.ts'
import { type Client, clientOf } from './client.ts'
import { addressKey, networkKey } from './client-address.ts'
import { accountKey } from './throttle.ts'
import type { Limit } from './throttle-rules.ts'

/** Counts a request against its address; 429 with `Retry-After` when the bucket is empty. */
export const limitAddress = async (deps: AuthDeps, request: FastifyRequest, limit: Limit): Promise<Client> => {
  const client = clientOf(request)
  await refuseIf(deps, await takeForAddress(deps, client, limit), client, limit.name)
  return client
}

/** A provider gives each customer a /48 of IPv6 or less: 65,536 times a /64. All of it counts as this many visitors. */
const visitorsInNetwork = 8

const takeForAddress = async ({ throttle, settings }: AuthDeps, { ip }: Client, limit: Limit): Promise<number> => {
  const times = (factor: number) => ({ ...limit, burst: limit.burst * factor, everyMs: limit.everyMs / factor })
  const waitMs = await throttle.take(times(settings.ipLimitFactor), addressKey(ip))
  const network = networkKey(ip)
  if (waitMs > 0 || network === undefined) return waitMs
  return throttle.take(times(settings.ipLimitFactor * visitorsInNetwork), network)
}

/** Counts a refresh against its session: generous, since the client takes any 4xx here for the end of the session. */
export const limitSession = async (deps: AuthDeps, sessionId: string, client: Client, limit: Limit): Promise<void> =>
  refuseIf(deps, await deps.throttle.take(limit, sessionId), client, limit.name)

/** Counts an attempt on an account (its address, known or not), before any hash is made. */
export const limitAccount = async (deps: AuthDeps, account: string, client: Client): Promise<void> =>
  refuseIf(deps, await deps.throttle.attempt(accountKey(account)), client, 'account')

/**
 * One mail a minute per recipient and kind, and so many an hour per asking address, whether the recipient is known or not.
 * The asking address comes first: who has used up his own share must not use up somebody else's minute as well.
 */
export const limitMail = async (
  deps: AuthDeps,
  kind: 'signup' | 'recovery',
  email: string,
  client: Client,
): Promise<void> => {
  const { mailCooldownSeconds: seconds, mailsPerHour } = deps.settings
  const asking = mailsAskedFor(mailsPerHour)
  await refuseIf(deps, await takeForAddress(deps, client, asking), client, asking.name, 'over_email_send_rate_limit')
  if (seconds === 0) return
  const waitMs = await deps.throttle.take(
    { name: `mail-${kind}`, burst: 1, everyMs: seconds * 1000 },
    accountKey(email),
  )
  await refuseIf(deps, waitMs, client, `mail-${kind}`, 'over_email_send_rate_limit')
}

// A fifth of the hour's mails, so that one address fills neither half; three where the operator allows very few.
const mailsAskedFor = (mailsPerHour: number): Limit => {
  const burst = Math.max(3, Math.floor(mailsPerHour / 5))
  return { name: 'mail-asked', burst, everyMs: 3_600_000 / burst }
}

const refuseIf = async (
  deps: AuthDeps,
  waitMs: number,
  client: Client,
  limit: string,
  code: AuthErrorCode = 'over_request_rate_limit',
): Promise<void> => {
  if (waitMs <= 0) return
  const retryAfter = Math.ceil(waitMs / 1000)
  // A flood writes one line a minute per address and limit, not one per request.
  const silentMs = await deps.throttle.take({ name: `log-${limit}`, burst: 1, everyMs: 60_000 }, addressKey(client.ip))
  if (silentMs === 0) await audit(deps, deps.store.db, { action: 'rate_limited', client, detail: { limit } })
  if (code !== 'over_email_send_rate_limit') throw new AuthError(code, { retryAfter })
  const message = `For security purposes, you can only request this after ${retryAfter} seconds.`
  throw new AuthError(code, { retryAfter, message })
}

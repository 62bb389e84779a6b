import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { invalid } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { makeLink, makeNoLink } from '#server/auth/mail/mail-links.ts'
import { audit } from '#server/auth/operator/audit.ts'
import { safeRedirect } from '#server/auth/redirects.ts'
import { bodyOf, queryOf } from '#server/auth/request-body.ts'
import { type Challenge, readChallenge } from '#server/auth/sessions/pkce.ts'
import type { Client } from '#server/auth/throttle/client.ts'
import { limitAddress, limitMail } from '#server/auth/throttle/limit-requests.ts'
import { accountKey } from '#server/auth/throttle/throttle.ts'
import { limits } from '#server/auth/throttle/throttle-rules.ts'
import { readEmail } from './credentials.ts'
import { findUserByEmail, isBanned, type UserRow } from './users.ts'

const recoverSchema = z.object({
  email: z.string().nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
})

type Wanted = { readonly email: string; readonly challenge: Challenge | null; readonly redirectTo: string }

/** POST /recover: always `{}`. Whether there is an account is looked up only after the answer has left. */
export const recover = async (deps: AuthDeps, request: FastifyRequest): Promise<object> => {
  const client = await limitAddress(deps, request, limits.recover)
  const body = bodyOf(request, recoverSchema)
  const wanted = {
    email: readEmail(body.email ?? ''),
    challenge: readChallenge(body),
    redirectTo: safeRedirect(queryOf(request, 'redirect_to'), deps.settings).href,
  }
  await limitMail(deps, 'recovery', wanted.email, client)
  deps.later(() => mailRecovery(deps, wanted, client))
  return {}
}

const mailRecovery = async (
  deps: AuthDeps,
  { email, challenge, redirectTo }: Wanted,
  client: Client,
): Promise<void> => {
  const user = await whoMayHaveMail(deps, email)
  await deps.store.db.transaction().execute(async (tx) => {
    // First of all: it holds the account's row, so that of two at once the second takes back the link of the first.
    const recovery_sent_at = deps.now().toISOString()
    const userId = user?.id ?? deps.newId()
    await tx.updateTable('auth_users').set({ recovery_sent_at }).where('id', '=', userId).execute()
    const about = { kind: 'recovery', pendingPasswordHash: null, challenge, redirectTo } as const
    const { url: link, expiresAt } =
      user === undefined ? await makeNoLink(deps, tx, 'recovery') : await makeLink(deps, tx, { ...about, userId })
    if (user === undefined) await deps.outbox.putForNobody(tx, { link, expiresAt, goesFirst: true })
    else {
      const goesFirst = user.email_confirmed_at !== null
      await deps.outbox.put(tx, { to: user.email, kind: 'recovery', link, expiresAt, goesFirst })
    }
    const whom = user === undefined ? { detail: { email_sha256: accountKey(email) } } : { userId: user.id }
    await audit(deps, tx, { action: 'user_recovery_requested', client, ...whom })
  })
  deps.outbox.wake()
}

/**
 * The account of an address, unless it is banned. An unknown address causes the same work as a known one: on SQLite the next
 * request waits for it, and the time would tell which it was.
 */
const whoMayHaveMail = async (deps: AuthDeps, email: string): Promise<UserRow | undefined> => {
  const user = await findUserByEmail(deps.store.db, email)
  return user === undefined || isBanned(user, deps.now()) ? undefined : user
}

const resendSchema = z.object({ ...recoverSchema.shape, type: z.string().nullish() })

/** POST /resend: another confirmation mail, with the password of the latest sign-up. Always `{}` as well. */
export const resend = async (deps: AuthDeps, request: FastifyRequest): Promise<object> => {
  const client = await limitAddress(deps, request, limits.resend)
  const body = bodyOf(request, resendSchema)
  if (body.type !== 'signup') throw invalid('Only type signup can be sent again')
  const wanted = {
    email: readEmail(body.email ?? ''),
    challenge: readChallenge(body),
    redirectTo: safeRedirect(queryOf(request, 'redirect_to'), deps.settings).href,
  }
  await limitMail(deps, 'signup', wanted.email, client)
  deps.later(() => mailConfirmationAgain(deps, wanted))
  return {}
}

const mailConfirmationAgain = async (deps: AuthDeps, { email, challenge, redirectTo }: Wanted): Promise<void> => {
  const found = await whoMayHaveMail(deps, email)
  const user = found?.email_confirmed_at === null ? found : undefined
  const userId = user?.id ?? deps.newId()
  await deps.store.db.transaction().execute(async (tx) => {
    const confirmation_sent_at = deps.now().toISOString()
    await tx.updateTable('auth_users').set({ confirmation_sent_at }).where('id', '=', userId).execute()
    const latest = await tx
      .selectFrom('auth_one_time_tokens')
      .select(['pending_password_hash', 'pending_metadata'])
      .where('user_id', '=', userId)
      .where('kind', '=', 'signup')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    const pending = {
      pendingPasswordHash: latest?.pending_password_hash ?? user?.password_hash ?? null,
      pendingMetadata: latest?.pending_metadata ?? user?.user_metadata ?? null,
    }
    const { url: link, expiresAt } =
      user === undefined
        ? await makeNoLink(deps, tx, 'signup')
        : await makeLink(deps, tx, { kind: 'signup', userId, ...pending, challenge, redirectTo })
    if (user === undefined) await deps.outbox.putForNobody(tx, { link, expiresAt })
    else await deps.outbox.put(tx, { to: user.email, kind: 'signup', link, expiresAt })
  })
  deps.outbox.wake()
}

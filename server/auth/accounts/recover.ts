import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { invalid } from '#server/auth/auth-error.ts'
import { makeLink, makeNoLink } from '#server/auth/mail/mail-links.ts'
import { audit } from '#server/auth/operator/audit.ts'
import type { AuthPart } from '#server/auth/part.ts'
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
export const recover = async (part: AuthPart, request: FastifyRequest): Promise<object> => {
  const client = await limitAddress(part, request, limits.recover)
  const body = bodyOf(request, recoverSchema)
  const wanted = {
    email: readEmail(body.email ?? ''),
    challenge: readChallenge(body),
    redirectTo: safeRedirect(queryOf(request, 'redirect_to'), part.settings).href,
  }
  await limitMail(part, 'recovery', wanted.email, client)
  part.later(() => mailRecovery(part, wanted, client))
  return {}
}

const mailRecovery = async (
  part: AuthPart,
  { email, challenge, redirectTo }: Wanted,
  client: Client,
): Promise<void> => {
  const user = await whoMayHaveMail(part, email)
  await part.store.db.transaction().execute(async (tx) => {
    // First of all: it holds the account's row, so that of two at once the second takes back the link of the first.
    const recovery_sent_at = part.now().toISOString()
    const userId = user?.id ?? part.newId()
    await tx.updateTable('auth_users').set({ recovery_sent_at }).where('id', '=', userId).execute()
    const about = { kind: 'recovery', pendingPasswordHash: null, challenge, redirectTo } as const
    const { url: link, expiresAt } =
      user === undefined ? await makeNoLink(part, tx, 'recovery') : await makeLink(part, tx, { ...about, userId })
    if (user === undefined) await part.outbox.putForNobody(tx, { link, expiresAt, goesFirst: true })
    else {
      const goesFirst = user.email_confirmed_at !== null
      await part.outbox.put(tx, { to: user.email, kind: 'recovery', link, expiresAt, goesFirst })
    }
    const whom = user === undefined ? { detail: { email_sha256: accountKey(email) } } : { userId: user.id }
    await audit(part, tx, { action: 'user_recovery_requested', client, ...whom })
  })
  part.outbox.wake()
}

/**
 * The account of an address, unless it is banned. An unknown address causes the same work as a known one: on SQLite the next
 * request waits for it, and the time would tell which it was.
 */
const whoMayHaveMail = async (part: AuthPart, email: string): Promise<UserRow | undefined> => {
  const user = await findUserByEmail(part.store.db, email)
  return user === undefined || isBanned(user, part.now()) ? undefined : user
}

const resendSchema = z.object({ ...recoverSchema.shape, type: z.string().nullish() })

/** POST /resend: another confirmation mail, with the password of the latest sign-up. Always `{}` as well. */
export const resend = async (part: AuthPart, request: FastifyRequest): Promise<object> => {
  const client = await limitAddress(part, request, limits.resend)
  const body = bodyOf(request, resendSchema)
  if (body.type !== 'signup') throw invalid('Only type signup can be sent again')
  const wanted = {
    email: readEmail(body.email ?? ''),
    challenge: readChallenge(body),
    redirectTo: safeRedirect(queryOf(request, 'redirect_to'), part.settings).href,
  }
  await limitMail(part, 'signup', wanted.email, client)
  part.later(() => mailConfirmationAgain(part, wanted))
  return {}
}

const mailConfirmationAgain = async (part: AuthPart, { email, challenge, redirectTo }: Wanted): Promise<void> => {
  const found = await whoMayHaveMail(part, email)
  const user = found?.email_confirmed_at === null ? found : undefined
  const userId = user?.id ?? part.newId()
  await part.store.db.transaction().execute(async (tx) => {
    const confirmation_sent_at = part.now().toISOString()
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
        ? await makeNoLink(part, tx, 'signup')
        : await makeLink(part, tx, { kind: 'signup', userId, ...pending, challenge, redirectTo })
    if (user === undefined) await part.outbox.putForNobody(tx, { link, expiresAt })
    else await part.outbox.put(tx, { to: user.email, kind: 'signup', link, expiresAt })
  })
  part.outbox.wake()
}

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { audit } from './audit.ts'
import { invalid } from './auth-error.ts'
import type { Client } from './client.ts'
import { readEmail } from './credentials.ts'
import { limitAddress, limitMail } from './limit-requests.ts'
import { makeLink } from './mail-links.ts'
import type { AuthPart } from './part.ts'
import { type Challenge, readChallenge } from './pkce.ts'
import { safeRedirect } from './redirects.ts'
import { bodyOf, queryOf } from './request-body.ts'
import { limits } from './throttle-rules.ts'
import { findUserByEmail, isBanned } from './users.ts'

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
  const user = await findUserByEmail(part.store.db, email)
  if (user === undefined || isBanned(user, part.now())) return
  await part.store.db.transaction().execute(async (tx) => {
    const about = { kind: 'recovery', userId: user.id, pendingPasswordHash: null, challenge, redirectTo } as const
    const { url, expiresAt } = await makeLink(part, tx, about)
    const recovery_sent_at = part.now().toISOString()
    await tx.updateTable('auth_users').set({ recovery_sent_at }).where('id', '=', user.id).execute()
    await part.outbox.put(tx, { to: user.email, kind: 'recovery', link: url, expiresAt })
    await audit(part, tx, { action: 'user_recovery_requested', client, userId: user.id })
  })
  part.outbox.wake()
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
  const user = await findUserByEmail(part.store.db, email)
  if (user === undefined || user.email_confirmed_at !== null || isBanned(user, part.now())) return
  await part.store.db.transaction().execute(async (tx) => {
    const latest = await tx
      .selectFrom('auth_one_time_tokens')
      .select('pending_password_hash')
      .where('user_id', '=', user.id)
      .where('kind', '=', 'signup')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    const pendingPasswordHash = latest?.pending_password_hash ?? user.password_hash
    const about = { kind: 'signup', userId: user.id, pendingPasswordHash, challenge, redirectTo } as const
    const { url, expiresAt } = await makeLink(part, tx, about)
    const confirmation_sent_at = part.now().toISOString()
    await tx.updateTable('auth_users').set({ confirmation_sent_at }).where('id', '=', user.id).execute()
    await part.outbox.put(tx, { to: user.email, kind: 'signup', link: url, expiresAt })
  })
  part.outbox.wake()
}

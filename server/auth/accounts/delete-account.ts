import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { AuthError, invalid } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { removeWrittenMails } from '#server/auth/mail/written-mails.ts'
import { audit } from '#server/auth/operator/audit.ts'
import { bodyOf } from '#server/auth/request-body.ts'
import { whoIsAsking } from '#server/auth/sessions/authenticate.ts'
import { limitAddress } from '#server/auth/throttle/limit-requests.ts'
import { accountKey } from '#server/auth/throttle/throttle.ts'
import { limits } from '#server/auth/throttle/throttle-rules.ts'
import { proveAgain } from './prove-again.ts'
import { type Db, findUser, type UserRow } from './users.ts'

const deletionSchema = z.object({ confirm: z.string().nullish(), current_password: z.string().nullish() })

/**
 * DELETE /user with `{ confirm: "<the account's e-mail>", current_password? }`: the account and every row it owns, for good. What is left is
 * when what happened to which account number, without who it was or from where.
 */
export const deleteAccount = async (deps: AuthDeps, request: FastifyRequest): Promise<void> => {
  const { id, sessionId } = await whoIsAsking(deps, request)
  const client = await limitAddress(deps, request, limits.user)
  const { confirm, current_password: current } = bodyOf(request, deletionSchema)
  const user = await findUser(deps.store.db, id)
  if (user === undefined) throw new AuthError('user_not_found')
  if (confirm?.trim().toLowerCase() !== user.email)
    throw invalid('The confirmation must be the email address of the account')
  await proveAgain(deps, client, { user, sessionId, current })
  const mails = await deps.store.db.transaction().execute(async (tx) => {
    // Every owned table hangs on this row (`on delete cascade`).
    await tx.deleteFrom('auth_users').where('id', '=', id).execute()
    const ofOwner = await tx.deleteFrom('auth_outbox').where('recipient', '=', user.email).returning('id').execute()
    await audit(deps, tx, { action: 'user_deleted', client, userId: id })
    await forgetWhoItWas(tx, user)
    return new Set(ofOwner.map((mail) => mail.id))
  })
  deps.later(async () => {
    removeWrittenMails(deps.settings, { ids: mails })
    // The rows are overwritten where they stood (`secure_delete`); older pages wait in the log until it is put away.
    if (deps.store.engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(deps.store.db)
  })
}

/** Removes address, device and everything derived from the e-mail from the account's audit; the bare id stays. */
const forgetWhoItWas = async (tx: Db, { id, email }: UserRow): Promise<void> => {
  const nobody = { ip: null, user_agent: null, session_id: null, detail: '{}' }
  const ofEmail = sql<boolean>`detail ->> 'email_sha256' = ${accountKey(email)}`
  await tx
    .updateTable('auth_audit')
    .set(nobody)
    .where((either) => either.or([either('user_id', '=', id), ofEmail]))
    .execute()
}

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { audit } from './audit.ts'
import { AuthError, invalid } from './auth-error.ts'
import { whoIsAsking } from './authenticate.ts'
import { limitAddress } from './limit-requests.ts'
import type { AuthPart } from './part.ts'
import { bodyOf } from './request-body.ts'
import { limits } from './throttle-rules.ts'
import { findUser } from './users.ts'

const deletionSchema = z.object({ confirm: z.string().nullish() })

/**
 * DELETE /user with `{ confirm: "<the account's e-mail>" }`: the account and every row it owns, for good. What is left is
 * a line in the audit log without the address.
 */
export const deleteAccount = async (part: AuthPart, request: FastifyRequest): Promise<void> => {
  const { id, sessionId } = await whoIsAsking(part, request)
  const client = await limitAddress(part, request, limits.user)
  const { confirm } = bodyOf(request, deletionSchema)
  const user = await findUser(part.store.db, id)
  if (user === undefined) throw new AuthError('user_not_found')
  if (confirm?.trim().toLowerCase() !== user.email)
    throw invalid('The confirmation must be the email address of the account')
  await part.store.db.transaction().execute(async (tx) => {
    // Every owned table hangs on this row (`on delete cascade`).
    await tx.deleteFrom('auth_users').where('id', '=', id).execute()
    await tx.deleteFrom('auth_outbox').where('recipient', '=', user.email).execute()
    await audit(part, tx, { action: 'user_deleted', client, userId: id, sessionId })
  })
}

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { JsonObject } from '#server/database/schema.ts'
import { audit } from './audit.ts'
import { AuthError, invalid } from './auth-error.ts'
import { whoIsAsking } from './authenticate.ts'
import { clientOf } from './client.ts'
import { checkMetadata, readNewPassword } from './credentials.ts'
import { limitAddress } from './limit-requests.ts'
import type { AuthPart } from './part.ts'
import { bodyOf } from './request-body.ts'
import { endSessions } from './sessions.ts'
import { limits } from './throttle-rules.ts'
import { userJson } from './user-json.ts'
import { findUser, identitiesOf, type UserRow } from './users.ts'

/** GET /user */
export const showUser = async (part: AuthPart, request: FastifyRequest) => {
  const { id } = await whoIsAsking(part, request)
  return answer(part, await existing(part, id))
}

const updateSchema = z.object({
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  email: z.string().nullish(),
  app_metadata: z.unknown().optional(),
})

/** PUT /user: password and metadata. The address cannot be changed: no screen offers it. */
export const updateUser = async (part: AuthPart, request: FastifyRequest) => {
  const asking = await whoIsAsking(part, request)
  await limitAddress(part, request, limits.user)
  const { password, data, email, app_metadata } = bodyOf(request, updateSchema)
  const user = await existing(part, asking.id)
  if (app_metadata !== undefined && app_metadata !== null) throw new AuthError('not_admin')
  if (email && email.trim().toLowerCase() !== user.email) throw invalid('Changing the email address is not supported')
  const metadata = data ? checkMetadata(merged(user.user_metadata, data)) : undefined
  if (typeof password === 'string') await changePassword(part, request, user, asking.sessionId, password)
  if (metadata !== undefined) await saveMetadata(part, user.id, metadata)
  return answer(part, await existing(part, user.id))
}

/** A shallow merge; null removes a key. */
const merged = (before: JsonObject, changes: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null))

const saveMetadata = (part: AuthPart, userId: string, metadata: JsonObject) =>
  part.store.db
    .updateTable('auth_users')
    .set({ user_metadata: JSON.stringify(metadata), updated_at: part.now().toISOString() })
    .where('id', '=', userId)
    .execute()

const changePassword = async (
  part: AuthPart,
  request: FastifyRequest,
  user: UserRow,
  sessionId: string,
  wanted: string,
): Promise<void> => {
  const password = readNewPassword(wanted)
  if (await part.passwords.verify(user.password_hash, password)) throw new AuthError('same_password')
  const password_hash = await part.passwords.hash(password)
  await part.store.db.transaction().execute(async (tx) => {
    const updated_at = part.now().toISOString()
    await tx.updateTable('auth_users').set({ password_hash, updated_at }).where('id', '=', user.id).execute()
    // Links that were mailed before, and everybody who came in with the old password, are worth nothing from here on.
    await tx.deleteFrom('auth_one_time_tokens').where('user_id', '=', user.id).execute()
    await endSessions(tx, user.id, { but: sessionId })
    await part.outbox.put(tx, { to: user.email, kind: 'password_changed', link: `${part.settings.siteUrl}/auth` })
    await audit(part, tx, {
      action: 'user_updated_password',
      client: clientOf(part, request),
      userId: user.id,
      sessionId,
    })
  })
  part.outbox.wake()
}

const answer = async (part: AuthPart, user: UserRow) => userJson(user, await identitiesOf(part.store.db, user.id))

const existing = async (part: AuthPart, id: string): Promise<UserRow> => {
  const user = await findUser(part.store.db, id)
  if (user === undefined) throw new AuthError('user_not_found')
  return user
}

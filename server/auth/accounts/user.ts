import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AuthError, invalid } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { bodyOf } from '#server/auth/request-body.ts'
import { whoIsAsking } from '#server/auth/sessions/authenticate.ts'
import { limitAddress } from '#server/auth/throttle/limit-requests.ts'
import { limits } from '#server/auth/throttle/throttle-rules.ts'
import type { JsonObject } from '#server/database/schema.ts'
import { changePassword } from './change-password.ts'
import { checkMetadata } from './credentials.ts'
import { userJson } from './user-json.ts'
import { findUser, identitiesOf, type UserRow } from './users.ts'

/** GET /user */
export const showUser = async (deps: AuthDeps, request: FastifyRequest) => {
  const { id } = await whoIsAsking(deps, request)
  return answer(deps, await existing(deps, id))
}

const updateSchema = z.object({
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  current_password: z.string().nullish(),
  email: z.string().nullish(),
  app_metadata: z.unknown().optional(),
})

/** PUT /user: password and metadata. The address cannot be changed: no screen offers it. */
export const updateUser = async (deps: AuthDeps, request: FastifyRequest) => {
  const asking = await whoIsAsking(deps, request)
  await limitAddress(deps, request, limits.user)
  const { password, current_password: current, data, email, app_metadata } = bodyOf(request, updateSchema)
  const user = await existing(deps, asking.id)
  if (app_metadata !== undefined && app_metadata !== null) throw new AuthError('not_admin')
  if (email && email.trim().toLowerCase() !== user.email) throw invalid('Changing the email address is not supported')
  const metadata = data ? checkMetadata(merged(user.user_metadata, data)) : undefined
  if (typeof password === 'string') {
    await changePassword(deps, request, { user, sessionId: asking.sessionId, wanted: password, current })
  }
  if (metadata !== undefined) await saveMetadata(deps, user.id, metadata)
  return answer(deps, await existing(deps, user.id))
}

/** A shallow merge; null removes a key. */
const merged = (before: JsonObject, changes: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null))

const saveMetadata = (deps: AuthDeps, userId: string, metadata: JsonObject) =>
  deps.store.db
    .updateTable('auth_users')
    .set({ user_metadata: JSON.stringify(metadata), updated_at: deps.now().toISOString() })
    .where('id', '=', userId)
    .execute()

const answer = async (deps: AuthDeps, user: UserRow) => userJson(user, await identitiesOf(deps.store.db, user.id))

const existing = async (deps: AuthDeps, id: string): Promise<UserRow> => {
  const user = await findUser(deps.store.db, id)
  if (user === undefined) throw new AuthError('user_not_found')
  return user
}

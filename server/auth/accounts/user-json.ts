import { createHmac } from 'node:crypto'
import type { AuthDeps } from '#server/auth/deps.ts'
import { firstSecret } from '#server/auth/secrets/secrets.ts'
import type { JsonObject } from '#server/database/schema.ts'
import type { IdentityRow, UserRow } from './users.ts'

export type UserJson = ReturnType<typeof userJson>

/** The user as the protocol shows it (docs/ciencia/acceso.md §4): no hashes, no tokens, no counters; unset dates left out. */
export const userJson = (user: UserRow, identities: readonly IdentityRow[]) => ({
  id: user.id,
  aud: 'authenticated',
  role: 'authenticated',
  email: user.email,
  phone: '',
  ...set('email_confirmed_at', user.email_confirmed_at),
  ...set('confirmed_at', user.email_confirmed_at),
  ...set('confirmation_sent_at', user.confirmation_sent_at),
  ...set('recovery_sent_at', user.recovery_sent_at),
  ...set('last_sign_in_at', user.last_sign_in_at),
  app_metadata: user.app_metadata,
  user_metadata: user.user_metadata,
  identities: identities.map(identityJson),
  created_at: user.created_at,
  updated_at: user.updated_at,
  is_anonymous: false,
})

/**
 * What somebody reads who signs up with confirmation on (docs/ciencia/acceso.md §5): always a new account as the request
 * describes it. Its ids are derived from the address alone, so they do not tell whether an account exists; the account's own
 * ids are told after the mail has been opened.
 */
export const signUpAnswer = (deps: AuthDeps, email: string, metadata: JsonObject): UserJson => {
  const at = deps.now().toISOString()
  const id = idFrom(deps, `user ${email}`)
  const user: UserRow = {
    id,
    email,
    password_hash: null,
    email_confirmed_at: null,
    email_verified_at: null,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    banned_until: null,
    confirmation_sent_at: at,
    recovery_sent_at: null,
    last_sign_in_at: null,
    created_at: at,
    updated_at: at,
  }
  const identity: IdentityRow = {
    id: idFrom(deps, `identity ${email}`),
    user_id: id,
    provider: 'email',
    provider_id: id,
    email,
    identity_data: { sub: id, email, email_verified: false },
    last_sign_in_at: at,
    created_at: at,
    updated_at: at,
  }
  return userJson(user, [identity])
}

/** A UUID (version 4 by its look) that nobody can work out without our secret. */
const idFrom = (deps: AuthDeps, text: string): string => {
  const bytes = createHmac('sha256', firstSecret(deps)).update(`sign-up answer: ${text}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const identityJson = (identity: IdentityRow) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  email: identity.email,
  last_sign_in_at: identity.last_sign_in_at,
  created_at: identity.created_at,
  updated_at: identity.updated_at,
})

const set = (name: string, date: string | null): object => (date === null ? {} : { [name]: date })

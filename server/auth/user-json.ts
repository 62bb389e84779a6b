import type { JsonObject } from '#server/database/schema.ts'
import type { AuthPart } from './part.ts'
import type { IdentityRow, UserRow } from './users.ts'

export type UserJson = ReturnType<typeof userJson>

/** The user as the protocol shows it (auth-protocolo.md §4): no hashes, no tokens, no counters; unset dates left out. */
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

/** What somebody reads who signs up with an address that has an account: as if it had none (auth-protocolo.md §5). */
export const madeUpUserJson = ({ now, newId }: AuthPart, email: string, metadata: JsonObject): UserJson => {
  const at = now().toISOString()
  const user: UserRow = {
    id: newId(),
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
  return userJson(user, [])
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

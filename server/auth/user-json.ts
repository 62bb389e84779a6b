import type { IdentityRow, UserRow } from './users.ts'

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

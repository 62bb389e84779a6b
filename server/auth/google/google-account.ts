import { readEmail } from '#server/auth/accounts/credentials.ts'
import { type Db, findUser, findUserByEmail, identitiesOf, type UserRow } from '#server/auth/accounts/users.ts'
import { AuthError } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { markEmailVerified } from '#server/auth/mail/mail-links.ts'
import { audit } from '#server/auth/operator/audit.ts'
import { endSessions } from '#server/auth/sessions/sessions.ts'
import type { Client } from '#server/auth/throttle/client.ts'
import type { JsonObject } from '#server/database/schema.ts'
import type { GoogleProfile } from './google.ts'

/** Somebody else made the same account or identity at the same moment: worth one more look. */
class Overtaken extends Error {}

/** The account of a Google profile: found, linked or made (docs/ciencia/acceso.md §8). */
export const accountForGoogle = async (deps: AuthDeps, profile: GoogleProfile, client: Client): Promise<UserRow> => {
  const once = () => deps.store.db.transaction().execute((tx) => findLinkOrMake(deps, tx, profile, client))
  try {
    return await once()
  } catch (error) {
    if (error instanceof Overtaken) return once()
    throw error
  }
}

const findLinkOrMake = async (deps: AuthDeps, tx: Db, profile: GoogleProfile, client: Client): Promise<UserRow> => {
  const known = await knownIdentity(deps, tx, profile)
  if (known !== undefined) return known
  if (!profile.email_verified) {
    throw new AuthError('provider_email_needs_verification')
  }
  const email = readEmail(profile.email)
  const owner = await findUserByEmail(tx, email)
  if (owner !== undefined) return link(deps, tx, owner, profile, client)
  if (deps.settings.signupDisabled) throw new AuthError('signup_disabled')
  return make(deps, tx, email, profile, client)
}

const knownIdentity = async (deps: AuthDeps, tx: Db, profile: GoogleProfile): Promise<UserRow | undefined> => {
  const at = deps.now().toISOString()
  const identity = await tx
    .updateTable('auth_identities')
    .set({ identity_data: JSON.stringify(profile), last_sign_in_at: at, updated_at: at })
    .where('provider', '=', 'google')
    .where('provider_id', '=', profile.sub)
    .returning('user_id')
    .executeTakeFirst()
  return identity === undefined ? undefined : findUser(tx, identity.user_id)
}

/**
 * Google has proved the address. An account whose address was not confirmed before may be a stranger's, made in advance:
 * its password, sessions and links are removed.
 */
const link = async (
  deps: AuthDeps,
  tx: Db,
  owner: UserRow,
  profile: GoogleProfile,
  client: Client,
): Promise<UserRow> => {
  const at = deps.now().toISOString()
  const proved = owner.email_verified_at !== null
  if (!proved) {
    await endSessions(tx, owner.id, 'all')
    await tx.deleteFrom('auth_one_time_tokens').where('user_id', '=', owner.id).execute()
    await tx.deleteFrom('auth_flows').where('user_id', '=', owner.id).execute()
    await markEmailVerified(tx, owner, at)
    await audit(deps, tx, { action: 'unproved_password_removed', client, userId: owner.id })
  }
  await insertIdentity(deps, tx, owner.id, owner.email, profile)
  const providers = [...new Set((await identitiesOf(tx, owner.id)).map(({ provider }) => provider))]
  const user = await tx
    .updateTable('auth_users')
    .set({
      email_confirmed_at: owner.email_confirmed_at ?? at,
      email_verified_at: owner.email_verified_at ?? at,
      password_hash: proved ? owner.password_hash : null,
      app_metadata: JSON.stringify({ ...owner.app_metadata, provider: providers[0] ?? 'google', providers }),
      user_metadata: JSON.stringify({
        ...metadataOf(owner.email, profile),
        ...(owner.email_confirmed_at === null ? {} : owner.user_metadata),
      }),
      updated_at: at,
    })
    .where('id', '=', owner.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const notice = { to: owner.email, kind: 'google_linked', link: `${deps.settings.siteUrl}/auth` } as const
  await deps.outbox.put(tx, { ...notice, goesFirst: true })
  await audit(deps, tx, { action: 'identity_linked', client, userId: owner.id, detail: { provider: 'google' } })
  return user
}

const make = async (
  deps: AuthDeps,
  tx: Db,
  email: string,
  profile: GoogleProfile,
  client: Client,
): Promise<UserRow> => {
  const at = deps.now().toISOString()
  const user = await tx
    .insertInto('auth_users')
    .values({
      id: deps.newId(),
      email,
      password_hash: null,
      email_confirmed_at: at,
      email_verified_at: at,
      app_metadata: JSON.stringify({ provider: 'google', providers: ['google'] }),
      user_metadata: JSON.stringify(metadataOf(email, profile)),
      banned_until: null,
      confirmation_sent_at: null,
      recovery_sent_at: null,
      last_sign_in_at: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (user === undefined) throw new Overtaken()
  await insertIdentity(deps, tx, user.id, email, profile)
  await audit(deps, tx, { action: 'user_signedup', client, userId: user.id, detail: { provider: 'google' } })
  return user
}

const insertIdentity = async (
  deps: AuthDeps,
  tx: Db,
  userId: string,
  email: string,
  profile: GoogleProfile,
): Promise<void> => {
  const at = deps.now().toISOString()
  const made = await tx
    .insertInto('auth_identities')
    .values({
      id: deps.newId(),
      user_id: userId,
      provider: 'google',
      provider_id: profile.sub,
      email,
      identity_data: JSON.stringify(profile),
      last_sign_in_at: at,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) throw new Overtaken()
}

const metadataOf = (email: string, { name, picture, email_verified }: GoogleProfile): JsonObject => ({
  ...(name === undefined ? {} : { full_name: name, name }),
  ...(picture === undefined ? {} : { avatar_url: picture, picture }),
  email,
  email_verified,
})

import type { Kysely, Selectable } from 'kysely'
import type { JsonObject, Tables } from '#server/database/schema.ts'

/** Queries on accounts take the connection or the transaction as their first argument. */
export type Db = Kysely<Tables>
export type UserRow = Selectable<Tables['auth_users']>
export type IdentityRow = Selectable<Tables['auth_identities']>

export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('auth_users').selectAll().where('email', '=', email).executeTakeFirst()

export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('auth_users').selectAll().where('id', '=', id).executeTakeFirst()

export const identitiesOf = (db: Db, userId: string): Promise<IdentityRow[]> =>
  db
    .selectFrom('auth_identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const isBanned = (user: { banned_until: string | null }, now: Date): boolean =>
  user.banned_until !== null && Date.parse(user.banned_until) > now.getTime()

type NewUser = {
  readonly id: string
  readonly identityId: string
  readonly email: string
  readonly passwordHash: string
  readonly metadata: JsonObject
  readonly confirmed: boolean
  readonly at: string
}

/** The account and its e-mail identity, or undefined if somebody has taken the address in the meantime. */
export const insertEmailUser = async (tx: Db, user: NewUser): Promise<UserRow | undefined> => {
  const { id, email, at } = user
  const row = await tx
    .insertInto('auth_users')
    .values({
      id,
      email,
      password_hash: user.passwordHash,
      email_confirmed_at: user.confirmed ? at : null,
      email_verified_at: null,
      app_metadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
      user_metadata: JSON.stringify(user.metadata),
      banned_until: null,
      confirmation_sent_at: user.confirmed ? null : at,
      recovery_sent_at: null,
      last_sign_in_at: user.confirmed ? at : null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return undefined
  await tx
    .insertInto('auth_identities')
    .values({
      id: user.identityId,
      user_id: id,
      provider: 'email',
      provider_id: id,
      email,
      identity_data: JSON.stringify({ sub: id, email, email_verified: false }),
      last_sign_in_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return row
}

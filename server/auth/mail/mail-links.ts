import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Db, UserRow } from '#server/auth/accounts/users.ts'
import { AuthError } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import type { Challenge } from '#server/auth/sessions/pkce.ts'
import type { JsonObject } from '#server/database/schema.ts'

export type LinkKind = 'signup' | 'recovery'

type LinkPart = Pick<AuthDeps, 'settings' | 'now'>

type NewLink = {
  readonly kind: LinkKind
  readonly userId: string
  readonly pendingPasswordHash: string | null
  /** Metadata of the sign-up that this link confirms; null where there is none. */
  readonly pendingMetadata?: JsonObject | null
  readonly challenge: Challenge | null
  readonly redirectTo: string
}

/** A random text that cannot be guessed, and the digest we keep of it. */
export const newSecret = (): { readonly text: string; readonly digest: string } => {
  const text = randomBytes(32).toString('base64url')
  return { text, digest: digestOf(text) }
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Makes a link and takes back older ones of its kind. Sign-up links with other passwords stay: each carries the password
 * it was asked for with, and only its use gives the account that password (docs/ciencia/acceso.md §5, §7).
 */
export const makeLink = async (deps: LinkPart, tx: Db, link: NewLink): Promise<{ url: string; expiresAt: string }> => {
  const { now } = deps
  const { text, digest } = newSecret()
  const expiresAt = expiryOf(deps, link.kind)
  let older = tx.deleteFrom('auth_one_time_tokens').where('user_id', '=', link.userId).where('kind', '=', link.kind)
  if (link.kind === 'signup')
    older = older.where('pending_password_hash', 'is not distinct from', link.pendingPasswordHash)
  await older.execute()
  await tx
    .insertInto('auth_one_time_tokens')
    .values({
      token_hash: digest,
      user_id: link.userId,
      kind: link.kind,
      pending_password_hash: link.pendingPasswordHash,
      pending_metadata: link.pendingMetadata ? JSON.stringify(link.pendingMetadata) : null,
      code_challenge: link.challenge?.challenge ?? null,
      code_challenge_method: link.challenge?.method ?? null,
      redirect_to: link.redirectTo,
      created_at: now().toISOString(),
      expires_at: expiresAt,
    })
    .execute()
  return { url: addressOf(deps, link.kind, text), expiresAt }
}

/**
 * What `makeLink` costs, for an address without an account: as many rows looked for and written, one of them a flow that
 * has expired already (a link needs an account). Its address opens nothing.
 */
export const makeNoLink = async (
  deps: LinkPart,
  tx: Db,
  kind: LinkKind,
): Promise<{ url: string; expiresAt: string }> => {
  const { text, digest } = newSecret()
  const at = deps.now().toISOString()
  await tx.deleteFrom('auth_one_time_tokens').where('user_id', '=', randomUUID()).where('kind', '=', kind).execute()
  await tx
    .insertInto('auth_flows')
    .values({
      id: randomUUID(),
      state_hash: digest,
      code_hash: null,
      browser_hash: null,
      provider: 'nobody',
      user_id: null,
      auth_method: null,
      nonce: null,
      provider_verifier: null,
      code_challenge: null,
      code_challenge_method: null,
      redirect_to: '',
      created_at: at,
      expires_at: at,
    })
    .execute()
  return { url: addressOf(deps, kind, text), expiresAt: expiryOf(deps, kind) }
}

// The link leads to a page with a button, so that a mail scanner that opens it does not use it up. The token stands behind
// the '#', which browsers do not send: no proxy and no log sees it.
const addressOf = ({ settings }: LinkPart, kind: LinkKind, text: string): string =>
  `${settings.siteUrl}/auth#token_hash=${text}&type=${kind}`

const expiryOf = ({ settings, now }: LinkPart, kind: LinkKind): string => {
  const seconds = kind === 'signup' ? settings.signupLinkSeconds : settings.recoveryLinkSeconds
  return new Date(now().getTime() + seconds * 1000).toISOString()
}

/** Uses a link up: the address is proved, the account confirmed, all its other links are worth nothing. */
export const takeLink = async (deps: AuthDeps, tx: Db, kinds: readonly LinkKind[], text: string) => {
  const at = deps.now().toISOString()
  const link = await tx
    .deleteFrom('auth_one_time_tokens')
    .where('token_hash', '=', digestOf(text))
    .where('kind', 'in', kinds)
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst()
  if (link === undefined) throw new AuthError('otp_expired')
  const before = await tx.selectFrom('auth_users').selectAll().where('id', '=', link.user_id).executeTakeFirstOrThrow()
  await tx.deleteFrom('auth_one_time_tokens').where('user_id', '=', link.user_id).execute()
  const user = await tx
    .updateTable('auth_users')
    .set({
      email_confirmed_at: before.email_confirmed_at ?? at,
      email_verified_at: at,
      password_hash: passwordAfter(before, link.kind, link.pending_password_hash),
      user_metadata: JSON.stringify(metadataAfter(before, link.kind, link.pending_metadata)),
      updated_at: at,
    })
    .where('id', '=', link.user_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await markEmailVerified(tx, user, at)
  return { link, user }
}

// Opening the mail proves the address. It does not prove the password, which a stranger may have registered.
const passwordAfter = (before: UserRow, kind: LinkKind, pending: string | null): string | null => {
  if (before.email_confirmed_at !== null) return before.password_hash
  return kind === 'signup' ? (pending ?? before.password_hash) : null
}

// Nor what somebody else said when registering the address.
const metadataAfter = (before: UserRow, kind: LinkKind, pending: JsonObject | null): JsonObject => {
  if (before.email_confirmed_at !== null) return before.user_metadata
  return kind === 'signup' ? (pending ?? before.user_metadata) : {}
}

export const markEmailVerified = (tx: Db, user: UserRow, at: string) =>
  tx
    .updateTable('auth_identities')
    .set({ identity_data: JSON.stringify({ sub: user.id, email: user.email, email_verified: true }), updated_at: at })
    .where('user_id', '=', user.id)
    .where('provider', '=', 'email')
    .execute()

import type { Part } from '#server/http/part.ts'
import type { AccessTokens } from './access-token.ts'
import type { Passwords } from './passwords.ts'
import type { AuthSettings } from './settings.ts'

/** What every file of `auth/` is given besides the rows, the clock and the ids. */
export type AuthPart = Part & {
  readonly settings: AuthSettings
  /** The first makes refresh tokens, all are accepted. */
  readonly appSecrets: readonly Buffer[]
  readonly accessTokens: AccessTokens
  readonly passwords: Passwords
}

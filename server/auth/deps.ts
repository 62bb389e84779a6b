import type { Deps } from '#server/http/deps.ts'
import type { Passwords } from './accounts/passwords.ts'
import type { Google } from './google/google.ts'
import type { Outbox } from './mail/outbox.ts'
import type { AccessTokens } from './sessions/access-token.ts'
import type { AuthSettings } from './settings.ts'
import type { Throttle } from './throttle/throttle-rules.ts'

/** What every file of `auth/` is given besides the rows, the clock and the ids. */
export type AuthDeps = Deps & {
  readonly settings: AuthSettings
  /** The first makes refresh tokens, all are accepted. */
  readonly appSecrets: readonly Buffer[]
  readonly accessTokens: AccessTokens
  readonly passwords: Passwords
  readonly throttle: Throttle
  readonly outbox: Outbox
  /** Undefined unless the operator has set it up. */
  readonly google: Google | undefined
  /** Work that may go on after the answer, so that its length tells nothing. Closing the app waits for it. */
  readonly later: (work: () => Promise<void>) => void
}

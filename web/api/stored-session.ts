import type { Session } from '@supabase/auth-js'
import type { SessionState } from './session-state.ts'

/** The session as the auth client keeps it on this device: read without the client, which is 25 kB after gzip. */

const base = window.location.origin

export const storageKey = `sb-${new URL(base).hostname.split('.')[0]}-auth-token`

export type StoredSession = {
  readonly user: { readonly id: string; readonly email: string }
  readonly accessToken: string
  /** Seconds since 1970. */
  readonly expiresAt: number
}

/** The session of this device, run out or not; null when there is none, or storage is forbidden. */
export const storedSession = (): StoredSession | null => {
  try {
    const kept: Partial<Session> | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    const { user, access_token: accessToken = '', expires_at: expiresAt = 0 } = kept ?? {}
    return typeof user?.id === 'string'
      ? { user: { id: user.id, email: user.email ?? '' }, accessToken, expiresAt }
      : null
  } catch {
    return null
  }
}

export const forgetStoredSession = (): void => {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Where nothing may be stored, nothing is.
  }
}

/** The client renews a token this long before it runs out; until then it hands out the one it has. */
const marginSeconds = 90

/** Whether its token may be used as it is. */
export const isFresh = ({ accessToken, expiresAt }: StoredSession, now: number): boolean =>
  accessToken !== '' && expiresAt - now / 1000 > marginSeconds

export const keptState = ({ user }: StoredSession): SessionState => ({
  ...{ status: 'signed-in', userId: user.id, email: user.email, recovering: false },
})

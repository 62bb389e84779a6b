import { type AuthChangeEvent, GoTrueClient, type Session } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { AppError } from '#core/errors/app-error.ts'

/**
 * Who is signed in. The one auth client of the page, wired as auth-protocolo.md §1 says, and a small store over its
 * events. The module is loaded with the signed-in app and `/auth` (never with the landing); the client is made at once,
 * because it reads `?code=` from the address while it starts, before the router can send anybody elsewhere.
 */
export type SessionState =
  | { readonly status: 'checking' }
  | { readonly status: 'signed-out' }
  | {
      readonly status: 'signed-in'
      readonly userId: string
      readonly email: string
      /** Arrived by a reset link: `/auth` must show the new-password form instead of leading on to `/dashboard`. */
      readonly recovering: boolean
    }

const base = window.location.origin

const storageKey = `sb-${new URL(base).hostname.split('.')[0]}-auth-token`

export const auth = new GoTrueClient({
  url: `${base}/auth/v1`,
  // A public name, not a secret: the protocol wants the header, our server ignores its value.
  headers: { apikey: 'obrador' },
  storageKey,
  storage: window.localStorage,
  persistSession: true,
  autoRefreshToken: true,
  detectSessionInUrl: true,
  flowType: 'pkce',
})

let state: SessionState = { status: 'checking' }
const listeners = new Set<() => void>()

const change = (next: SessionState) => {
  if (sameState(state, next)) return
  state = next
  for (const listener of listeners) listener()
}

auth.onAuthStateChange((event, session) => {
  // At the start the client also says null when it could not renew an old session because the server is out of reach: the
  // session is still in its storage then, and its owner may read what is kept on this device.
  const kept = event === 'INITIAL_SESSION' && session === null ? storedSession() : null
  change(kept === null ? stateAfter(event, session, state) : keptState(kept))
})

/** Out of reach, the client tries to renew for half a minute before it says anything. Nobody waits that long for a recipe. */
const patienceMs = 2500
setTimeout(
  () => {
    const kept = state.status === 'checking' ? storedSession() : null
    if (kept !== null) change(keptState(kept))
  },
  navigator.onLine ? patienceMs : 0,
)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const sessionState = (): SessionState => state

/** The session as React sees it: 'checking' until the client has read its storage. */
export const useSession = (): SessionState => useSyncExternalStore(subscribe, sessionState)

/** The id of whoever is signed in; '' for nobody. */
export const useUserId = (): string => userOf(useSession()) ?? ''

/** Calls back whenever somebody else is signed in than before (also nobody): caches of the former user must go. */
export const onUserChange = (changed: () => void) => {
  let known = userOf(state)
  return subscribe(() => {
    const now = userOf(state)
    if (known !== undefined && now !== known) changed()
    known = now ?? known
  })
}

/**
 * A live access token, refreshed by the client when it is about to run out; null when nobody is signed in. Throws `network`
 * when it has run out and the server cannot be asked for another.
 */
export const accessToken = async (): Promise<string | null> => {
  const kept = navigator.onLine ? null : storedSession()
  if (kept !== null && kept.expires_at * 1000 < Date.now()) throw new AppError('network')
  const { data, error } = await auth.getSession()
  if (error?.name === 'AuthRetryableFetchError') throw new AppError('network', { cause: error })
  return data.session?.access_token ?? null
}

/**
 * After a 401: one try for a new token. A server out of reach leaves the session alone ('unreachable'); a refusal ends it
 * on this device.
 */
export const renewSession = async (): Promise<{ token: string } | 'refused' | 'unreachable'> => {
  const { data, error } = await auth.refreshSession()
  if (data.session) return { token: data.session.access_token }
  if (error?.name === 'AuthRetryableFetchError') return 'unreachable'
  await endSession()
  return 'refused'
}

/** Signs out of this device only. The client forgets the session first, so it also works without a connection. */
export const endSession = async (): Promise<void> => {
  const offline = !navigator.onLine
  // Without a connection the client would first try to renew an old session, for half a minute in which the next person at
  // the tablet is still this one.
  if (offline) {
    localStorage.removeItem(storageKey)
    change({ status: 'signed-out' })
  }
  const told = auth.signOut({ scope: 'local' }).then(({ error }) => {
    if (error) console.error('The server could not be told of the sign-out', error)
  })
  if (!offline) await told
}

/** The new password is set: `/auth` may lead on. */
export const finishRecovery = () => {
  if (state.status !== 'signed-in') return
  state = { ...state, recovering: false }
  for (const listener of listeners) listener()
}

const stateAfter = (event: AuthChangeEvent, session: Session | null, before: SessionState): SessionState => {
  if (session === null) return { status: 'signed-out' }
  const { id, email } = session.user
  // SIGNED_IN and TOKEN_REFRESHED also come during a recovery; only a new password (or signing out) ends it.
  const wasRecovering = before.status === 'signed-in' && before.userId === id && before.recovering
  return {
    status: 'signed-in',
    userId: id,
    email: email ?? '',
    recovering: event === 'PASSWORD_RECOVERY' || wasRecovering,
  }
}

type StoredSession = { readonly user: { readonly id: string; readonly email: string }; readonly expires_at: number }

/** The session as the client keeps it on this device, run out or not. */
const storedSession = (): StoredSession | null => {
  try {
    const kept: Partial<Session> | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    const { user, expires_at = 0 } = kept ?? {}
    return typeof user?.id === 'string' ? { user: { id: user.id, email: user.email ?? '' }, expires_at } : null
  } catch {
    return null
  }
}

const keptState = ({ user }: StoredSession): SessionState => ({
  ...{ status: 'signed-in', userId: user.id, email: user.email, recovering: false },
})

const userOf = (one: SessionState) => (one.status === 'signed-in' ? one.userId : undefined)

const sameState = (one: SessionState, other: SessionState) =>
  one.status === 'signed-in' && other.status === 'signed-in'
    ? one.userId === other.userId && one.email === other.email && one.recovering === other.recovering
    : one.status === other.status

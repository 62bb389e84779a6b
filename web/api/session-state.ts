import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { makeStore, useStore } from '#web/data/store.ts'

/** Who is signed in, as every screen sees it. What talks to /auth/v1 is auth-client.ts, which few first views need. */
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

const store = makeStore<SessionState>({ status: 'checking' })

export const sessionState = (): SessionState => store.current()

/** The session as React sees it: 'checking' until it is known. */
export const useSession = (): SessionState => useStore(store)

/** The id of whoever is signed in; '' for nobody. */
export const useUserId = (): string => userOf(useSession()) ?? ''

export const setSession = (next: SessionState): void => {
  if (!sameState(store.current(), next)) store.set(next)
}

/** Calls back whenever somebody else is signed in than before (also nobody): caches of the former user must go. */
export const onUserChange = (changed: () => void) => {
  let known = userOf(store.current())
  return store.subscribe(() => {
    const now = userOf(store.current())
    if (known !== undefined && now !== known) changed()
    known = now ?? known
  })
}

/** The new password is set: `/auth` may lead on. */
export const finishRecovery = (): void => {
  const state = store.current()
  if (state.status === 'signed-in') store.set({ ...state, recovering: false })
}

/** What an event of the auth client makes of the session. */
export const stateAfter = (event: AuthChangeEvent, session: Session | null, before: SessionState): SessionState => {
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

const userOf = (one: SessionState) => (one.status === 'signed-in' ? one.userId : undefined)

const sameState = (one: SessionState, other: SessionState) =>
  one.status === 'signed-in' && other.status === 'signed-in'
    ? one.userId === other.userId && one.email === other.email && one.recovering === other.recovering
    : one.status === other.status

import { GoTrueClient } from '@supabase/auth-js'
import { sessionState, setSession, stateAfter } from './session-state.ts'
import { keptState, storageKey, storedSession } from './stored-session.ts'

/**
 * The one auth client of the page, wired as docs/ciencia/acceso.md §1 says. `/auth` and the account page load it with their
 * own code; the other screens a moment after their first view, or when a token has to be renewed (session.ts).
 */
export const auth = new GoTrueClient({
  url: `${window.location.origin}/auth/v1`,
  // A public name, not a secret: the protocol wants the header, our server ignores its value.
  headers: { apikey: 'obrador' },
  storageKey,
  storage: window.localStorage,
  persistSession: true,
  autoRefreshToken: true,
  detectSessionInUrl: true,
  flowType: 'pkce',
})

auth.onAuthStateChange((event, session) => {
  // At the start the client also says null when it could not renew an old session because the server is out of reach: the
  // session is still in its storage then, and its owner may read what is kept on this device.
  const kept = event === 'INITIAL_SESSION' && session === null ? storedSession() : null
  setSession(kept === null ? stateAfter(event, session, sessionState()) : keptState(kept))
})

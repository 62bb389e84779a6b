import { AppError } from '#core/errors/app-error.ts'
import { sessionState, setSession } from './session-state.ts'
import { forgetStoredSession, isFresh, keptState, storedSession } from './stored-session.ts'

/** The session of the page: how it begins, its token, its end. */

/** Fetches the auth client once; a fetch that failed is tried again. Throws `network`. */
export const loadAuthClient = async () => {
  loading ??= import('./auth-client.ts')
  try {
    return (await loading).auth
  } catch (cause) {
    loading = undefined
    throw new AppError('network', { cause })
  }
}
let loading: Promise<typeof import('./auth-client.ts')> | undefined

/** Out of reach, the client tries to renew for half a minute before it says anything. Nobody waits that long for a recipe. */
const patienceMs = 2500

/** The address brings a session, or the reason why there is none: the client must read it before anything changes it. */
const bringsSession = ({ search, hash }: Location): boolean =>
  /[?&#](?:code|access_token|error\w*)=/.test(search + hash)

/**
 * Finds out who is signed in; call once, as soon as the signed-in app is loaded. A session of this device that has not run
 * out is taken up at once, and the client comes later; in every other case the client is asked.
 */
export const beginSession = (): void => {
  const kept = storedSession()
  if (kept !== null && isFresh(kept, Date.now()) && !bringsSession(window.location)) {
    setSession(keptState(kept))
    return
  }
  loadAuthClient().catch(() => {
    takeUpStored()
    if (sessionState().status === 'checking') setSession({ status: 'signed-out' })
  })
  setTimeout(takeUpStored, navigator.onLine ? patienceMs : 0)
}

/** Without an answer, whoever has a session on this device may read what is kept on it. */
const takeUpStored = (): void => {
  if (sessionState().status !== 'checking') return
  const kept = storedSession()
  if (kept !== null) setSession(keptState(kept))
}

/**
 * A live access token, refreshed by the client when it is about to run out; null when nobody is signed in. Throws `network`
 * when it has run out and the server cannot be asked for another.
 */
export const accessToken = async (): Promise<string | null> => {
  const kept = storedSession()
  const now = Date.now()
  if (kept !== null && isFresh(kept, now)) return kept.accessToken
  if (kept !== null && !navigator.onLine && kept.expiresAt * 1000 < now) throw new AppError('network')
  const { data, error } = await (await loadAuthClient()).getSession()
  if (error?.name === 'AuthRetryableFetchError') throw new AppError('network', { cause: error })
  return data.session?.access_token ?? null
}

/**
 * After a 401: one try for a new token. A server out of reach leaves the session alone ('unreachable'); a refusal ends it
 * on this device.
 */
export const renewSession = async (): Promise<{ token: string } | 'refused' | 'unreachable'> => {
  const auth = await loadAuthClient().catch(() => null)
  if (auth === null) return 'unreachable'
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
  if (offline) endHere()
  const told = loadAuthClient().then(
    async (auth) => {
      const { error } = await auth.signOut({ scope: 'local' })
      if (error) console.error('The server could not be told of the sign-out', error)
    },
    (error: unknown) => {
      console.error('The server could not be told of the sign-out', error)
      endHere()
    },
  )
  if (!offline) await told
}

const endHere = (): void => {
  forgetStoredSession()
  setSession({ status: 'signed-out' })
}

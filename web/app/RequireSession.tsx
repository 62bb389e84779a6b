import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sessionState, useSession } from '#web/api/session-state.ts'
import { toast } from '#web/data/toast.ts'
import { Loading } from '#web/ui/Loading.tsx'
import { Redirect } from '#web/ui/Redirect.tsx'
import { appTexts } from './texts.ts'

/** Everything but `/`, `/demo` and `/auth` stands behind this: spinner while the session is looked up, then in or out. */
export function RequireSession() {
  const session = useSession()
  if (session.status === 'checking') return <Loading page />
  // During a password recovery `/auth` holds the new-password form.
  if (session.status === 'signed-out' || session.recovering) return <Redirect to="/auth" />
  return <SignedIn />
}

/**
 * The screens of somebody who is signed in. If they go away because nobody is any more, the session was ended somewhere
 * else or ran out, and the cook is told why the way leads to /auth. Salir leaves the screens first.
 */
function SignedIn() {
  useEffect(
    () => () => {
      if (sessionState().status === 'signed-out') toast.error(...appTexts.sessionOver)
    },
    [],
  )
  return <Outlet />
}

import { Outlet } from '@tanstack/react-router'
import { useSession } from '#web/api/session.ts'
import { Loading } from '#web/ui/Loading.tsx'
import { Redirect } from '#web/ui/Redirect.tsx'

/** Everything but `/`, `/demo` and `/auth` stands behind this: spinner while the session is looked up, then in or out. */
export function RequireSession() {
  const session = useSession()
  if (session.status === 'checking') return <Loading page />
  // During a password recovery `/auth` holds the new-password form.
  if (session.status === 'signed-out' || session.recovering) return <Redirect to="/auth" />
  return <Outlet />
}

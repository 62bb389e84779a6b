import { Navigate, Outlet } from '@tanstack/react-router'
import { useSession } from '#web/api/session.ts'
import { Loading } from '#web/ui/Loading.tsx'

/** Everything but `/`, `/demo` and `/auth` stands behind this: spinner while the session is looked up, then in or out. */
export function RequireSession() {
  const session = useSession()
  if (session.status === 'checking') return <Loading page />
  if (session.status === 'signed-out') return <Navigate to="/auth" replace />
  if (session.recovering) return <Navigate to="/auth" replace />
  return <Outlet />
}

import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { passOverSteps } from '#web/ui/history-steps.ts'
import { Toasts } from '#web/ui/Toasts.tsx'
import { CrashPage } from './CrashPage.tsx'
import { router } from './routes.tsx'

passOverSteps(router.history)

const onCatch = (error: unknown) => console.error(error)

/** The whole app: routes, the toasts above them, and a last net. What only signed-in screens need is in Workshop.tsx. */
export function App() {
  return (
    <CatchBoundary getResetKey={() => 'app'} errorComponent={CrashPage} onCatch={onCatch}>
      <RouterProvider router={router} />
      <Toasts />
    </CatchBoundary>
  )
}

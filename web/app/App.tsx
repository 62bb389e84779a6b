import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { Toasts } from '#web/ui/Toasts.tsx'
import { CrashPage } from './CrashPage.tsx'
import { router } from './routes.tsx'

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

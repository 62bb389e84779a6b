import './mantine.css'
import './touch.css'
import './print.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { beginSession, loadAuthClient } from '#web/api/session.ts'
import { onUserChange } from '#web/api/session-state.ts'
import { forgetCopies } from '#web/data/until-sign-out.ts'
import { useFetchedLater } from '#web/data/use-fetched-later.ts'
import { AskHost } from '#web/ui/AskHost.tsx'
import { queryClient } from './query-client.ts'
import { colorSchemeKey, cssVariables, theme } from './theme.ts'

const colorSchemes = localStorageColorSchemeManager({ key: colorSchemeKey })

beginSession()

// Another person at the same tablet must never see a glimpse of the former one's recipes.
onUserChange(() => {
  queryClient.clear()
  forgetCopies()
})

/** What `/auth` and the signed-in screens need and the landing must not carry: Mantine, queries, the session. */
export function Workshop() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <Outlet />
        <AskHost />
        <AuthClientLater />
      </QueryClientProvider>
    </MantineProvider>
  )
}

/** The auth client renews the token in time and hears of a sign-out in another tab; the first view needs neither. */
function AuthClientLater() {
  useFetchedLater(false, loadAuthClient)
  return null
}

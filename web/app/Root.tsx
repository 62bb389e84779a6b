import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { uiTexts } from '#web/ui/texts.ts'

/** Around every route: the tab's title, and after a change of page the focus goes to its content. */
export function Root() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  useLayoutEffect(() => {
    if (title !== undefined) document.title = uiTexts.titleOf(title)
  }, [title])

  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return <Outlet />
}

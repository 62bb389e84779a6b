import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Leads elsewhere once, replacing the history entry. The router's own `Navigate` navigates again at every render, and
 * the navigation it starts renders its parent: on a page that watches the location that never ends.
 */
export function Redirect({ to }: { readonly to: NonNullable<LinkProps['to']> }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ to, replace: true })
  }, [navigate, to])
  return null
}

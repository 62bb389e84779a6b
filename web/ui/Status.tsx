import { type ReactNode, useEffect, useState } from 'react'

/** A screen reader has noticed the empty node by then; no eye notices the wait. */
const noticedMs = 100

/**
 * What just happened, read out once, where it appears and goes again. A live region that comes together with its words is
 * read by few screen readers: so the node comes first, and the words into it.
 */
export function Status({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  const [noticed, setNoticed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), noticedMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className={noticed ? className : undefined}>
      {noticed && children}
    </div>
  )
}

import { useCallback, useRef, useState } from 'react'

/** What a dialog stands open for; null: closed. `reopen` opens it for the last one again. */
export const useDialogTarget = <Target>() => {
  const [target, setTarget] = useState<Target | null>(null)
  const last = useRef<Target | null>(null)
  const open = useCallback((next: Target) => {
    last.current = next
    setTarget(next)
  }, [])
  const close = useCallback(() => setTarget(null), [])
  const reopen = useCallback(() => setTarget(last.current), [])
  return { target, open, close, reopen }
}

import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** With nothing under way for so long the first view has what it shows; no cook has found the button yet. */
const quietMs = 500

/** True from a moment after the first view has what it shows. */
export const useFirstViewOver = (): boolean => {
  const [over, setOver] = useState(false)
  const quiet = useIsFetching() === 0
  useEffect(() => {
    if (!quiet) return
    const timer = setTimeout(() => setOver(true), quietMs)
    return () => clearTimeout(timer)
  }, [quiet])
  return over
}

/**
 * For what is no part of a first view, such as a dialog: `load` (an `import()`) runs a moment after that view, so that it
 * opens at once, even if the server has gone since. True from the first time it is `opened`.
 */
export const useFetchedLater = (opened: boolean, load: () => Promise<unknown>): boolean => {
  const [wanted, setWanted] = useState(opened)
  if (opened && !wanted) setWanted(true)
  const over = useFirstViewOver()
  useEffect(() => {
    // What cannot be fetched now is asked for again when it opens.
    if (over) void load().catch(() => undefined)
  }, [over, load])
  return wanted
}

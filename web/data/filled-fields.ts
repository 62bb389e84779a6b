import { createContext, useContext, useLayoutEffect } from 'react'

/** Where a form tells the dialog around it how many of its fields the cook has filled. */
export const FilledFields = createContext<(count: number) => void>(() => undefined)

/** Call in the form of a `FormDialog`; 0: there is nothing to lose. */
export const useFilledFields = (count: number): void => {
  const report = useContext(FilledFields)
  // Before the first paint: a form that sleeps in a closed dialog wakes with its words, and may be closed again at once.
  useLayoutEffect(() => {
    report(count)
    return () => report(0)
  }, [report, count])
}

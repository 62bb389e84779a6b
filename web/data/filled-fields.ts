import { createContext, useContext, useEffect } from 'react'

/** Where a form tells the dialog around it how many of its fields the cook has filled. */
export const FilledFields = createContext<(count: number) => void>(() => undefined)

/** Call in the form of a `FormDialog`; 0: there is nothing to lose. */
export const useFilledFields = (count: number): void => {
  const report = useContext(FilledFields)
  useEffect(() => {
    report(count)
    return () => report(0)
  }, [report, count])
}

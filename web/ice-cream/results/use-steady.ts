import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function in every render, which calls the latest: what a memoised row may be given. Not for calls in rendering. */
export const useSteady = <Given extends readonly unknown[], Result>(
  call: (...given: Given) => Result,
): ((...given: Given) => Result) => {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}

import { useEffect, useRef } from 'react'

/** What `n` begins on the screen that shows; the last one registered comes first (a dialog's page over its frame). */
const beginnings: (() => void)[] = []

/** While the component is there, the key `n` begins something new: a recipe, a project, a price. */
export const useNewKey = (begin: () => void): void => {
  const latest = useRef(begin)
  useEffect(() => {
    latest.current = begin
  })
  useEffect(() => {
    const mine = () => latest.current()
    beginnings.push(mine)
    return () => {
      beginnings.splice(beginnings.indexOf(mine), 1)
    }
  }, [])
}

/** Begins what the screen has to begin; false when it has nothing. */
export const beginNew = (): boolean => {
  const begin = beginnings.at(-1)
  begin?.()
  return begin !== undefined
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#web/api/session.ts'
import { untilSignOutKey } from '#web/data/until-sign-out.ts'
import { recipeCountKey, useRecipeCount } from '#web/stock/use-recipes.ts'

/**
 * Whether this kitchen has no recipe yet: as counted, and until then as it was when last seen on this device, so that the
 * welcome stands above the tiles at once or not at all. `undefined`: not known, and the answer is on its way.
 */
export const useFirstHour = (): boolean | undefined => {
  const session = useSession()
  const key = session.status === 'signed-in' ? untilSignOutKey('cocina-vacia', session.userId) : undefined
  const total = useRecipeCount({})
  const queries = useQueryClient()
  const empty = total === undefined ? undefined : total === 0
  useEffect(() => {
    if (key !== undefined && empty !== undefined) remember(key, empty)
  }, [key, empty])
  const known = empty ?? (key === undefined ? undefined : remembered(key))
  // Without an answer the tiles must not wait.
  const failed = queries.getQueryState(recipeCountKey({}))?.status === 'error'
  return known ?? (failed ? false : undefined)
}

const remembered = (key: string): boolean | undefined => {
  try {
    const word = localStorage.getItem(key)
    return word === null ? undefined : word === 'true'
  } catch {
    return undefined
  }
}

const remember = (key: string, empty: boolean): void => {
  try {
    localStorage.setItem(key, String(empty))
  } catch (error) {
    console.warn('Whether the kitchen is empty will not be known before it is counted', error)
  }
}

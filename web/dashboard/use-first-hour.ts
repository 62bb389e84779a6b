import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#web/api/session-state.ts'
import { readText, writeText } from '#web/data/device-storage.ts'
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
    if (key !== undefined && empty !== undefined) writeText('device', key, String(empty))
  }, [key, empty])
  const known = empty ?? (key === undefined ? undefined : remembered(key))
  // Without an answer the tiles must not wait.
  const failed = queries.getQueryState(recipeCountKey({}))?.status === 'error'
  return known ?? (failed ? false : undefined)
}

const remembered = (key: string): boolean | undefined => {
  const word = readText('device', key)
  return word === null ? undefined : word === 'true'
}

import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * What a change leaves to do with what was read before it. A reading that set out before the change and arrives after it
 * knows nothing of it: on a slow connection it would take a recipe just saved off the screen again.
 */

/**
 * Reads everything under this key again; without a key, everything there is. The very first reading of a list is cancelled
 * and started anew, because TanStack would let it end and take its answer for new.
 */
export const refetch = (queries: QueryClient, queryKey: QueryKey = []): Promise<void> => {
  void queries.cancelQueries({ queryKey, type: 'active', predicate: ({ state }) => state.data === undefined })
  return queries.invalidateQueries({ queryKey })
}

/** Puts the answer to a change into what is on screen under this key; what is just being read is read again. */
export const updateCache = <Data>(queries: QueryClient, queryKey: QueryKey, update: (data: Data) => Data): void => {
  const reading = queries.isFetching({ queryKey }) > 0
  void queries.cancelQueries({ queryKey })
  queries.setQueriesData<Data>({ queryKey }, (data) => data && update(data))
  if (reading) void queries.invalidateQueries({ queryKey })
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { AppError } from '#core/errors/app-error.ts'
import type { Recipe, RecipeSummary } from '#core/recipes/recipe.ts'
import { useReachable } from '#web/api/connection.ts'
import { sessionState, useUserId } from '#web/api/session-state.ts'
import { type Copy, dropRecipe, foundIn, keepLibrary, keepRecipe, readLibrary, readRecipe } from './copies.ts'
import { keepForGood } from './keep-for-good.ts'

/** What stands in for the server while it is out of reach. Null: nothing does; undefined: being looked up. */
export type StandIn<Content> = Copy<Content> | null | undefined

type Asked<Data> = {
  readonly data: Data | undefined
  readonly dataUpdatedAt: number
  readonly error: unknown
}

/** Waiting longer than this for the server, one would rather read yesterday's recipe. */
const patienceMs = 2500

/** Keeps the recipe that was read, and answers the copy of it when it cannot be read. `absent`: the server has it no more. */
export const useRecipeCopy = (id: string, asked: Asked<Recipe>, absent: boolean): StandIn<Recipe> => {
  const userId = useUserId()
  const { data, dataUpdatedAt } = asked
  useEffect(() => {
    if (data !== undefined) quietly(userId, () => keepRecipe(userId, data, dataUpdatedAt).then(() => keepForGood()))
    if (absent) quietly(userId, () => dropRecipe(userId, id))
  }, [userId, id, data, dataUpdatedAt, absent])
  return useStandIn(['recipe', userId, id], asked, () => readRecipe(userId, id))
}

type FirstPage = { readonly items: readonly RecipeSummary[]; readonly complete: boolean }

/** The same for the library: its first page unfiltered is kept; without the server, what is kept is searched. */
export const useLibraryCopy = (words: string, asked: Asked<FirstPage>): StandIn<readonly RecipeSummary[]> => {
  const userId = useUserId()
  const { data, dataUpdatedAt } = asked
  useEffect(() => {
    if (data === undefined || words !== '') return
    quietly(userId, () => keepLibrary(userId, data.items, dataUpdatedAt, data.complete))
  }, [userId, words, data, dataUpdatedAt])
  const copy = useStandIn(['library', userId], asked, () => readLibrary(userId))
  return copy && { ...copy, content: foundIn(copy.content, words) }
}

/** When what is on screen was last said by the server: while it is out of reach, a screen that stays must say so too. */
export const useAgeOnScreen = ({
  data,
  dataUpdatedAt,
}: Pick<Asked<unknown>, 'data' | 'dataUpdatedAt'>): number | null => {
  const reachable = useReachable()
  return reachable || data === undefined ? null : dataUpdatedAt
}

const useStandIn = <Content>(
  key: readonly string[],
  { data, error }: Asked<unknown>,
  read: () => Promise<Copy<Content> | null>,
): StandIn<Content> => {
  const slow = useSlow(data === undefined && error === null)
  const wanted = data === undefined && (slow || isOutOfReach(error))
  const { data: copy } = useQuery({
    queryKey: ['copies', ...key],
    queryFn: () => read().catch(() => null),
    enabled: wanted,
    gcTime: 0,
    staleTime: 0,
  })
  return wanted ? copy : null
}

export const isOutOfReach = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'network' || error.code === 'unavailable')

const useSlow = (waiting: boolean): boolean => {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return slow
}

/** A device that cannot keep anything is no trouble of the cook's. A result that arrives after sign-out is not stored. */
const quietly = (userId: string, keep: () => Promise<void>): void => {
  const session = sessionState()
  if (session.status !== 'signed-in' || session.userId !== userId) return
  keep().catch((error: unknown) => console.warn('What was read could not be kept on this device', error))
}

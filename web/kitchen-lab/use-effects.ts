import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { labLimits } from '#core/api/kitchen-lab.ts'
import type { Changes } from '#core/kitchen-lab/changes.ts'
import type { Effect } from '#core/kitchen-lab/effect.ts'
import type { BaseRecipe, Variation } from '#core/kitchen-lab/project.ts'
import { fetchEffects, previewEffect } from './lab-requests.ts'

/** An effect, that it is being computed, or that it could not be. */
export type EffectState = Effect | 'loading' | 'failed'

/** What variations do, asked page by page: one call for each page of the list, again for a page that changed. */
export const useEffects = (pages: readonly (readonly Variation[])[]): ((variation: Variation) => EffectState) => {
  const parts = pages.flatMap(inParts)
  return useQueries({
    queries: parts.map((part) => ({
      queryKey: ['kitchen-lab', 'effects', part.map(({ id, updatedAt }) => `${id} ${updatedAt}`)],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fetchEffects(
          part.map(({ id }) => id),
          signal,
        ),
      placeholderData: keepPreviousData<ReadonlyMap<string, Effect>>,
      // Prices and foods are changed on other screens: coming back asks again.
      staleTime: 0,
    })),
    combine: (results) => {
      const known = new Map(results.flatMap(({ data }) => (data === undefined ? [] : [...data])))
      const loading = results.some(({ isFetching }) => isFetching)
      return ({ id }: Variation): EffectState => known.get(id) ?? (loading ? 'loading' : 'failed')
    },
  })
}

// A first page that new variations were added to is longer than one call may ask for.
const inParts = (page: readonly Variation[]): (readonly Variation[])[] => {
  const based = page.filter(({ base }) => base !== null)
  const count = Math.ceil(based.length / labLimits.effects)
  return Array.from({ length: count }, (_, index) =>
    based.slice(index * labLimits.effects, (index + 1) * labLimits.effects),
  )
}

/** Long enough to type a number, short enough to seem at once. */
const quietMilliseconds = 350

/** What changes still being edited would do; the former figures stay while the next are computed. */
export const usePreview = (variationId: string, base: BaseRecipe, changes: Changes): EffectState => {
  const [asked] = useDebouncedValue(JSON.stringify(changes), quietMilliseconds)
  const { data, error } = useQuery({
    queryKey: ['kitchen-lab', 'preview', variationId, base.updatedAt, asked],
    queryFn: ({ signal }) => previewEffect(variationId, JSON.parse(asked), base.updatedAt, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return data ?? (error === null ? 'loading' : 'failed')
}

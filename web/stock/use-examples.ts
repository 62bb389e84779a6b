import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ExampleCounts, exampleCounts, type RemovedExamples, removedExamples } from '#core/api/examples.ts'
import { http } from '#web/api/http.ts'
import { useAction } from '#web/data/action.ts'
import { refetch } from '#web/data/cache.ts'
import { focusIfLost } from '#web/data/focus-if-lost.ts'
import { toast } from '#web/data/toast.ts'
import { examplesTexts as texts } from './examples-texts.ts'

const path = '/rest/v1/examples'
const key = ['examples'] as const

/** How many loaded examples are still there; undefined until known, and where it cannot be known. */
export const useExamples = (): ExampleCounts | undefined =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => http(path, exampleCounts, { signal }) }).data

/**
 * Loads the set. Recipes, prices, projects and formulas change at once, so everything on screen is read again; until then
 * it is still busy, because the button stands there for a second tap.
 */
export const useLoadExamples = () => {
  const queries = useQueryClient()
  const { run, busy } = useAction<ExampleCounts>(texts.load)
  const load = async () => {
    const outcome = await run(async () => {
      const loaded = await http(path, exampleCounts, { method: 'POST' })
      await refetch(queries)
      return loaded
    })
    if (outcome.ok) focusIfLost('content')
  }
  return { load, busy }
}

/** Takes the set away, says what stays and why, and offers to load it again. */
export const useRemoveExamples = () => {
  const queries = useQueryClient()
  const { load } = useLoadExamples()
  const { run, busy } = useAction<RemovedExamples>(texts.remove)
  const remove = async () => {
    const outcome = await run(async () => {
      const removed = await http(path, removedExamples, { method: 'DELETE' })
      await refetch(queries)
      return removed
    })
    if (!outcome.ok) return
    toast.done(texts.removed, texts.left(outcome.value.kept), { label: texts.again, onPress: () => void load() })
    focusIfLost('content')
  }
  return { remove, busy }
}

import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SaveYieldTestBody, YieldTestRow } from '#core/api/yield-tests.ts'
import { priceBasis } from '#core/costing/prices/price.ts'
import { fetchPrices } from '#web/costing/costing-requests.ts'
import { costingKeys } from '#web/costing/use-costing.ts'
import { type ActionTexts, useAction } from '#web/data/action.ts'
import { useReadingFailure } from '#web/data/query.ts'
import { operations } from './texts.ts'
import { deleteYieldTest, fetchPriceOf, fetchYieldTests, saveYieldTest } from './yield-requests.ts'

const key = [...costingKeys.all, 'yield-tests'] as const

export const useYieldTests = (enabled: boolean) => {
  const tests = useQuery({ queryKey: key, queryFn: ({ signal }) => fetchYieldTests(signal), enabled })
  useReadingFailure(tests, operations.load)
  return tests
}

export const useSaveYieldTest = () => {
  const { run, busy } = useAnswering(operations.save)
  return { busy, save: (body: SaveYieldTestBody) => run(() => saveYieldTest(body)) }
}

export const useDeleteYieldTest = () => {
  const { run, busy } = useAnswering(operations.delete)
  return { busy, remove: (name: string) => run(() => deleteYieldTest(name)) }
}

/** The answer is what there is now; what dishes cost follows. */
const useAnswering = (words: ActionTexts<readonly YieldTestRow[]>) => {
  const queries = useQueryClient()
  const { run, busy } = useAction(words, { refetch: [costingKeys.all] })
  const take = (answer: readonly YieldTestRow[]) => queries.setQueryData(key, answer)
  return { run: (call: () => Promise<readonly YieldTestRow[]>) => run(call, { take }), busy }
}

const typingPause = 300
const mostNames = 8

/** Names of priced ingredients like the one being typed, and what a kilo of that very one costs; null: nobody knows. */
export const usePriced = (typed: string): { readonly names: readonly string[]; readonly kiloPrice: number | null } => {
  const [name] = useDebouncedValue(typed.trim(), typingPause)
  const { data: page } = useQuery({
    queryKey: [...costingKeys.all, 'priced-names', name],
    queryFn: ({ signal }) => fetchPrices(name, null, mostNames, signal),
    enabled: name !== '',
  })
  const { data: price } = useQuery({
    queryKey: [...costingKeys.all, 'price-of', name],
    queryFn: ({ signal }) => fetchPriceOf(name, signal),
    enabled: name !== '',
  })
  return {
    names: name === '' ? [] : [...new Set((page?.items ?? []).map(({ ingredientName }) => ingredientName))],
    kiloPrice: name !== '' && price && priceBasis(price.unit) === 'kg' ? price.pricePerUnit : null,
  }
}

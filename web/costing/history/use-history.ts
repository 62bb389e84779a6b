import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { costingKeys, useSaidOnce } from '#web/costing/use-costing.ts'
import { readAgain } from '#web/data/read-again.ts'
import { useOperation } from '#web/data/use-operation.ts'
import { fetchChanges, fetchHistory, markChangesSeen, saveDishPrice } from './history-requests.ts'
import { operations } from './texts.ts'

/** Below the costs' own key: whatever changes a price or a recipe changes these. */
const changesKey = [...costingKeys.all, 'changes'] as const

export const useHistory = (priceId: string) => {
  const history = useQuery({
    queryKey: [...costingKeys.all, 'history', priceId],
    queryFn: ({ signal }) => fetchHistory(priceId, signal),
  })
  useSaidOnce(operations.loadHistory, history.error, history.errorUpdatedAt)
  return history
}

/** `since`: a day, or null for since the cook last looked. A list that does not come is not missed: quiet by default. */
export const useChanges = (since: string | null) =>
  useQuery({
    queryKey: [...changesKey, since],
    queryFn: ({ signal }) => fetchChanges(since, signal),
    placeholderData: keepPreviousData,
  })

export const useMarkSeen = () => {
  const queries = useQueryClient()
  const { run, busy } = useOperation(operations.seen)
  const mark = async () => {
    const outcome = await run(markChangesSeen)
    await readAgain(queries, changesKey)
    return outcome
  }
  return { busy, mark }
}

/** Keeps the PVP of a dish; the changes of prices are held against it. */
export const useSaveDishPrice = (recipeId: string) => {
  const queries = useQueryClient()
  const { run } = useOperation(operations.dishPrice)
  const save = async (grossPrice: number | null) => {
    const outcome = await run(() => saveDishPrice(recipeId, grossPrice))
    void readAgain(queries, changesKey)
    return outcome
  }
  return { save }
}

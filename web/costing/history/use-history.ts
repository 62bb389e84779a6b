import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { costingKeys } from '#web/costing/use-costing.ts'
import { useAction } from '#web/data/action.ts'
import { useReadingFailure } from '#web/data/query.ts'
import { fetchChanges, fetchHistory, markChangesSeen } from './history-requests.ts'
import { operations } from './texts.ts'

const changes = { refetch: [costingKeys.changes] }

export const useHistory = (priceId: string) => {
  const history = useQuery({
    queryKey: [...costingKeys.all, 'history', priceId],
    queryFn: ({ signal }) => fetchHistory(priceId, signal),
  })
  useReadingFailure(history, operations.loadHistory)
  return history
}

/** `since`: a day, or null for since the cook last looked. A list that does not come is not missed: quiet by default. */
export const useChanges = (since: string | null) => {
  const list = useQuery({
    queryKey: [...costingKeys.changes, since],
    queryFn: ({ signal }) => fetchChanges(since, signal),
    placeholderData: keepPreviousData,
  })
  useReadingFailure(list, 'logged')
  return list
}

export const useMarkSeen = () => {
  const { run, busy } = useAction(operations.seen, changes)
  const mark = async () => {
    const outcome = await run(markChangesSeen)
    await outcome.shown
    return outcome
  }
  return { busy, mark }
}

import {
  type ChangesAnswer,
  changesAnswer,
  type HistoryAnswer,
  historyAnswer,
  seenAnswer,
} from '#core/api/price-history.ts'
import { http } from '#web/api/http.ts'

/** The calls about what prices were and what their changes do. */

const withSignal = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal })

export const fetchHistory = (priceId: string, signal?: AbortSignal): Promise<HistoryAnswer> =>
  http(`/rest/v1/ingredient_prices/${encodeURIComponent(priceId)}/history`, historyAnswer, withSignal(signal))

/** `since`: a day, or null for since the cook last looked. */
export const fetchChanges = (since: string | null, signal?: AbortSignal): Promise<ChangesAnswer> =>
  http('/rest/v1/price_changes', changesAnswer, {
    ...(since === null ? {} : { query: { since } }),
    ...withSignal(signal),
  })

export const markChangesSeen = () => http('/rest/v1/price_changes/seen', seenAnswer, { method: 'POST', body: {} })

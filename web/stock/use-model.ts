import { useQuery } from '@tanstack/react-query'
import { type ModelAnswer, modelAnswer } from '#core/api/model-status.ts'
import { http } from '#web/api/http.ts'

/** The language model this server asks and where text goes; `undefined` until it is known, or where it cannot be. */
export const useModel = (): ModelAnswer | undefined =>
  useQuery({
    queryKey: ['model'],
    queryFn: ({ signal }) => http('/functions/v1/model', modelAnswer, { signal }),
    // It changes when the server is started anew.
    staleTime: 600_000,
  }).data

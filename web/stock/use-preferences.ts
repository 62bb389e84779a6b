import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  defaultPreferences,
  type Preferences,
  type PreferencesPatch,
  preferencesRow,
  withChoices,
} from '#core/api/preferences.ts'
import { http } from '#web/api/http.ts'
import { reportFailure } from '#web/data/failure.ts'
import { preferencesFailure } from './texts.ts'

const key = ['preferences'] as const
const path = '/rest/v1/preferences'

/**
 * What the cook has chosen for every screen, and how to change it. Until it has come (`loaded` false), and where it
 * cannot be read, the defaults hold. A change shows at once; two in a row are sent one after the other, and what could
 * not be saved goes back to what the server has.
 */
export const usePreferences = () => {
  const cache = useQueryClient()
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => http(path, preferencesRow, { signal }) })

  const { mutate: choose } = useMutation({
    mutationKey: key,
    scope: { id: 'preferences' },
    mutationFn: (patch: PreferencesPatch) => http(path, preferencesRow, { method: 'PATCH', body: patch }),
    onMutate: async (patch) => {
      await cache.cancelQueries({ queryKey: key })
      cache.setQueryData<Preferences>(key, (before = defaultPreferences) => withChoices(before, patch))
    },
    onError: (error) => reportFailure(preferencesFailure, error),
    // What the server has after the first of two is not yet what was chosen.
    onSettled: () =>
      cache.isMutating({ mutationKey: key }) > 1 ? undefined : cache.invalidateQueries({ queryKey: key }),
  })
  return { preferences: data ?? defaultPreferences, loaded: data !== undefined, choose }
}

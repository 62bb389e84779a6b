import { preferencesPatch, preferencesRow } from '#core/api/preferences.ts'
import type { Deps } from '#server/http/deps.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { choosePreferences, readPreferences } from './choose.ts'

/** /rest/v1/preferences: one set per cook, there from the start. */
export const preferenceRoutes = (deps: Deps) =>
  userRoutes('preferences', (route) => {
    route.get(
      '/preferences',
      { summary: 'What the cook has chosen for every screen', answer: preferencesRow },
      ({ userId }) => readPreferences(deps, userId),
    )

    route.patch(
      '/preferences',
      { summary: 'Choose; what is not named stays', body: preferencesPatch, answer: preferencesRow },
      ({ userId, body }) => choosePreferences(deps, userId, body),
    )
  })

import type { Preferences, PreferencesPatch } from '#core/api/preferences.ts'
import { asReader, asUser } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { findPreferences, savePreferences } from './queries.ts'

/** What the cook has chosen; the defaults where nothing was. */
export const readPreferences = (deps: Deps, userId: string): Promise<Preferences> =>
  asReader(deps.store, userId, findPreferences)

/** Changes what `patch` names and answers everything. */
export const choosePreferences = (deps: Deps, userId: string, patch: PreferencesPatch): Promise<Preferences> =>
  asUser(deps.store, userId, (mine) => savePreferences(mine, patch, deps.now()))

import type { Preferences, PreferencesPatch } from '#core/api/preferences.ts'
import { asReader, asUser } from '#server/database/as-user.ts'
import type { Part } from '#server/http/part.ts'
import { findPreferences, savePreferences } from './queries.ts'

/** What the cook has chosen; the defaults where nothing was. */
export const readPreferences = (part: Part, userId: string): Promise<Preferences> =>
  asReader(part.store, userId, findPreferences)

/** Changes what `patch` names and answers everything. */
export const choosePreferences = (part: Part, userId: string, patch: PreferencesPatch): Promise<Preferences> =>
  asUser(part.store, userId, (mine) => savePreferences(mine, patch, part.now()))

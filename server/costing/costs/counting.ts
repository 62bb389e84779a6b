import { countingOf as countingFrom } from '#core/api/preferences.ts'
import type { Counting } from '#core/costing/costs/cost.ts'
import type { Scope } from '#server/database/as-user.ts'
import { findPreferences } from '#server/preferences/queries.ts'

/** How this cook wants pieces, cups and spoons, and merma, counted. */
export const countingOf = async (scope: Scope): Promise<Counting> => countingFrom(await findPreferences(scope))

import type { Reading } from '#core/costing/cost.ts'
import type { Scope } from '#server/database/as-user.ts'
import { findPreferences } from '#server/preferences/queries.ts'

/** How this cook wants pieces, cups and spoons counted: her switch 'Convertir medidas caseras a gramos'. */
export const readingOf = async (scope: Scope): Promise<Reading> =>
  (await findPreferences(scope)).household_to_grams ? 'household' : 'specified'

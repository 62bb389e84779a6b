import { defaultPreferences, type Preferences, type PreferencesPatch, withChoices } from '#core/api/preferences.ts'
import { asReader, type Scope } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import type { Model } from '#server/language-model/model.ts'

const columns = [
  ...(['only_local', 'household_to_grams', 'count_merma', 'measures_chosen'] as const),
  ...(['food_cost_target', 'vat_rate', 'price_rounding', 'target_as', 'labour_rate'] as const),
]

/** What this cook has chosen; the defaults where nothing was. */
export const findPreferences = async ({ tx, userId }: Scope): Promise<Preferences> => {
  const chosen = await tx.selectFrom('preferences').where('user_id', '=', userId).select(columns).executeTakeFirst()
  return chosen ?? defaultPreferences
}

/** Changes what `patch` names and answers everything. Two at once: each column keeps the last one said. */
export const savePreferences = async (scope: Scope, patch: PreferencesPatch, at: Date): Promise<Preferences> => {
  const { tx, userId } = scope
  const updated_at = at.toISOString()
  await tx
    .insertInto('preferences')
    .values({ user_id: userId, ...withChoices(defaultPreferences, patch), updated_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...patch, ...chosen(patch), updated_at }))
    .execute()
  return findPreferences(scope)
}

/** Whoever sets the switch for measures has chosen. */
const chosen = ({ household_to_grams, measures_chosen = true }: PreferencesPatch) =>
  household_to_grams === undefined ? {} : { measures_chosen }

/** The model this cook lets answer: none where none is configured, or where she has chosen 'Sólo local'. */
export const modelFor = async (deps: Deps, model: Model | undefined, userId: string): Promise<Model | undefined> => {
  if (model === undefined) return undefined
  const { only_local } = await asReader(deps.store, userId, findPreferences)
  return only_local ? undefined : model
}

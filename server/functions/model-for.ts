import { asReader } from '#server/database/as-user.ts'
import type { Part } from '#server/http/part.ts'
import type { Model } from '#server/language-model/model.ts'
import { findPreferences } from '#server/preferences/queries.ts'

/** The model this cook lets answer: none where none is configured, or where she has chosen 'Sólo local'. */
export const modelFor = async (part: Part, model: Model | undefined, userId: string): Promise<Model | undefined> => {
  if (model === undefined) return undefined
  const { only_local } = await asReader(part.store, userId, findPreferences)
  return only_local ? undefined : model
}

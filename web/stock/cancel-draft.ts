import { dropDraft, keepDraft, readDrafts, type StoredDraft } from './drafts.ts'

/** The cook gave this form up. It stays in reach for her next form of the same recipe; the one given up before it goes. */
export const cancelDraft = (userId: string, draftId: string): void => {
  const drafts = readDrafts(userId)
  const given = drafts.find((draft) => draft.draftId === draftId)
  if (given === undefined) return
  for (const draft of drafts) if (draft.cancelled && isSameForm(draft, given)) dropDraft(userId, draft.draftId)
  keepDraft(userId, { ...given, cancelled: true })
}

/** New recipes are one form, whatever id each would have got. */
const isSameForm = (one: StoredDraft, other: StoredDraft): boolean =>
  one.base === null || other.base === null ? one.base === other.base : one.recipeId === other.recipeId

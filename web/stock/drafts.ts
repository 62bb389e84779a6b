import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import type { RecipeDraft } from '#core/recipes/recipe.ts'
import { units } from '#core/units/units.ts'
import { useUserId } from '#web/api/session-state.ts'
import { keysUnder, readJson, readText, writeJson, writeText } from '#web/data/device-storage.ts'
import { draftPrefix } from './draft-prefix.ts'

/**
 * Unsaved forms, kept on this device until they are saved or thrown away: a crash, an empty battery or a session that
 * ran out loses nothing. One entry per opened form, so no form ever writes over another one's words; under the user's id,
 * so that the next person at the same tablet is not offered them.
 */
export type StoredDraft = {
  readonly draftId: string
  readonly recipeId: string
  /** The version the edit started from; null for a recipe never saved. */
  readonly base: string | null
  readonly original: RecipeDraft
  readonly content: RecipeDraft
  readonly savedAt: string
  /** Given up by Cancelar: offered by the form it belongs to, and by no page. */
  readonly cancelled?: boolean | undefined
}

const keyOf = (userId: string, draftId: string) => `${draftPrefix}:${userId}:${draftId}`

const figure = z.nullable(z.number())
const content = z.object({
  name: z.string(),
  category: z.string(),
  servings: z.number(),
  method: z.string(),
  folderId: z.nullable(z.string()),
  ingredients: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      unit: z.enum(units),
      link: z.optional(z.nullable(z.object({ recipeId: z.string(), inServings: z.boolean() }))),
      clean: z.optional(z.boolean()),
    }),
  ),
  // Drafts of an older version say nothing of it.
  yields: z.optional(z.object({ grams: figure, millilitres: figure, pieces: figure, cookingLossPercent: figure })),
})
const stored = z.object({
  draftId: z.string(),
  recipeId: z.string(),
  base: z.nullable(z.string()),
  original: content,
  content,
  savedAt: z.string(),
  cancelled: z.optional(z.boolean()),
})

const listeners = new Set<() => void>()

/** Keeps a form's words. Does not wake the lists: they are about forms that are no longer open. */
export const keepDraft = (userId: string, draft: StoredDraft): void => {
  writeJson('device', keyOf(userId, draft.draftId), draft)
}

export const dropDraft = (userId: string, draftId: string): void => {
  writeText('device', keyOf(userId, draftId), null)
  for (const listener of listeners) listener()
}

/** This user's drafts on this device, newest first. */
export const readDrafts = (userId: string): StoredDraft[] =>
  keysUnder('device', keyOf(userId, ''))
    .flatMap((key) => readJson('device', key, stored) ?? [])
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt))

/** The drafts that were there when the screen was opened, less those that have gone since, here or in another tab. */
export const useDrafts = (): readonly StoredDraft[] => {
  const userId = useUserId()
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>([])
  useEffect(() => {
    setDrafts(readDrafts(userId))
    const forget = () => setDrafts((known) => known.filter(({ draftId }) => exists(userId, draftId)))
    listeners.add(forget)
    window.addEventListener('storage', forget)
    return () => {
      listeners.delete(forget)
      window.removeEventListener('storage', forget)
    }
  }, [userId])
  return drafts
}

const exists = (userId: string, draftId: string) => readText('device', keyOf(userId, draftId)) !== null

import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import type { RecipeDraft } from '#core/recipes/recipe.ts'
import { units } from '#core/units/units.ts'
import { useSession } from '#web/api/session.ts'
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
  try {
    localStorage.setItem(keyOf(userId, draft.draftId), JSON.stringify(draft))
  } catch (error) {
    // Full or forbidden storage must not get in the way of writing; the form itself still holds everything.
    console.warn('The draft could not be kept on this device', error)
  }
}

export const dropDraft = (userId: string, draftId: string): void => {
  localStorage.removeItem(keyOf(userId, draftId))
  for (const listener of listeners) listener()
}

/** This user's drafts on this device, newest first. */
export const readDrafts = (userId: string): StoredDraft[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(keyOf(userId, '')))
    .flatMap((key) => {
      const read = stored.safeParse(parsed(localStorage.getItem(key)))
      return read.success ? [read.data] : []
    })
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt))

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

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

const exists = (userId: string, draftId: string) => localStorage.getItem(keyOf(userId, draftId)) !== null

export const useUserId = (): string => {
  const session = useSession()
  return session.status === 'signed-in' ? session.userId : ''
}

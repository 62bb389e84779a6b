import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { sameContent } from '#core/recipes/draft.ts'
import type { RecipeDraft } from '#core/recipes/recipe.ts'
import { sessionState, useUserId } from '#web/api/session-state.ts'
import { changedFields } from '#web/data/changed-fields.ts'
import { cancelDraft } from '#web/stock/cancel-draft.ts'
import { dropDraft, keepDraft } from '#web/stock/drafts.ts'
import { contentOf, draftFrom, type FormContent, type FormStart } from './form-content.ts'

/** The words of an open form: what is in it, whether it differs from what is saved, and a copy of it on this device. */
export const useRecipeForm = (first: FormStart) => {
  const [start, setStart] = useState(first)
  const [content, setContent] = useState(() => contentOf(first.content))
  // Another text of the cook's that is out of sight (a conflict shows the newer version): it must not get lost either.
  const [aside, setAside] = useState<RecipeDraft | null>(null)
  const draft = draftFrom(content)
  const changed = !sameContent(draft, start.original)
  const dirty = changed || aside !== null
  // A text put aside is a whole recipe.
  const filled = dirty ? Math.max(changedFields(start.original, draft), aside === null ? 1 : 2) : 0

  const change = (part: Partial<FormContent>) => setContent((before) => ({ ...before, ...part }))
  const load = (next: FormStart, putAside: RecipeDraft | null = null) => {
    setStart(next)
    setContent(contentOf(next.content))
    setAside(putAside)
  }
  useDraftKeeping(start, changed || aside === null ? draft : aside, filled)
  return { start, content, draft, aside, filled, change, setContent, load }
}

export type RecipeFormState = ReturnType<typeof useRecipeForm>

/** Writes the draft at every change; forgets it when nothing differs any more or the cook agreed to leave without it. */
const useDraftKeeping = (start: FormStart, content: RecipeDraft, filled: number) => {
  const userId = useUserId()
  const dirty = filled > 0
  const text = JSON.stringify(content)
  const kept = useRef<string | null>(null)

  useEffect(() => {
    if (kept.current !== null && (!dirty || kept.current !== start.draftId)) dropDraft(userId, kept.current)
    kept.current = dirty ? start.draftId : null
    if (dirty) keepDraft(userId, { ...start, content: JSON.parse(text), savedAt: new Date().toISOString() })
  }, [userId, start, text, dirty])

  // Gone to another screen while still signed in: the guard has asked and was told to throw it away, or there was one
  // field, about which it does not ask. Gone without that (the session ran out, the screen broke): the draft stays.
  const pathname = useRef('')
  const asked = useRef(false)
  useLayoutEffect(() => {
    asked.current = filled > 1
  })
  useLayoutEffect(() => {
    pathname.current = window.location.pathname
    return () => {
      const left = window.location.pathname !== pathname.current && sessionState().status === 'signed-in'
      if (left && kept.current !== null) (asked.current ? dropDraft : cancelDraft)(userId, kept.current)
    }
  }, [userId])
}

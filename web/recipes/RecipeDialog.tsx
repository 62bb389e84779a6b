import { lazy, Suspense } from 'react'
import { useFetchedLater } from '#web/ui/use-fetched-later.ts'
import type { StoredDraft } from './drafts.ts'
import type { OnSaved } from './use-recipe-save.ts'

export type RecipeTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'draft'; readonly draft: StoredDraft }

export type RecipeDialogProps = {
  /** Null: closed. A new object opens a new form. */
  readonly target: RecipeTarget | null
  readonly onClose: () => void
  /** After the save; the dialog has closed itself. */
  readonly onSaved: OnSaved
}

const load = () => import('./LoadedRecipeDialog.tsx')
const Loaded = lazy(async () => ({ default: (await load()).LoadedRecipeDialog }))

/** The recipe form in a dialog, for the manager and for every screen that edits a recipe in place. */
export function RecipeDialog(props: RecipeDialogProps) {
  const wanted = useFetchedLater(props.target !== null, load)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}

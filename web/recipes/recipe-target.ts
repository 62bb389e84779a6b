import type { StoredDraft } from '#web/stock/drafts.ts'
import type { OnSaved } from './use-recipe-save.ts'

/** What the recipe form is opened for. */
export type RecipeTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'draft'; readonly draft: StoredDraft }

export type RecipeDialogProps = {
  /** Null: closed. A new object opens a new form. */
  readonly target: RecipeTarget | null
  readonly onClose: () => void
  /** Opens the form for the same target once more, what was typed still in it. */
  readonly onReopen: () => void
  /** After the save; the dialog has closed itself. */
  readonly onSaved: OnSaved
}

import { lazyDialog } from '#web/data/lazy-dialog.ts'

/** The recipe form in a dialog, for the manager and for every screen that edits a recipe in place. */
export const RecipeDialog = lazyDialog(
  async () => (await import('./LoadedRecipeDialog.tsx')).LoadedRecipeDialog,
  ({ target }) => target !== null,
)

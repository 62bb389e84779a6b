import { lazyPart } from '#web/data/lazy-part.ts'

/** The recipe form in a dialog, for the manager and for every screen that edits a recipe in place. */
export const RecipeDialog = lazyPart(
  async () => (await import('./LoadedRecipeDialog.tsx')).LoadedRecipeDialog,
  ({ target }) => target !== null,
)

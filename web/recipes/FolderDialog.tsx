import { lazyPart } from '#web/data/lazy-part.ts'

/** A name for a new folder. Enter submits. */
export const FolderDialog = lazyPart(
  async () => (await import('./LoadedFolderDialog.tsx')).LoadedFolderDialog,
  ({ opened }) => opened,
)

import { lazyDialog } from '#web/data/lazy-dialog.ts'

/** A name for a new folder. Enter submits. */
export const FolderDialog = lazyDialog(
  async () => (await import('./LoadedFolderDialog.tsx')).LoadedFolderDialog,
  ({ opened }) => opened,
)

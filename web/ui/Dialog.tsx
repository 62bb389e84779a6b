import { lazyDialog } from '#web/data/lazy-dialog.ts'

/** Mantine's Modal, fetched after the first view: 25 kB that it does not need. Same props. */
export const Dialog = lazyDialog(
  async () => (await import('./LoadedModal.tsx')).LoadedModal,
  ({ opened }) => opened,
)

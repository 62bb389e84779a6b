import { lazyPart } from '#web/data/lazy-part.ts'

/** Mantine's Modal, fetched after the first view: 25 kB that it does not need. Same props. */
export const Dialog = lazyPart(
  async () => (await import('./LoadedModal.tsx')).LoadedModal,
  ({ opened }) => opened,
)

import { lazy, Suspense } from 'react'
import { useFetchedLater } from '#web/data/use-fetched-later.ts'
import type { DialogProps } from './LoadedModal.tsx'

const load = () => import('./LoadedModal.tsx')
const Loaded = lazy(async () => ({ default: (await load()).LoadedModal }))

/** Mantine's Modal, fetched after the first view: 25 kB that it does not need. Same props. */
export function Dialog(props: DialogProps) {
  const wanted = useFetchedLater(props.opened, load)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}

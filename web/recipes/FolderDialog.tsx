import { type ComponentProps, lazy, Suspense } from 'react'
import { useFetchedLater } from '#web/data/use-fetched-later.ts'

const load = () => import('./LoadedFolderDialog.tsx')
const Loaded = lazy(async () => ({ default: (await load()).LoadedFolderDialog }))

/** A name for a new folder. Enter submits. */
export function FolderDialog(props: ComponentProps<typeof Loaded>) {
  const wanted = useFetchedLater(props.opened, load)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}

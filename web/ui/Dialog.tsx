import type { ModalProps } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'

const Loaded = lazy(async () => ({ default: (await import('./LoadedModal.tsx')).LoadedModal }))

/** Mantine's Modal, fetched when the first dialog opens: 25 kB that no first view needs. Same props. */
export function Dialog(props: ModalProps) {
  const [wanted, setWanted] = useState(props.opened)
  if (props.opened && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}

import { lazy, Suspense, useState } from 'react'
import { useKeys } from './use-keys.ts'

const Palette = lazy(async () => ({ default: (await import('#web/palette/Palette.tsx')).Palette }))
const KeysDialog = lazy(async () => ({ default: (await import('#web/palette/KeysDialog.tsx')).KeysDialog }))

/** What is open: the palette, the list of keys, or nothing. */
export type Found = 'palette' | 'keys' | null

type Props = { readonly opened: Found; readonly onOpen: (found: Found) => void }

/** Listens to the keys of every screen; the two dialogs are fetched when first asked for. */
export function Finder({ opened, onOpen }: Props) {
  const [wanted, setWanted] = useState(false)
  if (opened !== null && !wanted) setWanted(true)
  useKeys(onOpen)
  const close = () => onOpen(null)
  return (
    <Suspense fallback={null}>
      {wanted && <Palette opened={opened === 'palette'} onClose={close} onKeys={() => onOpen('keys')} />}
      {wanted && <KeysDialog opened={opened === 'keys'} onClose={close} />}
    </Suspense>
  )
}

import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useRef } from 'react'
import { Dialog } from './Dialog.tsx'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

type Props = {
  readonly opened: boolean
  readonly title: string
  /** Something typed and not saved: closing, leaving the page or the tab asks first. */
  readonly dirty?: boolean
  /** A save is under way: the dialog cannot be closed. */
  readonly busy?: boolean
  /** Width on tablet and desktop; a phone always gets the whole screen. */
  readonly size?: 'md' | 'lg' | 'xl' | '56rem'
  readonly onClose: () => void
  /** Gets `close`, which asks when dirty: give it to the Cancelar button. After a save call `onClose` yourself. */
  readonly children: (close: () => void) => ReactNode
}

/** A form in a dialog. Esc, a click outside, the cross and Cancelar all take the same careful way out. */
export function FormDialog({ opened, title, dirty = false, busy = false, size = 'lg', onClose, children }: Props) {
  const phone = useMediaQuery('(width < 48em)') ?? false
  const mayLeave = useUnsavedGuard(opened && dirty)
  const asking = useRef(false)
  const close = async () => {
    // An Esc meant for the question reaches this dialog as well.
    if (busy || asking.current) return
    asking.current = true
    const leave = await mayLeave()
    asking.current = false
    if (leave) onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={() => void close()}
      title={title}
      size={size}
      fullScreen={phone}
      radius={phone ? 0 : 'lg'}
    >
      {children(() => void close())}
    </Dialog>
  )
}

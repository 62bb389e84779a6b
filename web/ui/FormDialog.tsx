import { useMediaQuery } from '@mantine/hooks'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { FilledFields } from '#web/data/filled-fields.ts'
import { useTakeBack } from '#web/data/use-take-back.ts'
import { useUnsavedGuard } from '#web/data/use-unsaved-guard.ts'
import { Dialog } from './Dialog.tsx'

type Props = {
  readonly opened: boolean
  readonly title: string
  /** A save is under way: the dialog cannot be closed. */
  readonly busy?: boolean
  /** Width on tablet and desktop; a phone always gets the whole screen. */
  readonly size?: 'md' | 'lg' | 'xl' | '56rem'
  /** `kept`: what was typed can be had back for a while; else the cook agreed to lose it, or there was nothing. */
  readonly onClose: (kept: boolean) => void
  /** Opens it once more for the same thing, with what was typed still in it. Left out: nothing is typed in this dialog. */
  readonly onReopen?: () => void
  /** Gets `cancel` for the Cancelar button. After a save call your own `onClose`. */
  readonly children: (cancel: () => void) => ReactNode
}

/**
 * A form in a dialog; the form says with `useFilledFields` what there is to lose. Cancelar and the cross are decisions: it
 * closes at once, and a toast gives back what was typed. Esc, a click outside and Back may be accidents: with more than one
 * field filled they ask first.
 */
export function FormDialog(props: Props) {
  const { opened, title, busy = false, size = 'lg', onClose, onReopen, children } = props
  const phone = useMediaQuery('(width < 48em)') ?? false
  const [filled, setFilled] = useState(0)
  const { opening, kept, offer } = useTakeBack(opened, title, onReopen)
  const mayLeave = useUnsavedGuard(opened && filled > 1)
  const asking = useRef(false)
  // The words stay while the dialog fades out.
  const [fading, setFading] = useState(false)
  if (opened && !fading) setFading(true)
  const drawn = opened || kept || fading

  const cancel = () => {
    if (!busy && !asking.current) onClose(filled > 0 && offer())
  }
  const slip = async () => {
    // An Esc meant for the question reaches this dialog as well.
    if (busy || asking.current) return
    if (filled < 2) return cancel()
    asking.current = true
    const leave = await mayLeave()
    asking.current = false
    if (leave) onClose(false)
  }
  return (
    <Dialog
      opened={opened}
      onClose={() => void slip()}
      onCross={cancel}
      onExitTransitionEnd={() => setFading(false)}
      title={drawn && title}
      size={size}
      fullScreen={phone}
      radius={phone ? 0 : 'lg'}
      // Closed, it still holds what may be had back.
      keepMounted
    >
      {drawn && (
        <FilledFields value={setFilled}>
          <Fragment key={opening}>{children(cancel)}</Fragment>
        </FilledFields>
      )}
    </Dialog>
  )
}

import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import css from './form-actions.module.css'
import { uiTexts } from './texts.ts'

type Props = {
  readonly opened: boolean
  readonly title: string
  readonly text?: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel?: string
  /** Brick button; the focus starts on cancelling, so that a stray Enter destroys nothing. */
  readonly destructive?: boolean
  /** The confirmed thing is under way: both buttons wait and the dialog stays. */
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** A question before something that matters. Closing it in any way is a no. */
export function ConfirmDialog(props: Props) {
  const {
    opened,
    title,
    text,
    confirmLabel,
    cancelLabel,
    destructive = false,
    busy = false,
    onConfirm,
    onClose,
  } = props
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} title={title} size="md" zIndex={400}>
      {text}
      <div className={css.actions}>
        <Button variant="default" onClick={close} disabled={busy} data-autofocus={destructive || undefined}>
          {cancelLabel ?? uiTexts.cancel}
        </Button>
        <Button
          color={destructive ? 'brick' : 'copper'}
          onClick={onConfirm}
          loading={busy}
          data-autofocus={!destructive || undefined}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}

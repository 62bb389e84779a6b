import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { isFocusLost } from '#web/data/focus-if-lost.ts'
import css from './form-actions.module.css'
import { uiTexts } from './texts.ts'

type Props = {
  readonly submit: string
  /** Left out: the button submits the form it stands in. */
  readonly onSubmit?: () => void
  readonly cancel?: string
  readonly onCancel: () => void
  /** It is under way: both buttons wait. */
  readonly busy?: boolean
  /** There is nothing to submit yet. */
  readonly disabled?: boolean
  /** A form longer than the window: the buttons stay in sight at its end. */
  readonly sticky?: boolean
}

/**
 * The end of every form in a dialog: the way out, then what the form is for; on a phone each takes half the width. A button
 * that waits lets go of the focus, so it gets it back: after a refusal the keyboard tries again from where it was.
 */
export function FormActions({ submit, onSubmit, cancel, onCancel, busy = false, disabled = false, sticky }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(busy)
  useEffect(() => {
    if (wasBusy.current && !busy && isFocusLost()) button.current?.focus({ preventScroll: true })
    wasBusy.current = busy
  }, [busy])
  return (
    <div className={css.actions} data-sticky={sticky || undefined}>
      <Button variant="default" onClick={onCancel} disabled={busy}>
        {cancel ?? uiTexts.cancel}
      </Button>
      <Button
        ref={button}
        type={onSubmit === undefined ? 'submit' : 'button'}
        onClick={onSubmit}
        loading={busy}
        disabled={disabled}
      >
        {submit}
      </Button>
    </div>
  )
}

import { Modal, type ModalProps } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useRef } from 'react'
import { uiTexts } from './texts.ts'
import { useBackCloses } from './use-back-closes.ts'

// Mantine heads its dialogs with <header>, which a screen reader would take for a second banner of the page.
const header = { role: 'presentation' }

export type DialogProps = ModalProps & {
  /** What the cross does, where that is another thing than Esc, a click outside and Back. */
  readonly onCross?: () => void
}

/**
 * Opens one step after it is mounted: Mantine notes where the focus was when `opened` turns true, not when it starts
 * true, and without that the focus would not go back to the button that opened the dialog.
 * While it fades out nothing in it can be pressed any more: a second press meets the veil and not the page below.
 */
export function LoadedModal({ opened, onClose, onCross = onClose, ...rest }: DialogProps) {
  const mounted = useMounted()
  useBackCloses(opened, onClose)
  // Mantine closes by the cross as by everything else: its press is seen on the way down.
  const crossed = useRef(false)
  const close = () => {
    const leave = crossed.current ? onCross : onClose
    crossed.current = false
    if (opened) leave()
  }
  const cross = () => {
    crossed.current = true
  }
  return (
    <Modal
      {...rest}
      opened={opened && mounted}
      onClose={close}
      closeButtonProps={{ 'aria-label': uiTexts.close, onClickCapture: cross }}
      attributes={{ header, content: { inert: !opened } }}
    />
  )
}

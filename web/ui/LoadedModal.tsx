import { Modal, type ModalProps } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useBackCloses } from './use-back-closes.ts'

// Mantine heads its dialogs with <header>, which a screen reader would take for a second banner of the page.
const header = { role: 'presentation' }

/**
 * Opens one step after it is mounted: Mantine notes where the focus was when `opened` turns true, not when it starts
 * true, and without that the focus would not go back to the button that opened the dialog.
 * While it fades out nothing in it can be pressed any more: a second press meets the veil and not the page below.
 */
export function LoadedModal({ opened, onClose, ...rest }: ModalProps) {
  const mounted = useMounted()
  useBackCloses(opened, onClose)
  const close = () => {
    if (opened) onClose()
  }
  return (
    <Modal {...rest} opened={opened && mounted} onClose={close} attributes={{ header, content: { inert: !opened } }} />
  )
}

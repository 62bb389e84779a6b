import { Modal, type ModalProps } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useBackCloses } from './use-back-closes.ts'

/**
 * Opens one step after it is mounted: Mantine notes where the focus was when `opened` turns true, not when it starts
 * true, and without that the focus would not go back to the button that opened the dialog.
 */
export function LoadedModal(props: ModalProps) {
  const mounted = useMounted()
  useBackCloses(props.opened, props.onClose)
  return <Modal {...props} opened={props.opened && mounted} />
}

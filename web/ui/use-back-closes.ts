import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { closeTopmost, dialogOpened } from './open-dialogs.ts'

/** While `opened`, the browser's Back button closes what is open, as its cross would, and the page stays. */
export const useBackCloses = (opened: boolean, onClose: () => void): void => {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => (opened ? dialogOpened(() => latest.current()) : undefined), [opened])
  useBlocker({
    shouldBlockFn: ({ action }) => action === 'BACK' && closeTopmost(),
    enableBeforeUnload: false,
    disabled: !opened,
  })
}

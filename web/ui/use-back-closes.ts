import { type RegisteredRouter, useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { closeTopmost, dialogOpened } from '#web/data/open-dialogs.ts'

/** While `opened`, the browser's Back button closes what is open, as its cross would, and the page stays. */
export const useBackCloses = (opened: boolean, onClose: () => void): void => {
  const router = useRouter()
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!opened) return
    makeRoomBelow(router)
    return dialogOpened(() => latest.current())
  }, [opened, router])
  useBlocker({
    shouldBlockFn: ({ action }) => action === 'BACK' && closeTopmost(),
    enableBeforeUnload: false,
    disabled: !opened,
  })
}

/**
 * From the first page of the history Back leaves the site, and nobody is asked. So it gets a step of its own before a dialog
 * opens on it: the same page once more, marked. Nothing is taken away again when the dialog closes, because that would
 * cross whatever the dialog leads to; `passOverSteps` (history-steps.ts) makes up for it.
 */
const makeRoomBelow = (router: RegisteredRouter) => {
  if (router.history.location.state.__TSR_index !== 0) return
  void router.navigate({
    to: '.',
    search: true,
    hash: true,
    state: { stepForDialogs: true },
    resetScroll: false,
    ignoreBlocker: true,
  })
}

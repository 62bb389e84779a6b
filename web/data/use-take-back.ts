import { useEffect, useRef, useState } from 'react'
import { dialogTexts } from './dialog-texts.ts'
import { focusIfLost } from './focus-if-lost.ts'
import { toast, toastStore } from './toast.ts'

const { title, undo } = dialogTexts.cancelled

/**
 * What was typed into a dialog closed by Cancelar: kept as long as the toast that offers it stands, and the dialog is on
 * the page. `opening` counts the times the dialog was opened anew: the same number is the same words.
 */
export const useTakeBack = (opened: boolean, dialog: string, reopen: (() => void) | undefined) => {
  const [offer, setOffer] = useState<number | null>(null)
  const [opening, setOpening] = useState(0)
  const [resuming, setResuming] = useState(false)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened && !resuming) setOpening(opening + 1)
    setResuming(false)
  }
  const latest = useRef(reopen)
  useEffect(() => {
    latest.current = reopen
  })
  useEffect(() => {
    if (offer === null) return
    // Opened anew, it has other words.
    if (opened) return toast.close(offer)
    const stands = () => toastStore.current().some(({ id }) => id === offer)
    const unsubscribe = toastStore.subscribe(() => {
      // A moment later: pressing its button closes the toast first and opens the dialog then.
      if (!stands()) setTimeout(() => setOffer((now) => (now === offer ? null : now)))
    })
    return () => {
      unsubscribe()
    }
  }, [offer, opened])
  // With the page goes what was typed on it.
  const standing = useRef(offer)
  useEffect(() => {
    standing.current = offer
  }, [offer])
  useEffect(
    () => () => {
      if (standing.current !== null) toast.close(standing.current)
    },
    [],
  )
  return {
    opening,
    kept: offer !== null,
    /** Call when it closes. False: it cannot be reopened. */
    offer: (): boolean => {
      if (reopen === undefined) return false
      const resume = () => {
        setResuming(true)
        // The button that had the focus goes with its toast.
        focusIfLost('content')
        latest.current?.()
      }
      setOffer(toast.info(title(dialog), undefined, { label: undo, undoes: true, onPress: resume }))
      return true
    },
  }
}

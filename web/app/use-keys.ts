import { useEffect } from 'react'
import { singleKeysOn } from '#web/data/single-keys.ts'
import { toast } from '#web/data/toast.ts'
import { beginNew } from '#web/ui/use-new-key.ts'
import { commandOf } from './keys.ts'

/** Listens for the keys of every screen; opening is the frame's business. */
export const useKeys = (open: (what: 'palette' | 'keys') => void): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // One that is closed may still be there, asleep, with words that can be had back.
      const dialog = document.querySelector('[role="dialog"]:not([inert])') !== null
      const command = commandOf(event, { typing: isTyping(event.target), dialog, singleKeys: singleKeysOn() })
      if (command === null) return
      if (command === 'undo' && !toast.undo()) return
      if (command === 'new' && !beginNew()) return
      event.preventDefault()
      if (command === 'palette' || command === 'keys') open(command)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [open])
}

const typedInto =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="file"])'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typedInto) !== null

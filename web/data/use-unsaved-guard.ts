import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ask } from './ask.ts'
import { dialogTexts } from './dialog-texts.ts'
import { closeTopmost } from './open-dialogs.ts'

const { title, text, leave, stay } = dialogTexts.unsaved

/**
 * While `dirty`, a change of route asks before it throws the work away, and closing the tab shows the browser's own
 * question. Answers a function that asks the same question for other ways out (closing a dialog): true = may leave.
 */
export const useUnsavedGuard = (dirty: boolean): (() => Promise<boolean>) => {
  const mayLeave = useCallback(
    async () => !dirty || (await ask({ title, text, yes: leave, no: stay, destructive: true })),
    [dirty],
  )
  useBlocker({
    // Back closes an open dialog, which asks by itself (use-back-closes.ts).
    shouldBlockFn: async ({ action }) => (action === 'BACK' && closeTopmost()) || !(await mayLeave()),
    enableBeforeUnload: () => dirty,
    disabled: !dirty,
  })
  return mayLeave
}

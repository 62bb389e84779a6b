import { useSyncExternalStore } from 'react'
import { askStore } from './ask.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Draws the question that `ask()` has open. Mounted once, by the workshop layout. */
export function AskHost() {
  const open = useSyncExternalStore(askStore.subscribe, askStore.current)
  if (open === null) return null
  const { question, answer } = open
  return (
    <ConfirmDialog
      opened
      title={question.title}
      text={question.text}
      confirmLabel={question.yes}
      cancelLabel={question.no}
      destructive={question.destructive ?? false}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  )
}

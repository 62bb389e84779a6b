import { useState } from 'react'
import { openQuestion } from '#web/data/ask.ts'
import { useStore } from '#web/data/store.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Draws the question that `ask()` has open. Mounted once, by the workshop layout. */
export function AskHost() {
  const open = useStore(openQuestion)
  // The last question stays while the dialog fades, and the dialog stays mounted to give the focus back.
  const [last, setLast] = useState(open)
  if (open !== null && open !== last) setLast(open)
  if (last === null) return null
  const { question, answer } = last
  return (
    <ConfirmDialog
      opened={open !== null}
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

import { Button } from '@mantine/core'
import { Status } from './Status.tsx'
import css from './undo-line.module.css'

type Props = { readonly text: string; readonly label: string; readonly onUndo: () => void }

/** What just happened and the way back. In the form, not in a toast: a dialog keeps the Tab key to itself. */
export function UndoLine({ text, label, onUndo }: Props) {
  return (
    <Status className={css.undo ?? ''}>
      <span>{text}</span>
      <Button variant="subtle" size="compact-md" onClick={onUndo}>
        {label}
      </Button>
    </Status>
  )
}

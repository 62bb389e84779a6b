import type { UndoableTable } from '#core/api/undo.ts'
import { focusIfLost } from './focus-if-lost.ts'
import { dataTexts } from './texts.ts'
import { type ToastAction, toast } from './toast.ts'

/**
 * 'Deshacer' for the toast of a deletion: the server puts the same rows back (docs/decisiones/013), then `onBack` brings
 * them on screen. Call it when the deletion is asked for: what does the work is fetched meanwhile.
 */
export const undoAction = (table: UndoableTable, id: string, onBack: () => unknown): ToastAction => {
  const work = import('./put-back.ts')
  work.catch(() => undefined)
  const action: ToastAction = {
    label: dataTexts.undo.label,
    undoes: true,
    onPress: () => {
      // The button that had the focus goes with its toast.
      focusIfLost('content')
      work.then(
        ({ putBack }) => putBack(table, id, onBack, action),
        (error: unknown) => {
          console.error(dataTexts.undo.failure[1], error)
          toast.error(...dataTexts.undo.failure)
        },
      )
    },
  }
  return action
}

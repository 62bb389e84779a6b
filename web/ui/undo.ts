import type { UndoableTable } from '#core/api/undo.ts'
import { AppError } from '#core/errors/app-error.ts'
import { httpEmpty } from '#web/api/http.ts'
import { focusIfLost } from './focus-if-lost.ts'
import { uiTexts } from './texts.ts'
import { type ToastAction, toast } from './toast.ts'
import { failureText } from './use-operation.ts'

const { undo: texts } = uiTexts

/**
 * 'Deshacer' for the toast of a deletion: the server puts the same rows back (docs/decisiones/013), then `onBack` brings
 * them on screen. Where the server could not be asked the button comes again.
 */
export const undoAction = (table: UndoableTable, id: string, onBack: () => unknown): ToastAction => {
  const action: ToastAction = {
    label: texts.label,
    undoes: true,
    onPress: () => {
      // The button that had the focus goes with its toast.
      focusIfLost('content')
      void httpEmpty(`/rest/v1/${table}/${id}/restore`, { method: 'POST' })
        .then(onBack)
        .then(() => toast.done(texts.done))
        .catch((error: unknown) => {
          console.error(texts.failure[1], error)
          const final = error instanceof AppError && (error.code === 'undo_gone' || error.code === 'undo_taken')
          toast.error(texts.failure[0], failureText(error, texts.failure[1]), final ? undefined : action)
        })
    },
  }
  return action
}

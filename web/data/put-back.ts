import type { UndoableTable } from '#core/api/undo.ts'
import { AppError } from '#core/errors/app-error.ts'
import { httpEmpty } from '#web/api/http.ts'
import { failureText } from './failure.ts'
import { dataTexts } from './texts.ts'
import { type ToastAction, toast } from './toast.ts'

const { undo: texts } = dataTexts

/** Asking again would be refused again. */
const refusals: ReadonlySet<string> = new Set(['undo_gone', 'undo_taken', 'undo_too_large', 'quota_reached'])

/** Asks the server for the deleted rows and brings them on screen. Where it could not be asked, `again` is offered. */
export const putBack = async (
  table: UndoableTable,
  id: string,
  onBack: () => unknown,
  again: ToastAction,
): Promise<void> => {
  try {
    await httpEmpty(`/rest/v1/${table}/${id}/restore`, { method: 'POST' })
    await onBack()
    toast.done(texts.done)
  } catch (error) {
    console.error(texts.failure[1], error)
    const final = error instanceof AppError && refusals.has(error.code)
    toast.error(texts.failure[0], failureText(error, texts.failure[1]), final ? undefined : again)
  }
}

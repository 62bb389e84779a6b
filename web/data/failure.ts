import { AppError } from '#core/errors/app-error.ts'
import { toast } from './toast.ts'

/** Title and, if there is one, text of a toast. */
export type ToastText = readonly [title: string, text?: string | undefined]

/** Logs a failure and shows it as the catalogue wants it: the title, and the server's message or the catalogue's text. */
export const reportFailure = ([title, fallback]: ToastText, error: unknown): void => {
  console.error(title, error)
  toast.error(title, failureText(error, fallback))
}

/**
 * The server's message when there is one, else the catalogue's text. An unreachable server or an answer nobody
 * understands has said nothing, so both give the fallback; so does a bug of ours.
 */
export const failureText = (error: unknown, fallback?: string): string | undefined => {
  if (!(error instanceof AppError)) return fallback
  const nothingSaid = error.code === 'network' || error.code === 'bad_answer'
  return nothingSaid ? (fallback ?? error.message) : error.message
}

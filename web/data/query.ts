import { useEffect } from 'react'
import { reportFailure, type ToastText } from './failure.ts'
import { toast } from './toast.ts'

/** What became of a reading, as TanStack Query says it. A screen that does not mind the error passes null for it. */
type ReadState = { readonly error: unknown; readonly errorUpdatedAt: number }

/**
 * - words: told once per failed reading as the catalogue has it, whatever the reason was; the reason goes to the log
 * - `reason`: these words, but with the server's own message in place of the text
 * - 'logged': the screen does without, or says it in its own place
 */
export type OnFailure = ToastText | { readonly reason: ToastText } | 'logged'

/** What is said of a reading that failed. */
export const useReadingFailure = ({ error, errorUpdatedAt }: ReadState, how: OnFailure): void => {
  const withReason = typeof how === 'object' && 'reason' in how
  const [title, text] = how === 'logged' ? [] : withReason ? how.reason : how
  useEffect(() => {
    if (errorUpdatedAt === 0 || !error) return
    if (title === undefined) return console.error(error)
    if (withReason) return reportFailure([title, text], error)
    console.error(text ?? title, error)
    toast.error(title, text)
  }, [error, errorUpdatedAt, title, text, withReason])
}

import { useLayoutEffect, useRef, useState } from 'react'
import { AppError } from '#core/errors/app-error.ts'
import { isSecondHalf } from './presses.ts'
import { type ToastAction, toast } from './toast.ts'

/** Title and, if there is one, text of a toast. */
export type Words = readonly [title: string, text?: string]

/** One line of the specification's error catalogue, kept as data in a folder's `texts.ts`. */
export type OperationWords<T = unknown> = {
  /** Shown when it went well; a function when the words depend on the answer. Left out: nothing is shown. */
  readonly success?: Words | ((value: T) => Words)
  /** Title, and the text for when the server said nothing of its own. */
  readonly failure: Words
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  /** `ignored`: it was already running, or this was the second half of a double press; nothing was done. */
  | { readonly ok: false; readonly error?: unknown; readonly ignored?: true }

type More<T> = {
  /** A button on the success toast: the way back from a deletion (undo.ts); a function when it depends on the answer. */
  readonly action?: ToastAction | ((value: T) => ToastAction | undefined) | undefined
  /** What the answer leads to and the same press still waits for: a list read again, the next screen. */
  readonly follow?: (outcome: Outcome<T>) => unknown
}

/**
 * Something the cook asked for: one call, never repeated, and always an answer on screen.
 * `run(call)` shows the success toast, or logs the failure and shows title + (server's message or the fallback).
 * A second press while it runs does nothing, nor does the second half of a double click, so saving twice saves once. It
 * runs until the screen shows its outcome, not until the answer is there: what the caller changes at once (a dialog closed,
 * a row put away) is on screen before anything may run again. For calls that queue up by themselves there is `perform`.
 */
export function useOperation<T = unknown>(words: OperationWords<T>) {
  const [busy, setBusy] = useState(false)
  const [outcomes, setOutcomes] = useState(0)
  const running = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every outcome that reaches the screen ends the run.
  useLayoutEffect(() => {
    running.current = false
  }, [outcomes])

  const run = async <V extends T>(call: () => Promise<V>, { action, follow }: More<V> = {}): Promise<Outcome<V>> => {
    if (running.current || isSecondHalf()) return { ok: false, ignored: true }
    running.current = true
    setBusy(true)
    try {
      const outcome = await perform(words, call, action)
      await follow?.(outcome)
      return outcome
    } finally {
      setBusy(false)
      setOutcomes((count) => count + 1)
    }
  }
  return { run, busy }
}

/** One call and what is said of it, without a button that waits. */
export const perform = async <T, V extends T>(
  words: OperationWords<T>,
  call: () => Promise<V>,
  action?: More<V>['action'],
): Promise<Outcome<V>> => {
  try {
    const value = await call()
    const success = typeof words.success === 'function' ? words.success(value) : words.success
    if (success) toast.done(success[0], success[1], typeof action === 'function' ? action(value) : action)
    return { ok: true, value }
  } catch (error) {
    if (!isAbort(error)) reportFailure(words.failure, error)
    return { ok: false, error }
  }
}

/** Logs a failure and shows it as the catalogue wants it. For failures outside an operation (a list that did not load). */
export const reportFailure = ([title, fallback]: Words, error: unknown): void => {
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

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

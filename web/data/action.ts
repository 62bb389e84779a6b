import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { refetch } from './cache.ts'
import { reportFailure, type ToastText } from './failure.ts'
import { isSecondHalf } from './presses.ts'
import { type ToastAction, toast } from './toast.ts'

/** One line of the specification's error catalogue, kept as data in a folder's `texts.ts`. */
export type ActionTexts<T = unknown> = {
  /** Shown when it went well; a function when the words depend on the answer. Left out: nothing is shown. */
  readonly success?: ToastText | ((value: T) => ToastText)
  /** Title, and the text for when the server said nothing of its own. */
  readonly failure: ToastText
}

/** How something the cook asked for ended. */
export type Outcome<T> = (
  | { readonly ok: true; readonly value: T }
  /** `ignored`: it was already running, or this was the second half of a double press; nothing was done. */
  | { readonly ok: false; readonly error?: unknown; readonly ignored?: true }
) & {
  /** Resolves when the lists of `refetch` show it. */
  readonly shown: Promise<unknown>
}

export type Refetching = {
  /** Read again afterwards. Also after a refusal: 'no longer there' means that the lists are out of date. */
  readonly refetch?: readonly QueryKey[]
  /** Read again after a refusal only, because otherwise `take` has put the answer on screen. */
  readonly refetchOnFailure?: readonly QueryKey[]
}

type More<T> = {
  /** A button on the success toast: the way back from a deletion (undo.ts); a function when it depends on the answer. */
  readonly action?: ToastAction | ((value: T) => ToastAction | undefined) | undefined
  /** Puts the answer into what is on screen. */
  readonly take?: (value: T) => void
  /** What the answer leads to and the same press still waits for: a list read again, the next screen. */
  readonly follow?: (outcome: Outcome<T>) => unknown
}

const nothing = Promise.resolve()

/**
 * Something the cook asked for: one call, never repeated, and always an answer on screen.
 * `run(call)` shows the success toast, or logs the failure and shows title + (server's message or the fallback).
 * A second press while it runs does nothing, nor does the second half of a double click, so saving twice saves once. It
 * runs until the screen shows its outcome, not until the answer is there: what the caller changes at once (a dialog closed,
 * a row put away) is on screen before anything may run again. For calls that queue up by themselves there is `perform`.
 */
export function useAction<T = unknown>(texts: ActionTexts<T>, refetching: Refetching = {}) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [outcomes, setOutcomes] = useState(0)
  const running = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every outcome that reaches the screen ends the run.
  useLayoutEffect(() => {
    running.current = false
  }, [outcomes])

  const run = async <V extends T>(call: () => Promise<V>, more: More<V> = {}): Promise<Outcome<V>> => {
    if (running.current || isSecondHalf()) return { ok: false, ignored: true, shown: nothing }
    running.current = true
    setBusy(true)
    try {
      const outcome = await perform(queries, texts, call, { ...refetching, ...more })
      await more.follow?.(outcome)
      return outcome
    } finally {
      setBusy(false)
      setOutcomes((count) => count + 1)
    }
  }
  return { run, busy }
}

/** One call, what is said of it and what is read again after it, without a button that waits. */
export const perform = async <T, V extends T>(
  queries: QueryClient,
  texts: ActionTexts<T>,
  call: () => Promise<V>,
  more: Refetching & Omit<More<V>, 'follow'> = {},
): Promise<Outcome<V>> => {
  const readAgain = (keys: readonly QueryKey[] = []) => Promise.all(keys.map((key) => refetch(queries, key)))
  try {
    const value = await call()
    more.take?.(value)
    const { action } = more
    const success = typeof texts.success === 'function' ? texts.success(value) : texts.success
    if (success) toast.done(success[0], success[1], typeof action === 'function' ? action(value) : action)
    return { ok: true, value, shown: readAgain(more.refetch) }
  } catch (error) {
    if (!isAbort(error)) reportFailure(texts.failure, error)
    return { ok: false, error, shown: readAgain([...(more.refetch ?? []), ...(more.refetchOnFailure ?? [])]) }
  }
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

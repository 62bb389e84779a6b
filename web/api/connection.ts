import { makeStore, useStore } from '#web/data/store.ts'

/**
 * Whether the server can be reached, as the last call found it; the browser's own word counts only for the cable. While it
 * cannot, it is asked again every few seconds, so that the page knows when it is back without anybody pressing anything.
 */
export const askAgainMs = 5000

const reachable = makeStore(navigator.onLine)
let timer: ReturnType<typeof setTimeout> | undefined

/** What a call has found out: an answer of any kind is a connection. */
export const reached = (yes: boolean): void => {
  if (!yes && timer === undefined) timer = setTimeout(() => void askAgain(), askAgainMs)
  if (yes) {
    clearTimeout(timer)
    timer = undefined
  }
  reachable.set(yes)
}

const askAgain = async (): Promise<void> => {
  timer = undefined
  try {
    reached((await fetch('/health', { cache: 'no-store' })).ok)
  } catch {
    reached(false)
  }
}

window.addEventListener('offline', () => reached(false))
window.addEventListener('online', () => void askAgain())
if (!reachable.current()) reached(false)

export const useReachable = (): boolean => useStore(reachable)

import { useSyncExternalStore } from 'react'

/**
 * Whether the server can be reached, as the last call found it; the browser's own word counts only for the cable. While it
 * cannot, it is asked again every few seconds, so that the page knows when it is back without anybody pressing anything.
 */
export const askAgainMs = 5000

let reachable = navigator.onLine
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** What a call has found out: an answer of any kind is a connection. */
export const reached = (yes: boolean): void => {
  if (!yes && timer === undefined) timer = setTimeout(() => void askAgain(), askAgainMs)
  if (yes) {
    clearTimeout(timer)
    timer = undefined
  }
  if (yes === reachable) return
  reachable = yes
  for (const listener of listeners) listener()
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
if (!reachable) reached(false)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useReachable = (): boolean => useSyncExternalStore(subscribe, () => reachable)

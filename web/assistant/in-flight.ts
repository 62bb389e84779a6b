import { useSyncExternalStore } from 'react'
import { onUserChange } from '#web/api/session.ts'

/**
 * The question that is being answered, kept outside the screen: whoever looks up a recipe meanwhile comes back to the
 * answer, and a second question cannot be sent before it.
 */
type InFlight = { readonly exchangeId: string; readonly stop: () => void }

let current: InFlight | null = null
const listeners = new Set<() => void>()

const set = (next: InFlight | null) => {
  current = next
  for (const listener of listeners) listener()
}

/** Takes the one place there is; `null` when somebody waits already. */
export const takeOff = (exchangeId: string): AbortSignal | null => {
  if (current !== null) return null
  const controller = new AbortController()
  set({ exchangeId, stop: () => controller.abort() })
  return controller.signal
}

export const land = (exchangeId: string): void => {
  if (current?.exchangeId === exchangeId) set(null)
}

/** The cook does not want the answer any more. The place is free at once. */
export const stopWaiting = (): void => {
  current?.stop()
  set(null)
}
onUserChange(stopWaiting)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The id of the exchange that waits for its answer. */
export const useWaiting = (): string | null => useSyncExternalStore(subscribe, () => current?.exchangeId ?? null)

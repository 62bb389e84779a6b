import { onUserChange } from '#web/api/session-state.ts'
import { makeStore, useStore } from '#web/data/store.ts'

/**
 * The question that is being answered, kept outside the screen: whoever looks up a recipe meanwhile comes back to the
 * answer, and a second question cannot be sent before it.
 */
type InFlight = { readonly exchangeId: string; readonly stop: () => void }

const inFlight = makeStore<InFlight | null>(null)

/** Takes the one place there is; `null` when somebody waits already. */
export const beginWaiting = (exchangeId: string): AbortSignal | null => {
  if (inFlight.current() !== null) return null
  const controller = new AbortController()
  inFlight.set({ exchangeId, stop: () => controller.abort() })
  return controller.signal
}

export const endWaiting = (exchangeId: string): void => {
  if (inFlight.current()?.exchangeId === exchangeId) inFlight.set(null)
}

/** The cook does not want the answer any more. The place is free at once. */
export const stopWaiting = (): void => {
  inFlight.current()?.stop()
  inFlight.set(null)
}
onUserChange(stopWaiting)

/** The id of the exchange that waits for its answer. */
export const useWaiting = (): string | null => useStore(inFlight)?.exchangeId ?? null

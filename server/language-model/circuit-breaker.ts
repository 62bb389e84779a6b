import type { FailureReason } from './failure.ts'

/**
 * Stops asking a provider that keeps failing, for a while: after three failures, or for as long as its Retry-After says.
 * Meanwhile questions fail at once instead of waiting for their deadline.
 */
export type CircuitBreaker = {
  readonly isOpen: () => boolean
  readonly record: (outcome: 'ok' | FailureReason, retryAfterMs?: number) => void
  /** Why the last question failed, for the status; `undefined` if it did not. */
  readonly lastTrouble: () => FailureReason | undefined
}

const failuresInARow = 3
const restMs = 30_000
const busyRestMs = 10_000
const longestRestMs = 300_000

/** What says something about the provider rather than about one question. */
const troubles: ReadonlySet<FailureReason> = new Set<FailureReason>([
  'deadline',
  'network',
  'provider_failed',
  'not_understood',
  'provider_busy',
  'unauthorised',
  'unknown_model',
  'forbidden_address',
])

export const openCircuitBreaker = (now: () => number): CircuitBreaker => {
  let inARow = 0
  let untilMs = 0
  let last: FailureReason | undefined
  return {
    isOpen: () => now() < untilMs,
    lastTrouble: () => last,
    record: (outcome, retryAfterMs) => {
      if (outcome === 'ok') {
        inARow = 0
        last = undefined
      } else if (troubles.has(outcome)) {
        inARow += 1
        last = outcome
        const ms = outcome === 'provider_busy' ? Math.min(retryAfterMs ?? busyRestMs, longestRestMs) : restMs
        if (outcome === 'provider_busy' || inARow >= failuresInARow) untilMs = Math.max(untilMs, now() + ms)
      }
    },
  }
}

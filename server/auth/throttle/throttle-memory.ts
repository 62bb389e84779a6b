import { clockSlackMs, failureRule, type Throttle } from './throttle-rules.ts'

/** `untilMs`: for a bucket the moment it is full again, for an account the end of its block. */
type State = { readonly hits: number; readonly sinceMs: number; readonly untilMs: number }

// Entries kept for each limit, so that a flood cannot fill the memory: 200 bytes each, some twenty limits, 40 MB in all.
const mostEntries = 10_000

export const memoryThrottle = (now: () => Date): Throttle => {
  // One map for each limit, so that a flood of addresses in one does not push out the accounts or mails of another.
  const buckets = new Map<string, Map<string, State>>()
  const accounts = new Map<string, State>()
  const keep = (states: Map<string, State>, key: string, state: State, at: number): void => {
    states.delete(key)
    states.set(key, state)
    if (states.size > mostEntries) sweep(states, at)
  }
  return {
    take: async ({ name, burst, everyMs }, key) => {
      const states = buckets.get(name) ?? new Map<string, State>()
      buckets.set(name, states)
      const at = now().getTime()
      const before = states.get(key)?.untilMs ?? 0
      const untilMs = before > at + burst * everyMs + clockSlackMs ? at : Math.max(before, at)
      const waitMs = untilMs - at - (burst - 1) * everyMs
      if (waitMs > 0) return waitMs
      keep(states, key, { hits: 0, sinceMs: at, untilMs: untilMs + everyMs }, at)
      return 0
    },
    attempt: async (account) => {
      const at = now().getTime()
      const before = accounts.get(account)
      const waitMs = (before?.untilMs ?? 0) - at
      if (waitMs > 0 && waitMs <= failureRule.longestBlockMs + clockSlackMs) return waitMs
      keep(accounts, account, afterAttempt(before, at), at)
      return 0
    },
    succeed: async (account) => {
      accounts.delete(account)
    },
  }
}

const afterAttempt = (before: State | undefined, at: number): State => {
  const { allowed, windowMs, firstBlockMs, longestBlockMs } = failureRule
  const quietSince = before === undefined ? 0 : before.hits < allowed ? before.sinceMs : before.untilMs
  const forgotten = before === undefined || at - quietSince > windowMs
  const hits = forgotten ? 1 : before.hits + 1
  const blockMs = hits < allowed ? 0 : Math.min(longestBlockMs, firstBlockMs * 2 ** (hits - allowed))
  return { hits, sinceMs: forgotten ? at : before.sinceMs, untilMs: blockMs === 0 ? 0 : at + blockMs }
}

const sweep = (states: Map<string, State>, at: number): void => {
  for (const [key, { untilMs, sinceMs }] of states) {
    if (untilMs <= at && sinceMs + failureRule.windowMs < at) states.delete(key)
  }
  // An account near its block is worth more than one that was tried once; then the oldest go.
  for (const hits of [1, Number.POSITIVE_INFINITY]) {
    for (const [key, state] of states) {
      if (states.size <= mostEntries / 2) return
      if (state.hits <= hits) states.delete(key)
    }
  }
}

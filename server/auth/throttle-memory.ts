import { clockSlackMs, failureRule, type Throttle } from './throttle-rules.ts'

/** `untilMs`: for a bucket the moment it is full again, for an account the end of its block. */
type State = { readonly hits: number; readonly sinceMs: number; readonly untilMs: number }

// A flood from many addresses must not eat the memory; each entry is about 200 bytes.
const mostEntries = 20_000

export const memoryThrottle = (now: () => Date): Throttle => {
  const states = new Map<string, State>()
  const keep = (key: string, state: State, at: number): void => {
    states.delete(key)
    states.set(key, state)
    if (states.size > mostEntries) sweep(states, at)
  }
  return {
    take: async ({ name, burst, everyMs }, key) => {
      const id = `${name}:${key}`
      const at = now().getTime()
      const before = states.get(id)?.untilMs ?? 0
      const untilMs = before > at + burst * everyMs + clockSlackMs ? at : Math.max(before, at)
      const waitMs = untilMs - at - (burst - 1) * everyMs
      if (waitMs > 0) return waitMs
      keep(id, { hits: 0, sinceMs: at, untilMs: untilMs + everyMs }, at)
      return 0
    },
    attempt: async (account) => {
      const at = now().getTime()
      const before = states.get(`account:${account}`)
      const waitMs = (before?.untilMs ?? 0) - at
      if (waitMs > 0 && waitMs <= failureRule.longestBlockMs + clockSlackMs) return waitMs
      keep(`account:${account}`, afterAttempt(before, at), at)
      return 0
    },
    succeed: async (account) => {
      states.delete(`account:${account}`)
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
  for (const key of states.keys()) {
    if (states.size <= mostEntries / 2) return
    states.delete(key)
  }
}

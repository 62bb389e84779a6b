/** A bucket: so many at once, then one more every so often. */
export type Limit = { readonly name: string; readonly burst: number; readonly everyMs: number }

/** Both answer the milliseconds to wait; 0 lets the request pass and counts it. */
export type Throttle = {
  readonly take: (limit: Limit, key: string) => Promise<number>
  /** Counts an attempt on an account before its password is checked, so that many at once do not slip through. */
  readonly attempt: (account: string) => Promise<number>
  readonly succeed: (account: string) => Promise<void>
}

/** The buckets of docs/ciencia/acceso.md §11. */
export const limits = {
  password: { name: 'password', burst: 30, everyMs: 2000 },
  signup: { name: 'signup', burst: 30, everyMs: 10_000 },
  recover: { name: 'recover', burst: 30, everyMs: 10_000 },
  resend: { name: 'resend', burst: 30, everyMs: 10_000 },
  verify: { name: 'verify', burst: 30, everyMs: 10_000 },
  user: { name: 'user', burst: 30, everyMs: 10_000 },
  // Both steps of the way through Google, each of which writes a row or asks Google something.
  google: { name: 'google', burst: 30, everyMs: 10_000 },
  refresh: { name: 'refresh', burst: 30, everyMs: 2000 },
  refreshInvalid: { name: 'refresh-invalid', burst: 30, everyMs: 10_000 },
} as const satisfies Record<string, Limit>

/** Failures on one account: ten in a quarter of an hour, then blocked 30 s, 60 s, 120 s … up to a quarter of an hour. */
export const failureRule = { allowed: 10, windowMs: 900_000, firstBlockMs: 30_000, longestBlockMs: 900_000 } as const

/**
 * A time further ahead than its rule can reach was written while the clock was wrong, and counts as none: a clock that
 * jumped a day and back must not close the door for a day. Clocks of other machines may be this far ahead of ours.
 */
export const clockSlackMs = 10_000

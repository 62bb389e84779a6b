/** A version later than the one it follows, even within one millisecond or after the clock was set back. */
export const nextVersion = (now: Date, base: string): string =>
  new Date(Math.max(now.getTime(), Date.parse(base) + 1)).toISOString()

import { AppError } from '#core/errors/app-error.ts'
import type { Store } from './store.ts'

/** Writes of one account that may wait for each other in this process; each holds a body of up to 1 MB. */
const longestLine = 100

type Line = { length: number; last: Promise<unknown> }
const lines = new WeakMap<Store, Map<string, Line>>()

/**
 * Runs the writes of one account one after another, so that an account that sends many at once waits for itself: it holds
 * one connection of the database's, and on the embedded one the others come in between. Too many waiting → `rate_limited`.
 */
export const inTurn = async <T>(store: Store, userId: string, write: () => Promise<T>): Promise<T> => {
  const byUser = lines.get(store) ?? new Map<string, Line>()
  lines.set(store, byUser)
  const line = byUser.get(userId) ?? { length: 0, last: Promise.resolve() }
  if (line.length >= longestLine) throw new AppError('rate_limited')
  byUser.set(userId, line)
  const mine = line.length === 0 ? write() : line.last.then(write)
  line.length += 1
  line.last = mine.catch(() => undefined)
  try {
    return await mine
  } finally {
    line.length -= 1
    if (line.length === 0) byUser.delete(userId)
  }
}

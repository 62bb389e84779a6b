import { type Failure, failure } from './failure.ts'
import { abortReason } from './transport.ts'

const hourMs = 3_600_000
/** So many people's last hour is remembered; each is at most `perHour` numbers. */
const mostPeople = 10_000

/** So many questions per person and hour, counted by the one process there is. */
export const openBudget = (perHour: number, now: () => number): ((userId: string) => boolean) => {
  const asked = new Map<string, readonly number[]>()
  return (userId) => {
    const since = now() - hourMs
    const recent = (asked.get(userId) ?? []).filter((at) => at > since)
    if (recent.length >= perHour) return false
    asked.delete(userId)
    asked.set(userId, [...recent, now()])
    const [longestQuiet] = asked.size > mostPeople ? asked.keys() : []
    if (longestQuiet !== undefined) asked.delete(longestQuiet)
    return true
  }
}

type Bucket = { readonly name: string; readonly burst: number; readonly everyMs: number }

/**
 * The same where several processes count together: so many at once, then one more each fraction of the hour. `take`
 * answers the milliseconds to wait and counts what may pass.
 */
export const sharedBudget =
  (perHour: number, take: (bucket: Bucket, userId: string) => Promise<number>) =>
  async (userId: string): Promise<boolean> =>
    (await take({ name: 'model', burst: perHour, everyMs: hourMs / perHour }, userId)) <= 0

/** Questions one cook may have under way or in line: two tabs. A third is refused at once. */
const mostPerPerson = 2
/** Per question under way. Longer lines than this would be answered after everybody has given up. */
const mostWaitingPerPlace = 4

export type ConcurrencyLimit = {
  /** Waits for a place. The answer gives it back. */
  readonly enter: (userId: string, signal: AbortSignal) => Promise<(() => void) | Failure>
}

/** So many questions under way at once; the others stand in line, first come first served. */
export const openConcurrencyLimit = (places: number): ConcurrencyLimit => {
  const present = new Map<string, number>()
  const line: (() => void)[] = []
  let free = places

  const leave = (userId: string): void => {
    const others = (present.get(userId) ?? 1) - 1
    if (others === 0) present.delete(userId)
    else present.set(userId, others)
  }
  const giveBack = (): void => {
    const next = line.shift()
    if (next === undefined) free += 1
    else next()
  }
  const stand = (signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const take = (): void => {
        signal.removeEventListener('abort', giveUp)
        resolve(true)
      }
      const giveUp = (): void => {
        line.splice(line.indexOf(take), 1)
        resolve(false)
      }
      line.push(take)
      signal.addEventListener('abort', giveUp, { once: true })
    })

  return {
    enter: async (userId, signal) => {
      if (signal.aborted) return gaveUp(signal)
      const mine = present.get(userId) ?? 0
      const full = free === 0 && line.length >= places * mostWaitingPerPlace
      if (mine >= mostPerPerson || full) return failure('busy')
      present.set(userId, mine + 1)
      if (free > 0) free -= 1
      else if (!(await stand(signal))) {
        leave(userId)
        return gaveUp(signal)
      }
      return () => {
        leave(userId)
        giveBack()
      }
    },
  }
}

/** A question whose deadline passes in line fails as 'busy': other questions held it up, not the provider. */
const gaveUp = (signal: AbortSignal): Failure => failure(abortReason(signal) === 'deadline' ? 'busy' : 'cancelled')

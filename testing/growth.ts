import { threadCpuUsage } from 'node:process'

/** All of a piece of work against four times a quarter of it: as dear when it is linear, four times as dear when quadratic. */
const parts = 4
/** Between the two. A linear thing that looks twice as dear by chance passes; a quadratic thing does not. */
export const mostGrowth = 2

/** Processor time of this thread, not the clock: the machine may be busy. Milliseconds. */
const cpuMs = (): number => {
  const { user, system } = threadCpuUsage()
  return (user + system) / 1000
}

/** Processor time may be counted in ticks of 4 ms: of less than this nothing can be said. */
const enoughMs = 60
/** What costs less than this, however it grows up to the limit, keeps nobody waiting: less than an ordinary answer does. */
const cheapMs = 30
const mostTries = 4

/**
 * How much dearer a piece of work is than its quarter done four times, measured in turns in this very run, so that no figure
 * depends on the machine; 0 when it is too cheap to matter. `make(parts)` prepares a `parts`-th of the work, and is not
 * measured. The least of some tries: what a neighbour or the collection of garbage adds is not the work's.
 */
export const growthOf = (make: (parts: number) => () => unknown): number => {
  const quarter = make(parts)
  const whole = make(1)
  if (isCheap(whole)) return 0
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < mostTries && least >= mostGrowth; tries++)
    least = Math.min(least, measured(quarter, whole))
  return least
}

/** By the clock, which never shows less than the processor's time. The second run is compiled. */
const isCheap = (work: () => unknown): boolean =>
  Math.min(
    ...[1, 2].map(() => {
      const from = performance.now()
      work()
      return performance.now() - from
    }),
  ) < cheapMs

const measured = (quarter: () => unknown, whole: () => unknown): number => {
  let ofQuarters = 0
  let ofWhole = 0
  while (ofWhole < enoughMs) {
    const from = cpuMs()
    for (let part = 0; part < parts; part++) quarter()
    const between = cpuMs()
    whole()
    ofQuarters += between - from
    ofWhole += cpuMs() - between
  }
  return ofWhole / Math.max(ofQuarters, 1)
}

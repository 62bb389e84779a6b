import { threadCpuUsage } from 'node:process'

/** A run shorter than this drowns in the steps in which the system counts processor time. */
const enoughMs = 60
const mostRounds = 100

const cpuMs = (work: () => unknown): number => {
  const from = threadCpuUsage()
  work()
  const { user, system } = threadCpuUsage(from)
  return (user + system) / 1000
}

/**
 * How many times dearer `large` is than `small`, in processor time of this thread, summed over rounds in which both take their turn:
 * other work on the machine counts for neither. Four small runs a round, so that both sums are of like size.
 */
const ratio = (small: () => unknown, large: () => unknown): number => {
  const sum = { small: 0, large: 0 }
  for (let round = 0; round < mostRounds && sum.large < enoughMs; round += 1) {
    sum.small += cpuMs(() => [small(), small(), small(), small()]) / 4
    sum.large += cpuMs(large)
  }
  // Work that stays below a tenth of a millisecond a run has no growth to speak of.
  return sum.large < enoughMs / 6 ? 1 : sum.large / Math.max(sum.small, enoughMs / 100)
}

/** The same, measured up to three times while it looks worse than `limit`: a real fault looks so each time. */
export const growth = (limit: number, small: () => unknown, large: () => unknown): number => {
  small()
  large()
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 3 && best >= limit; turn += 1) best = Math.min(best, ratio(small, large))
  return best
}

/** Four times the work may take four times as long, with room for noise; squared would be sixteen. */
export const fourfoldLimit = 9

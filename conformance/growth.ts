import { threadCpuUsage } from 'node:process'

const cpuMs = (work: () => unknown): number => {
  const from = threadCpuUsage()
  work()
  const { user, system } = threadCpuUsage(from)
  return (user + system) / 1000
}

/**
 * How many times dearer `large` is than `small`, in processor time of this thread: the least of eight runs of each, by turns, so that
 * neither the compiler nor a collection of garbage nor other work on the machine decides. Under half a millisecond counts as half of one.
 */
const ratio = (small: () => unknown, large: () => unknown): number => {
  const rounds = Array.from({ length: 8 }, () => [cpuMs(small), cpuMs(large)] as const)
  const least = (index: 0 | 1): number => Math.min(...rounds.map((round) => round[index]))
  return least(1) / Math.max(least(0), 0.5)
}

/** The same, measured up to three times while it looks worse than `limit`: a real fault looks so each time. */
export const growth = (limit: number, small: () => unknown, large: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 3 && best >= limit; turn += 1) best = Math.min(best, ratio(small, large))
  return best
}

/** Four times the work may take four times as long, with room for noise; squared would be sixteen. */
export const fourfoldLimit = 9

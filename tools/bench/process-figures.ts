import { readdirSync, readFileSync } from 'node:fs'

// Linux counts processor time in ticks of 10 ms (USER_HZ = 100), and memory in pages of 4 KiB.
const millisecondsPerTick = 10
const bytesPerPage = 4096

/** User plus system time a process has used so far, in milliseconds. */
export const cpuOf = (pid: number): number => {
  const fields = statFields(pid)
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick
}

/** The same for a process and everything it has started, still runs or has ended (PostgreSQL and its backends). */
export const cpuOfTree = (root: number): number =>
  descendantsOf(root).reduce((sum, pid) => sum + safely(() => cpuOf(pid) + cpuOfEnded(pid), 0), 0)

const cpuOfEnded = (pid: number): number => {
  const fields = statFields(pid)
  return (Number(fields[13]) + Number(fields[14])) * millisecondsPerTick
}

/** A process and everything it has started and still runs. */
export const descendantsOf = (root: number): number[] => {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (Number.isInteger(pid)) parents.set(pid, parentOf(pid))
  }
  const isInTree = (pid: number): boolean => pid === root || (pid > 1 && isInTree(parents.get(pid) ?? 0))
  return [...parents.keys()].filter(isInTree)
}

/** Resident memory of a process in bytes. */
export const residentOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * bytesPerPage

// What follows the command name, which may itself hold blanks and parentheses.
const statFields = (pid: number): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

const parentOf = (pid: number): number => safely(() => Number(statFields(pid)[1]), 0)

// A process may end between the listing and the reading.
const safely = <T>(read: () => T, otherwise: T): T => {
  try {
    return read()
  } catch {
    return otherwise
  }
}

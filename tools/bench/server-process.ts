import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { serverEnvironment, serverParameters } from '#tools/start/server-command.mjs'

/** A real server in its own process, and what the operating system says it used. */
export type ServerProcess = {
  readonly url: string
  readonly pid: number
  /** Milliseconds from spawning to the first answer of /health. */
  readonly startMilliseconds: number
  readonly stop: () => Promise<void>
}

// Linux counts processor time in ticks of 10 ms (USER_HZ = 100), and memory in pages of 4 KiB.
const millisecondsPerTick = 10
const bytesPerPage = 4096

/** Starts `server/main.ts` with this environment and waits until it answers. */
export const startServer = async (environment: Record<string, string>): Promise<ServerProcess> => {
  const started = performance.now()
  const child = spawn(process.execPath, serverParameters, {
    env: { ...process.env, ...serverEnvironment('.'), PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /está en (http:\/\/localhost:\d+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)))
  })
  await fetch(`${url}/health`)
  const startMilliseconds = performance.now() - started
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  return { url, pid: child.pid ?? 0, startMilliseconds, stop }
}

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

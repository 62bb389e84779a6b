import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname } from 'node:path'

/** One operation through the real server: milliseconds of processor time per request, and of waiting. */
export type Operation = {
  readonly part: string
  readonly engine: string
  readonly operation: string
  readonly connections: number
  readonly server: number
  readonly database: number
  readonly p50: number
  readonly p99: number
  readonly aim?: number
}

/** A single number. */
export type Figure = {
  readonly part: string
  readonly engine: string
  readonly what: string
  readonly value: number
  readonly unit: 'ms' | 'MB' | 'kB' | '×' | 's'
  readonly aim?: number
}

/** What a run found: printed as it comes, written as JSON at the end. */
export type Report = {
  readonly operation: (found: Operation) => void
  readonly figure: (found: Figure) => void
  readonly title: (text: string) => void
  readonly save: (path: string) => void
}

export const openReport = (): Report => {
  const operations: Operation[] = []
  const figures: Figure[] = []
  const started = new Date()
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`
  console.log(`${machine}; load ${load()} (over ${cpus().length}: other work is in these times)`)
  return {
    title: (text) => console.log(`\n== ${text}`),
    operation: (found) => {
      if (operations.at(-1)?.part !== found.part || operations.at(-1)?.engine !== found.engine) console.log(heading)
      operations.push(found)
      console.log(line(found))
    },
    figure: (found) => {
      figures.push(found)
      const aim = found.aim === undefined ? '' : `  (aim ${found.aim} ${found.unit})`
      console.log(`${found.what.padEnd(46)} ${found.value.toFixed(digits(found)).padStart(8)} ${found.unit}${aim}`)
    },
    save: (path) => {
      mkdirSync(dirname(path), { recursive: true })
      const commit = git('rev-parse', '--short', 'HEAD')
      const about = { machine, commit, at: started.toISOString(), seconds: (Date.now() - started.getTime()) / 1000 }
      writeFileSync(path, `${JSON.stringify({ ...about, loadAtEnd: load(), operations, figures }, null, 2)}\n`)
      console.log(
        `\n${path}: ${operations.length} operations, ${figures.length} figures, ${about.seconds.toFixed(0)} s`,
      )
    },
  }
}

const heading = `${'CPU ms per request'.padEnd(44)} conn  server      db   total     aim |  p50 ms   p99 ms`

const line = ({ operation, connections, server, database, aim, p50, p99 }: Operation): string => {
  const spent = [server, database, server + database].map((value) => value.toFixed(2).padStart(7)).join(' ')
  const waited = [p50, p99].map((value) => value.toFixed(1).padStart(8)).join(' ')
  return `${operation.padEnd(44)} ${String(connections).padStart(4)} ${spent} ${(aim?.toString() ?? '').padStart(7)} |${waited}`
}

const digits = ({ unit, value }: Figure): number => (unit === '×' || value < 10 ? 2 : value < 100 ? 1 : 0)

const load = (): string => (loadavg()[0] ?? 0).toFixed(1)

const git = (...words: string[]): string => {
  try {
    return execFileSync('git', words, { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

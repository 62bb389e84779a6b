import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A real PostgreSQL of its own, for tests, the bench and fault harnesses; durable settings are left as they come. */
export type PostgresServer = {
  /** Superuser's address of the maintenance database. */
  readonly url: string
  readonly pid: number
  /** Ends it without warning (SIGKILL) or in order (SIGINT); its data stay, and `resume` starts it again on the same port. */
  readonly halt: (signal: 'SIGKILL' | 'SIGINT') => Promise<void>
  readonly resume: () => Promise<void>
  readonly stop: () => Promise<void>
}

// PostgreSQL refuses to run as root; Debian's package makes this account.
const unprivilegedUser = 'postgres'

/** Starts a fresh cluster in a temporary folder on a free port of the loopback address. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const bin = findBinaries()
  sweepLeftovers()
  const folder = mkdtempSync(join(tmpdir(), `${folderPrefix}${process.pid}-`))
  const data = join(folder, 'data')
  const account = process.getuid?.() === 0 ? accountOf(unprivilegedUser) : {}
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  const options = ['--auth=trust', '--username=obrador', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions']
  execFileSync(join(bin, 'initdb'), ['--pgdata', data, ...options], { ...account, cwd: folder, stdio: 'pipe' })

  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ]
  const parameters = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const url = `postgres://obrador@127.0.0.1:${port}/postgres`
  const begin = async (): Promise<{ child: ChildProcess; exited: Promise<void> }> => {
    const child = spawnTied(join(bin, 'postgres'), parameters, folder, account)
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    await untilReady(url, exited)
    return { child, exited }
  }
  let running = await begin()
  const killNow = () => running.child.kill('SIGKILL')
  process.once('exit', killNow)
  const halt = async (signal: 'SIGKILL' | 'SIGINT'): Promise<void> => {
    running.child.kill(signal)
    await running.exited
  }
  return {
    url,
    pid: running.child.pid ?? 0,
    halt,
    resume: async () => {
      // After a SIGKILL its children take a moment to notice, and it refuses to start beside them.
      for (let attempt = 0; ; attempt += 1) {
        try {
          running = await begin()
          return
        } catch (error) {
          if (attempt === 20) throw error
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
      }
    },
    stop: async () => {
      await halt('SIGINT')
      process.off('exit', killNow)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

// The name carries the owner's process number, so that what a killed owner left can be told from what is in use.
const folderPrefix = 'obrador-postgres-'

/** Removes the folders of owners that were killed before they could stop their server. */
export const sweepLeftovers = (): void => {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(folderPrefix))) {
    const owner = Number(name.slice(folderPrefix.length).split('-')[0])
    if (owner > 0 && !isAlive(owner)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

/** Whether there is a process of that number, ours or not. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Creates a database on that server, empty or a copy of `template` (which nobody may be using), and answers its address. */
export const createDatabase = async (serverUrl: string, name: string, template?: string): Promise<string> => {
  const copied = template === undefined ? '' : ` template ${pg.escapeIdentifier(template)}`
  await withClient(serverUrl, (client) => client.query(`create database ${pg.escapeIdentifier(name)}${copied}`))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

const serverLogin = 'obrador_server'

/** Makes a login there that owns nothing, for `asServerLogin`. */
export const createServerLogin = (serverUrl: string): Promise<void> =>
  withClient(serverUrl, (client) => client.query(`create role ${serverLogin} login`))

/** The address of the same database for that login. */
export const asServerLogin = (databaseUrl: string): string => {
  const url = new URL(databaseUrl)
  url.username = serverLogin
  return url.href
}

/** Drops a database, ending whoever is still connected to it. */
export const dropDatabase = async (url: string): Promise<void> => {
  const server = new URL(url)
  const name = server.pathname.slice(1)
  server.pathname = '/postgres'
  await withClient(server.href, (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  )
}

// A killed test run must leave no server behind: on Linux the kernel sends SIGINT (fast shutdown) when we die.
// The account is changed by setpriv itself, because a later change of account would clear that request.
const spawnTied = (program: string, parameters: readonly string[], cwd: string, account: Account): ChildProcess => {
  const setpriv = '/usr/bin/setpriv'
  if (!existsSync(setpriv)) return spawn(program, parameters, { ...account, cwd, stdio: 'ignore' })
  const { uid, gid } = account
  const identity = uid === undefined ? [] : [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  return spawn(setpriv, [...identity, '--pdeathsig=INT', '--', program, ...parameters], { cwd, stdio: 'ignore' })
}

const withClient = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const untilReady = async (url: string, exited: Promise<void>): Promise<void> => {
  let ended = false
  void exited.then(() => {
    ended = true
  })
  for (let attempt = 0; attempt < 200 && !ended; attempt++) {
    const ready = await withClient(url, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('PostgreSQL did not start')
}

// Debian keeps the server's programs outside PATH, one folder per version; others have them in PATH.
const findBinaries = (): string => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  if (found === undefined) throw new Error('No PostgreSQL server programs here (Debian: apt-get install postgresql)')
  return found
}

type Account = { readonly uid?: number; readonly gid?: number }

const accountOf = (name: string): Account => {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** A port of the loopback address nobody uses at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })

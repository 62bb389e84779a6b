import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Store } from '#server/database/store.ts'
import { createDatabase, dropDatabase, freePort, type PostgresServer } from '#testing/postgres.ts'
import { runServer, type ServerRun } from '#testing/server-run.ts'
import { serverEnvironment } from '#tools/start/server-command.mjs'
import { openStream } from './acknowledged-writes.ts'

/** What a run of kills found. `lost`, `half`, `failuresToOpen` and `damage` must be empty. */
export type KillReport = {
  readonly engine: Store['engine']
  readonly kills: number
  readonly killsWhileStarting: number
  readonly databaseKills: number
  readonly acknowledged: number
  readonly lost: readonly string[]
  readonly half: readonly string[]
  readonly failuresToOpen: readonly string[]
  /** What the database itself says of its files and keys. */
  readonly damage: readonly string[]
  readonly longestOpenMs: number
}

type Options = {
  readonly engine: Store['engine']
  readonly kills: number
  readonly postgres: PostgresServer
  /** PostgreSQL itself is killed too with every so-many-th kill; it must be a server of our own. 0: never. */
  readonly databaseKillEvery?: number
  readonly onKill?: (done: number) => void
}

/** Kills the server so many times in the middle of acknowledged writes, opens it again each time and reads them back. */
export const runKills = async ({
  engine,
  kills,
  postgres,
  databaseKillEvery = 0,
  onKill,
}: Options): Promise<KillReport> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'obrador-kills-'))
  // The same each time, as in life: an address just left must be free again at once.
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const databaseUrl =
    engine === 'postgres' ? await createDatabase(postgres.url, `kills_${process.pid}_${Date.now()}`) : undefined
  const environment: Record<string, string> = {
    ...serverEnvironment('.'),
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }
  const lost: string[] = []
  const half: string[] = []
  const failuresToOpen: string[] = []
  let longestOpenMs = 0
  let killsWhileStarting = 0
  let databaseKills = 0

  const open = async (): Promise<ServerRun> => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const started = performance.now()
      const server = runServer(environment)
      try {
        await server.url()
        longestOpenMs = Math.max(longestOpenMs, performance.now() - started)
        return server
      } catch (error) {
        failuresToOpen.push(String(error))
      }
    }
    throw new Error(`The server does not open any more: ${failuresToOpen.at(-1)}`)
  }

  let server = await open()
  try {
    const stream = openStream(await signUp(url))
    for (let kill = 1; kill <= kills; kill += 1) {
      const before = stream.acknowledged()
      const writing = stream.writeTo(url)
      await Promise.race([writing, grown(() => stream.acknowledged() - before >= leastWrites, server.exit)])
      await pause(between(0, 450))
      const database = databaseKillEvery > 0 && kill % databaseKillEvery === 0
      server.child.kill('SIGKILL')
      if (database) await postgres.halt('SIGKILL')
      stream.stop()
      await Promise.all([writing, server.exit])
      if (database) {
        databaseKills += 1
        await postgres.resume()
      }
      if (kill % 5 === 0) {
        const starting = runServer(environment)
        await pause(between(50, 600))
        starting.child.kill('SIGKILL')
        await starting.exit
        killsWhileStarting += 1
      }
      server = await open()
      const found = await stream.check(url, kill === kills ? 'all' : 'recent')
      lost.push(...found.lost)
      half.push(...found.half)
      onKill?.(kill)
    }
    server.child.kill('SIGTERM')
    await server.exit
    const damage = databaseUrl === undefined ? damageOfSqlite(dataDir) : await damageOfPostgres(databaseUrl)
    return {
      engine,
      kills,
      killsWhileStarting,
      databaseKills,
      acknowledged: stream.acknowledged(),
      lost,
      half,
      failuresToOpen,
      damage,
      longestOpenMs: Math.round(longestOpenMs),
    }
  } finally {
    server.child.kill('SIGKILL')
    await server.exit
    if (databaseUrl !== undefined) await dropDatabase(databaseUrl)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const signUp = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@cocina.example', password: 'sofrito-lento' }),
  })
  return (await answer.json()).access_token
}

const incomplete =
  'select count(*) as n from recipes r where ingredient_count <> (select count(*) from ingredients i where i.user_id = r.user_id and i.recipe_id = r.id)'
const orphaned =
  'select count(*) as n from ingredients i where not exists (select 1 from recipes r where r.user_id = i.user_id and r.id = i.recipe_id)'

const damageOfSqlite = (dataDir: string): string[] => {
  const database = new DatabaseSync(join(dataDir, 'obrador.db'))
  const integrity = database
    .prepare('pragma integrity_check')
    .all()
    .map(({ integrity_check }) => String(integrity_check))
  const keys = database
    .prepare('pragma foreign_key_check')
    .all()
    .map((row) => `foreign key: ${JSON.stringify(row)}`)
  const counts = [incomplete, orphaned].map((query) => Number(database.prepare(query).get()?.['n']))
  database.close()
  return [...integrity.filter((line) => line !== 'ok'), ...keys, ...said(counts)]
}

const damageOfPostgres = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const counts: number[] = []
  for (const query of [incomplete, orphaned]) counts.push(Number((await client.query(query)).rows[0]?.n))
  await client.end()
  return said(counts)
}

const said = ([without = 0, orphans = 0]: readonly number[]): string[] => [
  ...(without > 0 ? [`${without} recipes whose ingredients are not all there`] : []),
  ...(orphans > 0 ? [`${orphans} ingredients without recipe`] : []),
]

const between = (least: number, most: number): number => least + Math.random() * (most - least)

/** A slow machine is not killed before it has written something that could be lost. */
const leastWrites = 4

const grown = async (enough: () => boolean, exit: ServerRun['exit']): Promise<void> => {
  let gone = false
  void exit.then(() => {
    gone = true
  })
  while (!gone && !enough()) await pause(10)
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

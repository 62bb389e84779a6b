import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createDatabase, dropDatabase, isAlive, startPostgres, sweepLeftovers } from './postgres.ts'

const ask = async (url: string, sql: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return Object.values((await client.query(sql)).rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

test('un servidor con sus bases de datos, durable como viene, que al parar no deja nada', async () => {
  const server = await startPostgres()
  const url = await createDatabase(server.url, 'cocina')
  expect(await ask(url, 'select current_database()')).toBe('cocina')
  expect(await ask(url, 'show fsync')).toBe('on')
  expect(await ask(url, 'show synchronous_commit')).toBe('on')
  await dropDatabase(url)
  await expect(ask(url, 'select 1')).rejects.toThrow('does not exist')
  await server.stop()
  expect(isAlive(server.pid)).toBe(false)
})

test.runIf(process.platform === 'linux')(
  'si el proceso que lo abrió muere de golpe, PostgreSQL se va con él',
  async () => {
    const script = `import('#testing/postgres.ts').then(async (m) => console.log((await m.startPostgres()).pid))`
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(owner.stdout, 'data')
    const pid = Number(String(line))
    expect(isAlive(pid)).toBe(true)
    owner.kill('SIGKILL')
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false)
    sweepLeftovers()
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`obrador-postgres-${owner.pid}-`))).toEqual([])
  },
)

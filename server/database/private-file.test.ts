import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runServer } from '#testing/server-run.ts'
import { openSqlite } from './open-sqlite.ts'

/** What lies in the data folder is for the server's own account alone, whatever the system's mask says. */

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'obrador-private-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modes = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]))

test('la base de datos, su diario y su índice son 0600; los que había más abiertos se cierran', async () => {
  const first = openSqlite(folder)
  await first.migrating((connection) => connection.script('create table t (a); insert into t values (1)'))
  expect(modes()).toMatchObject({ 'obrador.db': '600', 'obrador.db-shm': '600', 'obrador.db-wal': '600' })
  expect(new Set(Object.values(modes()))).toEqual(new Set(['600']))
  await first.close()
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644)
  const again = openSqlite(folder)
  await again.migrating((connection) => connection.script('insert into t values (2)'))
  expect(new Set(Object.values(modes()))).toEqual(new Set(['600']))
  await again.close()
})

test('el servidor no deja nada legible para otros, ni arrancado sin máscara', async () => {
  writeFileSync(join(folder, 'obrador.db'), '', { mode: 0o644 })
  const server = runServer({ DATA_DIR: folder }, { under: ['sh', '-c', 'umask 000; exec "$@"', 'sh'] })
  try {
    await server.url()
    for (const [name, mode] of Object.entries(modes())) expect(mode, name).toMatch(/^[67]00$/)
  } finally {
    server.child.kill('SIGKILL')
    await server.exit
  }
})

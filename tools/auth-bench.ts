/**
 * CPU and time of the account paths, in one process: `node tools/auth-bench.ts` (SQLite), or with DATABASE_URL
 * (PostgreSQL; its server's CPU is not counted here). No sockets: what is measured is our code.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/database/open.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'auth-bench-'))
const config = readConfig({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  DATABASE_URL: process.env['DATABASE_URL'],
  AUTH_IP_LIMIT_FACTOR: '100000',
})
const store = await openStore(config)
// The clock jumps, so that no session meets its limit of refreshes.
let at = Date.now()
const app = await createApp(config, store, { now: () => new Date(at) })
await app.ready()

const measure = async (name: string, times: number, work: (i: number) => Promise<unknown>): Promise<void> => {
  for (let i = 0; i < Math.min(times, 200); i += 1) await work(i)
  const cpu = process.cpuUsage()
  const started = performance.now()
  for (let i = 0; i < times; i += 1) await work(i)
  const wall = (performance.now() - started) / times
  const used = process.cpuUsage(cpu)
  const milliseconds = (used.user + used.system) / 1000 / times
  console.log(`${name.padEnd(44)} ${milliseconds.toFixed(3)} ms CPU  ${wall.toFixed(3)} ms`)
}

const credentials = { email: `bench-${Date.now()}@cocina.example`, password: 'sofrito-lento' }
const made = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload: credentials })
const headers = { authorization: `Bearer ${made.json().access_token}` }
const request = { headers, raw: { socket: {} } }
let refresh_token: string = made.json().refresh_token

// @ts-expect-error a request reduced to what authenticate reads
await measure('authenticate', 20_000, () => app.authenticate(request))
await measure('GET /health of the app (inject alone)', 2000, () => app.inject({ url: '/openapi.json', method: 'HEAD' }))
await measure('GET /user', 2000, () => app.inject({ url: '/auth/v1/user', headers }))
await measure('POST /token refresh', 1000, async () => {
  const payload = { refresh_token }
  at += 2000
  const answer = await app.inject({ method: 'POST', url: '/auth/v1/token?grant_type=refresh_token', payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  refresh_token = answer.json().refresh_token
})
await measure('POST /token password', 100, async () => {
  const answer = await app.inject({ method: 'POST', url: '/auth/v1/token?grant_type=password', payload: credentials })
  if (answer.statusCode !== 200) throw new Error(answer.body)
})
await measure('POST /token password, unknown address', 100, async (i) => {
  const payload = { ...credentials, email: `nadie-${i}-${at}@cocina.example` }
  await app.inject({ method: 'POST', url: '/auth/v1/token?grant_type=password', payload })
})
await app.close()
await store.close()
rmSync(dataDir, { recursive: true, force: true })

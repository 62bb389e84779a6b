import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, type PostgresServer } from '#testing/postgres.ts'
import { runServer } from '#testing/server-run.ts'

type OutageReport = {
  readonly asked: number
  readonly refused: number
  /** Anything but a clear 503. */
  readonly others: number
  readonly slowestMs: number
  readonly recoveredMs: number
}

/** Stops PostgreSQL under a server that eight clients keep asking, for so many seconds. */
export const runOutage = async (postgres: PostgresServer, seconds: number): Promise<OutageReport> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'obrador-outage-'))
  const DATABASE_URL = await createDatabase(postgres.url, `outage_${process.pid}`)
  const server = runServer({ HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL, LOG_LEVEL: 'silent' })
  try {
    const url = (await server.url()).replace('localhost', '127.0.0.1')
    const answer = await fetch(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@cocina.example', password: 'sofrito-lento' }),
    })
    const { access_token } = await answer.json()
    const ask = () => fetch(`${url}/rest/v1/recipes`, { headers: { authorization: `Bearer ${access_token}` } })
    const report = { asked: 0, refused: 0, others: 0, slowestMs: 0 }
    await postgres.halt('SIGINT')
    const end = performance.now() + seconds * 1000
    const client = async (): Promise<void> => {
      while (performance.now() < end) {
        const started = performance.now()
        const { status, text } = await ask().then(
          async (one) => ({ status: one.status, text: await one.text() }),
          () => ({ status: 0, text: '' }),
        )
        report.asked += 1
        if (status === 503 && JSON.parse(text).code === 'unavailable') report.refused += 1
        else report.others += 1
        report.slowestMs = Math.max(report.slowestMs, Math.round(performance.now() - started))
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
    await Promise.all(Array.from({ length: 8 }, client))
    await postgres.resume()
    const back = performance.now()
    while ((await ask()).status !== 200 && performance.now() - back < 60_000) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return { ...report, recoveredMs: Math.round(performance.now() - back) }
  } finally {
    server.child.kill('SIGKILL')
    await server.exit
    rmSync(dataDir, { recursive: true, force: true })
  }
}

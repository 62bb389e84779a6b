/**
 * `npm run fuzz [-- --requests 50000 --engine sqlite --seed 7]`: every endpoint with valid, wrong, huge, deep and hostile
 * requests. No 5xx, no hang, no leak, no growth. Prints seeds and, for each finding, the request.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/database/open.ts'
import { createDatabase, startPostgres } from '#testing/postgres.ts'
import { fuzz, heapGrowth } from './run.ts'
import { keptSeeds } from './seeds.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    engine: { type: 'string', default: 'sqlite' },
    seed: { type: 'string' },
  },
})
const seeds = values.seed === undefined ? keptSeeds : [Number(values.seed)]
const perSeed = Math.ceil(Number(values.requests) / seeds.length)
/** Caches fill during a run: prepared statements, the regular expressions of schemas, limits of cooks who are gone. */
const allowedGrowth = 12e6

const dataDir = mkdtempSync(join(tmpdir(), 'obrador-fuzz-'))
const postgres = values.engine === 'postgres' ? await startPostgres() : undefined
const config = readConfig({
  ...{ DATA_DIR: dataDir, LOG_LEVEL: 'silent', AUTH_IP_LIMIT_FACTOR: '1000000', USER_LIMIT_FACTOR: '1000000' },
  ...{ AUTH_ARGON2_MEMORY: '8', AUTH_ARGON2_TIME: '1', METRICS_TOKEN: 'sólo-para-que-se-cuente' },
  ...(postgres === undefined ? {} : { DATABASE_URL: await createDatabase(postgres.url, 'fuzz') }),
})
const store = await openStore(config)
const app = await createApp(config, store)
await app.ready()
let failed = false
try {
  for (const seed of seeds) {
    const started = performance.now()
    const report = await fuzz(app, {
      seed,
      requests: perSeed,
      onProgress: (done) => process.stderr.write(`\r${values.engine} seed ${seed}: ${done}/${perSeed}   `),
    })
    const growth = heapGrowth(report.heap)
    const untouched = [...report.accepted].filter(([, count]) => count === 0).map(([name]) => name)
    const spread = [...report.statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status}: ${count}`)
    process.stderr.write('\r')
    console.log(
      `${values.engine} seed ${seed}: ${report.requests} requests in ${((performance.now() - started) / 1000).toFixed(0)} s`,
    )
    console.log(
      `  ${spread.join(', ')}; slowest ${report.slowestMs.toFixed(0)} ms, dearest ${report.dearestMs.toFixed(0)} ms of the thread that answers`,
    )
    console.log(
      `  heap ${mega(report.heap[0])} → ${mega(report.heap.at(-1))} MB, growth ${mega(growth)} MB; resident ${mega(process.memoryUsage().rss)} MB`,
    )
    if (untouched.length > 0) console.log(`  never accepted: ${untouched.join(', ')}`)
    for (const { why, number, request } of report.findings) {
      const { payload, ...rest } = request
      console.log(
        `✗ ${why}\n  seed ${seed} number ${number} ${JSON.stringify({ ...rest, payload: payload?.toString().slice(0, 2000) })}`,
      )
    }
    if (growth > allowedGrowth) console.log('✗ memory grows')
    failed ||= report.findings.length > 0 || growth > allowedGrowth
  }
} finally {
  await app.close()
  await store.close()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0

function mega(bytes = 0): string {
  return (bytes / 1e6).toFixed(1)
}

/**
 * `npm run faults`: the server killed in the middle of acknowledged writes, PostgreSQL killed along with it, and
 * PostgreSQL gone for a minute. Options: `--kills 100`, `--engine sqlite` or `--engine postgres`, `--gone 60`.
 */
import { parseArgs } from 'node:util'
import { startPostgres } from '#testing/postgres.ts'
import { type KillReport, runKills } from './kills.ts'
import { runOutage } from './outage.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    engine: { type: 'string' },
    gone: { type: 'string', default: '60' },
  },
})
const engines = (['sqlite', 'postgres'] as const).filter((one) => values.engine === undefined || values.engine === one)

const isSound = ({ lost, half, failuresToOpen, damage }: KillReport): boolean =>
  [lost, half, failuresToOpen, damage].every((findings) => findings.length === 0)

const show = (report: KillReport): void => {
  const { engine, kills, killsWhileStarting, databaseKills, acknowledged, lost, half, failuresToOpen, damage } = report
  console.log(
    `${engine}: ${kills} kills while writing, ${killsWhileStarting} while starting, ${databaseKills} of PostgreSQL; ` +
      `${acknowledged} writes acknowledged, ${lost.length} lost, ${half.length} half-written, ` +
      `${failuresToOpen.length} failures to open, ${damage.length} damages; slowest opening ${report.longestOpenMs} ms`,
  )
  for (const finding of [...lost, ...half, ...failuresToOpen, ...damage]) console.log(`  ${finding}`)
}

const postgres = await startPostgres()
try {
  for (const engine of engines) {
    const report = await runKills({
      engine,
      kills: Number(values.kills),
      postgres,
      databaseKillEvery: engine === 'postgres' ? 10 : 0,
      onKill: (done) => {
        if (done % 25 === 0) console.log(`${engine}: ${done} kills`)
      },
    })
    show(report)
    if (!isSound(report)) process.exitCode = 1
  }
  if (engines.includes('postgres') && Number(values.gone) > 0) {
    const outage = await runOutage(postgres, Number(values.gone))
    console.log(
      `PostgreSQL gone for ${values.gone} s: ${outage.asked} requests, ${outage.refused} answered 503, ` +
        `${outage.others} otherwise, slowest ${outage.slowestMs} ms; ready again ${outage.recoveredMs} ms after it was back`,
    )
    if (outage.others > 0) process.exitCode = 1
  }
} finally {
  await postgres.stop()
}

import { expect, inject, test } from 'vitest'
import { runKills } from '#tools/faults/kills.ts'

/** A small count of what `npm run faults` does a hundred times. */
test.each(['sqlite', 'postgres'] as const)(
  '%s: matado tres veces mientras escribe, no pierde nada confirmado',
  async (engine) => {
    const never = () => Promise.reject(new Error('The PostgreSQL of all tests is not ours to kill'))
    const postgres = { url: inject('postgresUrl'), pid: 0, halt: never, resume: never, stop: never }
    const report = await runKills({ engine, kills: 3, postgres })
    expect(report).toMatchObject({ kills: 3, lost: [], half: [], failuresToOpen: [], damage: [] })
    expect(report.acknowledged).toBeGreaterThanOrEqual(12)
  },
  180_000,
)

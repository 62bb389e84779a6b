import { expect, test } from 'vitest'
import { openKitchen } from '#testing/harness.ts'
import { openRandom } from '#tools/fuzz/random.ts'
import { fuzz } from '#tools/fuzz/run.ts'
import { testSeed } from '#tools/fuzz/seeds.ts'

/** The same code as `npm run fuzz`, with few requests. */

test('1500 peticiones de toda clase: ningún 5xx, ninguna espera, nada de otro, y muchas de cada se aceptan', async () => {
  const kitchen = await openKitchen('sqlite', { AUTH_ARGON2_MEMORY: '8', AUTH_ARGON2_TIME: '1' })
  try {
    const report = await fuzz(kitchen.app, { seed: testSeed, requests: 1500 })
    expect(report.findings.map(({ why, request }) => `${why} ${request.method} ${request.url}`)).toEqual([])
    const total = [...report.statuses.values()].reduce((sum, one) => sum + one, 0)
    expect(total).toBe(1500)
    const good = [...report.statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0)
    expect(good).toBeGreaterThan(200)
    expect([...report.accepted.values()].filter((count) => count > 0).length).toBeGreaterThan(30)
  } finally {
    await kitchen.close()
  }
}, 120_000)

test('la misma semilla da lo mismo', () => {
  const [one, other] = [openRandom(7), openRandom(7)]
  for (let n = 0; n < 1000; n++) expect(one.next()).toBe(other.next())
  expect(openRandom(8).next()).not.toBe(openRandom(7).next())
})

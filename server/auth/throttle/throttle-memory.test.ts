import { expect, test } from 'vitest'
import { memoryThrottle } from './throttle-memory.ts'

const at = new Date('2026-11-22T10:00:00Z')
const bucket = { name: 'password', burst: 30, everyMs: 2000 }

test('una inundación de direcciones no abre la cuenta que estaba bloqueada', async () => {
  const throttle = memoryThrottle(() => at)
  for (let i = 0; i < 10; i += 1) await throttle.attempt('ana')
  expect(await throttle.attempt('ana')).toBe(30_000)
  for (let i = 0; i < 60_000; i += 1) await throttle.take(bucket, `2001:db8:${i.toString(16)}::/64`)
  expect(await throttle.attempt('ana')).toBe(30_000)
})

test('ni devuelve los correos que ya se gastaron en la hora', async () => {
  const throttle = memoryThrottle(() => at)
  const mails = { name: 'mails', burst: 2, everyMs: 1_800_000 }
  for (let i = 0; i < 2; i += 1) expect(await throttle.take(mails, 'all')).toBe(0)
  for (let i = 0; i < 60_000; i += 1) await throttle.take(bucket, `2001:db8:${i.toString(16)}::/64`)
  expect(await throttle.take(mails, 'all')).toBe(1_800_000)
})

test('ni una de cuentas inventadas: las que aún no están bloqueadas se olvidan antes', async () => {
  const throttle = memoryThrottle(() => at)
  for (let i = 0; i < 10; i += 1) await throttle.attempt('ana')
  for (let i = 0; i < 60_000; i += 1) await throttle.attempt(`inventada-${i}`)
  expect(await throttle.attempt('ana')).toBe(30_000)
})

test('y lo que se olvida son las más viejas, no todas', async () => {
  const throttle = memoryThrottle(() => at)
  const once = { name: 'mail', burst: 1, everyMs: 60_000 }
  for (let i = 0; i < 30_000; i += 1) await throttle.take(once, `cocina-${i}`)
  expect(await throttle.take(once, 'cocina-29999')).toBe(60_000)
  expect(await throttle.take(once, 'cocina-0')).toBe(0)
})

import { expect, test } from 'vitest'
import { AuthError } from '#server/auth/auth-error.ts'
import { readConfig } from '#server/config.ts'
import { openPasswords, turnstile } from './passwords.ts'

const settings = readConfig({}).auth

test('argon2id con los parámetros de la página del protocolo', async () => {
  const passwords = await openPasswords(settings)
  expect(await passwords.hash('secreto')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/)
})

test('sin hash guardado nadie acierta', async () => {
  const { verify } = await openPasswords(settings)
  expect(await verify(null, 'a password nobody has')).toBe(false)
  expect(await verify(undefined, '')).toBe(false)
})

test('un hash con otros parámetros vale y pide rehacerse', async () => {
  const cheap = await openPasswords(readConfig({ AUTH_ARGON2_MEMORY: '64', AUTH_ARGON2_TIME: '1' }).auth)
  const dear = await openPasswords(settings)
  const stored = await cheap.hash('secreto')
  expect(await dear.verify(stored, 'secreto')).toBe(true)
  expect([cheap.needsRehash(stored), dear.needsRehash(stored)]).toEqual([false, true])
})

test('pocos a la vez, una cola corta, y el resto vuelve más tarde', async () => {
  let inside = 0
  let most = 0
  const inTurn = turnstile(2, 3)
  const work = () =>
    inTurn(async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise((done) => setTimeout(done, 5))
      inside -= 1
    })
  const all = await Promise.allSettled(Array.from({ length: 9 }, work))
  expect(most).toBe(2)
  const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refusals).toHaveLength(4)
  expect(refusals[0]).toBeInstanceOf(AuthError)
  expect(refusals[0]).toMatchObject({ code: 'over_request_rate_limit', status: 429, retryAfter: 2 })
  await expect(work()).resolves.toBeUndefined()
})

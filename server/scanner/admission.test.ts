import { expect, test } from 'vitest'
import { openAdmission } from './admission.ts'
import { largestPhoto } from './photo-body.ts'

const refused = (code: string) => expect.objectContaining({ code })

test('una foto por cocinero y cinco en total; quien acaba deja sitio, y una sola vez', () => {
  const { enter } = openAdmission()
  const leave = ['a', 'b', 'c', 'd', 'e'].map((cook) => enter(cook, 1000))
  expect(() => enter('a', 1000)).toThrow(refused('scan_under_way'))
  expect(() => enter('f', 1000)).toThrow(refused('scanner_busy'))
  leave[0]?.()
  leave[0]?.()
  enter('f', 1000)
  expect(() => enter('g', 1000)).toThrow(refused('scanner_busy'))
})

test('de las más grandes, tres; la que no dice cuánto pesa cuenta como la mayor, y ninguna por más', () => {
  const { enter } = openAdmission()
  enter('a', undefined)
  const leave = enter('b', 1e12)
  enter('c', largestPhoto)
  expect(() => enter('d', 1)).toThrow(refused('scanner_busy'))
  leave()
  enter('d', 1)
})

test('quien ha tenido al lector ocupado mucho rato espera; el tiempo lo olvida', () => {
  let clock = 0
  const { enter, spend, spent } = openAdmission({ burstMs: 1000, everyMs: 4, now: () => clock })
  spend('ana', 600)
  enter('ana', 1)()
  spend('ana', 600)
  expect(spent('ana')).toBe(1200)
  expect(() => enter('ana', 1)).toThrow(refused('reader_spent'))
  enter('beto', 1)
  clock = 1000
  enter('ana', 1)
  clock = 10_000
  expect(spent('ana')).toBe(0)
})

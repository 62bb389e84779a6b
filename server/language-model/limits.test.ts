import { describe, expect, test } from 'vitest'
import { openBudget, openConcurrencyLimit } from './limits.ts'

const never = new AbortController().signal

describe('el cupo de cada persona', () => {
  test('tantas por hora, cada una las suyas, y vuelven con la hora', () => {
    let now = 0
    const within = openBudget(2, () => now)
    expect([within('ana'), within('ana'), within('ana'), within('beto')]).toEqual([true, true, false, true])
    now = 3_600_000
    expect([within('ana'), within('ana'), within('ana')]).toEqual([true, true, false])
  })
})

describe('la cola', () => {
  test('tantas a la vez; las demás esperan por orden', async () => {
    const concurrency = openConcurrencyLimit(1)
    const leave = await concurrency.enter('ana', never)
    const order: string[] = []
    const waiting = ['beto', 'carla'].map(async (person) => {
      const done = await concurrency.enter(person, never)
      order.push(person)
      if (typeof done === 'function') done()
    })
    await Promise.resolve()
    expect(order).toEqual([])
    if (typeof leave === 'function') leave()
    await Promise.all(waiting)
    expect(order).toEqual(['beto', 'carla'])
    expect(typeof (await concurrency.enter('dora', never))).toBe('function')
  })

  test('una persona no la llena', async () => {
    const concurrency = openConcurrencyLimit(4)
    const places = [await concurrency.enter('ana', never), await concurrency.enter('ana', never)]
    expect(await concurrency.enter('ana', never)).toEqual({ ok: false, reason: 'busy' })
    expect(typeof (await concurrency.enter('beto', never))).toBe('function')
    for (const leave of places) if (typeof leave === 'function') leave()
    expect(typeof (await concurrency.enter('ana', never))).toBe('function')
  })

  test('no crece sin fin', async () => {
    const concurrency = openConcurrencyLimit(1)
    await concurrency.enter('ana', never)
    for (let n = 0; n < 4; n += 1) void concurrency.enter(`cocinero ${n}`, never)
    expect(await concurrency.enter('otro', never)).toEqual({ ok: false, reason: 'busy' })
  })

  test('quien se cansa de esperar deja su sitio, y no se lleva el de otro', async () => {
    const concurrency = openConcurrencyLimit(1)
    const leave = await concurrency.enter('ana', never)
    expect(await concurrency.enter('beto', AbortSignal.timeout(20))).toEqual({ ok: false, reason: 'busy' })
    expect(await concurrency.enter('beto', AbortSignal.abort())).toEqual({ ok: false, reason: 'cancelled' })
    const carla = concurrency.enter('carla', never)
    if (typeof leave === 'function') leave()
    expect(typeof (await carla)).toBe('function')
    expect(await concurrency.enter('beto', AbortSignal.timeout(20))).toEqual({ ok: false, reason: 'busy' })
  })
})

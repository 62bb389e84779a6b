import { afterEach, expect, test } from 'vitest'
import { noFindings } from '#core/assistant/kitchen/findings.ts'
import { openThinker, type Thinker } from './thinker.ts'

/** A real thread: it is late, it runs out of memory, and the next question must not notice. */

const open: Thinker[] = []
const opened = (...settings: Parameters<typeof openThinker>): Thinker => {
  const thinker = openThinker(...settings)
  open.push(thinker)
  return thinker
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((thinker) => thinker.close()))
})

const asker = (userId: string, signal = new AbortController().signal) => ({ userId, signal })
const flan = { recipeName: 'Flan', ingredients: [{ name: 'Huevo', quantity: 4, unit: 'unidad' as const }] }
/** Enough work to be late for a deadline of a millisecond. */
const long = {
  recipeName: 'Paella',
  ingredients: Array.from({ length: 300 }, (_, n) => ({
    name: `${'a '.repeat(98)}${n}`,
    quantity: 1,
    unit: 'g' as const,
  })),
}

test('lee, contesta y escribe métodos, y lo que dice son datos y nada más', async () => {
  const thinker = opened()
  const [heard] = await thinker.think(
    'hear',
    { messages: [{ role: 'user', content: 'Crea croquetas para 8' }], own: [] },
    asker('ana'),
  )
  if (heard === undefined || !('question' in heard)) throw new Error('no question was heard')
  const { question } = heard
  expect(question).toMatchObject({ intent: 'create', servings: 8 })
  const reply = await thinker.think('answer', { question, findings: noFindings }, asker('ana'))
  expect(reply.recipe?.ingredients.length).toBeGreaterThan(3)
  expect((await thinker.think('method', flan, asker('ana'))).method).toMatch(/huevo/i)
  await expect.poll(() => thinker.load()).toEqual({ thinking: 0, waiting: 0 })
})

test('avisado dos veces se prepara una, y la pregunta que llega entretanto espera y se contesta', async () => {
  const thinker = opened()
  thinker.prepare()
  thinker.prepare()
  expect(thinker.load()).toEqual({ thinking: 0, waiting: 0 })
  const messages = [{ role: 'user' as const, content: 'El sorbete me sale duro' }]
  const [heard, { method }] = await Promise.all([
    thinker.think('hear', { messages, own: [] }, asker('ana')),
    thinker.think('method', flan, asker('beto')),
  ])
  expect(heard).toHaveLength(1)
  expect(method).toMatch(/huevo/i)
})

test('lo que tarda demasiado se deja, se dice, y el siguiente tiene un hilo nuevo', async () => {
  const thinker = opened({ deadlineMs: 1 })
  // Were the thread not replaced, the second would wait for the first.
  for (let n = 0; n < 2; n++)
    await expect(thinker.think('method', long, asker('ana'))).rejects.toMatchObject({
      code: 'assistant_timeout',
      message: 'Esto da demasiado que pensar y se ha dejado. Hazlo más corto y vuelve a intentarlo.',
    })
})

test('un hilo que no puede ni empezar se dice, y el servidor sigue', async () => {
  const thinker = opened({ memoryMb: 4 })
  await expect(thinker.think('method', flan, asker('ana'))).rejects.toMatchObject({ code: 'assistant_failed' })
})

test('un error dentro de una tarea es sólo suyo', async () => {
  const thinker = opened()
  const broken = { recipeName: 'Flan', ingredients: 7 }
  await expect(thinker.think('method', Object(broken), asker('ana'))).rejects.toThrow(TypeError)
  expect((await thinker.think('method', flan, asker('ana'))).method).toMatch(/huevo/i)
})

test('quien pregunta de más espera, y más allá se le dice; otro cocinero no lo nota', async () => {
  const thinker = opened()
  const done: string[] = []
  const ask = (userId: string) => thinker.think('method', flan, asker(userId)).then(() => done.push(userId))
  const asked = Array.from({ length: 12 }, () => ask('ana'))
  asked.push(ask('beto'))
  const settled = await Promise.allSettled(asked)
  const refused = settled.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThanOrEqual(3)
  expect(refused[0]).toMatchObject({ reason: { code: 'assistant_busy' } })
  expect(settled.at(-1)?.status).toBe('fulfilled')
  expect(done.indexOf('beto')).toBeLessThan(3)
})

test('de quien se ha ido no se piensa nada', async () => {
  const thinker = opened()
  const gone = new AbortController()
  const first = thinker.think('method', flan, asker('ana'))
  const second = thinker.think('method', flan, asker('ana', gone.signal))
  gone.abort()
  await expect(second).rejects.toThrow('aborted')
  expect((await first).method).toMatch(/huevo/i)
})

test('sin trabajo el hilo acaba, y con el siguiente vuelve', async () => {
  const thinker = opened({ idleMs: 1 })
  await thinker.think('method', flan, asker('ana'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect((await thinker.think('method', flan, asker('ana'))).method).toMatch(/huevo/i)
})

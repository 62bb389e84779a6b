import { threadCpuUsage } from 'node:process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assistantLimits } from '#core/api/assistant.ts'
import { recipeLimits } from '#core/api/recipes.ts'
import { type Cook, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

/**
 * One account must not stop the house: whatever one cook asks the assistant or the writer of methods, the thread that
 * answers everybody is held for less than this. Processor time of that thread, not the clock: an upper bound of its turns.
 */
const mostMs = 200

let kitchen: Kitchen
let ana: Cook
beforeAll(async () => {
  kitchen = await openKitchen('sqlite')
  ana = await newCook(kitchen, 'ana')
  // The first question starts the thread and compiles what both run.
  await ask('Hola')
})
afterAll(() => kitchen.close())

const recipe = (lines: number, steps: number, step: string) => ({
  ...{ name: 'Salsa', category: '', servings: 4 },
  ingredients: Array.from({ length: lines }, (_, n) => ({ name: `Harina ${n} de la casa`, quantity: 1, unit: 'g' })),
  method: Array.from({ length: steps }, () => step)
    .join('\n')
    .slice(0, recipeLimits.method),
})

const ask = (content: string, made?: object) =>
  ana.call('POST', '/functions/v1/ai-culinary-assistant', {
    messages: [
      ...(made === undefined ? [] : [{ role: 'assistant', content: 'Hecha.', recipe: made }]),
      { role: 'user', content },
    ],
  })

const serverMs = async (work: () => Promise<unknown>): Promise<number> => {
  const before = threadCpuUsage()
  await work()
  const { user, system } = threadCpuUsage(before)
  return (user + system) / 1000
}

test.each<[string, string, object | undefined]>([
  ['80 ingredientes parecidos y 1.000 pasos', 'Quita la harina', recipe(80, 1000, 'la harina.')],
  [
    'la receta más grande que se puede cambiar',
    'Cambia la harina por patata',
    recipe(100, 60, `${'la harina, '.repeat(11)}.`),
  ],
  ['la receta más grande que se puede mandar', 'Quita la harina', recipe(300, 2500, 'Añadir la harina 7.')],
  ['un mensaje del límite', 'y sin '.repeat(assistantLimits.question / 6), undefined],
])('%s: contesta, y los demás no lo notan', async (_, content, made) => {
  const answers: unknown[] = []
  const ms = await serverMs(async () => answers.push(await ask(content, made)))
  expect(answers[0]).toMatchObject({ status: 200, body: { response: expect.stringMatching(/\p{L}{3}/u) } })
  expect(ms).toBeLessThan(mostMs)
})

test('un método de 300 ingredientes del límite', async () => {
  const ingredients = Array.from({ length: recipeLimits.ingredients }, (_, n) => ({
    name: `${'a '.repeat(98)}${n}`.slice(0, recipeLimits.name),
    quantity: 1,
    unit: 'g',
  }))
  const body = { recipeName: 'x'.repeat(recipeLimits.name), ingredients }
  const answers: unknown[] = []
  const ms = await serverMs(async () => answers.push(await ana.call('POST', '/functions/v1/generate-method', body)))
  expect(answers[0]).toMatchObject({ status: 200 })
  expect(ms).toBeLessThan(mostMs)
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('«%s» es una palabra como otra', async (word) => {
  for (const content of [`receta de ${word}`, `busca ${word}`, `menú de ${word} para 10`, `quita el ${word}`])
    expect(await ask(content), content).toMatchObject({ status: 200 })
})

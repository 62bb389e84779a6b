import { threadCpuUsage } from 'node:process'
import { expect, test } from 'vitest'
import { openTasks } from './tasks.ts'

const processorMs = (work: () => unknown): number => {
  const before = threadCpuUsage()
  work()
  const { user, system } = threadCpuUsage(before)
  return (user + system) / 1000
}

test('lo que se ensaya ya no lo paga la primera pregunta', () => {
  const tasks = openTasks()
  const hear = (content: string) => tasks.hear({ messages: [{ role: 'user', content }], own: [] })
  const rehearsal = processorMs(() => tasks.rehearse(null))
  // A fault, a page and a way of asking of their own, which the rehearsal has not said.
  for (const question of ['Se me corta la mayonesa', '¿Cuánto dura el pesto?', 'lo que mengua el pulpo al hacerlo'])
    expect(
      processorMs(() => hear(question)),
      question,
    ).toBeLessThan(rehearsal / 4)
})

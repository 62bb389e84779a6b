/**
 * The thread that thinks for the assistant and writes methods. Apart from the one that answers requests, so that no question,
 * however it is made, keeps other cooks waiting, and so that one that takes too long can be stopped.
 */
import { parentPort } from 'node:worker_threads'
import type { Asked } from './messages.ts'
import { openTasks } from './tasks.ts'

const tasks = openTasks()

const outputOf = (asked: Asked): unknown => {
  switch (asked.task) {
    case 'hear':
      return tasks.hear(asked.input)
    case 'check':
      return tasks.check(asked.input)
    case 'gate':
      return tasks.gate(asked.input)
    case 'hazards':
      return tasks.hazards(asked.input)
    case 'answer':
      return tasks.answer(asked.input)
    case 'method':
      return tasks.method(asked.input)
    case 'rehearse':
      return tasks.rehearse(asked.input)
  }
}

parentPort?.on('message', (asked: Asked) => {
  const { id } = asked
  try {
    parentPort?.postMessage({ id, output: outputOf(asked) })
  } catch (error) {
    parentPort?.postMessage({ id, error })
  }
})
parentPort?.postMessage({ ready: true })

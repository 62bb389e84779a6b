import { ask, type BenchKitchen, get } from './kitchen.ts'
import { residentOf } from './process-figures.ts'
import type { Report } from './report.ts'

/** Starts of the server process with the seeded database, and its memory: `before` any load and after all of it. */
export const benchStart = async (kitchen: BenchKitchen, report: Report): Promise<void> => {
  const { engine } = kitchen
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    await kitchen.restart()
    times.push(kitchen.server().startMilliseconds)
  }
  const value = times.sort((one, other) => one - other)[1] ?? 0
  report.figure({ part: 'process', engine, what: 'start to first answer, median of 3', value, unit: 'ms', aim: 1000 })
  // Node gives back what starting took within a second or two.
  await new Promise((resolve) => setTimeout(resolve, 3000))
  memory(kitchen, report, 'resident memory, idle', 100)
  await ask(kitchen, kitchen.ana, get('/rest/v1/recipes'))
}

export const memory = (kitchen: BenchKitchen, report: Report, what: string, aim?: number): void => {
  const value = residentOf(kitchen.server().pid) / 1e6
  const { engine } = kitchen
  report.figure({ part: 'process', engine, what, value, unit: 'MB', ...(aim === undefined ? {} : { aim }) })
}

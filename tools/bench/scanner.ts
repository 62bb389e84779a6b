import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, type BenchKitchen, send } from './kitchen.ts'
import { cpuOf, cpuOfTree, descendantsOf, residentOf } from './process-figures.ts'
import type { Report } from './report.ts'

/** Photos of the drawn pages, from easy to hard: plain, table, turned by 90°, on a blackboard. */
const photos = ['01-croquetas-tarjeta', '03-brownie-tabla', '11-masa-tarjeta', '05-tortilla-pizarra'] as const

/** What reading a photo costs: the server's own processor time is next to nothing, the reader is a process of its own. */
export const benchScanner = async (kitchen: BenchKitchen, report: Report): Promise<void> => {
  const { engine, ana } = kitchen
  const figure = (what: string, value: number, unit: 'ms' | 'MB', aim?: number) =>
    report.figure({ part: 'scanner', engine, what, value, unit, ...(aim === undefined ? {} : { aim }) })
  const { pid } = kitchen.server()
  for (const [index, photo] of photos.entries()) {
    const fileData = `data:image/jpeg;base64,${readFileSync(join('tools', 'scan', 'pages', `${photo}.jpg`), 'base64')}`
    const before = { all: cpuOfTree(pid), own: cpuOf(pid), at: performance.now() }
    await ask(kitchen, ana, send('POST', '/functions/v1/scan-recipe-document', { fileData }))
    const own = cpuOf(pid) - before.own
    figure(`${photo}${index === 0 ? ', reader starting' : ''}: time`, performance.now() - before.at, 'ms', 4000)
    figure(`${photo}: CPU of the reader`, cpuOfTree(pid) - before.all - own, 'ms')
    figure(`${photo}: CPU of the server`, own, 'ms')
  }
  const readers = descendantsOf(pid).filter((other) => other !== pid)
  figure('resident memory of the reader', Math.max(0, ...readers.map(residentOf)) / 1e6, 'MB')
}

import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { openAdmission } from './admission.ts'
import { openScanner, type Scanner } from './scanner.ts'

/** The reader is a real process here: it is killed, it hangs, and the next photo must not notice. */

const page = readFileSync(new URL('../../tools/scan/pages/08-bacalao-sin-numerar.jpg', import.meta.url))
const { width, height } = await sharp(page).metadata()
/** The head of a page alone: who waits for whom is seen as well, and four times sooner. */
const bytes = await sharp(page)
  .extract({ left: 0, top: 0, width, height: Math.round(height / 4) })
  .jpeg()
  .toBuffer()
const job = (userId: string, signal = new AbortController().signal) => ({
  userId,
  bytes,
  signal,
  onStage: () => undefined,
})
const open: Scanner[] = []
const opened = (...settings: Parameters<typeof openScanner>): Scanner => {
  const scanner = openScanner(...settings)
  open.push(scanner)
  return scanner
}
afterEach(() => {
  for (const scanner of open.splice(0)) scanner.close()
})
/** Processes of ours that read photos. */
const readers = (): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isReader(pid))

const isReader = (pid: number): boolean => {
  try {
    const parent = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reader-process')
  } catch {
    // It ended while we looked.
    return false
  }
}
const until = async (reached: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 300 && !reached(); tries++) await new Promise((resolve) => setTimeout(resolve, 50))
}

test('un lector muerto a medias se dice y se sustituye', { timeout: 180_000 }, async () => {
  const scanner = opened()
  const reading = Promise.withResolvers<void>()
  const first = scanner.scan({ ...job('ana'), onStage: (stage) => stage === 'reading' && reading.resolve() })
  await reading.promise
  for (const pid of readers()) process.kill(pid, 'SIGKILL')
  await expect(first).rejects.toMatchObject({ code: 'scan_failed' })
  const second = await scanner.scan(job('ana'))
  if (second.outcome !== 'read') throw new Error(second.outcome)
  expect(second.scan.pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')).toMatch(
    /bacalao al pil pil/i,
  )
})

test('uno que no acaba se corta y se sustituye', { timeout: 180_000 }, async () => {
  const scanner = opened({ deadlineMs: 150 })
  await expect(scanner.scan({ ...job('ana'), bytes: page })).rejects.toMatchObject({ code: 'scan_timeout' })
  await until(() => readers().length === 0)
  expect(readers()).toEqual([])
})

test('quien se va deja sitio, en la cola o a medias', { timeout: 180_000 }, async () => {
  const scanner = opened()
  const gone = new AbortController()
  const waiting = new AbortController()
  const first = scanner.scan(job('ana', gone.signal))
  const second = scanner.scan(job('beto', waiting.signal))
  const third = scanner.scan(job('carla'))
  waiting.abort()
  gone.abort()
  await expect(first).rejects.toBe(gone.signal.reason)
  await expect(second).rejects.toBe(waiting.signal.reason)
  await expect(third).resolves.toMatchObject({ outcome: 'read' })
})

test('de los que esperan va antes quien menos ha tenido al lector', { timeout: 180_000 }, async () => {
  const admission = openAdmission()
  const scanner = opened({ admission })
  admission.spend('beto', 60_000)
  const done: string[] = []
  const scan = (cook: string) => scanner.scan(job(cook)).then(() => done.push(cook))
  await Promise.all([scan('ana'), scan('beto'), scan('carla')])
  expect(done).toEqual(['ana', 'carla', 'beto'])
  expect(admission.spent('carla')).toBeGreaterThan(0)
})

test('sin trabajo el lector termina y deja libre su memoria', { timeout: 180_000 }, async () => {
  const scanner = opened({ idleMs: 50 })
  await scanner.scan(job('ana'))
  await until(() => readers().length === 0)
  expect(readers()).toEqual([])
})

/** The most memory the process has ever had, MB. */
const mostMemoryOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

test('el lector no pasa de 400 MB, foto tras foto', { timeout: 900_000 }, async () => {
  // How long they take says nothing here.
  const scanner = opened({ deadlineMs: 600_000 })
  const photos = ['34-pisto-tabla', '10-pisto-dos-columnas']
  for (const photo of photos)
    await scanner.scan({
      ...job('ana'),
      bytes: readFileSync(new URL(`../../tools/scan/pages/${photo}.jpg`, import.meta.url)),
    })
  const [pid = 0] = readers()
  const most = mostMemoryOf(pid)
  expect(most).toBeGreaterThan(100)
  expect(most).toBeLessThan(400)
})

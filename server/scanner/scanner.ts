import { type ChildProcess, fork } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { AppError } from '#core/errors/app-error.ts'
import { type Admission, openAdmission } from './admission.ts'
import type { PhotoTrouble, ReaderSays, Scan } from './messages.ts'
import { readerMemory } from './reader-memory.ts'
import type { Stage } from './reading/read-page.ts'

/** What became of a photo: read; looked at without reading a word; or the reason why it could not even be looked at. */
export type ScanResult =
  | { readonly outcome: 'read'; readonly scan: Scan }
  | { readonly outcome: 'illegible'; readonly picture: Uint8Array }
  | { readonly outcome: 'trouble'; readonly trouble: PhotoTrouble }

type Job = {
  readonly userId: string
  readonly bytes: Uint8Array
  readonly signal: AbortSignal
  readonly onStage: (stage: Stage) => void
  readonly done: (result: ScanResult) => void
  readonly failed: (error: unknown) => void
}

export type Scanner = {
  /** Lets a photo in, or says why not, before it is read. */
  readonly enter: Admission['enter']
  /** For a photo that was let in. Throws AppError `scan_timeout` or `scan_failed`; aborts with the signal. */
  readonly scan: (job: Omit<Job, 'done' | 'failed'>) => Promise<ScanResult>
  /** Photos in hand and in line. */
  readonly load: () => { readonly reading: number; readonly waiting: number }
  readonly close: () => void
}

type Settings = {
  readonly admission?: Admission
  /** ms for one photo, waiting apart (§3.3). */
  readonly deadlineMs?: number
  /** ms without work after which the reader ends and its memory is free. */
  readonly idleMs?: number
  readonly log?: { readonly warn: (fields: object, message: string) => void }
}

/**
 * Reads one photo at a time in a process of its own, which starts with the first photo and ends when there are no more.
 * One that hangs or dies takes its photo with it and is replaced for the next.
 */
export const openScanner = ({
  admission = openAdmission(),
  deadlineMs = 45_000,
  idleMs = 120_000,
  log,
}: Settings = {}): Scanner => {
  const waiting: Job[] = []
  let reader: ChildProcess | undefined
  let atWork = false
  let nextId = 0
  let rest: NodeJS.Timeout | undefined

  const stop = (): void => {
    reader?.kill('SIGKILL')
    reader = undefined
  }

  const readerAtHand = (): ChildProcess => {
    if (reader?.connected) return reader
    reader = fork(new URL('./reader-process.ts', import.meta.url), {
      execArgv: [...readerMemory.flags],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // No keys and addresses of the server's in the process that opens strangers' files.
      env: readerMemory.environment,
    })
    // Without a listener an error between two photos (a kill that fails, a channel that breaks) would end the server.
    reader.on('error', (error) => log?.warn({ err: error }, 'scanner'))
    // Seconds of work for one photo wait for the milliseconds of everybody else's requests. Never above a server that was
    // itself started with a lower priority: only root may raise one.
    const priority = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL)
    if (reader.pid !== undefined) setPriority(reader.pid, priority)
    reader.stderr?.on('data', (said: Buffer) => log?.warn({ said: said.toString().slice(0, 500) }, 'scanner'))
    return reader
  }

  const work = async (): Promise<void> => {
    if (atWork) return
    atWork = true
    clearTimeout(rest)
    for (let job = nextJob(); job !== undefined; job = nextJob()) {
      const started = performance.now()
      await readOne(job).catch(job.failed)
      admission.spend(job.userId, performance.now() - started)
    }
    atWork = false
    rest = setTimeout(stop, idleMs).unref()
  }

  /** Of those in line, the photo of the cook for whom the reader has worked least. */
  const nextJob = (): Job | undefined => {
    const [next] = waiting.toSorted((one, other) => admission.spent(one.userId) - admission.spent(other.userId))
    if (next !== undefined) waiting.splice(waiting.indexOf(next), 1)
    return next
  }

  const readOne = async (job: Job): Promise<void> => {
    if (job.signal.aborted) return job.failed(job.signal.reason)
    const id = nextId++
    const child = readerAtHand()
    const { promise, resolve, reject } = Promise.withResolvers<ScanResult>()
    const hear = (said: ReaderSays): void => {
      if (said.id !== id) return
      if ('stage' in said) job.onStage(said.stage)
      else if ('scan' in said) resolve({ outcome: 'read', scan: said.scan })
      else if ('illegible' in said) resolve({ outcome: 'illegible', picture: said.illegible })
      else resolve({ outcome: 'trouble', trouble: said.trouble })
    }
    const died = () => reject(new AppError('scan_failed'))
    const aborted = () => reject(job.signal.reason)
    const deadline = setTimeout(() => reject(new AppError('scan_timeout')), deadlineMs)
    child.on('message', hear).once('exit', died).once('error', died)
    job.signal.addEventListener('abort', aborted, { once: true })
    child.send({ id, bytes: job.bytes }, (error) => error && reject(new AppError('scan_failed', { cause: error })))
    try {
      job.done(await promise)
    } catch (error) {
      // Whatever it was doing, nobody wants it any more; the next photo gets a fresh reader.
      if (reader === child) stop()
      job.failed(error)
    } finally {
      clearTimeout(deadline)
      child.off('message', hear).off('exit', died).off('error', died)
      job.signal.removeEventListener('abort', aborted)
    }
  }

  return {
    enter: admission.enter,
    scan: async (asked) => {
      const { promise, resolve, reject } = Promise.withResolvers<ScanResult>()
      waiting.push({ ...asked, done: resolve, failed: reject })
      void work()
      return promise
    },
    load: () => ({ reading: atWork ? 1 : 0, waiting: waiting.length }),
    close: () => {
      clearTimeout(rest)
      stop()
    },
  }
}

import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '#core/errors/app-error.ts'
import { openFairQueue } from './fair-queue.ts'
import type { Input, Output, TaskName, ThreadSays } from './messages.ts'

export type Asker = { readonly userId: string; readonly signal: AbortSignal }

export type Thinker = {
  /** Throws AppError `assistant_busy` at once, `assistant_timeout` or `assistant_failed` later; aborts with the signal. */
  readonly think: <Name extends TaskName>(task: Name, input: Input<Name>, asker: Asker) => Promise<Output<Name>>
  /** A cook is about to ask: the thread starts and rehearses, if it has not. */
  readonly prepare: () => void
  /** Tasks in hand and in line. */
  readonly load: () => { readonly thinking: number; readonly waiting: number }
  readonly close: () => Promise<void>
}

type Settings = {
  /** ms for one task, waiting apart. The dearest we know takes a fifth of a second of a processor. */
  readonly deadlineMs?: number
  /** ms for a new thread to read what it must know, and as many to rehearse. */
  readonly startMs?: number
  /** ms without work after which the thread ends and its memory (about 85 MB) is free. */
  readonly idleMs?: number
  /** MB of heap; one that needs more ends alone. */
  readonly memoryMb?: number
  readonly log?: { readonly warn: (fields: object, message: string) => void }
}

/** A cook at two screens asks for a few things at once; a question is two tasks, one after the other. */
const mostPerCook = 8
const mostInLine = 64
/** Where what is compiled is kept, as `npm start` sets it. */
const compiled = getCompileCacheDir()

/**
 * Thinks one task after the other in a thread of its own, which starts with the first and ends when there are no more for
 * some minutes; cooks are served in turn. A task that takes too long ends with its thread; the next one gets a new one.
 */
export const openThinker = ({
  deadlineMs = 10_000,
  startMs = 60_000,
  idleMs = 5 * 60_000,
  memoryMb = 384,
  log,
}: Settings = {}): Thinker => {
  const queue = openFairQueue<() => Promise<void>>({ most: mostInLine, mostPerCook })
  let thread: Promise<Worker> | undefined
  let atWork = false
  let nextId = 0
  let rest: NodeJS.Timeout | undefined
  const rehearsals = new WeakMap<Worker, Promise<null>>()

  const stop = async (): Promise<void> => {
    const ending = thread
    thread = undefined
    await ending?.then((worker) => worker.terminate()).catch(() => undefined)
  }

  const start = (): Promise<Worker> => {
    const begun = open()
    begun.then(
      (worker) =>
        worker.once('exit', () => {
          if (thread === begun) thread = undefined
        }),
      () => {
        if (thread === begun) thread = undefined
      },
    )
    return begun
  }

  const open = (): Promise<Worker> => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // No keys and addresses of the server's where strangers' questions are read; a third of its start is compiling.
      env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) },
    })
    worker.unref()
    // Without a listener an error between two tasks would end the server.
    worker.on('error', (error) => log?.warn({ err: error }, 'assistant'))
    const ready = heard<ThreadSays<TaskName>, Worker>(worker, startMs, (said) =>
      'ready' in said ? { value: worker } : null,
    )
    return ready.catch(async (error: unknown) => {
      await worker.terminate()
      throw error
    })
  }

  const ask = <Name extends TaskName>(worker: Worker, task: Name, input: Input<Name>, ms: number) => {
    const id = nextId++
    const output = heard<ThreadSays<Name>, Output<Name>>(worker, ms, (said) => {
      if ('ready' in said || said.id !== id) return null
      return 'error' in said ? { error: said.error } : { value: said.output }
    })
    worker.postMessage({ id, task, input })
    return output
  }

  /** Seconds of a processor are not the first cook's to answer for: a slow machine would leave her question, and the next one's, unthought. */
  const rehearse = (worker: Worker): Promise<null> => {
    const begun = rehearsals.get(worker) ?? ask(worker, 'rehearse', null, startMs)
    rehearsals.set(worker, begun)
    return begun
  }

  const think = async <Name extends TaskName>(task: Name, input: Input<Name>): Promise<Output<Name>> => {
    thread ??= start()
    const own = thread
    try {
      const worker = await own
      // A method needs no rehearsal, but waits for the one that has begun.
      await (task === 'hear' ? rehearse(worker) : rehearsals.get(worker))
      return await ask(worker, task, input, deadlineMs)
    } catch (error) {
      // An error of the task leaves its thread sound; a thread that is late or gone is replaced.
      if (error instanceof AppError && thread === own) await stop()
      throw error
    }
  }

  const restLater = (): void => {
    clearTimeout(rest)
    rest = setTimeout(() => void stop(), idleMs).unref()
  }

  const work = async (): Promise<void> => {
    if (atWork) return
    atWork = true
    clearTimeout(rest)
    for (let job = queue.next(); job !== undefined; job = queue.next()) await job()
    atWork = false
    restLater()
  }

  return {
    think: (task, input, { userId, signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<Output<typeof task>>()
      const job = async (): Promise<void> => {
        // The cook left while the task waited.
        if (signal.aborted) return reject(signal.reason)
        await think(task, input).then(resolve, reject)
      }
      if (!queue.add(userId, job)) return Promise.reject(new AppError('assistant_busy'))
      void work()
      return promise
    },
    prepare: () => {
      if (atWork) return
      restLater()
      thread ??= start()
      // Who asks next is told what went wrong.
      thread.then(rehearse).catch(() => undefined)
    },
    load: () => ({ thinking: atWork ? 1 : 0, waiting: queue.size() }),
    close: () => {
      clearTimeout(rest)
      return stop()
    },
  }
}

type Heard<Value> = { readonly value: Value } | { readonly error: unknown } | null

/** What a thread says that `read` was waiting for; it may be late, or end before. */
const heard = <Said, Value>(worker: Worker, ms: number, read: (said: Said) => Heard<Value>): Promise<Value> => {
  const { promise, resolve, reject } = Promise.withResolvers<Value>()
  const hear = (said: Said): void => {
    const found = read(said)
    if (found === null) return
    if ('error' in found) reject(found.error)
    else resolve(found.value)
  }
  const ended = (cause: unknown) => reject(new AppError('assistant_failed', { cause }))
  const deadline = setTimeout(() => reject(new AppError('assistant_timeout')), ms)
  worker.on('message', hear).once('error', ended).once('exit', ended)
  return promise.finally(() => {
    clearTimeout(deadline)
    worker.off('message', hear).off('error', ended).off('exit', ended)
  })
}

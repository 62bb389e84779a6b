import { subscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Store } from './database/store.ts'

/** Requests under way get this long to finish, a photo and a question to a slow model included. */
const longestDrainMs = 75_000
/** Ctrl+C reaches `npm start` and the server at once, and `npm start` passes it on: that is one signal, not two. */
const sameSignalMs = 1000

/** Who supervises us starts us again on this code (sysexits.h EX_SOFTWARE); 1 is trouble that only the operator mends. */
const bugExitCode = 70

type Running = { readonly app: FastifyInstance; readonly store: Store; readonly drainDelayMs: number }

/**
 * Ends the process in order. On the first signal it reports not ready and serves for `drainDelayMs` more, so that proxies
 * notice; then it takes no new connections, finishes requests and streams under way, and closes the database. A second signal
 * ends it at once. After an uncaught error, which is logged, it finishes what is under way and ends, to be started afresh.
 */
export const endWell = ({ app, store, drainDelayMs }: Running): void => {
  const silent = silentConnections()
  let endingSince: number | undefined

  const end = async (exitCode: number, delayMs: number): Promise<void> => {
    setTimeout(() => process.exit(exitCode || 1), delayMs + longestDrainMs).unref()
    app.beginDrain()
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    const sweep = setInterval(() => {
      app.server.closeIdleConnections()
      silent.close()
    }, 50)
    silent.close()
    await app.close()
    await store.close()
    clearInterval(sweep)
    process.exit(exitCode)
  }

  const onSignal = (): void => {
    if (endingSince !== undefined && performance.now() - endingSince > sameSignalMs) process.exit(1)
    if (endingSince !== undefined) return
    endingSince = performance.now()
    end(0, drainDelayMs).catch(forced)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)

  // The reader of our output may end first (`npm start | head`, a supervisor that died): lines are lost, the server goes on.
  // Without a listener each lost line would be an uncaught error, whose line is lost too, and so on without end.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'uncaught')
    if (endingSince !== undefined) return
    endingSince = performance.now()
    end(bugExitCode, 0).catch(forced)
  })
}

const forced = (error: unknown): void => {
  console.error(error)
  process.exit(1)
}

/** A connection just made has its first bytes on the way; cutting it would lose a request. */
const silenceMs = 2000

// Browsers open connections ahead of need; until its first byte Node takes such a one for busy and waits for it.
const silentConnections = (): { readonly close: () => void } => {
  const openSince = new Map<Socket, number>()
  subscribe('net.server.socket', (message) => {
    const socket = typeof message === 'object' && message !== null ? Reflect.get(message, 'socket') : undefined
    if (!(socket instanceof Socket)) return
    openSince.set(socket, performance.now())
    socket.once('close', () => openSince.delete(socket))
  })
  return {
    close: () => {
      const latest = performance.now() - silenceMs
      for (const [socket, since] of openSince) if (socket.bytesRead === 0 && since < latest) socket.destroy()
    },
  }
}

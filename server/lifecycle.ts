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
 * Ends the process well. First signal: not ready, keep serving for `drainDelayMs` so that proxies notice, then no new
 * connections, requests and streams under way to their end, database closed. Second signal: at once. An error nobody
 * caught leaves a state nobody knows: it is logged, what is under way may finish, and the process ends for a fresh one.
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

  // Whoever read our output has gone (`npm start | head`, a supervisor that died): lines are lost, the kitchen is not.
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

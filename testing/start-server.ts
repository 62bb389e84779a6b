import { serverEnvironment } from '#tools/start/server-command.mjs'
import { runServer } from './server-run.ts'

/** A server as `npm start` runs it, in a process of its own, for the bench and the photographers. */
export type ServerProcess = {
  readonly url: string
  readonly pid: number
  /** Milliseconds from spawning to the first answer of /health. */
  readonly startMilliseconds: number
  readonly stop: () => Promise<void>
}

/** Starts it with this environment over ours and waits until it answers; what it says of errors goes to our terminal. */
export const startServer = async (environment: Record<string, string>): Promise<ServerProcess> => {
  const started = performance.now()
  const { child, exit, url } = runServer({
    ...process.env,
    ...serverEnvironment('.'),
    PORT: '0',
    LOG_LEVEL: 'error',
    ...environment,
  })
  child.stderr?.pipe(process.stderr)
  const address = await url()
  await fetch(`${address}/health`)
  const startMilliseconds = performance.now() - started
  const stop = async () => {
    child.kill('SIGTERM')
    await exit
  }
  return { url: address, pid: child.pid ?? 0, startMilliseconds, stop }
}

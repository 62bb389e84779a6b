/** `npm start`: install and build if needed, then serve. Runs on Node 20; the server runs on `ourNode`. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ourNode, PreparationError, prepare, root } from './prepare.mjs'
import { serverEnvironment, serverParameters, settingsParameters } from './server-command.mjs'

/** The server ends with this code when it met a bug and wants to begin afresh (server/lifecycle.ts). */
const beginAfresh = 70
/** A server that cannot live is not started for ever: so many times without ten good minutes between them. */
const mostRestarts = 5
const goodMs = 600_000

const start = async () => {
  await prepare({ build: true })
  serve(mostRestarts)
}

const serve = (restartsLeft) => {
  const startedAt = performance.now()
  const environment = { ...process.env, ...serverEnvironment(root) }
  const server = spawn(ourNode, [...settingsParameters(root), ...serverParameters], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  })
  let told = false
  const tell = (signal) => {
    told = true
    server.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal).on(signal, tell)
  server.once('error', (error) => {
    console.error(`No se puede arrancar el servidor: ${error.message}`)
    process.exit(1)
  })
  server.once('exit', (code, signal) => {
    // Killed from outside (out of memory, a crash of Node) is as good a reason as a bug.
    const afresh = !told && restartsLeft > 0 && (code === beginAfresh || code === null)
    if (!afresh) return process.exit(code ?? 128 + constants.signals[signal])
    console.error('El servidor se ha parado por un fallo; arranca de nuevo.')
    serve((performance.now() - startedAt > goodMs ? mostRestarts : restartsLeft) - 1)
  })
}

try {
  await start()
} catch (error) {
  console.error(error instanceof PreparationError ? error.message : error)
  process.exit(1)
}

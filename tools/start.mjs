/** `npm start`: install and build if needed, then serve. Runs on Node 20; the server runs on the pinned Node 24. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { PreparationError, pinnedNode, prepare, root } from './prepare.mjs'
import { serverEnvironment, serverParameters } from './server-command.mjs'

const start = async () => {
  await prepare({ build: true })
  const environment = { ...process.env, ...serverEnvironment(root) }
  const server = spawn(pinnedNode, serverParameters, { cwd: root, stdio: 'inherit', env: environment })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  server.once('error', (error) => {
    console.error(`No se puede arrancar el servidor: ${error.message}`)
    process.exit(1)
  })
  server.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

try {
  await start()
} catch (error) {
  console.error(error instanceof PreparationError ? error.message : error)
  process.exit(1)
}

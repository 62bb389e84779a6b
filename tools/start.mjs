/** `npm start`: install and build if needed, then serve. Runs on Node 20; the server runs on the pinned Node 24. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { PreparationError, pinnedNode, prepare, root } from './prepare.mjs'

const start = async () => {
  await prepare({ build: true })
  // Compiled code of the server and its packages is kept: a second start spends its time serving.
  const environment = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }
  const parameters = ['--disable-warning=ExperimentalWarning', join('server', 'main.ts')]
  const server = spawn(pinnedNode, parameters, { cwd: root, stdio: 'inherit', env: environment })
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

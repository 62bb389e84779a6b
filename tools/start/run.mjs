/**
 * `node tools/start/run.mjs [--settings] …`: as `node …`, on the Node that runs Obrador (runtime.mjs). For the scripts of package.json.
 * With `--settings` the settings in `.env` count, as they do for the server.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { ourNode, root } from './prepare.mjs'
import { settingsParameters } from './server-command.mjs'

if (!existsSync(ourNode)) {
  console.error('Faltan las dependencias: se instalan con npm start, o con npm ci.')
  process.exit(1)
}
const asked = process.argv.slice(2)
const parameters = asked[0] === '--settings' ? [...settingsParameters(root), ...asked.slice(1)] : asked
const child = spawn(ourNode, parameters, { stdio: 'inherit' })
// It ends when the other does. Ctrl-C reaches both by the terminal, and twice would be an order to end at once.
process.on('SIGINT', () => undefined)
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.once('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))

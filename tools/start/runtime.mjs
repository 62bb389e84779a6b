/** Which Node runs Obrador. Plain JavaScript that runs on Node 20: it is asked before any other Node is there. */
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { basename, delimiter, join, sep } from 'node:path'

/**
 * The majors Obrador is tested on, each with the first release in which no published security hole is open: Node's security
 * releases of October 2026. Raise them with every security release (nodejs.org/en/blog/vulnerability), and the Dockerfile.
 */
export const patchedFrom = { 24: '24.22.1', 26: '26.12.1' }

/** The numbers of 'v26.12.1'; null for anything else, pre-releases too. */
const numbersOf = (version) => /^v?(\d+)\.(\d+)\.(\d+)$/.exec(version.trim())?.slice(1).map(Number) ?? null

/** Whether this release can run Obrador and has no hole published when `patchedFrom` was last raised. */
export const isPatched = (version) => {
  const numbers = numbersOf(version)
  const least = numbersOf(patchedFrom[numbers?.[0]] ?? '')
  if (numbers === null || least === null) return false
  const at = numbers.findIndex((number, index) => number !== least[index])
  return at === -1 || numbers[at] > least[at]
}

const versionOf = (program) => spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 5000 }).stdout ?? ''

/**
 * The machine's own Node when it is patched and can run us, else the one npm brought (`packaged`). npm puts that one first in
 * PATH and says in `npm_node_execpath` which one runs npm itself. Costs about 10 ms.
 */
export const chooseNode = (packaged, environment = process.env, running = process.execPath) => {
  const name = basename(packaged)
  const inPath = (environment.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  const machines = [environment.npm_node_execpath, running, ...inPath].find(
    (file) => file && existsSync(file) && !realpathSync(file).includes(`${sep}node_modules${sep}`),
  )
  return machines !== undefined && isPatched(versionOf(machines)) ? machines : packaged
}

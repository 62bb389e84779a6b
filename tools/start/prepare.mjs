/**
 * What must be true before Obrador can run: dependencies as the lock file says, screens built from today's sources.
 * Plain JavaScript that runs on Node 20: on a bare machine this is the first thing to run, before a newer Node is there.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newBuildStamp, screensAreCurrent } from './build-stamp.mjs'
import { newHash, readOrEmpty } from './file-hash.mjs'
import { someoneElsePrepares, withLock } from './preparation-lock.mjs'
import { chooseNode } from './runtime.mjs'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const modules = join(root, 'node_modules')

/** The Node that npm brings, pinned like every other package. */
const packagedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The Node everything of ours runs on, whatever runs this script. */
export const ourNode = chooseNode(packagedNode)

/** Trouble with a remedy: its message is all the person needs to read. */
export class PreparationError extends Error {}

export const say = (text) => console.log(text)

/** Installs what is missing and, if asked, builds the screens. Costs a few milliseconds when nothing changed. */
export const prepare = async ({ build }) => {
  const isReady = () => dependenciesAreInstalled() && (!build || screensAreCurrent(root))
  if (!someoneElsePrepares(root) && isReady()) return
  await withLock(root, say, async () => {
    if (!dependenciesAreInstalled()) await install()
    if (build && !screensAreCurrent(root)) await buildScreens()
  })
}

export const buildScreens = async () => {
  say('Preparando las pantallas…')
  const stamp = newBuildStamp(root)
  stamp.forget()
  const vite = join(modules, 'vite', 'bin', 'vite.js')
  const environment = { ...process.env, NODE_ENV: 'production' }
  const code = await run(ourNode, [vite, 'build', '--logLevel', 'warn'], environment)
  if (code !== 0) {
    throw new PreparationError(
      'No se han podido preparar las pantallas: corrige el error que aparece arriba y repite la orden.',
    )
  }
  stamp.keep()
}

/**
 * Runs a program in the project's folder with our terminal; answers its exit code. After `minutes` it is told to end, as by
 * Ctrl-C, so that it can say how far it came; a minute later it is killed.
 */
export const run = (program, parameters, environment = process.env, { minutes } = {}) =>
  new Promise((done) => {
    const child = spawn(program, parameters, { cwd: root, stdio: 'inherit', env: environment })
    const endAfter = (signal, later) =>
      setTimeout(() => {
        say(`\nNo ha terminado en ${later} minutos: ${signal}`)
        child.kill(signal)
      }, later * 60_000)
    const patience = minutes === undefined ? [] : [endAfter('SIGINT', minutes), endAfter('SIGKILL', minutes + 1)]
    const ended = (code) => {
      for (const timer of patience) clearTimeout(timer)
      done(code)
    }
    child.once('error', (error) => {
      console.error(error.message)
      ended(1)
    })
    child.once('exit', (code) => ended(code ?? 1))
  })

// The lock file's hash, written after a complete install: content decides, not dates (a clone has new dates).
const installStamp = join(modules, '.obrador-installed')
const lockHash = () => newHash(readFileSync(join(root, 'package-lock.json')))

const dependenciesAreInstalled = () => {
  if (!existsSync(ourNode)) return false
  const hash = lockHash()
  if (readOrEmpty(installStamp) === hash) return true
  if (!npmInstalledTheLock()) return false
  writeFileSync(installStamp, hash)
  return true
}

/** Whether somebody's own `npm ci` or `npm install` already brought exactly this lock file (npm notes what it did). */
const npmInstalledTheLock = () => {
  const note = readOrEmpty(join(modules, '.package-lock.json'))
  if (note === '') return false
  const installed = JSON.parse(note).packages
  const wanted = Object.entries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)
  return wanted.every(([path, { version, optional, devOptional, peer }]) => {
    const found = installed[path]
    return path === '' || found?.version === version || (found === undefined && (optional || devOptional || peer))
  })
}

const install = async () => {
  say('Instalando las dependencias; la primera vez puede tardar un minuto…')
  rmSync(installStamp, { force: true })
  const started = Date.now()
  const ticking = setInterval(() => say(`  …sigo instalando (${Math.round((Date.now() - started) / 1000)} s)`), 15_000)
  const [program, first, environment] = npmOutsideThisTree()
  const flags = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund']
  const code = await run(program, [...first, ...flags], environment)
  clearInterval(ticking)
  if (code !== 0 || !existsSync(ourNode)) {
    throw new PreparationError(
      'No se han podido instalar las dependencias: revisa la conexión con el registro de npm y repite la orden.',
    )
  }
  writeFileSync(installStamp, lockHash())
}

// `npm ci` empties node_modules, and npm puts node_modules/.bin first in PATH: npm must run on a Node that stays.
const npmOutsideThisTree = () => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !resolve(folder).startsWith(modules))
  const environment = { ...process.env, PATH: folders.join(delimiter) }
  const node = folders.map((folder) => join(folder, basename(packagedNode))).find((file) => existsSync(file))
  const npm = process.env.npm_execpath
  return npm?.endsWith('npm-cli.js') ? [node ?? process.execPath, [npm], environment] : ['npm', [], environment]
}

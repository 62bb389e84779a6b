/** One preparation at a time in a checkout: two `npm start` at once must not write into the same node_modules. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// A folder, because making one is atomic everywhere. It stands in dist/, which git ignores.
const lockOf = (root) => join(root, 'dist', '.preparing')
const ownerOf = (root) => join(lockOf(root), 'pid')

/** Longer than any install; past this a lock is a leftover whose process number somebody else got. */
const oldestMilliseconds = 20 * 60_000
/** A lock without owner is one being made, or one whose maker died in between. */
const ownerlessMilliseconds = 5_000

export const someoneElsePrepares = (root) => {
  const age = ageOf(lockOf(root))
  if (age === undefined) return false
  const owner = Number(readOwner(root))
  return owner > 0 ? isAlive(owner) && age < oldestMilliseconds : age < ownerlessMilliseconds
}

export const withLock = async (root, say, work) => {
  let told = false
  while (!takeLock(root)) {
    if (!told) say('Otro arranque está preparando Obrador; espero a que termine…')
    told = true
    await new Promise((done) => setTimeout(done, 200))
  }
  try {
    await work()
  } finally {
    rmSync(lockOf(root), { recursive: true, force: true })
  }
}

const takeLock = (root) => {
  mkdirSync(join(root, 'dist'), { recursive: true })
  try {
    mkdirSync(lockOf(root))
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!someoneElsePrepares(root)) rmSync(lockOf(root), { recursive: true, force: true })
    return false
  }
  writeFileSync(ownerOf(root), String(process.pid))
  return true
}

const ageOf = (path) => {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    return undefined
  }
}

const readOwner = (root) => {
  try {
    return readFileSync(ownerOf(root), 'utf8')
  } catch {
    return ''
  }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

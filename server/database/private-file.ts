import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'

const onlyOwner = 0o600

/**
 * Makes a database file, or tightens one that is there, so that no other account of the machine reads it. What SQLite lays
 * beside it (-wal, -shm) takes the mode of the file itself. One that belongs to somebody else stays as it is.
 */
export const makePrivate = (path: string): void => {
  closeSync(openSync(path, 'a', onlyOwner))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (!existsSync(file) || (statSync(file).mode & 0o077) === 0) continue
    try {
      chmodSync(file, onlyOwner)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
    }
  }
}

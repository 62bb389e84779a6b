import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { secretFiles } from '#server/database/data-folder.ts'
import { StartError } from '#server/database/store.ts'
import type { Secret } from './format.ts'

/** The keys that lie in the data folder. Those given by environment variable are the operator's to keep. */
export const readSecretFiles = (dataDir: string): readonly Secret[] =>
  secretFiles.flatMap((name) => {
    const path = join(dataDir, name)
    return existsSync(path) ? [{ secret: name, text: readFileSync(path, 'utf8') }] : []
  })

const known: ReadonlySet<string> = new Set(secretFiles)

/** Refuses to lose keys that others were made with: every session and mail link of that folder hangs on them. */
export const refuseOtherSecrets = (dataDir: string, secrets: readonly Secret[]): void => {
  for (const { secret, text } of secrets) {
    const path = join(dataDir, secret)
    if (!known.has(secret) || !existsSync(path) || readFileSync(path, 'utf8') === text) continue
    throw new StartError(
      `En ${dataDir} hay otra clave (${secret}) que la de la copia. Restaura en otra carpeta, o añade --sustituir y se guardará la que hay.`,
    )
  }
}

/** Writes the keys (mode 0600), each whole or not at all; one that was there before is kept beside it. */
export const writeSecretFiles = (
  dataDir: string,
  secrets: readonly Secret[],
  keptAs: (path: string) => string,
): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  for (const { secret, text } of secrets) {
    const path = join(dataDir, secret)
    if (!known.has(secret) || (existsSync(path) && readFileSync(path, 'utf8') === text)) continue
    const draft = `${path}.parte-${process.pid}`
    writeFileSync(draft, text, { mode: 0o600, flush: true })
    if (existsSync(path)) keepBeside(path, keptAs(path))
    renameSync(draft, path)
  }
}

/** A second name for what is about to be replaced; the first is never gone in between. */
export const keepBeside = (path: string, kept: string): void => {
  rmSync(kept, { force: true })
  linkSync(path, kept)
}

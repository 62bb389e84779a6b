import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#server/database/store.ts'
import { version } from '#server/http/version.ts'
import type { Complete } from './format.ts'
import type { Loaded } from './load.ts'
import { openPostgresSource } from './postgres-source.ts'
import { restoreToPostgres } from './postgres-target.ts'
import { readSecretFiles } from './secret-files.ts'
import { openSqliteSource } from './sqlite-source.ts'
import { type Placing, restoreToSqlite } from './sqlite-target.ts'
import { writeArchive } from './write-archive.ts'

/** Where a kitchen keeps what is its: the database of one engine or the other, and the keys in the data folder. */
export type Place = { readonly dataDir: string; readonly databaseUrl: string | undefined }

type Wanted = { readonly withSecrets: boolean; readonly now: Date }

/** Copies everything into one file, as it stood when it began; the server may go on working. */
export const backUp = async (place: Place, path: string, { withSecrets, now }: Wanted): Promise<Complete> => {
  const source =
    place.databaseUrl === undefined ? openSqliteSource(place.dataDir) : await openPostgresSource(place.databaseUrl)
  try {
    const secrets = withSecrets ? readSecretFiles(place.dataDir) : []
    return await writeArchive(path, { source, secrets, version, now })
  } finally {
    await source.close()
  }
}

/** Puts a backup into a place, of either engine, whole or not at all. */
export const restore = (path: string, { dataDir, databaseUrl }: Place, placing: Placing): Promise<Loaded> =>
  databaseUrl === undefined
    ? restoreToSqlite(path, dataDir, placing)
    : restoreToPostgres(path, { url: databaseUrl, dataDir }, placing)

const ourName = /^obrador-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.copia\.gz$/

/** A backup's usual name; it sorts by time. */
export const backupName = (now: Date): string =>
  `obrador-${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}.copia.gz`

/** Of the backups of that folder with our names the newest stay. Answers those removed. */
export const keepNewest = (folder: string, count: number): readonly string[] => {
  if (count < 1) throw new StartError('Hay que guardar una copia por lo menos.')
  const old = readdirSync(folder)
    .filter((name) => ourName.test(name))
    .sort()
    .reverse()
    .slice(count)
  for (const name of old) rmSync(join(folder, name))
  return old
}

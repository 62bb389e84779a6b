import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { StartError } from '#server/database/store.ts'
import { type Complete, formatName, formatVersion, type Head, type Secret } from './format.ts'
import type { Source } from './source.ts'

type Contents = {
  readonly source: Source
  readonly secrets: readonly Secret[]
  readonly version: string
  readonly now: Date
}

/**
 * Writes a backup beside its place (mode 0600: it holds every account) and puts it there whole, on disk. A file of that
 * name is never written over. Memory does not grow with the database.
 */
export const writeArchive = async (path: string, contents: Contents): Promise<Complete> => {
  const draft = `${path}.parte-${process.pid}`
  let complete: Complete | undefined
  async function* text() {
    complete = yield* lines(contents)
  }
  try {
    await pipeline(
      Readable.from(text()),
      createGzip({ level: 4 }),
      createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
    )
    await putInPlace(draft, path)
    await syncFolder(dirname(path))
  } catch (cause) {
    await rm(draft, { force: true })
    throw asTrouble(path, cause)
  }
  if (complete === undefined) throw new TypeError('A backup without an end')
  return complete
}

async function* lines({ source, secrets, version, now }: Contents): AsyncGenerator<string, Complete> {
  const whole = createHash('sha256')
  const sealed = (text: string): string => {
    whole.update(text)
    return text
  }
  const head: Head = {
    format: formatName,
    format_version: formatVersion,
    version,
    created_at: now.toISOString(),
    engine: source.engine,
    migrations: [...source.migrations],
  }
  yield sealed([head, ...secrets].map((line) => `${JSON.stringify(line)}\n`).join(''))
  let total = 0
  for (const table of source.tables) {
    yield sealed(`${JSON.stringify({ table: table.name, columns: table.columns })}\n`)
    const ofTable = createHash('sha256')
    let count = 0
    for await (const rows of source.rows(table)) {
      const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
      ofTable.update(text)
      count += rows.length
      yield sealed(text)
    }
    yield sealed(`${JSON.stringify({ end_of: table.name, rows: count, sha256: ofTable.digest('hex') })}\n`)
    total += count
  }
  const complete: Complete = { complete: true, tables: source.tables.length, rows: total, sha256: whole.digest('hex') }
  yield `${JSON.stringify(complete)}\n`
  return complete
}

// A hard link fails where the name is taken; a rename would write over it.
const putInPlace = async (draft: string, path: string): Promise<void> => {
  try {
    await link(draft, path)
    await rm(draft)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error
    await rename(draft, path)
  }
}

/** A new name is on disk only when its folder is. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'code') : undefined)

const troubles: Record<string, string | undefined> = {
  EEXIST: 'ya existe y no se toca. Elige otro nombre',
  ENOSPC: 'no cabe en el disco. Haz sitio o elige otro lugar',
  ENOENT: 'no se puede escribir: esa carpeta no existe',
  EACCES: 'no se puede escribir: falta permiso',
  EROFS: 'no se puede escribir: el disco es de sólo lectura',
}

const asTrouble = (path: string, cause: unknown): unknown => {
  const trouble = troubles[String(codeOf(cause))]
  return trouble === undefined ? cause : new StartError(`La copia ${path} ${trouble}.`, { cause })
}

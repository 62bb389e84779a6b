import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import { StartError } from '#server/database/store.ts'
import {
  type Complete,
  formatVersion,
  type Head,
  lineSchemas,
  type Row,
  type Rows,
  type Secret,
  type Table,
} from './format.ts'

/** What a backup holds, in its order; `complete` comes last, once every checksum has been found right. */
export type Piece =
  | { readonly kind: 'head'; readonly head: Head }
  | { readonly kind: 'secret'; readonly secret: Secret }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'rows'; readonly table: Table; readonly rows: Rows }
  | { readonly kind: 'complete'; readonly complete: Complete }

/** The longest row is a recipe with its photo's words, a few hundred kB; a file without line ends is none of ours. */
const longestLine = 64 * 1024 * 1024

/** Reads a backup piece by piece. Whatever is wrong with the file is a StartError; nothing read before may be kept then. */
export async function* readArchive(path: string): AsyncGenerator<Piece> {
  const whole = createHash('sha256')
  let state: State = { kind: 'start' }
  let tables = 0
  let total = 0
  for await (const lines of lineBatches(path)) {
    let rows: Row[] = []
    for (const line of lines) {
      if (state.kind === 'complete') throw damaged(path, 'sigue después de su final')
      if (state.kind === 'table' && line.startsWith('[')) {
        rows.push(parsedRow(path, line))
        state.hash.update(`${line}\n`)
        whole.update(`${line}\n`)
        continue
      }
      if (rows.length > 0 && state.kind === 'table')
        yield { kind: 'rows', table: state.table, rows: counted(path, state, rows) }
      rows = []
      if (state.kind === 'start') {
        yield { kind: 'head', head: readHead(path, line) }
        state = { kind: 'between' }
      } else if (state.kind === 'table') {
        const end = parsed(path, lineSchemas.endOfTable, line)
        const right =
          end.end_of === state.table.name && end.rows === state.count && end.sha256 === state.hash.digest('hex')
        if (!right) throw damaged(path, `la tabla ${state.table.name} no coincide con su suma`)
        tables += 1
        total += end.rows
        state = { kind: 'between' }
      } else if (line.startsWith('{"table"')) {
        const { table: name, columns } = parsed(path, lineSchemas.table, line)
        state = { kind: 'table', table: { name, columns }, hash: createHash('sha256'), count: 0 }
        yield { kind: 'table', table: state.table }
      } else if (line.startsWith('{"secret"')) {
        yield { kind: 'secret', secret: parsed(path, lineSchemas.secret, line) }
      } else {
        const complete = parsed(path, lineSchemas.complete, line)
        const right = complete.sha256 === whole.digest('hex') && complete.tables === tables && complete.rows === total
        if (!right) throw damaged(path, 'no coincide con su suma')
        state = { kind: 'complete' }
        yield { kind: 'complete', complete }
        continue
      }
      whole.update(`${line}\n`)
    }
    if (rows.length > 0 && state.kind === 'table')
      yield { kind: 'rows', table: state.table, rows: counted(path, state, rows) }
  }
  if (state.kind !== 'complete') throw damaged(path, 'está cortada')
}

type InTable = {
  readonly kind: 'table'
  readonly table: Table
  readonly hash: ReturnType<typeof createHash>
  count: number
}
type State = { readonly kind: 'start' | 'between' | 'complete' } | InTable

const counted = (path: string, state: InTable, rows: Rows): Rows => {
  state.count += rows.length
  if (rows.some((row) => row.length !== state.table.columns.length))
    throw damaged(path, `filas de otra forma en ${state.table.name}`)
  return rows
}

const readHead = (path: string, line: string): Head => {
  const head = parsed(path, lineSchemas.head, line)
  if (head.format_version <= formatVersion) return head
  throw new StartError(
    `La copia ${path} es de una versión más nueva de Obrador (${head.version}). Actualiza Obrador antes.`,
  )
}

const parsed = <Schema extends z.ZodType>(path: string, schema: Schema, line: string): z.infer<Schema> => {
  try {
    return schema.parse(JSON.parse(line))
  } catch {
    throw damaged(path, 'tiene una línea que no se entiende')
  }
}

// No schema: the checksums say that these are our own lines, and a million rows would pay for it.
const parsedRow = (path: string, line: string): Row => {
  try {
    return JSON.parse(line)
  } catch {
    throw damaged(path, 'tiene una fila que no se entiende')
  }
}

const damaged = (path: string, how: string, cause?: unknown): StartError =>
  new StartError(`La copia ${path} está dañada: ${how}. No se ha cambiado nada.`, { cause })

/** The file's lines, in handfuls. */
async function* lineBatches(path: string): AsyncGenerator<readonly string[]> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  const unzipped = pipeline(createReadStream(path), createGunzip({ chunkSize: 256 * 1024 }), () => undefined)
  try {
    for await (const chunk of unzipped) {
      const lines = (rest + decoder.write(chunk)).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > longestLine) throw damaged(path, 'tiene una línea sin fin')
      if (lines.length > 0) yield lines
    }
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined
    if (code === 'ENOENT') throw new StartError(`No existe la copia ${path}.`, { cause })
    if (code === 'EACCES' || code === 'EISDIR') throw new StartError(`No se puede leer la copia ${path}.`, { cause })
    throw damaged(path, code === 'Z_BUF_ERROR' ? 'está cortada' : 'no se puede descomprimir', cause)
  }
  if (rest !== '') throw damaged(path, 'está cortada')
}

import type pg from 'pg'

/** One statement of a batch: with a name it stays prepared on its connection, without it is read and planned anew. */
export type Statement = { readonly name: string; readonly text: string; readonly values: readonly unknown[] }

export type Answered = { readonly command: string; readonly count: number; readonly rows: Record<string, unknown>[] }

type ReadValue = (text: string) => unknown
type Field = { readonly name: string; readonly dataTypeID: number }

/**
 * Sends statements to PostgreSQL in one message and answers what the last of them gave: one round trip, however many they
 * are. The server stops at the first that fails and skips the rest. A `pg` submittable, as pg-cursor is one; `prepared`
 * are the names this connection has read already.
 */
export const sendBatch = (
  client: pg.ClientBase,
  statements: readonly Statement[],
  prepared: Set<string>,
  readerOf: (type: number) => ReadValue,
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    // Before anything is sent: a value that is none must not leave half a message behind.
    const texts = statements.map(({ values }) => values.map(toText))
    const fresh = statements.filter(({ name }) => name !== '' && !prepared.has(name))
    const rows: Record<string, unknown>[] = []
    let columns: readonly (readonly [string, ReadValue])[] = []
    let tag = ''
    let done = 0
    const isLast = () => done === statements.length - 1

    client.query({
      submit: (connection: pg.Connection) => {
        connection.stream.cork()
        for (const [index, statement] of statements.entries()) {
          send(connection, statement, texts[index] ?? [], prepared.has(statement.name), index === statements.length - 1)
        }
        connection.sync()
        connection.stream.uncork()
        return null
      },
      handleRowDescription: ({ fields }: { fields: readonly Field[] }) => {
        columns = fields.map(({ name, dataTypeID }) => [name, readerOf(dataTypeID)])
      },
      handleDataRow: ({ fields }: { fields: readonly (string | null)[] }) => {
        if (isLast()) rows.push(readRow(columns, fields))
      },
      handleCommandComplete: ({ text }: { text: string }) => {
        if (isLast()) tag = text
        done += 1
      },
      handleEmptyQuery: () => undefined,
      handleReadyForQuery: () => {
        for (const { name } of fresh) prepared.add(name)
        const words = tag.split(' ')
        resolve({ command: words[0] ?? '', count: Number(words.at(-1)), rows })
      },
      handleError: reject,
    })
  })

// A batch that failed may have left a name behind or not: closing one that is not there is no error.
const send = (
  connection: pg.Connection,
  { name, text }: Statement,
  values: (string | null)[],
  isPrepared: boolean,
  answers: boolean,
): void => {
  if (!isPrepared) {
    if (name !== '') connection.close({ type: 'S', name }, true)
    connection.parse({ name, text, types: [] }, true)
  }
  connection.bind({ statement: name, values }, true)
  if (answers) connection.describe({ type: 'P' }, true)
  connection.execute(null, true)
}

const readRow = (
  columns: readonly (readonly [string, ReadValue])[],
  fields: readonly (string | null)[],
): Record<string, unknown> => {
  const row: Record<string, unknown> = {}
  for (const [index, [name, read]] of columns.entries()) {
    const text = fields[index] ?? null
    row[name] = text === null ? null : read(text)
  }
  return row
}

const toText = (value: unknown): string | null => {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  throw new TypeError(`A ${typeof value} cannot be a query parameter`)
}

/** A row of a table: its cells by the name of their column, trimmed; and where it stands, for messages. */
export type Row = {
  readonly line: number
  readonly text: (column: string) => string
  /** The cells of a list: 'a; b' is two. */
  readonly list: (column: string) => readonly string[]
  /** A number written with a point or a comma; null where the cell is blank. */
  readonly number: (column: string) => number | null
  /** Throws, naming the table, the line and what was not understood. */
  readonly fail: (why: string) => never
}

/**
 * The rows of a tab-separated table with exactly these columns. Lines that begin with # are remarks. The tables come with
 * the product, so what cannot be read is a bug: throws an Error that names table, line and reason.
 */
export const readTable = (name: string, text: string, columns: readonly string[]): readonly Row[] => {
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .map((line, index) => ({ line: index + 1, cells: line.split('\t') }))
    .filter(({ cells }) => cells.join('').trim() !== '' && cells[0]?.startsWith('#') === false)
  const [header, ...rows] = lines
  if (header?.cells.join('\t') !== columns.join('\t')) {
    throw new Error(`${name}: its columns are «${header?.cells.join(' | ')}» and should be «${columns.join(' | ')}»`)
  }
  return rows.map(({ line, cells }) => rowOf(name, columns, line, cells))
}

const rowOf = (name: string, columns: readonly string[], line: number, cells: readonly string[]): Row => {
  const fail = (why: string): never => {
    throw new Error(`${name}: line ${line} (${cells[0]}): ${why}`)
  }
  if (cells.length !== columns.length) fail(`it has ${cells.length} cells, not ${columns.length}`)
  const text = (column: string): string => {
    const at = columns.indexOf(column)
    return at === -1 ? fail(`no column ${column}`) : (cells[at] ?? '').trim()
  }
  return {
    line,
    text,
    fail,
    list: (column) =>
      text(column)
        .split(';')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    number: (column) => {
      const written = text(column)
      if (written === '') return null
      const value = Number(written.replace(',', '.'))
      return Number.isFinite(value) ? value : fail(`${column} is no number: '${written}'`)
    },
  }
}

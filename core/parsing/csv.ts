/** A row of a CSV file: the line of the file it begins on, from 1, and its cells as they are, unquoted. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

type Separator = ';' | ',' | '\t' | '|'

/**
 * Reads CSV as spreadsheets write it: separator `;`, `,`, `|` or tab (found out unless told), quotes with doubled quotes inside,
 * line breaks of any kind, byte order mark, Excel's 'sep=;' line. Blank lines are left out. A quote that is never closed is
 * a letter. Never throws; takes time in proportion to the text.
 */
export const readCsv = (text: string, separator?: Separator): CsvRow[] => {
  const source = text.replace(/^\ufeff/, '')
  const told = /^sep=([;,|\t])(?:\r\n|\r|\n|$)/i.exec(source)
  const mark = separator ?? asSeparator(told?.[1]) ?? findSeparator(source)
  const rows: CsvRow[] = []
  let at = told === null ? 0 : told[0].length
  let line = told === null ? 1 : 2
  while (at < source.length) {
    const row = readRow(source, at, mark)
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells: row.cells.map(withoutGuard) })
    line += row.lines
    at = row.end
  }
  return rows
}

type Row = { readonly cells: string[]; readonly end: number; readonly lines: number }

const readRow = (source: string, start: number, separator: Separator): Row => {
  const cells: string[] = []
  let at = start
  let lines = 1
  for (;;) {
    const quoted = source[at] === '"' ? readQuoted(source, at, separator) : null
    const end = quoted?.end ?? plainEnd(source, at, separator)
    cells.push(quoted?.cell ?? source.slice(at, end))
    lines += quoted?.breaks ?? 0
    at = end
    if (source[at] === separator) at++
    else return { cells, end: source.startsWith('\r\n', at) ? at + 2 : at + 1, lines }
  }
}

const plainEnd = (source: string, at: number, separator: Separator): number => {
  let end = at
  while (end < source.length && source[end] !== separator && source[end] !== '\n' && source[end] !== '\r') end++
  return end
}

/** A cell in quotes up to its separator or line end; null where the quote is never closed, or closed in mid-text. */
const readQuoted = (source: string, start: number, separator: Separator) => {
  let at = start + 1
  let cell = ''
  for (;;) {
    const quote = source.indexOf('"', at)
    if (quote === -1 || quote - start > longestCell) return null
    cell += source.slice(at, quote)
    if (source[quote + 1] !== '"') {
      const next = source[quote + 1]
      if (next !== undefined && next !== separator && next !== '\n' && next !== '\r') return null
      return { cell, end: quote + 1, breaks: cell.match(/\r\n|\r|\n/g)?.length ?? 0 }
    }
    cell += '"'
    at = quote + 2
  }
}

/** A longer cell is a quote that was not meant as one. Keeps the reading of hostile files in proportion to their size. */
const longestCell = 10_000

const asSeparator = (text: string | undefined): Separator | undefined =>
  text === ';' || text === ',' || text === '\t' || text === '|' ? text : undefined

const linesLookedAt = 20

/** The separator most lines hold; of equals tab, semicolon and bar come before the comma, which may be a decimal comma. */
const findSeparator = (source: string): Separator => {
  const lines = source
    .slice(0, longestCell)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .slice(0, linesLookedAt)
  const holding = (separator: Separator) => lines.filter((line) => line.includes(separator)).length
  const [first = ';'] = (['\t', ';', '|', ','] as const).toSorted((one, other) => holding(other) - holding(one))
  return first
}

/**
 * CSV as Spanish spreadsheets open it: semicolons, decimal comma, CRLF, byte order mark, null as an empty cell. A text that
 * a spreadsheet would run as a formula (it begins with = + - @, tab or return) gets an apostrophe before it, which
 * `readCsv` takes away again. Quotes stand around any separator a program may guess: 'sal, =1+1' is one cell in all of them.
 */
export const writeCsv = (rows: readonly (readonly (string | number | null)[])[]): string => `\ufeff${csvLines(rows)}`

/** Lines of such a file, to be put behind those that `writeCsv` has begun. */
export const csvLines = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((cells) => `${cells.map(writeCell).join(';')}\r\n`).join('')

const writeCell = (value: string | number | null): string => {
  if (value === null) return ''
  if (typeof value === 'number') return plainNumber.format(value)
  const guarded = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[,;|"\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

const withoutGuard = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r])/, '')

/** All its digits and no thousands separator, so that a spreadsheet reads it back as it is. */
const plainNumber = new Intl.NumberFormat('es-ES', { useGrouping: false, maximumFractionDigits: 20 })

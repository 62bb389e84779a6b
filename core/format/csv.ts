export type CsvCell = string | number | null

/**
 * A table as the spreadsheets of a Spanish computer open it by double click: semicolons, decimal commas, CRLF, and a BOM so
 * that accents survive. A text that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export const csvFile = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`

const cell = (value: CsvCell): string => {
  if (value === null) return ''
  return typeof value === 'number' ? number(value) : quoted(harmless(value))
}

/** Six decimals: a hundredth of a cent survives, the dust of binary fractions does not. */
const number = (value: number): string =>
  Number.isFinite(value)
    ? value
        .toFixed(6)
        .replace(/\.?0+$/, '')
        .replace('.', ',')
    : ''

const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

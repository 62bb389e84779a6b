import { fold } from '#core/spanish/fold.ts'
import { parseSpanishNumber } from '#core/spanish/number.ts'
import { blankRow, type FormulaRow, type FormulaUnit } from './formula.ts'
import { type IcePantry, rowFromIngredient } from './match-ingredient.ts'

/** What a formulator pastes into the rows: names with amounts, or a column of amounts for the rows that are there. */
export type Pasted =
  | { readonly kind: 'rows'; readonly rows: readonly FormulaRow[] }
  /** One per line, in order; null where the line was empty. */
  | { readonly kind: 'amounts'; readonly quantities: readonly (number | null)[] }

/**
 * Reads several lines or several cells copied from a spreadsheet, a mail or a document; null for anything else, which is an
 * ordinary paste into a field. Columns in any order: the first cell with letters is the name, the first bare number the
 * amount, in g unless a unit or the heading says otherwise; percentages, headings and totals are passed over. A name of the
 * table brings its name and numbers; any other stays as written, with numbers of 0.
 */
export const readPaste = (pantry: IcePantry, text: string): Pasted | null => {
  const whole = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  if (!/[\n\t]/.test(whole)) return null
  const separator = ['\t', ';', '|'].find((mark) => whole.includes(mark)) ?? null
  const lines = whole.split('\n', mostLines).map((line) => cellsOf(pantry, line.slice(0, longestLine), separator))
  if (lines.every((cells) => cells.every((cell) => cell === '' || amountOf(cell) !== null)) && separator === null) {
    return { kind: 'amounts', quantities: lines.map(([cell = '']) => amountOf(cell)?.quantity ?? null) }
  }
  const heading = lines.find(isHeading)
  const usual: FormulaUnit = heading?.some((cell) => /\b(?:kg|kilos?)\b/.test(fold(cell))) ? 'kg' : 'g'
  const rows = lines.flatMap((cells) => {
    const name = cells.find((cell) => /\p{L}/u.test(cell) && amountOf(cell) === null && !units.has(cell.toLowerCase()))
    if (name === undefined || isHeading(cells) || /^(?:total|suma|peso total)\b/.test(fold(name))) return []
    const amount = cells.map(amountOf).find((found) => found !== null) ?? null
    const own = cells.map((cell) => units.get(cell.toLowerCase())).find((unit) => unit !== undefined)
    const ingredient = pantry.match(name)
    const row =
      ingredient === null ? { ...blankRow, name: name.slice(0, longestName) } : rowFromIngredient(ingredient, 0)
    return [{ ...row, quantity: amount?.quantity ?? 0, unit: amount?.unit ?? own ?? usual }]
  })
  return rows.length === 0 ? null : { kind: 'rows', rows }
}

const longestName = 200
/** More is a document, not a formula. */
const mostLines = 200
const longestLine = 400

const units: ReadonlyMap<string, FormulaUnit> = new Map(
  Object.entries<FormulaUnit>({
    g: 'g',
    gr: 'g',
    grs: 'g',
    gramos: 'g',
    kg: 'kg',
    kilos: 'kg',
    ml: 'ml',
    cc: 'ml',
    l: 'l',
    litros: 'l',
  }),
)

const unitWord = `(?:${[...units.keys()].join('|')})`
const amount = new RegExp(`^(\\d[\\d.,]*)\\s*(${unitWord})?\\.?$`, 'i')
const amountLast = new RegExp(`^(.*\\p{L}.*?)[\\s:=]+(\\d[\\d.,]*\\s*${unitWord}?)$`, 'iu')
const amountFirst = new RegExp(`^(\\d[\\d.,]*\\s*${unitWord}?)\\s+(?:de\\s+)?(\\p{L}.*)$`, 'iu')

const amountOf = (cell: string): { readonly quantity: number; readonly unit: FormulaUnit | null } | null => {
  const [, digits = '', unit = ''] = amount.exec(cell) ?? []
  const quantity = digits === '' ? null : parseSpanishNumber(digits)
  return quantity === null ? null : { quantity, unit: units.get(unit.toLowerCase()) ?? null }
}

/** A line without columns is a name with its amount behind or before it; 'Nata 35' is a name of the table. */
const cellsOf = (pantry: IcePantry, line: string, separator: string | null): readonly string[] => {
  if (separator !== null) return line.split(separator).map((cell) => cell.trim())
  const text = line.replace(/^\s*[-•*·]\s*/, '').trim()
  const [, name, behind] = amountLast.exec(text) ?? []
  const isName = behind !== undefined && /^[\d.,]+$/.test(behind) && pantry.match(text) !== null
  if (name !== undefined && behind !== undefined && !isName) return [name, behind]
  const [, before, rest] = amountFirst.exec(text) ?? []
  return before !== undefined && rest !== undefined ? [rest, before] : [text]
}

const isHeading = (cells: readonly string[]): boolean =>
  cells.every((cell) => amountOf(cell) === null) &&
  /^(?:ingredientes?|nombre|productos?|materias? primas?|formula)$/.test(fold(cells.find((cell) => cell !== '') ?? ''))

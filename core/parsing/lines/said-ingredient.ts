import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { units } from '#core/units/units.ts'
import { parseIngredientLine } from './ingredient-line.ts'

/** An ingredient of somebody else's answer. `estimated`: the answer says no exact amount, so one was put in. */
export type SaidIngredient = IngredientDraft & { readonly estimated: boolean }

/**
 * Reads an ingredient as language models write it: 'gramos', "200", '2 cucharadas soperas', a whole line instead of an
 * object, 'al gusto' in either field. Null: nothing to eat in it.
 */
export const readSaidIngredient = (line: unknown): SaidIngredient | null => {
  if (typeof line === 'string') return readLine(line)
  if (!isRecord(line) || typeof line['name'] !== 'string') return null
  const { name, quantity, unit } = line
  const amount = saidNumber(quantity)
  const known = units.find((one) => one === unit)
  if (amount !== undefined && amount > 0 && known !== undefined)
    return { name, quantity: amount, unit: known, estimated: false }
  const measure = typeof unit === 'string' ? unit : ''
  // 'al gusto' and 'c/s' stand in either field; a name behind a number is read as a line is.
  const unsaid = amount === undefined || amount <= 0
  const read = readLine(unsaid ? `${name}, ${said(quantity)} ${measure}` : `${said(quantity)} ${measure} de ${name}`)
  return read === null ? null : { ...read, name }
}

/** A number, or a text that is one: 200, '200', '1,5'. */
export const saidNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' ? Number(value.trim().replace(',', '.') || Number.NaN) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readLine = (line: string): SaidIngredient | null => {
  const read = parseIngredientLine(line)
  if (read === null) return null
  const { name, quantity, unit, approximate } = read
  return { name, quantity, unit, estimated: approximate }
}

const said = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'number' && value > 0 ? String(value).replace('.', ',') : ''
}

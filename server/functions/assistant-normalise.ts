import { type IngredientLine, parseIngredientLine } from '#core/parsing/ingredient-line.ts'
import { units } from '#core/units/units.ts'

/**
 * Puts right what small models get wrong before the schema looks (reference/ia-y-escaner.md §7.3): 'gramos', "200", '2
 * cucharadas soperas', a line instead of an object, a method instead of steps, headings in the text.
 */
export const normaliseAnswer = (answer: unknown): unknown => {
  if (!isRecord(answer)) return answer
  const { response, recipe } = answer
  return {
    response: typeof response === 'string' ? withoutHeadings(response) : response,
    recipe: isRecord(recipe) ? normaliseRecipe(recipe) : (recipe ?? null),
  }
}

const normaliseRecipe = ({ name, category, servings, ingredients, steps, method }: Record<string, unknown>) => ({
  name,
  category: category ?? '',
  servings: toNumber(servings) ?? 1,
  ingredients: Array.isArray(ingredients) ? ingredients.map(normaliseIngredient) : ingredients,
  steps: Array.isArray(steps) ? steps.map(withoutNumber) : stepsOf(steps ?? method),
})

const normaliseIngredient = (line: unknown): unknown => {
  if (typeof line === 'string') return asDraft(parseIngredientLine(line)) ?? line
  if (!isRecord(line)) return line
  const { name, quantity, unit } = line
  const amount = toNumber(quantity)
  if (amount !== undefined && amount > 0 && units.some((known) => known === unit))
    return { name, quantity: amount, unit }
  if (typeof name !== 'string') return line
  const measure = typeof unit === 'string' ? unit : ''
  // 'al gusto' and 'c/s' stand in either field; a name behind a number is read as a line is.
  const words = amount === undefined || amount <= 0 ? `${name}, ${said(quantity)} ${measure}` : ''
  const text = words === '' ? `${said(quantity)} ${measure} de ${name}` : words
  const read = asDraft(parseIngredientLine(text))
  return read === undefined ? line : { ...read, name }
}

const asDraft = (read: IngredientLine | null) =>
  read === null ? undefined : { name: read.name, quantity: read.quantity, unit: read.unit }

const said = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'number' && value > 0 ? String(value).replace('.', ',') : ''
}

const toNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' ? Number(value.trim().replace(',', '.') || Number.NaN) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

const stepsOf = (method: unknown): unknown =>
  typeof method === 'string'
    ? method
        .split('\n')
        .map(withoutNumber)
        .filter((step) => step !== '')
    : method

const withoutNumber = (step: unknown): unknown =>
  typeof step === 'string' ? step.replace(/^\s*(?:(?:paso\s+)?\d{1,2}\s*[.):-]+|[-•*])\s+/i, '').trim() : step

/** '### Proporción' → '**Proporción**': the screen knows bold, not headings. */
const withoutHeadings = (text: string): string => text.replace(/^#{1,6}[ \t]+(.*\S)[ \t]*$/gm, boldLine)

const boldLine = (_: string, words: string): string => `**${words.replaceAll('*', '')}**`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

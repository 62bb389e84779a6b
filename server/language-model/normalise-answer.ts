import { isRecord, readSaidIngredient, saidNumber } from '#core/parsing/lines/said-ingredient.ts'

/**
 * Puts right what small models get wrong before the schema looks (docs/ciencia/motor-local.md §7.3): 'gramos', "200", '2
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
  servings: saidNumber(servings) ?? 1,
  ingredients: Array.isArray(ingredients) ? ingredients.map(normaliseIngredient) : ingredients,
  steps: Array.isArray(steps) ? steps.map(withoutNumber) : stepsOf(steps ?? method),
})

const normaliseIngredient = (line: unknown): unknown => {
  const read = readSaidIngredient(line)
  return read === null ? line : { name: read.name, quantity: read.quantity, unit: read.unit }
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

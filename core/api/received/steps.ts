import { recipeLimits } from '#core/api/recipes.ts'
import { isRecord } from '#core/parsing/lines/said-ingredient.ts'
import { tidyText } from './fields.ts'

/** A method as one text, a line for each step: from a text, or from a list of texts or of objects that hold some. */
export const methodText = (method: unknown): string => {
  const text = Array.isArray(method)
    ? method
        .map(stepText)
        .filter((step) => step !== '')
        .join('\n')
    : method
  return typeof text === 'string' ? tidyText(text, recipeLimits.method).trim() : ''
}

/** One step on one line. */
const stepText = (step: unknown): string => {
  const parts = isRecord(step) ? Object.values(step) : [step]
  return parts
    .filter((part) => typeof part === 'string')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

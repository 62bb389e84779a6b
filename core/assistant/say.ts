import { formatDecimal, formatQuantity } from '#core/format/decimal.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { unitLabel } from '#core/units/units.ts'
import type { Reply } from './reply.ts'

/** '300 g de harina', '2 unidades de limón'. */
export const amountOf = ({ quantity, unit }: Pick<IngredientDraft, 'quantity' | 'unit'>): string =>
  `${formatQuantity(quantity)} ${unitLabel(unit, quantity)}`

export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

export const numbered = (lines: readonly string[]): string => lines.map((line, at) => `${at + 1}. ${line}`).join('\n')

export const paragraphs = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')

export const ingredientList = (ingredients: readonly IngredientDraft[], most = 40): string => {
  const shown = ingredients.slice(0, most).map((line) => `${amountOf(line)} · ${plain(line.name)}`)
  const more = ingredients.length - shown.length
  return bullets(more > 0 ? [...shown, `y ${more} ingredientes más`] : shown)
}

/** What a cook typed, inside our own sentence: one line, short, and no mark of ours in it. */
export const plain = (text: string, most = 120): string => {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/[*_`]/g, '')
    .trim()
  const letters = Array.from(line)
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : line
}

export const bold = (text: string): string => `**${plain(text)}**`

export const people = (servings: number): string =>
  servings === 1 ? '1 ración' : `${formatDecimal(servings, 0)} raciones`

export const euros = (amount: number): string =>
  `${amount.toLocaleString('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' })} €`

/** First letter in capitals. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)

/** Something is asked back, or it is said that it is not known. */
export const declined = (response: string, suggestions: readonly string[] = [], more: Partial<Reply> = {}): Reply =>
  reply(response, suggestions, { declined: true, ...more })

export const reply = (response: string, suggestions: readonly string[] = [], more: Partial<Reply> = {}): Reply => ({
  response,
  recipe: null,
  links: [],
  suggestions: [...new Set(suggestions)].slice(0, 3),
  ...more,
})

import { z } from 'zod/mini'
import { recipeLimits } from '#core/api/recipes.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import { formatQuantity } from '#core/format/decimal.ts'
import { noCategory } from '#core/knowledge/categories.ts'
import { isRecord, readSaidIngredient, type SaidIngredient, saidNumber } from '#core/parsing/lines/said-ingredient.ts'
import { isTooSmall } from '#core/units/quantity.ts'
import { unitLabel } from '#core/units/units.ts'
import { remarks, tidyText } from './fields.ts'
import { methodText } from './steps.ts'

/** A recipe as it came, fit to be shown and saved. */
export type ReceivedRecipe = ChatRecipe & {
  /** What the answer did not say and was put in, in Spanish: kept with the recipe until the cook has looked at it. */
  readonly doubts: readonly string[]
}

/** Null: no recipe in the answer, or nothing in it. */
export const receivedRecipe = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): ReceivedRecipe | null => (isRecord(value) ? readRecipe(value) : null)),
)

/** Specification §9: without a category it is 'Sin categoría', without servings 1. */
const readRecipe = ({ name, category, servings, ...rest }: Record<string, unknown>): ReceivedRecipe | null => {
  const method = methodText(rest['method'])
  const lines = Array.isArray(rest['ingredients']) ? rest['ingredients'] : []
  if (method === '' && lines.length === 0) return null
  const read = lines.flatMap((line) => readIngredient(line) ?? []).slice(0, recipeLimits.ingredients)
  return {
    name: textOf(name, recipeLimits.name) || nameless,
    category: textOf(category, recipeLimits.category) || noCategory,
    servings: servingsOf(servings),
    ingredients: read.map((line) => ({ name: line.name, quantity: line.quantity, unit: line.unit })),
    method,
    doubts: remarks.parse([...remarks.parse(rest['doubts']), ...doubtsAbout(read, lines.length - read.length)]),
  }
}

const nameless = 'Receta sin nombre'

const readIngredient = (line: unknown): SaidIngredient | null => {
  const said = readSaidIngredient(line) ?? withoutAmount(line)
  const name = textOf(said?.name, recipeLimits.name)
  if (said === null || name === '') return null
  const fits = said.quantity <= recipeLimits.quantity && !isTooSmall(said.quantity)
  return fits ? { ...said, name } : { ...oneUnit, name }
}

/** A name is something to cook with, even where nothing else can be read. */
const withoutAmount = (line: unknown): SaidIngredient | null => {
  const name = isRecord(line) ? line['name'] : line
  return typeof name === 'string' ? { ...oneUnit, name } : null
}

const oneUnit = { quantity: 1, unit: 'unidad', estimated: true } as const

const servingsOf = (servings: unknown): number => {
  const said = typeof servings === 'string' ? (servings.match(/\d+(?:[.,]\d+)?/)?.[0] ?? '') : servings
  return Math.min(Math.max(saidNumber(said) ?? 1, 1), recipeLimits.servings)
}

const textOf = (value: unknown, longest: number): string =>
  typeof value === 'string' ? tidyText(value.trim(), longest).trim() : ''

const doubtsAbout = (ingredients: readonly SaidIngredient[], unread: number): string[] => [
  ...(unread === 0
    ? []
    : [
        unread === 1
          ? 'No se entiende 1 ingrediente de la respuesta.'
          : `No se entienden ${unread} ingredientes de la respuesta.`,
      ]),
  ...ingredients
    .filter(({ estimated }) => estimated)
    .map(
      ({ name, quantity, unit }) =>
        `«${name}»: cantidad estimada (${formatQuantity(quantity)} ${unitLabel(unit, quantity)})`,
    ),
]

import { nameKey } from '#core/pantry/name-key.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { dishKind } from './dish-kind.ts'
import { safetySource, withFoodSafety } from './food-safety.ts'
import { placeLeftovers } from './leftovers.ts'
import { layOut, step } from './mise.ts'

export type MethodRequest = { readonly recipeName: string; readonly ingredients: readonly IngredientDraft[] }

export type MethodDraft = {
  /** Steps in the infinitive, one a line, without numbers. */
  readonly method: string
  /** What the cook should know: amounts that stray, eggs and fish that stay raw, names we do not know. */
  readonly warnings: readonly string[]
}

const longestMethod = 12

/**
 * The local author of a method: from a name and ingredients to steps a cook can follow. Deterministic, and the order of
 * the ingredients does not matter. Every ingredient is named; nothing else is but water, salt and paper.
 */
export const draftMethod = ({ recipeName, ingredients }: MethodRequest): MethodDraft => {
  const m = layOut(ingredients)
  const kind = dishKind(recipeName, m)
  const { steps, finish, warnings = [] } = kind.write(m, nameKey(recipeName))
  const { early, late } = placeLeftovers(m, kind.sweet ?? false)
  const last = [...late, ...present(finish)]
  const lines = [...present(steps), ...grouped(early), ...grouped(last)]
  const written = padded(lines).slice(0, longestMethod)
  const { method } = withFoodSafety(
    written.join('\n'),
    ingredients.map(({ name }) => name),
  )
  return { method, warnings: [...warnings, ...unknownWarning(m.items), ...sourceOf(method)] }
}

const present = (lines: readonly (string | null)[]): string[] =>
  lines.filter((line): line is string => line !== null && line !== '')

/** What has no step of its own shares one or two, so that a method stays within a page. */
const grouped = (sentences: readonly string[]): string[] => {
  if (sentences.length < 3) return [...sentences]
  const half = Math.ceil(sentences.length / 2)
  return present([step(...sentences.slice(0, half)), step(...sentences.slice(half))])
}

const padded = (lines: readonly string[]): string[] => {
  const openers = [
    'Pesar y preparar todo antes de encender el fuego.',
    'Limpiar la mesa y los utensilios antes de empezar.',
  ]
  const closers = ['Probar y rectificar antes de servir.', 'Rotular con la fecha lo que se guarde.']
  const short = 4 - lines.length
  if (short <= 0) return [...lines]
  return [...openers.slice(0, Math.ceil(short / 2)), ...lines, ...closers.slice(0, Math.floor(short / 2))]
}

const unknownWarning = (items: ReturnType<typeof layOut>['items']): string[] => {
  const unknown = items.filter(({ known }) => !known)
  if (unknown.length === 0) return []
  const names = unknown.slice(0, 5).map(({ full }) => full.replace(/^(?:el|la|los|las) /, ''))
  const more = unknown.length > 5 ? ` y ${unknown.length - 5} más` : ''
  return [`No conozco ${names.join(', ')}${more}: revisa en qué paso va.`]
}

const sourceOf = (method: string): string[] => (/\b(?:68|70|74|90) °C/.test(method) ? [safetySource] : [])

import type { Food } from '#core/pantry/food.ts'
import type { MatchedBy } from '#core/pantry/food-match.ts'
import { foodWords } from '#core/pantry/food-words.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { spelledOut } from '#core/pantry/product-name.ts'
import { pieceOf } from '#core/units/household.ts'
import { toldAllergens } from './told-allergens.ts'

/** How a line got its food: as the pantry matched or guessed it, by the cook's own choice, or proposed by a language model. */
export const resolvedBy = [
  'name',
  'synonym',
  'words',
  'usual',
  'guess',
  'choice',
  'model',
] as const satisfies readonly (MatchedBy | 'choice' | 'model')[]

export type ResolvedBy = (typeof resolvedBy)[number]

/** Whether a food so found may be another one: figures from it are marked. */
export const isDoubtful = (by: ResolvedBy): boolean => by === 'usual' || by === 'guess' || by === 'model'

export type ResolvedFood = {
  readonly food: Food
  readonly by: ResolvedBy
  /** 0.4–1, for sorting and marking what to check; no probability. */
  readonly confidence: number
  /** Stems of the name's words that the food's name does not hold: 'con-hueso', 'entero', a brand. */
  readonly leftOver: readonly string[]
}

/** The food of an ingredient's name, or null where it has none. */
export type ResolveFood = (name: string) => ResolvedFood | null

/**
 * The cook's own choices: `ingredientKey` of an ingredient's name → food id, or null for 'none of the table'. Read them with
 * `readFoodChoices` (server/nutrition/queries.ts).
 */
export type FoodChoices = ReadonlyMap<string, string | null>

const noChoices: FoodChoices = new Map()
const modelConfidence = 0.4

/**
 * Finds foods as this cook does: her own choice first (a choice whose food the table no longer has is passed over), then
 * the pantry's match, then what a model proposed (`ingredientKey` → food id), then the pantry's guess. Everything that reads an ingredient's name —
 * nutrition, allergens, household weights — asks here, so that a choice counts everywhere.
 */
export const resolverOf =
  (pantry: Pantry, choices: FoodChoices = noChoices, proposed: ReadonlyMap<string, string> = new Map()): ResolveFood =>
  (name) => {
    const key = ingredientKey(name)
    const choice = choices.get(key)
    if (choice === null) return null
    const chosen = choice === undefined ? undefined : pantry.byId.get(choice)
    if (chosen !== undefined) return taken(chosen, 'choice', 1, name)
    const match = pantry.match(name)
    if (match !== null) {
      const { food, by, confidence, fitted } = match
      return { food, by, confidence, leftOver: leftOver(name, fitted) }
    }
    const proposal = pantry.byId.get(proposed.get(key) ?? '')
    return proposal === undefined ? guessed(pantry, name) : taken(proposal, 'model', modelConfidence, name)
  }

/** A word that tells an allergen is no maker. */
const guessed = (pantry: Pantry, name: string): ResolvedFood | null => {
  const match = pantry.guess(name)
  if (match === null || toldAllergens(match.ignored.join(' ')).length > 0) return null
  const { food, by, confidence, fitted } = match
  return { food, by, confidence, leftOver: leftOver(name, fitted) }
}

const taken = (food: Food, by: ResolvedBy, confidence: number, name: string): ResolvedFood => ({
  food,
  by,
  confidence,
  leftOver: leftOver(name, food.name),
})

const isPiece = (word: string): boolean => pieceOf(word) !== undefined

const leftOver = (name: string, fitted: string): string[] => {
  const fits = new Set(foodWords(fitted))
  // Pasted lines keep the part in brackets: 'perejil (manojo)'.
  const inBrackets = [...name.matchAll(/\(([^()]*)\)/g)].flatMap(([, inside = '']) => foodWords(inside))
  return [...foodWords(spelledOut(name)).filter((word) => !fits.has(word)), ...inBrackets.filter(isPiece)]
}

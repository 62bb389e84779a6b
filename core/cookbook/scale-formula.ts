import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { joiningWords } from '#core/spanish/joining.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import type { Formula, FormulaPart } from './formula.ts'

/** Grams that come out of one batch. */
export const finishedGrams = ({ finished, parts }: Formula): number => finished ?? totalGrams(parts)

export const totalGrams = (parts: readonly FormulaPart[]): number => parts.reduce((sum, [, grams]) => sum + grams, 0)

/** The batch for a number of servings, > 0. */
export const forServings = (formula: Formula, servings: number): readonly FormulaPart[] =>
  times(formula.parts, servings / formula.serves)

/** The batch that gives so many grams, > 0. */
export const forWeight = (formula: Formula, grams: number): readonly FormulaPart[] =>
  times(formula.parts, grams / finishedGrams(formula))

/**
 * The batch that uses up so many grams of one of its foods ('tengo 300 g de chocolate'), or null where it has no such
 * food. The food is recognised by any word of its name; several parts with it are counted together.
 */
export const forIngredient = (formula: Formula, food: string, grams: number): readonly FormulaPart[] | null => {
  const words = wordsOf(food)
  const inIt = formula.parts.filter(([name]) => sameFood(words, wordsOf(name)))
  const has = totalGrams(inIt)
  return has > 0 ? times(formula.parts, grams / has) : null
}

const wordsOf = (name: string): string[] =>
  nameKey(name)
    .match(/[a-z]{3,}/g)
    ?.map(stem) ?? []

/** All words of the shorter name are in the longer: 'chocolate' is 'Cobertura de chocolate negro'. */
const sameFood = (some: readonly string[], other: readonly string[]): boolean => {
  const meant = some.filter((word) => !joiningWords.has(word))
  return meant.length > 0 && meant.every((word) => other.includes(word))
}

const times = (parts: readonly FormulaPart[], factor: number): readonly FormulaPart[] =>
  parts.map(([name, grams]) => [name, grams * factor])

/** As a recipe keeps them: grams, or litres of grams, rounded as a scale shows them; never 0. */
export const asIngredients = (parts: readonly FormulaPart[]): IngredientDraft[] =>
  parts.map(([name, grams]) => ({ name, quantity: weighable(grams), unit: 'g' }))

/** Three figures, below 10 g to the tenth of a kitchen scale of 0,1 g, and never less than that. */
export const weighable = (grams: number): number =>
  grams < 10 ? Math.max(0.1, Math.round(grams * 10) / 10) : Number(grams.toPrecision(3))

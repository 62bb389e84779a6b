import type { Kept } from '#core/assistant/turns/own/library-asked.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Diet, diets, isForbidden } from '#core/knowledge/diets.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import type { Allergen } from '#core/pantry/food.ts'
import type { OwnRecipe } from './findings.ts'

/** Whether a recipe keeps what is asked; 'unknown' where only what nobody knows, or a label, stands in the way. */
export type Keeps = 'yes' | 'no' | 'unknown'

const namesOf = ({ ingredients, unmeasured }: OwnRecipe): readonly string[] => [
  ...ingredients.map(({ name }) => name),
  ...unmeasured,
]

/** Which of a recipe's ingredients surely or perhaps bring an allergen, and which nobody knows. */
export const bringing = (recipe: OwnRecipe, allergen: Allergen, { pantry }: Knowledge) => {
  const foods = namesOf(recipe).map((name) => ({ name, food: pantry.match(name)?.food }))
  return {
    sure: foods.filter(({ food }) => food?.allergens.includes(allergen)).map(({ name }) => name),
    maybe: foods.filter(({ food }) => food?.possibleAllergens.includes(allergen)).map(({ name }) => name),
    unknown: foods.filter(({ food }) => food === undefined).map(({ name }) => name),
  }
}

/** Whether all a recipe holds is known, and may be eaten by who keeps this diet. */
export const keepsDiet = (recipe: OwnRecipe, diet: Diet, { pantry }: Knowledge): Keeps => {
  let isSure = true
  for (const name of namesOf(recipe)) {
    const food = pantry.match(name)?.food
    if (food === undefined) isSure = false
    else if (isForbidden(food, diet)) return 'no'
    else if (diet.allergens.some((one) => food.possibleAllergens.includes(one))) isSure = false
  }
  return isSure ? 'yes' : 'unknown'
}

const keepsOne = (recipe: OwnRecipe, kept: Kept, knowledge: Knowledge): Keeps => {
  if (kept.kind === 'diet') {
    const diet = diets.find(({ name }) => name === kept.diet)
    return diet === undefined ? 'unknown' : keepsDiet(recipe, diet, knowledge)
  }
  const { sure, maybe, unknown } = bringing(recipe, kept.allergen, knowledge)
  if (kept.has) return sure.length > 0 ? 'yes' : 'no'
  if (sure.length > 0) return 'no'
  return maybe.length + unknown.length === 0 ? 'yes' : 'unknown'
}

/** Whether it keeps all of them. */
export const keepsAll = (recipe: OwnRecipe, of: readonly Kept[], knowledge: Knowledge): Keeps => {
  const each = of.map((one) => keepsOne(recipe, one, knowledge))
  if (each.includes('no')) return 'no'
  return each.includes('unknown') ? 'unknown' : 'yes'
}

/** 'sin gluten, sin lactosa'. */
export const keptText = (of: readonly Kept[]): string =>
  [
    ...new Set(
      of.map((one) =>
        one.kind === 'diet' ? one.diet : `${one.has ? 'con' : 'sin'} ${allergenNames[one.allergen].toLowerCase()}`,
      ),
    ),
  ].join(', ')

/** What the cook must know of these diets beyond the ingredients. */
export const notesOf = (of: readonly Kept[]): readonly string[] => [
  ...new Set(
    of.flatMap((one) =>
      (one.kind === 'diet' ? diets.filter(({ name }) => name === one.diet) : []).map(({ notes }) => notes),
    ),
  ),
]

import type { Change } from '#core/assistant/turns/change.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { type Target, whence } from '#core/assistant/turns/target.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Diet, diets } from '#core/knowledge/diets.ts'
import { draftMethod } from '#core/method/draft-method.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { changedRecipe } from './changed-recipe.ts'
import { dietNameFor } from './diet-name.ts'
import { dietsOfName } from './keeps-diet.ts'
import { longestName, type Made, noted } from './made.ts'
import { withAllSwaps } from './with-swaps.ts'

export const hasWords = (name: string, words: string): boolean =>
  stemsOf(words).every((word) => stemsOf(name).includes(word))

/** A dish that still holds what a guest may not eat is not kept under a name that says it does not. */
export const namedFor = (name: string, wanted: readonly Diet[], isFit: boolean): string =>
  (isFit
    ? wanted.reduce(
        (said, diet) => (hasWords(said, diet.name) ? said : noted(said, dietNameFor(diet.name, name))),
        name,
      )
    : withoutDiets(name, wanted)
  ).slice(0, longestName)

/** 'Brownie (sin gluten, 25 % menos de azúcar)' without what it is no longer. */
const withoutDiets = (name: string, wanted: readonly Diet[]): string => {
  const [, bare = name, list = ''] = /^(.*) \(([^()]*)\)$/.exec(name) ?? []
  if (list === '') return name
  const kept = list
    .split(', ')
    .filter((note) => !wanted.some((diet) => diet.asked.test(fold(note)) || fold(note) === fold(diet.name)))
  return kept.length === 0 ? bare : `${bare} (${kept.join(', ')})`
}

/** The guests a recipe is changed for: those said of it, and those its own name speaks of. */
export const wantedOf = ({ guests }: Question, { name }: ChatRecipe): readonly Diet[] => {
  const named = dietsOfName(name)
  return diets.filter((diet) => named.includes(diet) || guests.includes(diet.name))
}

/** Said before all else of a recipe that still holds what a guest may not eat. */
export const notAdapted = (wanted: readonly Diet[]): string =>
  `**No está adaptada** (${wanted.map(({ name }) => name).join(', ')}): no la sirvas como tal.`

/** The recipe for its guests: what they may not eat replaced where we know how, else told. */
export const forGuests = (
  recipe: ChatRecipe,
  wanted: readonly Diet[],
  knowledge: Knowledge,
): { readonly recipe: ChatRecipe; readonly notes: readonly string[] } => {
  if (wanted.length === 0) return { recipe, notes: [] }
  const { ingredients, notes, isFit } = withAllSwaps(recipe.ingredients, wanted, recipe, knowledge)
  const isSame = ingredients.every((line, at) => line.name === recipe.ingredients[at]?.name)
  const method = isSame ? recipe.method : draftMethod({ recipeName: recipe.name, ingredients }).method
  const unfit = isFit ? [] : [notAdapted(wanted)]
  return {
    recipe: { ...recipe, name: namedFor(recipe.name, wanted, isFit), ingredients, method },
    notes: [...unfit, ...notes],
  }
}

/** A change of a recipe made for somebody: the diet stays, or it is said that it does not. */
export const changedForGuests = (
  { recipe, from }: Target,
  change: Change,
  wanted: readonly Diet[],
  knowledge: Knowledge,
): Made | null => {
  const before = forGuests(recipe, wanted, knowledge)
  const made = changedRecipe(before.recipe, change, whence[from], knowledge)
  if (made === null) return null
  const after = forGuests(made.recipe, wanted, knowledge)
  // 'Con harina de trigo' is no part of the name of what got none.
  const left = new Set(after.recipe.ingredients.map((line) => line.name))
  const isRefused = made.recipe.ingredients.some((line) => !left.has(line.name))
  const name = isRefused ? before.recipe.name : after.recipe.name
  return {
    ...made,
    recipe: { ...after.recipe, name },
    notes: [...new Set([...after.notes, ...before.notes, ...made.notes])],
  }
}

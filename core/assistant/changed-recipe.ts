import { withFood } from '#core/knowledge/dish-recipe.ts'
import { draftMethod } from '#core/method/draft-method.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { type Change, changed, withWord } from './change.ts'
import type { ChatRecipe } from './conversation.ts'
import { extraGrams } from './dish-template.ts'
import { roleOf } from './find-dish.ts'
import { longestName, type Made, noted } from './made.ts'
import type { Reply } from './reply.ts'
import { bold, plain, reply } from './say.ts'

/** A change of what is not there is said, and nothing is made. */
export const notInIt = (recipe: ChatRecipe, { food }: Change): Reply =>
  reply(
    `En ${bold(recipe.name)} no veo ${bold(food)}. Lleva: ${recipe.ingredients
      .slice(0, 20)
      .map(({ name }) => plain(name, 40).toLowerCase())
      .join(', ')}.`,
    ['Recuérdame los ingredientes'],
  )

/** The recipe spoken of with one thing otherwise; null where it has no such food. */
export const changedRecipe = (recipe: ChatRecipe, change: Change, from: string, pantry: Pantry): Made | null => {
  const isSweet = recipe.category === 'Postres' || recipe.category === 'Helados'
  const grams = extraGrams(roleOf(change.food, pantry), recipe.servings, isSweet)
  const ingredients = changed(recipe.ingredients, change, grams, pantry)
  if (ingredients === null || ingredients.length === 0) return null
  const drafted =
    change.kind === 'add' || change.kind === 'drop' ? draftMethod({ recipeName: recipe.name, ingredients }) : null
  const method =
    drafted?.method ??
    recipe.ingredients.reduce((text, { name }, at) => {
      const to = ingredients[at]?.name ?? name
      return to === name
        ? text
        : text
            .split('\n')
            .map((step) => withFood(step, name, to))
            .join('\n')
    }, recipe.method)
  const name =
    (change.kind === 'swap' ? withWord(recipe.name, change.food, change.into) : null) ??
    noted(recipe.name, saidOf(change))
  return {
    recipe: { ...recipe, name: name.slice(0, longestName), ingredients, method },
    origin: `Cambiada sobre ${recipe.name} (${from}), sin probar: ${saidOf(change)}.`,
    notes: drafted?.warnings ?? [],
  }
}

const saidOf = (change: Change): string => {
  const food = plain(change.food, 40).toLowerCase()
  if (change.kind === 'swap') return `${plain(change.into, 40).toLowerCase()} por ${food}`
  if (change.kind === 'drop') return `sin ${food}`
  if (change.kind === 'add') return `con ${food}`
  return change.factor < 1
    ? `${Math.round((1 - change.factor) * 100)} % menos de ${food}`
    : `${Math.round((change.factor - 1) * 100)} % más de ${food}`
}

import { type Food, meatsAndCured, seafood } from '#core/pantry/food.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import type { Change } from './change.ts'
import { missingOf } from './change.ts'

/** How a kitchen calls several foods at once, and the foods it means. */
const classes: readonly (readonly [RegExp, (food: Food) => boolean])[] = [
  [
    /^pescados?$/,
    ({ category, allergens }) =>
      category === 'pescados' || (allergens.includes('pescado') && !seafood.includes(category)),
  ],
  [/^mariscos?$/, ({ category }) => seafood.includes(category)],
  [/^carnes?$/, ({ category }) => meatsAndCured.includes(category)],
  [/^(?:verduras?|hortalizas?)$/, ({ category }) => category === 'verduras_hortalizas'],
  [/^setas?$/, ({ category }) => category === 'setas'],
  [/^quesos?$/, ({ category }) => category === 'quesos'],
  [/^frutas?$/, ({ category }) => category === 'frutas'],
  [/^(?:hierbas?|verde)$/, ({ category }) => category === 'hierbas'],
  [/^especias?$/, ({ category }) => category === 'especias'],
  [/^(?:alcohol|licor|licores)$/, ({ category }) => category === 'vinos_y_licores'],
  [/^(?:picante|chiles?|guindillas?)$/, ({ name }) => picante.test(fold(name))],
]
const picante = /\b(?:chile|guindilla|cayena|tabasco|sriracha|jalapeno|habanero|chipotle|pimenton picante|aji)\b/

/** 'Quítale el pescado', of a list with anchovies: what is to go, by the names of its lines. The change itself of anything else. */
export const withClassesNamed = (change: Change, ingredients: readonly IngredientDraft[], pantry: Pantry): Change => {
  if (change.kind !== 'drop') return change
  const missing = new Set(missingOf(ingredients, change))
  const foods = change.foods.flatMap((food) => (missing.has(food) ? linesOf(food, ingredients, pantry) : [food]))
  return { ...change, foods }
}

const linesOf = (said: string, ingredients: readonly IngredientDraft[], pantry: Pantry): readonly string[] => {
  const holds = classes.find(([word]) => word.test(fold(said)))?.[1]
  if (holds === undefined) {
    // 'Sin cacahuate', of a list with cacahuete: the same food by another name.
    const same = pantry.match(said)?.food
    const lines = same === undefined ? [] : ingredients.filter(({ name }) => pantry.match(name)?.food === same)
    return lines.length === 0 ? [said] : lines.map(({ name }) => name)
  }
  const lines = ingredients.filter(({ name }) => {
    const food = pantry.match(name)?.food
    return food !== undefined && holds(food)
  })
  return lines.length === 0 ? [said] : lines.map(({ name }) => name)
}

import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { Change } from './change.ts'
import { missingOf } from './change.ts'
import { classNamed } from './food-classes.ts'
import { linesNamed } from './lines-named.ts'

/**
 * 'Quítale el pescado', of a list with anchovies, 'con menos grasa', of one with oil: the change with the names of the lines it means. The
 * change itself of anything else.
 */
export const withClassesNamed = (
  change: Change,
  ingredients: readonly IngredientDraft[],
  knowledge: Knowledge,
): Change => {
  const missing = new Set(missingOf(ingredients, change))
  if (missing.size === 0) return change
  if (change.kind === 'drop') {
    const foods = change.foods.flatMap((food) => (missing.has(food) ? linesOf(food, ingredients, knowledge) : [food]))
    return { ...change, foods: [...new Set(foods)] }
  }
  if (change.kind === 'times') return { ...change, lines: linesOf(change.food, ingredients, knowledge) }
  if (change.kind !== 'swap') return change
  // 'Cambia la grasa por aceite': which of two is not known.
  const [line = change.food, ...others] = linesOf(change.food, ingredients, knowledge)
  return others.length === 0 ? { ...change, food: line } : change
}

const linesOf = (said: string, ingredients: readonly IngredientDraft[], knowledge: Knowledge): readonly string[] => {
  const holds = classNamed(said)
  const ofClass = ingredients.filter(({ name }) => {
    const food = knowledge.pantry.match(name)?.food
    return food !== undefined && holds?.(food) === true
  })
  const lines = ofClass.length > 0 ? ofClass : linesNamed(ingredients, said, knowledge)
  return lines.length === 0 ? [said] : lines.map(({ name }) => name)
}

import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import { nameKey } from '#core/spanish/name-key.ts'

const use = /(?<=^aceite[^,()]*) para fre[ií]r$/i
const useInSteps = /(aceite de \p{L}+) para fre[ií]r/giu

/** What it is for is said by the step that fries: the ingredient is bought, priced and weighed by its plain name. */
export const withPlainOil = (recipe: ChatRecipe): ChatRecipe => {
  const plainName = (name: string): string => name.replace(use, '')
  const isTwice = recipe.ingredients.some(
    ({ name }) =>
      use.test(name) && recipe.ingredients.some((other) => nameKey(other.name) === nameKey(plainName(name))),
  )
  if (isTwice || !/fre[ií]|dor/i.test(recipe.method)) return recipe
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((line) => ({ ...line, name: plainName(line.name) })),
    method: recipe.method.replace(useInSteps, '$1'),
  }
}

/** More oil a serving than a dish takes is what it is fried in. Grams, ours. */
const friedFrom = 40

/** Whether a recipe lists the oil it is fried in, of which the plate keeps only a part. */
export const holdsFryingOil = ({ ingredients, method, servings }: ChatRecipe): boolean =>
  ingredients.some(
    ({ name, quantity, unit }) =>
      /para fre[ií]r/i.test(name) ||
      (/^aceite/i.test(name) &&
        /fre[ií]/i.test(method) &&
        (unit === 'g' || unit === 'ml') &&
        quantity / servings >= friedFrom),
  )

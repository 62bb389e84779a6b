import { displayName } from '#core/method/display-name.ts'
import { draftMethod } from '#core/method/draft-method.ts'
import { withFoodSafety } from '#core/method/food-safety.ts'
import { classify } from '#core/method/roles.ts'
import { articleFor, ending, joined } from '#core/method/spanish.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { Dish } from './dish.ts'

/**
 * How a dish is made with these ingredients: by its own steps while they are its own ingredients, whatever their
 * amounts; else drafted anew by its kind. Food safety has the last look.
 */
export const methodOfDish = (
  dish: Dish,
  recipeName: string,
  ingredients: readonly IngredientDraft[],
): { readonly method: string; readonly notes: readonly string[] } => {
  const own = dish.ingredients.every(({ name }, at) => ingredients[at]?.name === name)
  if (dish.steps.length === 0 || !own || ingredients.length !== dish.ingredients.length) {
    const { method, warnings } = draftMethod({ recipeName, ingredients })
    return { method, notes: warnings }
  }
  const names = ingredients.map(({ name }) => name)
  return { method: withFoodSafety(dish.steps.join('\n'), names).method, notes: dish.notes }
}

/** A dish with one food in the place of another, in its ingredients and its steps: sardinas in an escabeche of caballa. */
export const dishWith = (dish: Dish, from: string, to: string): Dish => ({
  ...dish,
  ingredients: dish.ingredients.map((line) => (line.name === from ? { ...line, name: to } : line)),
  steps: dish.steps.map((step) => withFood(step, from, to)),
})

/** A step with another food in the place of one, and the article it takes. */
export const withFood = (step: string, from: string, to: string): string => renamed(step, shown(from), to)

const shown = (name: string): string => displayName({ name, quantity: 1, unit: 'g' })

/** The name wherever it stands, with the article and the participle the other one takes: 'de la caballa asada' → 'de las sardinas asadas'. */
const renamed = (step: string, from: string, to: string): string => {
  const found = classify(to)
  const withArticle = `${articleFor(found.headKey, found)} ${shown(to)}`
  const name = from.replace(/[^\p{L}\p{N} ]/gu, '.')
  const pattern = new RegExp(
    `(?<!\\p{L})(?:(?:(del|al)|(?:(de|a) )?(el|la|los|las)) )?${name}(?!\\p{L})( \\p{L}{2,12}(?:ad|id)(?=[oa]s?(?!\\p{L})))?([oa]s?(?!\\p{L}))?`,
    'giu',
  )
  return step.replace(pattern, (_, contracted?: string, before?: string, article?: string, participle?: string) => {
    const state = participle === undefined ? '' : participle + ending(found)
    const preposition = contracted === undefined ? before : contracted.slice(0, -1)
    if (preposition !== undefined) return joined(`${preposition} `, withArticle) + state
    if (article === undefined) return shown(to) + state
    return (/^\p{Lu}/u.test(article) ? withArticle.charAt(0).toUpperCase() + withArticle.slice(1) : withArticle) + state
  })
}

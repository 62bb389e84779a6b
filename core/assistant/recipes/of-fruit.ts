import type { FoundDish } from '#core/assistant/turns/find-dish.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Dish } from '#core/cookbook/dish.ts'
import { classify } from '#core/pantry/roles.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

type OfDish = FoundDish & { readonly kind: 'dish' }

const isFruit = (name: string): boolean => ['fruit', 'citrus'].includes(classify(name).role)
/** 'Zumo de limón' is the lemon's. */
const fruitOf = (name: string): string => name.replace(/^zumo de /i, '')

/**
 * 'Helado de mango' is no custard of vanilla with mango in it: an ice of fruit goes by the page of one of the same kind of
 * fruit, pressed or whole, where the page found has none. The fruit itself is exchanged by what reads the name (with-extras).
 */
export const ofFruit = (found: OfDish, knowledge: Knowledge): OfDish => {
  const { dish, extras } = found
  const [asked] = extras.filter(isFruit)
  if (dish.category !== 'Helados' || asked === undefined || dish.ingredients.some(({ name }) => isFruit(fruitOf(name))))
    return found
  const [opener = ''] = stemsOf(dish.names[0] ?? '')
  const { role } = classify(asked)
  const isKin = ({ names: [label = ''], category, ingredients }: Dish): boolean =>
    category === 'Helados' &&
    stemsOf(label)[0] === opener &&
    ingredients.some(
      ({ name }) =>
        classify(fruitOf(name)).role === role && stemsOf(fruitOf(name)).every((word) => stemsOf(label).includes(word)),
    )
  const kin = knowledge.cookbook.dishes.find(isKin)
  return kin === undefined ? found : { ...found, dish: kin }
}

import { type FoundDish, knownName, readFoodsIn } from '#core/assistant/turns/find-dish.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { dishWith } from '#core/cookbook/dish-recipe.ts'
import { withoutFoods } from '#core/method/without-food.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

type OfDish = FoundDish & { readonly kind: 'dish' }

/**
 * 'Ravioli de rabo de toro' by the page of ravioli of ricotta and spinach: what the page's own name is of gives way to
 * what is asked for, and the page's steps stay. A dish of any other name is left as it is.
 */
export const withFilling = (found: OfDish, subject: string, knowledge: Knowledge): OfDish => {
  const { dish, extras } = found
  const label = dish.names[0] ?? ''
  if (stemsOf(label).every((word) => stemsOf(subject).includes(word))) return found
  const [, of = ''] = /^\S+ (?:de|del) (.+?)(?: con .*)?$/i.exec(subject) ?? []
  // 'Carrillera de ternera, apionabo y cacao' is of veal: only what stands right behind may fill it.
  const [asked] = readFoodsIn(of, knowledge).foods
  const filling = extras.find((food) => food === asked)
  const labelled = readFoodsIn(label.replace(/^\S+ (?:de|del) /i, ''), knowledge).foods.map(
    (food) => knowledge.pantry.match(food)?.food,
  )
  const gone = dish.ingredients.filter(({ name }) => {
    const food = knowledge.pantry.match(name)?.food
    return food !== undefined && labelled.includes(food)
  })
  const [first, ...others] = gone
  if (filling === undefined || first === undefined || others.length === 0) return found
  const name = knownName(filling, knowledge)
  const grams = gone.reduce((sum, { quantity }) => sum + quantity, 0)
  const names = others.map((line) => line.name)
  const made = dishWith(dish, first.name, name)
  const ingredients = made.ingredients
    .filter((line) => !names.includes(line.name))
    .map((line) => (line.name === name ? { ...line, quantity: grams } : line))
  const { method } = withoutFoods(
    made.steps.join('\n'),
    names,
    ingredients.map((line) => line.name),
  )
  const before = cookedFirst.get(classify(filling).role)
  const steps = method.split('\n').filter((step) => step.trim() !== '')
  return {
    ...found,
    extras: extras.filter((food) => food !== filling),
    dish: {
      ...made,
      ingredients,
      steps: before === undefined ? steps : [before(name.toLowerCase()), ...steps],
      notes: [...made.notes, `El relleno es ${name.toLowerCase()} en vez del de la ficha: sin probar.`],
    },
  }
}

/** What is stewed or roasted before it fills anything. Core temperatures: AESAN, Comité Científico (2021). */
const cookedFirst: ReadonlyMap<Role, (food: string) => string> = new Map<Role, (food: string) => string>([
  [
    'meat',
    (food) =>
      `Dorar ${food}, guisar tapado con agua 2–3 h a 90–95 °C hasta que se deshaga, escurrir, deshuesar y picar.`,
  ],
  ['offal', (food) => `Cocer ${food} tapado 2–3 h a 90–95 °C hasta que esté tierno, escurrir y picar.`],
  ['poultry', (food) => `Asar ${food} a 180 °C hasta 74 °C en el centro, deshuesar y picar.`],
  ['mince', (food) => `Rehogar ${food} a fuego vivo hasta 70 °C en el centro.`],
  ['vegetable', (food) => `Asar ${food} a 180 °C hasta que esté tierno, escurrir su agua y triturar.`],
  ['mushroom', (food) => `Saltear ${food} a fuego vivo hasta que pierda el agua y picar.`],
  ['fish', (food) => `Cocer ${food} al vapor hasta 68 °C en el centro, limpiar de espinas y desmigar.`],
  ['shellfish', (food) => `Saltear ${food} 1–2 min, hasta 68 °C en el centro, y picar.`],
])

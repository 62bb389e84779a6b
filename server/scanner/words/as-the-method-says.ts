import { foodWords } from '#core/pantry/food-words.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import type { IngredientLine } from '#core/parsing/lines/ingredient-line.ts'
import { distance } from '#core/spanish/distance.ts'
import { fold } from '#core/spanish/fold.ts'
import { isNamed } from './food-names.ts'
import { unlistedFoods } from './method-words.ts'

/** Of its letters, how many of a word may be misread, and of one that is a food as it stands; shorter words are too near to others. */
const wrong = 0.4
const wrongOfFood = 2
const shortest = 3
const short = 4

type Told<Line> = { readonly lines: readonly Line[]; readonly doubts: readonly string[] }

/**
 * A name of the list the method never takes up, and a food of the method that is on no line, look alike: they are one, as the
 * method writes it ('galeras' and 'las galletas'). Only where it is one name and one food, and told.
 */
export const asTheMethodSays = <Line extends IngredientLine>(
  lines: readonly Line[],
  steps: readonly string[],
  pantry: Pantry,
): Told<Line> => {
  const said = new Set(steps.flatMap((step) => foodWords(step)))
  const names = lines.map(({ name }) => name)
  const foods = unlistedFoods(steps, names, pantry, new Set())
  const unsaid = lines.filter(({ name }) => !foodWords(name).some((word) => said.has(word)))
  const pairs = foods.flatMap((food) =>
    unsaid.flatMap((line) => {
      const name = namedLike(line.name, food, pantry)
      return name === null ? [] : [{ line, name, food }]
    }),
  )
  const isOnly = (one: (typeof pairs)[number]): boolean =>
    pairs.every((other) => other === one || (other.line !== one.line && other.food !== one.food))
  const found = new Map(pairs.filter(isOnly).map((pair) => [pair.line, pair]))
  return {
    lines: lines.map((line) => ({ ...line, name: found.get(line)?.name ?? line.name })),
    doubts: [...found.values()].map(
      ({ line, name, food }) => `«${name}»: se lee «${line.name}» y la elaboración dice «${food}»; compruébalo`,
    ),
  }
}

/** The name with the word that looks like the food changed for it, where that makes a food; null where nothing does. */
const namedLike = (name: string, food: string, pantry: Pantry): string | null => {
  // A short word is another's neighbour too soon to be changed where it is a food.
  const isFood = isNamed(pantry.match(name))
  const most = isFood ? wrongOfFood : Number.POSITIVE_INFINITY
  if (isFood && food.length <= short) return null
  const words = name.split(' ')
  const at = words.findIndex((word) => {
    const length = Math.max(word.length, food.length)
    const allowed = Math.min(most, length <= short ? 1 : Math.floor(wrong * length))
    return food.length >= shortest && distance(fold(word), food, allowed) <= allowed
  })
  if (at < 0) return null
  const written = words.with(at, food).join(' ')
  return isNamed(pantry.match(written)) ? written : null
}

import { foodWords } from '#core/pantry/food-words.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { lookAlikes } from '#core/spanish/spelling.ts'

/** Shorter words look like too many others. Letters. */
const shortest = 5
const mostDoubts = 6

/**
 * Words of the method that look like one of the ingredients and are none of them: where script makes 'huecos' of 'huesos', the
 * word is one of a kitchen too, and only the list tells. Told, never changed.
 */
export const methodDoubts = (steps: readonly string[], foods: readonly string[]): string[] => {
  const listed = new Set(foods.flatMap(wordsOf))
  const alike = new Map([...listed].flatMap((word) => lookAlikes(word).map((other) => [other, word] as const)))
  const found = steps.flatMap((step) =>
    wordsOf(step).flatMap((word) => {
      const food = listed.has(word) ? undefined : alike.get(word)
      return food === undefined ? [] : [`«${step}»: se lee «${word}» y puede ser «${food}»; compruébalo`]
    }),
  )
  return [...new Set(found)].slice(0, mostDoubts)
}

const wordsOf = (text: string, least = shortest): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= least)

/** Letters of a word of a title that is held against the list. */
const shortestOfTitle = 3

/** 'Lubina a la cal' over a list with salt: a word of the title that looks like a food of the list and is none of them. Told. */
export const titleDoubts = (title: string, foods: readonly string[]): string[] => {
  const listed = new Set(foods.flatMap((food) => wordsOf(food, shortestOfTitle)))
  const alike = new Map([...listed].flatMap((word) => lookAlikes(word).map((other) => [other, word] as const)))
  return wordsOf(title, shortestOfTitle).flatMap((word) => {
    const food = listed.has(word) ? undefined : alike.get(word)
    return food === undefined ? [] : [`El nombre «${title}»: se lee «${word}» y puede ser «${food}»; compruébalo`]
  })
}

/** Words of what is made on the way, or is at hand in every kitchen: a method names them without a list. */
const unlisted = new Set(
  foodWords(
    'agua sal aceite pimienta caldo masa crema carne pescado verdura hortaliza fondo salsa especias hierbas relleno almíbar ' +
      'bechamel sofrito hielo fumet jugo puré guarnición fritura grasa pulpa',
  ),
)
const mostUnlisted = 3

/**
 * Foods the method takes up ('la harina', 'con el ajo') and no ingredient that was read has in its name: a line of the list may
 * have been lost. Eggs stand for their whites and yolks.
 */
export const lostFoods = (steps: readonly string[], foods: readonly string[], pantry: Pantry): string[] =>
  unlistedFoods(steps, foods, pantry)
    .slice(0, mostUnlisted)
    .map((word) => `«${word}»: sale en la elaboración y no está entre los ingredientes leídos; comprueba si falta`)

/** Those foods, folded no further than to small letters. */
export const unlistedFoods = (
  steps: readonly string[],
  foods: readonly string[],
  pantry: Pantry,
  atHand: ReadonlySet<string> = unlisted,
): string[] => {
  const listed = new Set(foods.flatMap((food) => foodWords(food)))
  const kinds = new Set(foods.map((food) => pantry.match(food)?.food.category))
  const isLost = (word: string): boolean => {
    const [stem, ...more] = foodWords(word)
    if (stem === undefined || more.length > 0 || listed.has(stem) || atHand.has(stem)) return false
    const match = pantry.match(word)
    return match !== null && match.ignored.length === 0 && !(match.food.category === 'huevos' && kinds.has('huevos'))
  }
  const named = steps.flatMap((step) =>
    [...step.toLowerCase().matchAll(/(?<=(?:^|[ (])(?:el|la|los|las|del|al) )\p{L}{3,}/gu)].map(([word]) => word),
  )
  return [...new Set(named)].filter(isLost)
}

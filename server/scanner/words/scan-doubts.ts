import type { ScannedRecipe } from '#core/api/scanner.ts'
import { formatQuantity } from '#core/format/decimal.ts'
import { nameKey } from '#core/spanish/name-key.ts'

/**
 * What a model read that our own reader did not see on the page (docs/ciencia/motor-local.md §3.7): names none of whose words
 * stand there, and figures that do not. Nothing is said where we could not read anything.
 */
export const doubtsAbout = ({ ingredients }: ScannedRecipe, ownText: string): string[] => {
  const words = wordsOf(ownText)
  if (words.length < fewestWords) return ['Sólo lo ha leído la IA: comprueba nombres y cantidades.']
  return ingredients
    .filter(({ name }) => !wordsOf(name).some((word) => words.some((seen) => alike(word, seen))))
    .map(({ name }) => `«${name}» no se ve en la foto: compruébalo`)
}

/**
 * Spoonfuls nobody measures so: a '¼' read as '7' gives seven teaspoons of cumin. More than one a serving, and more than
 * four, is asked about. Ours.
 */
const spoonDoubts = (ingredients: readonly ScannedRecipe['ingredients'][number][], servings: number): string[] =>
  ingredients
    .filter(({ quantity, unit }) => unit === 'cucharadita' && quantity > Math.max(mostSpoons, servings))
    .map(({ name, quantity }) => `${formatQuantity(quantity)} cucharaditas de «${name}» es mucho: compruébalo`)
const mostSpoons = 4

/**
 * More of one thing than anybody eats: a comma that was not read makes 15 l of stock out of 1.5. Grams or millilitres a
 * serving; a litre of broth for four is the most a kitchen reckons. Ours.
 */
const mostGrams = 900

const weightDoubts = (ingredients: readonly ScannedRecipe['ingredients'][number][], servings: number): string[] =>
  ingredients
    .filter(({ quantity, unit }) => {
      const grams = unit === 'g' || unit === 'ml' ? quantity : unit === 'kg' || unit === 'l' ? 1000 * quantity : 0
      return grams > mostGrams * Math.max(4, servings)
    })
    .map(
      ({ name, quantity, unit }) =>
        `${formatQuantity(quantity)} ${unit} de «${name}» para ${servings} es mucho: compruébalo`,
    )

/** Amounts that can hardly stand on the paper. */
export const amountDoubts = (
  ingredients: readonly ScannedRecipe['ingredients'][number][],
  servings: number,
): string[] => [...spoonDoubts(ingredients, servings), ...weightDoubts(ingredients, servings)]

/** With fewer words read there is nothing to hold an answer against. */
const fewestWords = 8

const wordsOf = (text: string): string[] => nameKey(text).match(/\p{L}{3,}/gu) ?? []

/** Endings differ ('huevo', 'huevos'), and a letter may be misread: the first four decide. */
const alike = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 4 && one.slice(0, 4) === other.slice(0, 4))

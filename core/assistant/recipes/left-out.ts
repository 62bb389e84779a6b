import { shelvesOf } from '#core/assistant/pages/shelves.ts'
import { bold, plain } from '#core/assistant/say.ts'
import { isOf } from '#core/assistant/turns/change.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Diet } from '#core/knowledge/diets.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { keepsAll, rowsFor, toldWay } from './adapt-line.ts'
import { dietsIn, saidEach } from './keeps-diet.ts'

/** Longer than this it is a text. Characters. */
const longestAsked = 160

/** Foods a dish is wanted without that are no guest's diet: 'panna cotta sin gelatina', 'brownie sin gluten ni nata'. */
export const leftOutIn = (text: string, { pantry }: Knowledge): readonly string[] => {
  if (text.length > longestAsked) return []
  const [, ...said] = saidEach(fold(text)).split(/\bsin /)
  return [
    ...new Set(
      said.flatMap((one) => {
        const words = one.split(/[^a-z]+/).slice(0, 3)
        const food = words
          .map((_, at) => words.slice(0, words.length - at).join(' '))
          .find((name) => pantry.match(name) !== null)
        return food === undefined || dietsIn(`sin ${food}`).length > 0 || ofHealth.test(food) ? [] : [food]
      }),
    ),
  ]
}

/** What is left out for the sake of health has its own answers. */
const ofHealth = /^(?:sal|grasa|cafeina|alcohol)/

/** Foods a dish needs something for; of others only the taste is missed. */
const needed =
  /^(?:gelatina|hojas? de gelatina|agar|nata|crema de leche|leche|mantequilla|margarina|manteca|vino|cerveza|levadura|impulsor|bicarbonato|queso|mascarpone|yogur|maicena|almidon|fecula|caldo|fumet|fondo|miel|azucar|glucosa|chocolate|cacao|aceite)/

/** Of what a dish is wanted without, what it does not come out without: nothing is made that only lacks it. */
export const neededOut = (text: string, { ingredients }: ChatRecipe, knowledge: Knowledge): readonly string[] =>
  leftOutIn(text, knowledge).filter(
    (food) =>
      new RegExp(`\\b(?:sin|ni) (?:(?:el|la|los|las) )?${food}\\b`).test(fold(text)) &&
      ingredients.some(({ name }) => isOf(name, food) && (needed.test(fold(name)) || /^harina/.test(fold(name)))),
  )

/** What is sugar under another name. */
const sugars = /\b(?:miel|panela|azucar|sirope|dulce)\b/

/** What becomes of a dish without a food: one line. */
export const withoutFood = (
  food: string,
  recipe: ChatRecipe,
  wanted: readonly Diet[],
  knowledge: Knowledge,
): string => {
  const { cookbook, pantry } = knowledge
  const line = recipe.ingredients.find(({ name }) => isOf(name, food))
  if (line === undefined) return `${bold(recipe.name)} no lleva ${food}.`
  // Bread without gluten is bread: rows for a guest who eats the food in another make do not count.
  const [row] = rowsFor([line.name], recipe, cookbook.adaptations).filter(
    (one) => keepsAll(one, wanted, pantry) && !isSame(one.what, food),
  )
  const name = bold(plain(line.name, 50))
  if (row !== undefined)
    return row.what === '' ? `${name} (${row.does}): ${row.how}.` : `${name} (${row.does}) → ${toldWay(row)}`
  const isSugar = food.startsWith('azucar')
  const swap = !needed.test(fold(line.name))
    ? undefined
    : shelvesOf(knowledge)
        .substitutions.find(line.name)
        ?.with.find(
          ({ what, has }) =>
            !isSame(what, food) &&
            !(isSugar && sugars.test(fold(what))) &&
            !has.some((allergen) => wanted.some((diet) => diet.allergens.includes(allergen))),
        )
  return swap === undefined
    ? `${name}: fuera, sin más; no tengo un cambio apuntado para este plato.`
    : `${name} → ${bold(swap.what)}: ${swap.how}. Cambia: ${swap.loss}.`
}

const isSame = (what: string, food: string): boolean => {
  const words = new Set(stemsOf(what))
  return stemsOf(food).every((word) => words.has(word))
}

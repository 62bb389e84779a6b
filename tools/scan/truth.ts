import type { RecipeText } from '#core/parsing/recipe-text.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import type { Unit } from '#core/units/units.ts'

/** What a reader must get out of a page. */
export type Truth = {
  readonly name: string
  readonly servings: number
  readonly ingredients: readonly { readonly name: string; readonly quantity: number; readonly unit: Unit }[]
  readonly steps: readonly string[]
}

type Share = readonly [right: number, of: number]

/** How much of it came out, and of what is wrong how much carries a doubt. */
export type Marks = {
  readonly name: Share
  readonly servings: Share
  readonly ingredients: Share
  readonly steps: Share
  readonly doubted: Share
  readonly wrong: readonly string[]
}

/** Layout apart: a blank more or a bullet less is no misreading. */
export const letters = (text: string): string => nameKey(text).replace(/[^\p{L}\d½¼¾⅓⅔ºª,]/gu, '')

const share = (right: boolean): Share => [Number(right), 1]

/** `doubts`: everything the cook is told beside the recipe. */
export const marksOf = (truth: Truth, recipe: RecipeText | null, doubts: readonly string[]): Marks => {
  const found = new Set(recipe?.ingredients.map(lineKey))
  const missing = truth.ingredients.filter((line) => !found.has(lineKey(line)))
  const steps = new Set(recipe?.steps.map(letters))
  const missed = truth.steps.filter((step) => !steps.has(letters(step)))
  const name = nameKey(recipe?.name ?? '') === nameKey(truth.name)
  const servings = recipe?.servings === truth.servings
  const told = (text: string): boolean => recipe === null || doubts.some((doubt) => sharesWord(doubt, text))
  const wrong = [
    ...(name ? [] : [told(`nombre ${truth.name} ${recipe?.name}`)]),
    ...(servings ? [] : [told('raciones')]),
    ...missing.map((line) => told(line.name)),
    ...missed.map(told),
  ]
  return {
    name: share(name),
    servings: share(servings),
    ingredients: [truth.ingredients.length - missing.length, truth.ingredients.length],
    steps: [truth.steps.length - missed.length, truth.steps.length],
    doubted: [wrong.filter(Boolean).length, wrong.length],
    wrong: [
      ...(name ? [] : [`nombre: ${recipe?.name}`]),
      ...(servings ? [] : [`raciones: ${recipe?.servings}`]),
      ...missing.map(lineKey),
      ...(missing.length > 0 ? [`leídos: ${[...found].join(' · ')}`] : []),
      ...missed,
      ...(missed.length > 0 ? [`pasos leídos: ${recipe?.steps.join(' / ')}`] : []),
    ],
  }
}

const lineKey = ({ name, quantity, unit }: Truth['ingredients'][number]): string =>
  `${quantity} ${unit} ${nameKey(name)}`

const wordsOf = (text: string): string[] => nameKey(text).match(/\p{L}{3,}/gu) ?? []

/** Whether a doubt speaks of this: a word of three letters or more that begins alike. */
const sharesWord = (doubt: string, text: string): boolean => {
  const said = wordsOf(doubt).map((word) => word.slice(0, 4))
  return wordsOf(text).some((word) => said.includes(word.slice(0, 4)))
}

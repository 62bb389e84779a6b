import type { ScannedRecipe } from '#core/api/scanner.ts'
import { distance } from '#core/spanish/distance.ts'
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

/** How much of it came out. `doubted`: of what is wrong, what carries a doubt; `needless`: of the right lines, those that do. */
export type Marks = {
  readonly name: Share
  readonly servings: Share
  readonly ingredients: Share
  readonly steps: Share
  readonly doubted: Share
  readonly needless: Share
  readonly wrong: readonly string[]
}

/** Layout apart: a blank more or a bullet less is no misreading. */
export const letters = (text: string): string => nameKey(text).replace(/[^\p{L}\d½¼¾⅓⅔ºª,]/gu, '')

const share = (right: boolean): Share => [Number(right), 1]

/** `recipe`: what the cook gets, null where it was taken for none; `doubts`: everything told beside it. */
export const marksOf = (truth: Truth, recipe: ScannedRecipe | null, doubts: readonly string[]): Marks => {
  const found = recipe?.ingredients ?? []
  const readSteps = recipe?.method.split('\n') ?? []
  const missing = truth.ingredients.filter((line) => !found.some((one) => lineKey(one) === lineKey(line)))
  const extra = found.filter((one) => !truth.ingredients.some((line) => lineKey(line) === lineKey(one)))
  const steps = new Set(readSteps.map(letters))
  const missed = truth.steps.filter((step) => !steps.has(letters(step)))
  const name = nameKey(recipe?.name ?? '') === nameKey(truth.name)
  const servings = recipe?.servings === truth.servings
  const quotes = doubts.map(quoteOf)
  const any = (tells: (quote: string) => boolean): boolean => recipe === null || quotes.some(tells)
  type Wrong = { readonly what: string; readonly told: boolean }
  const wrong: readonly Wrong[] = [
    ...(name
      ? []
      : [
          {
            what: `nombre: ${recipe?.name}`,
            told: any((quote) => ofStep(quote, recipe?.name ?? '') || /^nombre|el nombre/.test(quote)),
          },
        ]),
    ...(servings
      ? []
      : [{ what: `raciones: ${recipe?.servings}`, told: any((quote) => /raciones|comensales|pax/i.test(quote)) }]),
    ...missing.map((line) => {
      const instead = inPlaceOf(line, extra)
      return {
        what: lineKey(line),
        told: any((quote) => ofFood(quote, line.name) || (instead !== null && ofFood(quote, instead))),
      }
    }),
    ...missed.map((step) => ({ what: step, told: any((quote) => ofStep(quote, step)) })),
  ]
  const right = [
    ...truth.ingredients.filter((line) => !missing.includes(line)).map(({ name: food }) => any((q) => ofFood(q, food))),
    ...truth.steps.filter((step) => !missed.includes(step)).map((step) => any((quote) => ofStep(quote, step))),
  ]
  return {
    name: share(name),
    servings: share(servings),
    ingredients: [truth.ingredients.length - missing.length, truth.ingredients.length],
    steps: [truth.steps.length - missed.length, truth.steps.length],
    doubted: [wrong.filter(({ told }) => told).length, wrong.length],
    needless: [right.filter(Boolean).length, right.length],
    wrong: [
      ...wrong.map(({ what, told }) => (told ? what : `${what} ← SIN AVISO`)),
      ...(missing.length > 0 ? [`leídos: ${extra.map(lineKey).join(' · ')}`] : []),
      ...(missed.length > 0 ? [`pasos leídos: ${readSteps.join(' / ')}`] : []),
    ],
  }
}

const lineKey = ({ name, quantity, unit }: Truth['ingredients'][number]): string =>
  `${quantity} ${unit} ${nameKey(name)}`

/**
 * What was read where this food stands on the paper, of what stands on no line of it: the nearest by its letters, else the only
 * one with its amount ('500 ml de uno unto' for '500 ml de vino tinto').
 */
const inPlaceOf = (
  { name: food, quantity, unit }: Truth['ingredients'][number],
  extra: ScannedRecipe['ingredients'],
): string | null => {
  const far = (name: string) => distance(letters(name), letters(food), 100)
  const [nearest] = extra.map(({ name }) => name).toSorted((one, other) => far(one) - far(other))
  if (nearest !== undefined && far(nearest) <= letters(food).length / 2) return nearest
  const [same, ...more] = extra.filter((one) => one.quantity === quantity && one.unit === unit)
  return more.length === 0 ? (same?.name ?? null) : null
}

/** What a doubt speaks of: '«500 g de harina» no se lee bien' and 'harina: sin unidad' quote a line, others say it. */
const quoteOf = (doubt: string): string => /«([^»]*)»/.exec(doubt)?.[1] ?? /^[^:]*(?=: )/.exec(doubt)?.[0] ?? doubt

const wordsOf = (text: string): string[] => (nameKey(text).match(/\p{L}{2,}/gu) ?? []).map((word) => word.slice(0, 4))

/** A quote speaks of a food when it holds all the words of its name, and is no step. */
const ofFood = (quote: string, food: string): boolean => {
  if (/^\d{1,2}[.)] /.test(quote)) return false
  const said = wordsOf(quote)
  return wordsOf(food).every((word) => said.includes(word))
}

/** Words a quote needs to be known as part of a step, and the share of them that must stand in it. */
const fewestWords = 3
const most = 0.6

/** A quote is one line of a step of several; an ingredient it names is none. */
const ofStep = (quote: string, step: string): boolean => {
  const words = wordsOf(step)
  const said = wordsOf(quote)
  const shared = said.filter((word) => words.includes(word)).length
  return said.length >= Math.min(fewestWords, words.length) && shared >= most * said.length
}

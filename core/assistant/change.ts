import type { Pantry } from '#core/pantry/match-food.ts'
import { fold } from '#core/parsing/fold.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { knownName } from './find-dish.ts'
import { stemsOf } from './words.ts'

/** What the cook wants otherwise in the recipe spoken of. Foods as they were written. */
export type Change =
  | { readonly kind: 'swap'; readonly food: string; readonly into: string }
  | { readonly kind: 'times'; readonly food: string; readonly factor: number }
  | { readonly kind: 'drop'; readonly food: string }
  | { readonly kind: 'add'; readonly food: string; readonly grams: number | null }

/** 'Menos azúcar' is a quarter less, 'más' a quarter more: enough to be tasted. Ours. */
const less = 0.75
const more = 1.25

const lead = '^\\W*(?:(?:y|pero|vale|ok|ahora|mejor|bueno|entonces|por favor),? )*'
const article = '(?:el |la |los |las |un poco de |algo de )?'
const thing = '([a-z][a-z ]{1,40}?)'
const end = '(?: por favor| porfa)?\\W*$'
const rule = (pattern: string): RegExp => new RegExp(lead + pattern + end, 'd')

const rules: readonly (readonly [RegExp, (food: string, second: string) => Change])[] = [
  [
    rule(`(?:cambi|sustituy|reemplaz|remplaz)[ae](?:me|le|les|la|lo)? ${article}${thing} por ${article}${thing}`),
    (food, into) => ({ kind: 'swap', food, into }),
  ],
  [
    rule(`(?:pon|echa|deja|haz|da)(?:le|les|la|lo)? (?:con )?(?:la )?mitad de(?:l)? ${article}${thing}`),
    (food) => ({ kind: 'times', food, factor: 0.5 }),
  ],
  [
    rule(`(?:pon|echa|deja|haz|da)(?:le|les|la|lo)? (?:con )?(?:el )?doble de(?:l)? ${article}${thing}`),
    (food) => ({ kind: 'times', food, factor: 2 }),
  ],
  [
    rule(
      `(?:(?:pon|echa|deja|haz|da|quier)(?:le|les|la|lo|o)? )?(?:con )?(?:un poco |algo |bastante )?menos (?:de )?${thing}`,
    ),
    (food) => ({ kind: 'times', food, factor: less }),
  ],
  [
    rule(
      `(?:(?:pon|echa|deja|haz|da|quier)(?:le|les|la|lo|o)? )?(?:con )?(?:un poco |algo |bastante )?mas (?:de )?${thing}`,
    ),
    (food) => ({ kind: 'times', food, factor: more }),
  ],
  [rule(`(?:baja|reduce)(?:le|les)? (?:el |la )${thing}`), (food) => ({ kind: 'times', food, factor: less })],
  [rule(`(?:sube|aumenta)(?:le|les)? (?:el |la )${thing}`), (food) => ({ kind: 'times', food, factor: more })],
  [rule(`(?:quita|saca|elimina)(?:le|les)? (?:el |la |los |las )${thing}`), (food) => ({ kind: 'drop', food })],
  [
    rule(`(?:anade|agrega|pon|echa|mete)(?:le|les) (\\d{1,5} ?(?:g|kg|ml|l) de )?${article}${thing}`),
    (amount, food) => ({ kind: 'add', food, grams: gramsOf(amount) }),
  ],
]

const gramsOf = (amount: string): number | null => {
  const [, figure, unit] = /^(\d+) ?(g|kg|ml|l)/.exec(amount) ?? []
  return figure === undefined ? null : Number(figure) * (unit === 'kg' || unit === 'l' ? 1000 : 1)
}

/** 'Cámbiale la naranja por mandarina', 'ponle menos azúcar', 'quítale la sal', 'añádele 50 g de nueces'; null of anything else. */
export const changeIn = (text: string): Change | null => {
  const asked = text.slice(0, 160)
  const folded = fold(asked)
  for (const [pattern, made] of rules) {
    const found = pattern.exec(folded)
    if (found === null) continue
    const said = (group: number): string => asked.slice(...(found.indices?.[group] ?? [0, 0]))
    return made(said(1), said(2))
  }
  return null
}

const isOf = (name: string, food: string): boolean => {
  const words = stemsOf(name)
  return stemsOf(food).every((word) => words.includes(word))
}

/** The list with the change made, or null where it has no such food. */
export const changed = (
  ingredients: readonly IngredientDraft[],
  change: Change,
  addedGrams: number,
  pantry: Pantry,
): readonly IngredientDraft[] | null => {
  if (change.kind === 'add')
    return [
      ...ingredients,
      { name: knownName(change.food, pantry), quantity: change.grams ?? addedGrams, unit: 'g' as const },
    ]
  if (!ingredients.some(({ name }) => isOf(name, change.food))) return null
  if (change.kind === 'drop') return ingredients.filter(({ name }) => !isOf(name, change.food))
  return ingredients.map((line) => {
    if (!isOf(line.name, change.food)) return line
    return change.kind === 'times'
      ? { ...line, quantity: Math.round(line.quantity * change.factor * 100) / 100 }
      : { ...line, name: renamed(line.name, change.food, change.into, pantry) }
  })
}

/** 'Zumo de naranja' becomes 'Zumo de mandarina' where the table knows it, else what was named. */
const renamed = (name: string, food: string, into: string, pantry: Pantry): string => {
  const kept = withWord(name, food, into)
  return kept !== null && stemsOf(name).length > stemsOf(food).length && pantry.match(kept) !== null
    ? kept
    : knownName(into, pantry)
}

/** A name with one food's word in another's place, or null where it has not got it. */
export const withWord = (name: string, food: string, into: string): string | null => {
  const [stem, ...others] = stemsOf(food)
  if (stem === undefined || others.length > 0) return null
  const words = name.split(' ')
  const at = words.findIndex((word) => stemsOf(word)[0] === stem)
  return at === -1 ? null : words.with(at, at === 0 ? into.charAt(0).toUpperCase() + into.slice(1) : into).join(' ')
}

import type { Page } from '#core/cookbook/page.ts'
import type { Pairing } from '#core/method/fitting/pair-ingredients.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'

/** What every kitchen has: it tells no dish from another, and nobody is told that it is missing. */
export const always: ReadonlySet<Role> = new Set<Role>(['water', 'salt', 'pepper', 'ice'])

/** A curing salt is no kitchen salt: a list without it is told so. */
export const isAlwaysThere = (name: string, pantry: Pantry): boolean =>
  always.has(classify(name).role) && pantry.match(name)?.food.id !== 'sal-nitrificante'

/** Which share of the list, by weight, the page has a place for; what weighs nothing counts a little. */
export const usedOf = (lines: readonly IngredientDraft[], { extra }: Pairing): number => {
  const weight = (some: readonly IngredientDraft[]): number =>
    some.reduce((sum, line) => sum + Math.sqrt(Math.max(1, inGrams(line))), 0)
  return 1 - weight(extra) / Math.max(1, weight(lines))
}

/** Which share of the page's own ingredients the list has; what weighs most counts twice, what is always there not at all. */
export const agreementOf = ({ ingredients }: Page, { pairs }: Pairing): number => {
  const some = ingredients.filter(({ name }) => !always.has(classify(name).role))
  // A brine is nothing but salt and water.
  const telling = some.length === 0 ? ingredients : some
  const heavy = new Set(telling.toSorted((a, b) => inGrams(b) - inGrams(a)).slice(0, 3))
  const worth = (own: (typeof ingredients)[number]): number => (heavy.has(own) ? 2 : 1)
  const paired = new Set(pairs.map(({ own }) => own))
  const all = telling.reduce((sum, own) => sum + worth(own), 0)
  return all === 0 ? 0 : telling.reduce((sum, own) => sum + (paired.has(own) ? worth(own) : 0), 0) / all
}

/** A rough weight, to tell what there is much of: a piece counts as 50 g. */
export const inGrams = ({ quantity, unit }: IngredientDraft): number =>
  unit === 'kg' || unit === 'l' ? quantity * 1000 : unit === 'g' || unit === 'ml' ? quantity : quantity * 50

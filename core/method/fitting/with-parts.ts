import type { Page, PageIngredient } from '#core/cookbook/page.ts'
import { displayName, withArticle } from '#core/method/display-name.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { articleFor, joined } from '#core/spanish/agreement.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { always, inGrams, isAlwaysThere } from './finding/agreement.ts'
import { findPage } from './finding/find-page.ts'
import { marking } from './mark-missing.ts'
import { wordStems } from './name-words.ts'
import type { Pairing } from './pair-ingredients.ts'
import { renamedSteps } from './rename.ts'

/** A part of a dish that has a page of its own: the alioli of 'patatas bravas con alioli'. */
export type DishPart = {
  readonly page: Page
  readonly pairing: Pairing
  /** Lines that only the part uses. */
  readonly own: readonly IngredientDraft[]
}

/**
 * The part of a dish that one of these names calls for, made of lines the dish does not use; oil, salt and the like may
 * serve both. Null where no page has the name or the list does not make it.
 */
export const partOf = (
  names: readonly string[],
  spare: readonly IngredientDraft[],
  lines: readonly IngredientDraft[],
  pages: readonly Page[],
  pantry: Pantry,
): DishPart | null => {
  for (const name of names) {
    // Lines kept for a part are its own, before those it may share.
    const alone = findPage(name, [...spare, ...lines.filter((line) => servesAll(line))], pages, pantry)
    const whole =
      alone?.agrees === true && alone.pairing.missing.every((own) => mayLack(own, alone.page)) ? alone : null
    const found = whole ?? findPage(name, lines, pages, pantry)
    if (found?.agrees !== true || !goesWith(found.page) || isBought(found.page, lines)) continue
    if (found.pairing.missing.some((own) => !mayLack(own, found.page))) continue
    const used = new Set(found.pairing.pairs.map(({ line }) => line))
    const own = spare.filter((line) => used.has(line))
    // What weighs most makes the part: without it, the rest belongs to the dish.
    const main = found.pairing.pairs.toSorted((a, b) => inGrams(b.own) - inGrams(a.own))[0]
    if (main === undefined || !own.includes(main.line)) continue
    const missing = found.pairing.missing.filter(({ name: missed }) => !isAlwaysThere(missed, pantry))
    return { page: found.page, pairing: { ...found.pairing, missing, extra: [] }, own }
  }
  return null
}

/** Salt and the like, oil, sugar and what seasons, which a part takes of the dish's. */
const servesAll = ({ name }: IngredientDraft): boolean =>
  always.has(classify(name).role) ||
  ['oil', 'sugar', 'butter', 'acid', 'citrus', 'garlic', 'spice', 'paprika', 'herb', 'condiment'].includes(
    classify(name).role,
  )

/** What goes with a dish or into it: the clams of 'patatas con almejas' are no dish of clams beside it. */
const goesWith = ({ kind, category }: Page): boolean =>
  kind === 'bases' || ['Salsas y fondos', 'Guarniciones', 'Panes y masas', 'Huevos'].includes(category ?? '')

/** Whether a line of the list is the part itself, ready to use: a pickled lemon is not made of lemons again. */
const isBought = ({ name, aliases }: Page, lines: readonly IngredientDraft[]): boolean => {
  const names = [name, ...aliases].map((one) => wordStems(one).join(' '))
  return lines.some((line) => names.includes(wordStems(line.name).join(' ')))
}

/** A cream without its vanilla, or without the little butter that makes it shine, is the same cream. */
const mayLack = (own: PageIngredient, page: Page): boolean => {
  const { role } = classify(own.name)
  const all = page.ingredients.reduce((sum, one) => sum + inGrams(one), 0)
  return (
    always.has(role) || ['aroma', 'zest', 'spice', 'herb', 'paprika', 'acid'].includes(role) || inGrams(own) < all / 10
  )
}

/** What a name says comes with the dish: 'bravas con alioli y pimientos' → 'alioli', 'pimientos'. */
export const partNames = (recipeName: string): string[] =>
  nameKey(recipeName)
    .slice(0, 200)
    .split(/ (?:con|y|e|sobre) /)
    .slice(1, 5)
    .flatMap((name) => {
      const bare = name.replace(/^(?:el|la|los|las|su) /, '')
      const tasted = bare.replace(/^(?:salsa de|crema de) /, '')
      return tasted === bare ? [bare] : [bare, tasted]
    })
    .flatMap((name) => (/^\p{L}{5,} de /u.test(name) ? [name, name.split(' de ')[0] ?? name] : [name]))

/** The part's steps as one or two lines that say what they make. */
export const partSteps = ({ page, pairing }: DishPart, milk?: IngredientDraft): string[] => {
  const renamed = renamedSteps(page, pairing)
  const steps = pairing.missing.reduce<readonly string[]>((text, own) => marking(text, own, page), renamed)
  const name = displayName({ name: page.name, quantity: 1, unit: 'g' }).replace(/ con huevo$/, '')
  const found = classify(page.name)
  const opening = joined('Para ', `${articleFor(found.headKey, found)} ${name}`)
  const [first = '', ...rest] = steps
  const cold = nameKey(page.name) === 'crema pastelera' ? ['Se rellena o se cubre con ella en frío.'] : []
  const instead =
    milk === undefined ? [] : [`El líquido de la masa es ${withArticle({ ...milk, unit: 'g' })}, en lugar del agua.`]
  return [[`${opening}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...rest, ...instead, ...cold].join(' ')]
}

import type { Page } from '#core/cookbook/page.ts'
import { isServedRaw } from '#core/method/fitting/cooked-through.ts'
import { wayOf } from '#core/method/fitting/kin-way.ts'
import { wordStems } from '#core/method/fitting/name-words.ts'
import { type Pairing, pairIngredients } from '#core/method/fitting/pair-ingredients.ts'
import { doesNotTakeSourdough } from '#core/method/fitting/sourdough.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { agreementOf, inGrams, usedOf } from './agreement.ts'
import {
  blendsMore,
  cooksAnotherPulse,
  cooksItAsMeat,
  isAiredOtherwise,
  isBodyPaired,
  isMadeOtherwise,
  lacksItsBody,
  lacksItsFlour,
  lacksItsTaste,
  leavesOutWhatIsAsked,
  makesItsDough,
  risesOtherwise,
  soaksTheCooked,
} from './another-dish.ts'
import { leftOutBy } from './left-out.ts'
import { candidates, namesOf } from './named-pages.ts'

/** The page a recipe is made by, or one that has its name and nothing of its ingredients. */
export type FoundPage =
  | { readonly agrees: true; readonly page: Page; readonly pairing: Pairing }
  | { readonly agrees: false; readonly page: Page }

/** From this share of the page's ingredients on, the list is that dish; below the other, it is something else. Ours. */
const agreesFrom = 0.5
const disagreesBelow = 0.25

/**
 * The page of a recipe's name, with its ingredients as witness: the longest name or other name of a page whose words are
 * all in the recipe's name. Null where no page has that name, or the witness is in doubt.
 */
export const findPage = (
  recipeName: string,
  lines: readonly IngredientDraft[],
  pages: readonly Page[],
  pantry: Pantry,
): FoundPage | null => {
  const asked = wordStems(recipeName.slice(0, 200))
  let best: FoundPage | null = null
  let bestScore = 0
  const lead = wordStems(recipeName.slice(0, 200).split(/ (?:con|y|e|sobre) /i)[0] ?? '')
  const named = candidates(asked, lead, wayOf(recipeName), pages)
  const leavesOut = leftOutBy(recipeName, pantry)
  for (const { page, words, exact, byWay } of named.slice(0, mostTried)) {
    const pairing = pairIngredients(page.ingredients, lines, pantry, new Set(asked))
    if (
      pairing.missing.some(({ name }) => leavesOut(name)) ||
      lacksItsBody(page, pairing, exact) ||
      makesItsDough(pairing) ||
      cooksItAsMeat(page, pairing) ||
      risesOtherwise(pairing) ||
      isAiredOtherwise(page, pairing) ||
      soaksTheCooked(pairing) ||
      cooksAnotherPulse(pairing) ||
      isServedRaw(page, pairing) ||
      isMadeOtherwise(page, pairing) ||
      doesNotTakeSourdough(page.steps, pairing) ||
      blendsMore(page, pairing, asked, lines) ||
      (!exact && lacksItsFlour(pairing)) ||
      (byWay && !isBodyPaired(page, pairing)) ||
      (!exact && lacksItsTaste(page, pairing, asked)) ||
      (!exact && leavesOutWhatIsAsked(page, pairing, lead, lines))
    )
      continue
    const agreement = agreementOf(page, pairing)
    const used = usedOf(lines, pairing)
    if (agreement < (exact ? (isShortList(pairing, used) ? shortAgreesFrom : agreesFrom - 0.15) : agreesFrom)) continue
    const score = agreement + used + words / asked.length + sharedWith(page, lead)
    if (score > bestScore) {
      best = { agrees: true, page, pairing }
      bestScore = score
    }
  }
  if (best !== null) return best
  const [first] = named
  if (first?.exact !== true) return null
  const agreement = agreementOf(first.page, pairIngredients(first.page.ingredients, lines, pantry))
  return agreement < disagreesBelow ? { agrees: false, page: first.page } : null
}

/** A list that goes into the page whole, and has what weighs most in it, is that dish with its garnish left out. Ours. */
const isShortList = ({ pairs }: Pairing, used: number): boolean =>
  used >= 0.85 && pairs.some(({ own }) => inGrams(own) >= 500)
const shortAgreesFrom = 0.2

const mostTried = 8

/** Which share of what stands before 'con' a name of the page has: bravas with alioli are bravas. */
const sharedWith = (page: Page, lead: readonly string[]): number =>
  Math.max(...namesOf(page).map((words) => lead.filter((word) => words.includes(word)).length)) /
  Math.max(1, lead.length)

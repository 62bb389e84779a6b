import { asksOwnMenu } from '#core/assistant/menus/own-dishes.ts'
import { searchKeys } from '#core/assistant/words/search-keys.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { asksCostMove, nameBefore } from './cost-move.ts'
import { findDish, partsOfDish } from './find-dish.ts'
import type { LibraryAsk } from './own/library-asked.ts'
import { ownNamedIn } from './own/names.ts'
import { saysOwn } from './own/says-own.ts'
import type { Needs, Question } from './question.ts'

const none: Needs = { search: [], recipe: [], prices: [], pricesOfRecipe: false, library: false, costs: null }
/** A recipe has as many lines (core/api/recipes.ts). */
const mostPrices = 300

type Asked = Pick<
  Question,
  'intent' | 'tie' | 'subject' | 'recipe' | 'change' | 'text' | 'library' | 'computed' | 'plan' | 'product' | 'fact'
> & {
  readonly dish: string
}

/** What the server must read of the cook's own before the question can be answered. */
export const needsOf = (asked: Asked, knowledge: Knowledge): Needs => {
  const needs = withOwnName(needsBut(asked, knowledge), asked, knowledge)
  const { fact } = asked
  return fact === null || fact.dish === '' ? needs : { ...needs, recipe: searchKeys(fact.dish) }
}

/** Under its whole name where the words asked for, or what is said to be hers, are one of her recipes. */
const withOwnName = (needs: Needs, { dish, text }: Asked, knowledge: Knowledge): Needs => {
  const named = needs.recipe.length === 0 ? '' : ownNamedIn(dish, knowledge) || nameInText(dish, text, knowledge)
  return named === '' ? needs : { ...needs, recipe: searchKeys(named) }
}

/** The own recipe a text points at, where it says that it is hers, or the dish is one of its words. */
const nameInText = (dish: string, text: string, knowledge: Knowledge): string => {
  const named = ownNamedIn(text, knowledge)
  return saysOwn(text) || searchKeys(named).some((key) => searchKeys(dish).includes(key)) ? named : ''
}

const needsBut = (
  { intent, tie, subject, recipe, change, text, dish, library, computed, plan, product }: Asked,
  knowledge: Knowledge,
): Needs => {
  // The cook's own dishes are offered before ours.
  if (plan !== null) return plan.kind === 'wish' ? { ...none, library: true } : none
  if (library?.kind === 'cost') return { ...none, costs: { order: library.order, limit: library.limit } }
  if (library?.kind === 'earning')
    return { ...none, library: true, pricesOfRecipe: true, costs: { order: 'cheapest', limit: null } }
  if (library !== null) return { ...none, library: true, pricesOfRecipe: ofMoney(library) }
  if (computed !== null) return none
  switch (intent) {
    case 'create':
      return {
        ...none,
        search: searchKeys(subject),
        recipe:
          recipe === null && (change !== null || saysOwn(text) || (dish !== '' && !text.includes(dish)))
            ? searchKeys(dish === '' ? subject : dish)
            : [],
      }
    case 'menu':
      return asksOwnMenu(fold(text.slice(0, 600))) ? { ...none, library: true, pricesOfRecipe: true } : none
    case 'search':
      return { ...none, search: searchKeys(withoutState(subject)) }
    case 'unknown':
      return tie.length > 0 ? { ...none, search: searchKeys(subject) } : none
    case 'scale':
    case 'show':
    case 'nutrition':
    case 'allergens':
    case 'substitute':
      return recipe === null ? { ...none, recipe: searchKeys(dish) } : none
    case 'cost':
      if (recipe !== null)
        return asksCostMove(text)
          ? {
              ...none,
              recipe: searchKeys(nameBefore(recipe.name)),
              prices: namesOf(recipe.ingredients),
              pricesOfRecipe: true,
            }
          : { ...none, prices: namesOf(recipe.ingredients) }
      return {
        ...none,
        recipe: searchKeys(dish),
        prices: [...(product === '' ? [] : [searchKeys(product).join(' ')]), ...namesFor(dish, knowledge)],
        pricesOfRecipe: true,
      }
    default:
      return none
  }
}

/** 'Plátanos maduros' are looked for as bananas: ripe tomatoes are something else. */
const withoutState = (subject: string): string => {
  const bare = subject.replace(
    /(?<=\p{L}) (?:muy |bien |ya )?(?:madur|fresc|pasad|poch|pequeñ|grande|sobrante|cocid)\p{L}*(?!\p{L})/giu,
    '',
  )
  return bare.trim() === '' ? subject : bare
}

/** Whether what is asked of her library is worked out with what it costs. */
const ofMoney = (ask: LibraryAsk): boolean =>
  ask.kind === 'some'
    ? ask.limit !== null || !['list', 'count', 'latest'].includes(ask.show)
    : ['unpriced', 'risen', 'because', 'shopping', 'compare'].includes(ask.kind)

const namesOf = (ingredients: readonly { readonly name: string }[]): string[] =>
  [...new Set(ingredients.map(({ name }) => name))].slice(0, mostPrices)

/** The food itself and, of a dish we know, what it is made of: the library may not have it. */
const namesFor = (dish: string, knowledge: Knowledge): string[] => {
  if (dish === '') return []
  const found = findDish(dish, knowledge)
  return [dish, ...(found === null ? [] : namesOf(partsOfDish(found)))]
}

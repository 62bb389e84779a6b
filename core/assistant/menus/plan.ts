import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import { wineAsked } from '#core/assistant/turns/off-topic.ts'
import { servingsIn } from '#core/assistant/turns/servings.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { fold } from '#core/spanish/fold.ts'
import { type DishIdea, ideaAfter, ideaIn, wantsIt } from './dish-idea.ts'
import { type MenuPlan, menuPlanAfter, menuPlanIn } from './menu-plan.ts'
import { type Wish, wishAfter, wishIn } from './wish.ts'

/** What is being thought out over several turns, carried as data: read from the cook's own words each time. */
export type Plan =
  /** `recipe`: of what was offered, the recipe is wanted now, for so many. */
  | { readonly kind: 'wish'; readonly wish: Wish; readonly recipe?: { readonly servings: number | null } }
  | { readonly kind: 'idea'; readonly idea: DishIdea }
  | { readonly kind: 'menu'; readonly menu: MenuPlan }

/** What a plan may be interrupted by and gone on with, in turns of the cook. */
const mostBetween = 1

const planAfter = (before: Plan | null, text: string, guests: readonly string[], knowledge: Knowledge): Plan | null => {
  const idea = ideaIn(text, knowledge)
  if (idea !== null) return { kind: 'idea', idea }
  // 'Con qué le doy el crujiente', of the plate: no dish for its guest.
  const more = before?.kind === 'idea' ? ideaAfter(before.idea, text, knowledge) : null
  if (more !== null && more.asked !== 'plate') return { kind: 'idea', idea: more }
  const menu = menuPlanIn(text)
  if (menu !== null) return { kind: 'menu', menu }
  // 'Qué pongo de beber sin alcohol con el cochinillo': a drink, and no dish without alcohol.
  if (wineAsked.test(fold(text))) return null
  // 'La salsa española me sale salada' wishes for none.
  const isTrouble = saysTrouble(fold(text.slice(0, 200)), knowledge.cookbook.kitchenWords)
  if (isTrouble && !/\bque\b/.test(fold(text))) return null
  const wish = wishIn(text, knowledge, guests)
  if (wish !== null) return { kind: 'wish', wish }
  if (before?.kind === 'wish') {
    if (wantsIt.test(fold(text.slice(0, 121)))) return { ...before, recipe: { servings: servingsIn(text) } }
    const more = wishAfter(before.wish, text)
    return more === null ? null : { kind: 'wish', wish: more }
  }
  if (before?.kind === 'idea') return more === null ? null : { kind: 'idea', idea: more }
  if (before?.kind === 'menu') {
    const changed = menuPlanAfter(before.menu, text)
    return changed === null ? null : { kind: 'menu', menu: changed }
  }
  return null
}

/** The plan that the last question is about; null where it is about something else. */
export const planIn = (messages: readonly Message[], knowledge: Knowledge): Plan | null => {
  let kept: Plan | null = null
  let between = 0
  let plan: Plan | null = null
  // Diets of the menu or the wish spoken of: what goes on with it is for the same guests.
  let guests: readonly string[] = []
  for (const { role, content, recipe } of messages) {
    if (recipe !== undefined) kept = null
    if (role !== 'user') continue
    plan =
      content.length > longestPlanned ? null : withGuests(planAfter(kept, content, guests, knowledge), guests, content)
    between = plan === null ? between + 1 : 0
    kept = plan ?? (between > mostBetween ? null : kept)
    const named = content.length > longestPlanned ? [] : dietsIn(content).map(({ name }) => name)
    if (plan !== null || named.length > 0 || /\bmenus?\b/i.test(content))
      guests = goesOn.test(fold(content.slice(0, 60))) ? [...new Set([...guests, ...named])] : named
  }
  return plan
}

/** 'Y que un segundo sea vegano', after a menu for coeliacs: both. */
const withGuests = (plan: Plan | null, guests: readonly string[], text: string): Plan | null =>
  plan?.kind === 'wish' && goesOn.test(fold(text.slice(0, 60)))
    ? { kind: 'wish', wish: { ...plan.wish, diets: [...new Set([...guests, ...plan.wish.diets])] } }
    : plan

/** A turn that goes on with what was said. */
const goesOn =
  /^\W*(?:y|e|ni|que|ahora|otr[oa]s?|tambien|tampoco|ademas|pero|mejor|vale|entonces|ah|de (?:postre|primero|segundo|entrante)|hay|uno|una de|cambia)\b/

/** A longer message is a text or a recipe. Characters. */
const longestPlanned = 400

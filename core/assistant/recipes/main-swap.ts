import type { Reply } from '#core/assistant/reply.ts'
import { bold, declined, plain } from '#core/assistant/say.ts'
import type { Change } from '#core/assistant/turns/change.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { raw, sea } from '#core/method/kinds/role-groups.ts'
import { classify } from '#core/pantry/roles.ts'
import { fold } from '#core/spanish/fold.ts'

/** 'Y con pollo?', 'con pollo', 'y si es con merluza?': supposed of the dish, and no order to add it. */
const supposed = /^\W*(?:y )?(?:si (?:es|fuera|la hago|lo hago|las hago|los hago) )?con /

const roleOf = (name: string) => classify(name).role

/** Dishes of raw or rosé meat, which no other meat stands in for. */
const rawDish = /\b(?:tartar\w*|carpaccio|tataki|crud[oa]s?|tiradito|ceviche|sashimi)\b/
/** A centre below 70 °C, and heat as of an oven or a pan. */
const rosy = /\b(?:4\d|5\d|6\d)(?:[-–]\d\d)? °C\b/
const hot = /\b(?:[7-9]\d|[12]\d\d)(?:[-–]\d{2,3})? °C\b/

const cooked = /\b(?:asar|guisar|estofar|cocer|hornear|freir|brasear|gratinar|rehogar)\b/

/** Whether one meat may stand for another without the method being wrong about its centre. */
const isCookedThrough = ({ name, method }: ChatRecipe): boolean =>
  !rawDish.test(fold(name)) &&
  !rosy.test(method) &&
  // A cook's own few lines say 'asar' and no degrees: the gate adds the centre.
  (hot.test(method) ||
    (!/°C/.test(method) && cooked.test(fold(method)) && !/\bpoco hech|\bal punto\b|\brosad/.test(fold(method))))

/**
 * 'Y con pollo?', of the cochinita: the one meat of a dish cooked through gives way to the other, and is not added to it; so one
 * fish for another. The change itself where the dish has none of that kind or several, or an amount was said.
 */
export const mainSwapped = (change: Change, recipe: ChatRecipe, text: string): Change => {
  if (change.kind !== 'add' || !supposed.test(fold(text.slice(0, 80)))) return change
  const [added, ...more] = change.foods
  if (added === undefined || added.amount !== null || more.length > 0) return change
  const role = roleOf(added.food)
  const isMeat = raw.includes(role)
  if (!isMeat && !sea.includes(role)) return change
  const mains = recipe.ingredients.filter(({ name }) => (isMeat ? raw.includes(roleOf(name)) : roleOf(name) === role))
  const [main, ...others] = mains
  return main === undefined || others.length > 0 || (isMeat && !isCookedThrough(recipe))
    ? change
    : { kind: 'swap', food: main.name, into: added.food }
}

/** Whether a dish served raw or rosy would get a meat that is only eaten done: everything but beef. */
export const isUndone = (change: Change, recipe: ChatRecipe, { pantry }: Knowledge): boolean =>
  change.kind === 'swap' &&
  raw.includes(roleOf(change.into)) &&
  pantry.match(change.into)?.food.category !== 'vacuno' &&
  !isCookedThrough(recipe)

export const undone = ({ name }: ChatRecipe, into: string): Reply =>
  declined(
    `${bold(name)} va crudo o poco hecho, y ${bold(into)} sólo se sirve hecho: 74 °C en el centro el ave y la picada, 70 °C lo demás (AESAN, Comité Científico 2021). Con ${plain(into, 40)} no te lo cambio: pídeme un plato que lo lleve cocinado.`,
    [],
  )

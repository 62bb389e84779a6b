import { type Context, isSpokenOf } from '#core/assistant/turns/context.ts'
import { isPricing } from '#core/assistant/turns/spoken-sums.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { lastNamed, moneyDish } from './money-dish.ts'
import { priceRiseIn } from './price-rise.ts'

/** A question about the money of a dish: its name where it is said, and all that was asked of it so far. */
type MoneyTurn = { readonly dish: string; readonly pricing: readonly string[] }

/** A pasted recipe is no question of money. Characters. */
const longestMoney = 500
const noPricing: readonly string[] = []

/** What a turn asks of the money of a dish, named in it or spoken of before; null where it asks nothing of it. */
export const moneyTurn = (text: string, context: Context, knowledge: Knowledge): MoneyTurn | null => {
  if (text.length > longestMoney) return null
  const rise = priceRiseIn(text)
  const rest = rise === null ? text : fold(text).replace(rise.words, ' ')
  const dish = moneyDish(rest) || (rise === null ? '' : lastNamed(rest))
  const isNew = dish !== '' && !isSpokenOf(dish, context)
  if (dish === '' && context.recipe === null && context.dish === '') return null
  const before = isNew ? noPricing : context.pricing
  return isPricing(text, before, knowledge) ? { dish, pricing: [...before, text] } : null
}

/** What is spoken of after such a turn. */
export const afterMoney = (context: Context, { dish, pricing }: MoneyTurn): Context => {
  const named =
    dish !== '' && !isSpokenOf(dish, context) ? { recipe: null, dish, isOwn: false, subject: dish, servings: null } : {}
  return { ...context, ...named, intent: 'cost', pricing, offered: [] }
}

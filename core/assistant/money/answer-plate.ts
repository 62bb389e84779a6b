import { sumText } from '#core/assistant/kitchen/answer-computed.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, euros, paragraphs, reply } from '#core/assistant/say.ts'
import { isAtOldPrice, pricedFrom } from '#core/assistant/turns/spoken-sums.ts'
import type { Target } from '#core/assistant/turns/target.ts'
import { outOfTheSame, sharedAnew } from '#core/calculate/at-work/same-goods.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { costRecipe, type LineToCost, type Options } from '#core/costing/costs/cost.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import { type PriceRise, priceRiseIn } from './price-rise.ts'
import { risenReply, riseSaid, withRise } from './risen-cost.ts'

/**
 * What was asked of the price of a dish, one question after the other, from what a serving of it costs. A food that has
 * gone up stays so for the questions after it, until they say the old price. Null where the last one asks for nothing.
 */
export const answerPlate = (
  { recipe, links }: Pick<Target, 'recipe' | 'links'>,
  lines: readonly LineToCost[],
  pricing: readonly string[],
  counting: Options,
  beside: { readonly whence: string; readonly isPartial: boolean; readonly note: string | false },
  knowledge: Knowledge,
): Reply | null => {
  // 'Y con el queso al precio de antes' asks the last sum again.
  const last = pricing.at(-1) ?? ''
  const saysMore = pricedFrom(1, pricing, knowledge).at(-1) !== null
  const again =
    isAtOldPrice(last) && !saysMore
      ? pricing.findLast((one) => priceRiseIn(one) === null && !isAtOldPrice(one))
      : undefined
  const questions = again === undefined ? pricing : [...pricing, again]
  const costOf = (some: readonly LineToCost[]): number => costRecipe(some, recipe.servings, counting).perServing ?? 0
  const steps = risesOf(questions)
  const costs = steps.map((rises) => costOf(withRises(lines, rises, knowledge)))
  const sums = pricedFrom(costs, questions, knowledge)
  const rise = priceRiseIn(questions.at(-1) ?? '')
  const price = sums.findLast((sum) => sum?.figures?.price != null)?.figures?.price ?? null
  if (rise !== null) {
    const earlier = withRises(lines, (steps.at(-1) ?? []).slice(0, -1), knowledge)
    const said = risenReply(recipe, earlier, rise, counting, knowledge)
    const now = costs.at(-1) ?? 0
    const atPrice =
      price !== null && withRise(lines, rise, knowledge) !== null
        ? `Vendiéndola a ${euros(price)} sin IVA, el food cost pasa del ${share(costOf(lines), price)} al **${share(now, price)}**.`
        : false
    return { ...said, response: paragraphs(said.response, atPrice, beside.note), links: [...links] }
  }
  // 'Y si con lo mismo saco 8 raciones': the same goods, among fewer.
  const fewer = outOfTheSame(fold(questions.at(-1) ?? ''))
  const sum =
    fewer === null ? (sums.at(-1) ?? null) : sharedAnew((costs.at(-1) ?? 0) * recipe.servings, recipe.servings, fewer)
  if (sum === null) return null
  const moved = (steps.at(-1) ?? []).map(riseSaid)
  return reply(
    paragraphs(
      sumText(sum),
      `${bold(recipe.name)} (${beside.whence}) te cuesta **${euros(costs.at(-1) ?? 0)}** por ración${moved.length === 0 ? '' : `, con ${listed(moved)}`}${beside.isPartial ? ' como mínimo: faltan precios' : ''}.`,
      beside.note,
    ),
    [],
    { links },
  )
}

const share = (cost: number, price: number): string => `${formatDecimal((cost / price) * 100, 1)} %`

/** A second rise that is said to come with the first. */
const besides = /\b(?:ademas|tambien|encima|a la vez|al mismo tiempo|y si (?:me )?sube tambien)\b/

/** The rises that count at each question. */
const risesOf = (questions: readonly string[]): readonly (readonly PriceRise[])[] => {
  let now: readonly PriceRise[] = []
  return questions.map((question) => {
    const rise = priceRiseIn(question)
    if (rise !== null) now = besides.test(fold(question)) ? [...now, rise] : [rise]
    else if (isAtOldPrice(question)) now = []
    return now
  })
}

const withRises = (
  lines: readonly LineToCost[],
  rises: readonly PriceRise[],
  knowledge: Knowledge,
): readonly LineToCost[] => rises.reduce((now, rise) => withRise(now, rise, knowledge)?.after ?? now, lines)

import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { costRecipe, type LineToCost, type Options } from '#core/costing/cost.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { fold } from '#core/spanish/fold.ts'
import { sumText } from './answer-computed.ts'
import { type PriceRise, priceRiseIn, risenReply, riseSaid, withRise } from './price-rise.ts'
import type { Reply } from './reply.ts'
import { bold, euros, paragraphs, reply } from './say.ts'
import { pricedFrom } from './spoken-sums.ts'
import type { Target } from './target.ts'

/** 'Con la carne al precio viejo': the rise that was thought of does not count. */
const atOldPrice =
  /\b(?:viej[oa]s?|antigu[oa]s?|de antes|anterior(?:es)?|de siempre|actual(?:es)?|sin (?:la )?subida|como estaba)\b/

/**
 * What was asked of the price of a dish, one question after the other, from what a serving of it costs. A food that has
 * gone up stays so for the questions after it, until they say the old price. Null where the last one asks for nothing.
 */
export const answerPlate = (
  { recipe, links }: Pick<Target, 'recipe' | 'links'>,
  lines: readonly LineToCost[],
  questions: readonly string[],
  counting: Options,
  beside: { readonly whence: string; readonly isPartial: boolean; readonly note: string | false },
  knowledge: Knowledge,
): Reply | null => {
  const costOf = (some: readonly LineToCost[]): number => costRecipe(some, recipe.servings, counting).perServing ?? 0
  const steps = risesOf(questions)
  const costs = steps.map((rise) => costOf((rise === null ? null : withRise(lines, rise, knowledge)?.after) ?? lines))
  const sums = pricedFrom(costs, questions, knowledge)
  const last = questions.at(-1) ?? ''
  const rise = priceRiseIn(last)
  const price = sums.findLast((sum) => sum?.figures?.price != null)?.figures?.price ?? null
  if (rise !== null) {
    const said = risenReply(recipe, lines, rise, counting, knowledge)
    const now = costs.at(-1) ?? 0
    const atPrice =
      price !== null && withRise(lines, rise, knowledge) !== null
        ? `Vendiéndola a ${euros(price)} sin IVA, el food cost pasa del ${share(costOf(lines), price)} al **${share(now, price)}**.`
        : false
    return { ...said, response: paragraphs(said.response, atPrice, beside.note), links: [...links] }
  }
  const sum = sums.at(-1) ?? null
  if (sum === null) return null
  const moved = steps.at(-1) ?? null
  return reply(
    paragraphs(
      sumText(sum),
      `${bold(recipe.name)} (${beside.whence}) te cuesta **${euros(costs.at(-1) ?? 0)}** por ración${moved === null ? '' : `, con ${riseSaid(moved)}`}${beside.isPartial ? ' como mínimo: faltan precios' : ''}.`,
      beside.note,
    ),
    [],
    { links },
  )
}

const share = (cost: number, price: number): string => `${formatDecimal((cost / price) * 100, 1)} %`

/** The rise that counts at each question. */
const risesOf = (questions: readonly string[]): readonly (PriceRise | null)[] => {
  let now: PriceRise | null = null
  return questions.map((question) => {
    now = priceRiseIn(question) ?? (atOldPrice.test(fold(question)) ? null : now)
    return now
  })
}

import { noSums, sumsAfter } from '#core/assistant/turns/spoken-sums.ts'
import { calculate } from '#core/calculate/calculate.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'

/** A conversation and, turn by turn, what the answer must hold; null where nothing is to be computed. */
export type Case = readonly (readonly [say: string, holds: string | null])[]

/** What is computed at each turn of a conversation, its spaces plain; null where nothing is. */
export const computedIn = (turns: Case, knowledge: Knowledge): readonly (string | null)[] => {
  let sums = noSums
  return turns.map(([say]) => {
    const computed = calculate(say, sums.figures, sums.before, knowledge)
    sums = sumsAfter(sums, say, knowledge)
    return computed === null ? null : computed.answer.replaceAll('\u00a0', ' ')
  })
}

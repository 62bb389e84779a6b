import { type Before, calculate } from '#core/calculate/calculate.ts'
import { type Figures, noFigures } from '#core/calculate/calculation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'

/** A conversation and, turn by turn, what the answer must hold; null where nothing is to be computed. */
export type Case = readonly (readonly [say: string, holds: string | null])[]

/** What is computed at each turn of a conversation, its spaces plain; null where nothing is. */
export const computedIn = (turns: Case, knowledge: Knowledge): readonly (string | null)[] => {
  let figures: Figures = noFigures
  let before: Before | null = null
  return turns.map(([say]) => {
    const computed = calculate(say, figures, before, knowledge)
    if (computed === null) return null
    figures = { ...figures, ...computed.figures }
    before = computed.before
    return computed.answer.replaceAll('\u00a0', ' ')
  })
}

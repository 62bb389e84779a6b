import { offTopic } from './off-topic.ts'
import type { Intent } from './question.ts'
import { orders } from './triggers/orders.ts'
import { questions } from './triggers/questions.ts'
import type { Trigger } from './triggers/trigger.ts'

/** The weights are ours, and a test of dialogues holds them. An intent scores its heaviest pattern. */
const triggers: readonly Trigger[] = [...orders, ...questions, ...offTopic]

/** The score of every intent the question triggers, highest first. */
export const scoresOf = (folded: string): { readonly intent: Intent; readonly score: number }[] => {
  const best = new Map<Intent, number>()
  for (const [intent, weight, pattern] of triggers)
    if ((best.get(intent) ?? 0) < weight && pattern.test(folded)) best.set(intent, weight)
  return [...best].map(([intent, score]) => ({ intent, score })).sort((a, b) => b.score - a.score)
}
